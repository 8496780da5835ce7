package io.memory4j.core.quarantine;

import java.util.Map;

/** Phrases about who the model is, and the marks of speakers, templates and tools. */
final class RolePhrases {
  private static final String BECOME =
      """
      you are now / you're now / from now on you are / from now on, you are / you are no longer
      act as / act like / pretend to be / pretend you are / pretend that you / roleplay as
      behave as / behave like / assume the role / take the role
      du bist jetzt / du bist nun / du bist ab / bist du / spiele die rolle / verhalte dich wie / tu so, als
      tu es maintenant / tu es désormais / vous êtes maintenant / tu agis comme / agis comme / fais comme
      tu joues le rôle / comporte-toi comme / fais semblant
      ahora eres / eres ahora / actúa como / finge ser / compórtate como / a partir de ahora eres
      теперь ты / ты теперь / отныне ты / веди себя как / притворись / представь, что ты / ты больше не
      你现在是 / 你是一个 / 扮演 / 假装 / 从现在起你是 / 从现在开始你是 / 你将作为
      あなたは今から / あなたは今 / として振る舞 / のふりを / あなたはこれから
      أنت الآن / تصرف كأنك / تظاهر بأنك
      imagine you are / imagine that you / play the role / play the part / you will act as
      your new role is / your role is now / you have become
      stell dir vor, du / ab heute bist du / du spielst / antworte als / agiere als / du handelst als
      joue le rôle / imagine que tu / à partir d'aujourd'hui tu es / réponds comme / fais comme si
      imagina que / haz de / responde como / tu nuevo papel / eres desde ahora
      сыграй роль / представь себя / отвечай как / действуй как / с этого момента ты / ты сейчас
      你将是 / 你已经是 / 作为一个 / 从今以后你是 / 请以 / 你就是
      の役を / になりきって / として答えて / あなたはもう / として行動
      من الآن فصاعدا أنت / العب دور / تقمص
      """;

  private static final String PERSONA =
      """
      dan / administrator / unrestricted / unfiltered / jailbroken / developer mode / god mode
      assistant / language model / an ai / a model / a bot / the owner / root user / hacker
      administrator / assistent / ki ohne
      administrateur / assistant / pirate
      administrador / asistente / un modelo
      администратор* / ассистент* / помощник / модель / хакер
      助手 / 管理员 / 模型 / 黑客
      アシスタント / 管理者 / モデル
      مساعد / مدير / المسؤول / نموذج
      evil / uncensored / a shell / root shell / without ethics / no ethics / superuser / debug mode / maintenance mode
      the ceo / security officer / my grandmother
      bot / ki / modell / hacker / besitzer / unzensiert*
      propriétaire / modèle / ia sans / robot
      dueño / propietario / robot / bot / ia sin
      бот / владелец / робот / админ*
      机器人 / 主人 / 开发者模式 / 系统管理
      ボット / 管理人 / 所有者 / 開発者モード / ai
      روبوت / المالك / مشرف
      """;

  private static final String FREED =
      """
      without any restrictions / without restrictions / no restrictions / no limits / no guidelines
      no rules / without rules / without limits / never refuse / do anything now / no filters
      ohne jede einschränkung / ohne einschränkung* / keine regeln / keine grenzen / ohne regeln
      sans aucune restriction / sans restriction* / sans limite* / ne refuses rien / aucune règle
      sin restricciones / sin límites / sin reglas / sin filtros / nunca dices que no
      без ограничений / без правил / без фильтров / никогда не отказыва*
      没有任何限制 / 没有限制 / 不受限制 / 不受任何限制 / 没有规则
      制限のない / 制限なし / 制約のない / ルールのない
      بلا أي قيود / بدون قيود / بلا قيود / دون قيود
      without ethics / no censorship / uncensored / without filters / no safety / without safety / free of rules
      regelfrei / ohne filter / ohne grenzen / unbeschränkt / hemmungslos
      sans règles / sans filtre / sans éthique / sans censure
      sin censura / sin ética / ilimitado
      без цензуры / без морали / без каких-либо ограничений
      没有道德限制 / 没有任何规则 / 无限制 / 不设限 / 无任何限制
      倫理のない / 検閲のない / 何の制限もない / 無制限
      بلا رقابة / بلا حدود / بدون أي قيود
      """;

  private static final String ROLE =
      """
      system: / user: / developer: / system : / benutzer: / système: / système : / utilisateur:
      sistema: / usuario: / система: / пользователь: / 系统: / 用户: / システム: / ユーザー:
      النظام: / المستخدم: / system message: / system prompt:
      """;

  private static final String MODEL_ROLE =
      """
      assistant: / human: / assistant : / assistent: / asistente: / ассистент: / 助手: / アシスタント: / المساعد:
      """;

  private static final String ROLE_TAG =
      """
      <system> / </system> / <assistant> / </assistant> / <instructions> / </instructions>
      <system_prompt> / <system-prompt> / <system_message> / <system-reminder> / </system-reminder>
      ### system / ## system / # system / ### instruction / ### instructions / ### assistant
      ### system prompt / ## system prompt / # system prompt / ### human / ## instructions for the*
      ### instructions for the* / # instructions for the* / [system message] / [system] / [/system]
      [system prompt] / (system message) / [assistant] / [developer message]
      </memory> / </memory4j> / {{system}} / {{/system}} / <developer> / </developer> / </user>
      """;

  private static final String TEMPLATE =
      """
      <|im_* / <|system* / <|user* / <|assistant* / <|begin_of* / <|end_of* / <|start* / <|end* / <|eot*
      <|tool* / [inst] / [/inst] / <<sys>> / <</sys>> / <start_of_turn> / <end_of_turn>
      """;

  private static final String TOOL =
      """
      <tool_call* / <function_call* / <invoke name* / <tool_use* / <parameter name* / <tool_code*
      "tool_calls" / "tool_use" / "type":"tool* / "function_call" / [tool_calls] / ```tool_code / ```tool_call / to=functions*
      action input: / <function=*
      """;

  private static final String TOOL_NAME = "\"name\" / \"tool\" / \"function\" / \"tool_name\"";

  private static final String TOOL_ARGUMENTS = "\"arguments\" / \"tool_input\" / \"tool_args\"";

  static final Map<Concept, String> ALL =
      Map.of(
          Concept.BECOME, BECOME,
          Concept.PERSONA, PERSONA,
          Concept.FREED, FREED,
          Concept.ROLE, ROLE,
          Concept.MODEL_ROLE, MODEL_ROLE,
          Concept.ROLE_TAG, ROLE_TAG,
          Concept.TEMPLATE, TEMPLATE,
          Concept.TOOL, TOOL,
          Concept.TOOL_NAME, TOOL_NAME,
          Concept.TOOL_ARGUMENTS, TOOL_ARGUMENTS);

  private RolePhrases() {}
}
