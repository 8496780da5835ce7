package io.memory4j.core.quarantine;

import java.util.Map;

/** Phrases that say how a sentence is meant: to whom, as a command, or about texts. */
final class FramePhrases {
  private static final String YOU =
      """
      you / your / du / dir / dich / dein* / sie müssen / tu / toi / vous / ton / tes / vos / eres / tú
      debes / puedes / tienes / ты / тебе / тебя / твой / твои / вы / 你 / 您 / あなた / 君 / أنت / لك / يمكنك
      deine / deinem / vos / あなたの / 私の / только этому
      """;

  private static final String ADDRESS =
      """
      you must / you should / you will / you have to / you need to / i want you to / you are to / you shall
      your task is to / your job is to / we need you to / from now on you
      du musst / du sollst / du wirst / sie müssen / sie sollen / ich will, dass du
      tu dois / vous devez / tu vas / je veux que tu / il faut que tu
      debes / tienes que / tendrás que / quiero que / debe
      ты должен / ты должна / вы должны / тебе нужно / тебе надо / يجب عليك / يجب أن / عليك أن
      the assistant must / the assistant should / the assistant will / the assistant has to / the agent must
      the ai must / the ai should / the model must / the model should / the bot must / agents must / every ai must
      der assistent muss / der assistent soll / die ki muss / die ki soll / l'assistant doit / l'ia doit
      el asistente debe / la ia debe / ассистент должен / модель должна / бот должен
      """;

  private static final String LEAD_IN =
      """
      please / now / then / and / always / also / just / simply / kindly / run / but / first / must
      bitte / und / dann / jetzt / immer / einfach / veuillez / et / puis / maintenant / alors / toujours
      por favor / y / luego / ahora / siempre / пожалуйста / и / затем / теперь / всегда / просто / رجاء
      """;

  private static final String NEGATION =
      """
      not / never / don't / dont / cannot / nicht / nie / niemals / ne / jamais / no / nunca / не / нельзя
      никогда / 不要 / 别 / 不 / 勿 / 不得 / 会 / 被 / لا
      """;

  private static final String SUMMONS =
      """
      note to any ai / any ai reading this / if you are an ai / if you are a language model / attention ai
      dear assistant / instructions for the assistant / instructions for the ai / system override
      your new instructions / your real instructions / your new task is / your only task is
      your rules no longer apply / rules no longer apply to you / you have no restrictions
      you have no rules / you have no limits / you never refuse / disabled for you
      an alle ki / falls du eine ki bist / neue anweisungen für den assistenten / systemüberschreibung
      si tu es une ia / nouvelles instructions pour l'assistant / tes nouvelles instructions
      si eres una ia / nuevas instrucciones para el asistente / tus nuevas instrucciones
      если ты ии / новые инструкции для ассистента / твоя новая задача
      如果你是ai / 给ai的指令 / 你的新任务 / aiアシスタントへ / あなたの新しい任務
      إذا كنت ذكاء اصطناعيا / مهمتك الجديدة
      safety filters are off / filters are off for you
      priority override / hidden instruction for / message to the ai / message for the ai
      note for the ai / note to the ai / to whichever model / hey ai / hello ai / dear ai / ai agents must
      your instructions have changed / your rules have changed / your guidelines have changed / new rule for the model
      new rules for you / you may ignore your
      nachricht an die ki / hinweis für die ki / hinweis an die ki / deine regeln gelten nicht / deine neue aufgabe
      message pour l'ia / note pour l'ia / tes règles ne / ta nouvelle tâche / ta nouvelle mission
      mensaje para la ia / nota para la ia / tus reglas ya no / tu nueva tarea / tu nueva misión
      сообщение для ии / твои правила больше не / твоя новая цель / новая инструкция для тебя
      你的规则不再 / 你的新规则 / 致ai / 给助手的新 / 你的限制已
      あなたのルールは / aiへの指示 / aiへの命令 / あなたの制限は
      قواعدك لم تعد / رسالة إلى الذكاء
      your new system prompt / your system prompt is now / begin system prompt / new system prompt:
      ai assistant reading this / ai reading this: / assistants reading this / as the developer of this model i
      das ist eine systemnachricht / nouvelle instruction système / nueva instrucción del sistema
      """;

  private static final String VOID =
      """
      is void / are void / are cancelled / are canceled / are revoked / no longer apply / no longer valid
      were a test / was a test / is no longer valid / are lifted / are suspended / are overridden
      gelten nicht mehr / gilt nicht mehr / sind ungültig / sind aufgehoben / waren nur ein test
      ne s'appliquent plus / sont annulées / sont nulles / ne valent plus / étaient un test
      ya no valen / quedan anuladas / ya no aplican / ya no se aplican / eran una prueba / no son válidas
      больше не действуют / отменены / недействительны / были проверкой
      无效 / 作废 / 不再有效 / 已取消 / 不再适用
      無効 / 取り消され / もう適用されない / 廃止
      لم تعد سارية / ملغاة / باطلة
      """;

  private static final String MENTION =
      """
      attack / attacks / attacker* / injection* / jailbreak* / phrase* / example* / explain* / describe*
      filter* / block / blocks / detect* / reject / rejects / accepts / parser / template* / marks / wrap
      wraps / tag / tags / element* / separator* / delimiter* / such as / begins with / starts with / paste
      pastes / fool / trick* / called / contains / message / text / format / syntax / prints / says / test
      tests / quote* / string / strings / article / training / talk / paper / warns / log / logs
      angriff* / erklärt / beispiel* / beschreibt / schulung / filtert / blockiert / satz / phrase
      attaque* / décrit / exemple* / explique / article / bloque / filtre
      ataque* / explica / ejemplo* / describe / bloquea / filtro / frase
      атак* / разбирается / пример* / описыва* / объясня* / фильтр* / фраз*
      攻击 / 解释 / 示例 / 例如 / 注入 / 过滤 / 文档 / 攻撃 / 例を / 説明 / 注入 / フィルタ / 資料
      هجوم / يشرح / مثال / أمثلة / بالأمثلة / عبارة / مرشح
      """;

  static final Map<Concept, String> ALL =
      Map.of(
          Concept.YOU, YOU,
          Concept.ADDRESS, ADDRESS,
          Concept.LEAD_IN, LEAD_IN,
          Concept.NEGATION, NEGATION,
          Concept.SUMMONS, SUMMONS,
          Concept.VOID, VOID,
          Concept.MENTION, MENTION);

  private FramePhrases() {}
}
