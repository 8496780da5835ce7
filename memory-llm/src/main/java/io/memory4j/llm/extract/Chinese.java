package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in Chinese, in simplified and traditional characters. */
final class Chinese {
  /** Japanese uses many of the same characters, but hardly a sentence without kana. */
  private static final String NO_KANA = "^(?![^\\u3040-\\u30ff]*[\\u3040-\\u30ff]).*";

  private Chinese() {}

  static Phrases phrases() {
    return Phrases.builder(
            "^(?:(?:不对|不對|不是|好的?|谢谢|謝謝|对了|對了)[，,。！! ]\\s*)*+",
            "始终|始終|总是|總是|必须|必須|我们用|我們用|以后都|以後都|喜欢|喜歡|不要用|永远|永遠")
        .script('\u3040')
        .cue(NOTE, "^(?:请|請)?(?:记住|記住|记得|記得|别忘了|別忘了)")
        .cue(PREFERENCE, "^我(?:个人)?(?:更|比较|比較|很|不|一直)?(?:喜欢|喜歡|偏好|习惯|習慣|讨厌|討厭)")
        .cue(DECISION, "(?:决定|決定|商定)(?:了)?(?:不|改)?(?:用|采用|採用|使用|放弃|放棄)")
        .cue(
            CONVENTION,
            NO_KANA
                + "(?:一律|务必|務必|禁止|请勿|請勿|统一|統一|以后(?!再)|以後(?!再)|今后|今後|从现在|從現在|优先使用|優先使用"
                + "|不允许|不允許)",
            NO_KANA + "(?:所有|每个|每個|任何|全部|我们|我們).*(?:必须|必須|始终|始終|总是|總是|永远|永遠)",
            "^[^，。]{1,10}(?:之前|以前)(?:必须|必須|要先|都要)",
            "^(?:请|請)?(?:始终|始終|总是|總是|永远|永遠|不要再?|别再?用|別再?用)",
            "^我[们們](?:团队|團隊|都|一般|通常|只|的)*(?:用|使用|采用|採用|不用|不使用|默认|默認|[^，]{1,8}叫)",
            "^(?:请|請)?(?:使用|用)(?!这|這|那|它|此|以下|上面)[^，。]{1,20}[。！]?$",
            "^[^，。]{1,12}用[^，。]{1,12}[，,]不(?:要)?用")
        .not(LeftOut.QUESTION, "[?？]|[吗嗎]|呢[。！]?$|还是|還是|要不要|是否|能不能|可不可以|什么|什麼|怎么|怎麼|为何|為何|哪")
        .not(LeftOut.QUOTED, "里说|裡說|中说|说[：:]|說[：:]|根据|根據|据说|據說|写着|寫著|提示")
        .not(
            LeftOut.ONE_OFF,
            "帮我|幫我|帮忙|幫忙|^(?:请|請)?(?:修复|修復|修改|添加|增加|新增|创建|創建|建立|删除|刪除|检查|"
                + "檢查|查看|查一下|看一下|解释|解釋|写一个|寫一個|生成|实现|實現|重构|重構|运行|執行|翻译|"
                + "翻譯|更新|把|将|將)")
        .not(LeftOut.TEMPORARY, "暂时|暫時|今天|明天|这次|這次|目前|现在先|現在先|先用")
        .not(LeftOut.POINTING, "(?:用|使用|喜欢|喜歡|不要动|不要改)(?:这|這|那|它)|这个文件|這個檔案|这个函数|這個函數")
        .not(LeftOut.HYPOTHETICAL, "如果|假如|要是|可能|也许|也許|或许|或許|大概|假设|假設")
        .not(LeftOut.OBSERVATION, "(?:总是|總是|永远|永遠|一直)(?:失败|失敗|报错|報錯|出错|出錯|崩溃|崩潰|返回|卡)|测试总是|不起作用")
        .build();
  }
}
