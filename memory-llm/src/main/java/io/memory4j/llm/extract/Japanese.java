package io.memory4j.llm.extract;

import static io.memory4j.llm.extract.Categories.CONVENTION;
import static io.memory4j.llm.extract.Categories.DECISION;
import static io.memory4j.llm.extract.Categories.NOTE;
import static io.memory4j.llm.extract.Categories.PREFERENCE;

/** How durable statements sound in Japanese. */
final class Japanese {
  private Japanese() {}

  static Phrases phrases() {
    return Phrases.builder(
            "^(?:(?:いいえ|いや|はい|違います|ありがとう(?:ございます)?)[、。！]\\s*)*+", "必ず|常に|いつも|今後は|好き|使わない|ではなく")
        .script('\u3040')
        .cue(NOTE, "(?:覚えて(?:おいて)?|忘れないで)(?:ください|下さい)?[。！]?$")
        .cue(
            PREFERENCE,
            "^(?:私|僕|俺)は[^、。]{1,15}を使ってい?(?:ます|る)[。]?$|(?:が|のほうが)(?:好き|嫌い|いいです)|好み(?:は|です)")
        .cue(DECISION, "(?:に決め(?:た|ました)|ことにし(?:た|ました)|に統一し(?:た|ました|ます))")
        .cue(
            CONVENTION,
            "(?:今後|これからは|禁止|原則)",
            "^[^はが]{0,20}(?:必ず|常に|いつも|絶対に)",
            "(?:コメント|テスト|コミット|インデント|変数|コード|ブランチ|名前|命名|回答|返事|ドキュメント|関数|クラス|メッセージ)"
                + "[^、。]{0,8}は[^、。]{0,10}(?:必ず|常に|いつも|絶対に)",
            "(?:使わない|しない|書かない)(?:で(?:ください|下さい)?)?[。！]?$",
            "(?:ではなく|じゃなくて).*(?:使って|使う|使い)",
            "^[^、。]{1,20}を使って(?:ください|下さい)[。！]?$",
            "(?:は|を).{1,20}に統一")
        .not(LeftOut.QUESTION, "[?？]|ですか|ますか|べきか|でしょうか|かな[。！]?$")
        .not(LeftOut.QUOTED, "(?:書いてあり|書いてある|書かれて|と言って|と言い|によると|とのこと)")
        .not(
            LeftOut.ONE_OFF,
            "(?:修正して|追加して|作って|作成して|実装して|確認して|調べて|削除して|実行して|教えて|見せて"
                + "|直して|説明して|変更して)(?:ください|下さい)?[。！]?$")
        .not(LeftOut.TEMPORARY, "とりあえず|今回は|今日|明日|一時的|今だけ|当面")
        .not(LeftOut.POINTING, "(?:この|その|あの)(?:ファイル|テスト|関数|メソッド|クラス|行|ブランチ|方法)|(?:これ|それ)(?:を|が)")
        .not(LeftOut.HYPOTHETICAL, "もし|かもしれ|だろう|と思|ほうがいい|たら")
        .not(LeftOut.OBSERVATION, "いつもありがとう|いつもお世話|予定|失敗し|落ち(?:ます|る)|エラーに|になってしまう|動かない|動きません")
        .build();
  }
}
