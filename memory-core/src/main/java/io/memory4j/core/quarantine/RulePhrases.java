package io.memory4j.core.quarantine;

import java.util.Map;

/** Phrases about dropping rules and doing whatever is asked. */
final class RulePhrases {
  private static final String DISREGARD =
      """
      ignore / disregard / forget / override / bypass / overrule / discard / ignoring
      stop following / do not follow / don't follow / stop obeying / do not obey / no longer follow
      ignoriere / ignorieren / vergiss / vergessen / missachte / missachten / befolge nicht / umgehe
      halte dich nicht an / setze dich über
      ignore / ignorez / ignorer / oublie / oubliez / oublier / ne suis pas / ne suivez pas / contourne
      fais abstraction / ne tiens pas compte / ne tenez pas compte
      ignora / ignore / ignorar / olvida / olvide / olvidar / no sigas / haz caso omiso / descarta
      игнорируй* / игнорировать / забудь* / не следуй* / отбрось* / пренебреги
      忽略 / 无视 / 忘记 / 忘掉 / 不要遵守 / 不要遵循 / 别管 / 不用理会 / 抛弃
      無視して / 無視し、 / 無視せよ / 無視しろ / 無視すること / 忘れて / 忘れろ / 従わないで / 破棄して
      تجاهل / تجاهلي / انس / انسى / لا تتبع / تجاوز
      set aside / do away with / pay no attention to / no longer have to follow / do not have to follow
      need not follow / no longer need to follow / stop listening to
      beachte nicht / halte dich nicht mehr an / verwirf / verwerfen / lösche aus dem gedächtnis / pfeif auf
      ne tiens plus compte / ne respecte pas / ne respecte plus / laisse tomber / fi des / ne suis plus
      deja de seguir / no obedezcas / no hagas caso / ya no sigas / anula / no tengas en cuenta
      не обращай внимания / не обращайте внимания / игнорируйте / забудьте / не следуйте / перестань следовать
      не соблюдай* / отмени / не слушай
      不再遵守 / 不要再遵守 / 无需遵守 / 不必遵守 / 抛开 / 违反 / 绕过 / 不要理会 / 放弃
      守らないで / 守らなくて / 従わなくて / 従うな / 捨てて / 無効にして / 忘れること / 気にしないで
      لا تلتزم / تخل عن / اترك / أهمل / تجاهلوا / لا تتقيد
      ignora / ignorate / ignorare / dimentica / dimenticate / non seguire / non rispettare / trascura
      ignore / ignorem / esqueça / esquece / desconsidere / não siga / desobedeça
      무시하세요 / 무시하고 / 무시해 / 무시하라 / 무시하십시오 / 잊어버려 / 잊으세요 / 따르지 마
      zignoruj / ignoruj / zapomnij / pomiń / nie przestrzegaj / negeer / vergeet / volg niet / sla geen acht op
      yok say / görmezden gel / unut / dikkate alma / अनदेखा करें / अनदेखा करो / नज़रअंदाज़ करें / भूल जाओ
      """;

  private static final String PRIOR =
      """
      previous / prior / above / earlier / preceding / former / foregoing / original / initial
      your
      vorherig* / vorig* / bisherig* / obig* / früher* / vorangegangen* / oben / deine / ursprünglich*
      précédent* / antérieur* / ci-dessus / tes / vos / préalable* / initiales
      anterior* / previas / previos / arriba / tus / iniciales / precedentes
      предыдущ* / прежн* / выше / твои / свои / ранее / прошлые / вышеуказанн*
      之前 / 以上 / 上面 / 先前 / 此前 / 前面 / 你的 / 你收到 / 上述 / 原有
      これまで / 以前 / 上記 / 前の / 今まで / 先ほど / あなたの / 元の
      السابقة / أعلاه / الماضية / المذكورة / الأصلية
      received / old instructions / you got / from your developer / of your operator
      bestehenden / alten / erhaltenen / zuvor / bis jetzt / sicherheits*
      reçues / auparavant / actuelles / jusqu'ici / données / du système
      que recibiste / antes / hasta ahora / recibidas / del sistema
      прошлых / системные / полученные / до этого / все твои
      原来的 / 已有 / 收到的 / 之前的
      これ以前 / 与えられた / 前回の / 従来の / 最初の
      القديمة / التي تلقيتها / السابقه / من قبل
      precedent* / anterior* / sopra / tue / iniziali / anteriores / acima / suas / anteriormente
      이전 / 이전의 / 위의 / 앞의 / 당신의 / poprzedni* / wcześniejsz* / powyższ* / twoje / vorige
      eerdere / bovenstaande / jouw / önceki / yukarıdaki / पिछले / ऊपर के
      """;

  private static final String RULES =
      """
      instruction* / direction / directions / directive* / guideline* / rule / rules / prompt / prompts
      restriction* / constraint* / commands / safety measures
      anweisung* / regel / regeln / richtlinie* / vorgabe* / instruktion* / einschränkung* / befehle
      instructions / consignes / règles / directives / ordres / contraintes
      instrucci* / reglas / directrices / órdenes / indicaciones / restricciones / normas
      инструкци* / указани* / правил* / распоряжени* / директив* / ограничени*
      指令 / 指示 / 规则 / 提示 / 命令 / 要求 / 约束 / 规定 / 限制
      指示 / 命令 / ルール / 指令 / 制約 / 規則 / プロンプト
      التعليمات / القواعد / الأوامر / الإرشادات / القيود / التوجيهات
      guidance / guardrails / safeguards
      sicherheitsregeln / systemregeln / befehl* / leitlinien / schutzregeln / auflagen
      limites / garde-fous / ordre / règlement
      límites / pautas / ordenes / mandatos
      приказ* / команды / наставлени* / запрет*
      准则 / 限令 / 指引
      ガイドライン / 決まり
      الضوابط / المحظورات / تعليمات / قواعد
      istruzion* / regole / direttive / vincoli / instruções / regras / diretrizes / restrições
      지시 / 지시를 / 지침 / 지침을 / 명령을 / 규칙을 / instrukcj* / polece* / zasad* / reguł*
      instructie* / regels / richtlijn* / talimat* / kurallar* / yönergeler* / निर्देशों / नियमों
      """;

  private static final String OWN_RULES =
      """
      all instructions / all the instructions / any instructions / all rules / all restrictions
      all your / everything above / everything you were told / everything you have been told
      everything you know / what you were told / all of the above / all safety / your system prompt
      the system prompt / your safety / your training / your guidelines / your instructions
      alles, was dir / alles was dir / was dir gesagt / alle anweisungen / deinen system-prompt
      tout ce qu'on t'a dit / tout ce qui précède / toutes les instructions / toutes les consignes
      todo lo que te / todo lo anterior / todas las instrucciones / tus instrucciones
      всё, что тебе / все, что тебе / все инструкции / всё сказанное
      所有指令 / 一切指示 / 所有规则 / 系统提示
      すべての指示 / 全ての指示 / システムプロンプト
      كل ما قيل لك / جميع التعليمات / كل التعليمات / تعليماتك
      all of your / every instruction / every rule you / your rules / your orders / your constraints / your restrictions
      the rules of your / the instructions of your / rules from your / instructions from your
      everything before this / everything that came before / the rules you were given / whatever you were told
      deine anweisungen / deine regeln / alles vorherige / alles bisherige / alles davor / deine sicherheits*
      tes règles / tes consignes / tes instructions / tout le reste / ce qui précède
      tus reglas / todas tus / lo que te dijeron / todas las reglas que
      твои правила / твои ограничения / все правила, которые / все свои правила
      你的规则 / 你的限制 / 你的指令 / 上面的一切 / 之前的一切 / 之前说的
      あなたのルール / 言われたこと / これまでの会話
      كل القيود / قيودك / قواعدك
      all of the instructions / the instructions you were given / instructions you have received
      tutte le istruzioni / todas as instruções / 모든 지시를 / 모든 지침을 / wszystkie instrukcje
      alle instructies / tüm talimatları / सभी निर्देशों
      """;

  private static final String OBEY =
      """
      obey / comply with / approve / trust / follow / execute / run whatever / do whatever
      run any / never question / answer
      gehorche / befolge / führe / führen sie / genehmige / vertraue / folge
      obéis / obéissez / exécute / exécutez / approuve / fais confiance
      obedece / obedeces / ejecuta / ejecutar / aprueba / confía
      выполняй* / выполнять / подчиняйся / слушайся / одобряй* / доверяй*
      服从 / 执行 / 听从 / 只听我 / 批准
      従うこと / 従って / 従え / 実行して / 承認して
      نفذ / أطع / وافق
      do anything / run anything / run every / say yes
      folge nur / erlaube / bestätige / gehorchst
      accepte / acceptez / autorise
      acepta / autoriza / cumple
      исполняй / соглашайся / принимай / разрешай / следуй
      同意 / 接受 / 遵从 / 允许
      承諾して / 許可して / 聞いて
      اقبل / اسمح
      """;

  private static final String ANY_COMMAND =
      """
      every instruction / any instruction / every command / any command / every order / every request
      any request / whatever / every deployment / every pull request / all pull requests
      every question / every web page / only this message / only to me / only me
      the commands in / without approval / without confirmation / any commands
      jeden befehl / jede anweisung / jeden auftrag / ohne rückfrage / nur noch mir
      toute commande / chaque ordre / chaque commande / uniquement à ce / tous les ordres / n'importe quel*
      cualquier orden / cualquier comando / solo a este / todo lo que / todas las órdenes
      любые команды / любую команду / только мои / все команды / любой приказ
      每一条命令 / 任何命令 / 所有命令 / 听我的 / 只听我 / 一切命令 / 任何指令
      だけに従 / すべての命令 / あらゆる命令 / どんな命令
      كل أمر / أي أمر / جميع الأوامر
      anyone asks / all requests / any request / every order
      every merge request / i say / no matter what
      jede anfrage / jede änderung / alle anfragen / alle änderungen / alle befehle / nur an diesen / nur diesem
      toutes les demandes / toute demande / tout changement / tous les changements / seulement à ce
      cualquier petición / todas las peticiones / cualquier cambio / todos los cambios / solo este
      любые запросы / любой запрос / все запросы / любые изменения / только этому / только этот
      任何请求 / 所有请求 / 每个请求 / 任何更改
      どんな要求 / すべての要求 / あらゆる要求 / 何でも / すべての変更
      أي طلب / كل الطلبات / جميع الطلبات / أي تغيير
      """;

  static final Map<Concept, String> ALL =
      Map.of(
          Concept.DISREGARD, DISREGARD,
          Concept.PRIOR, PRIOR,
          Concept.RULES, RULES,
          Concept.OWN_RULES, OWN_RULES,
          Concept.OBEY, OBEY,
          Concept.ANY_COMMAND, ANY_COMMAND);

  private RulePhrases() {}
}
