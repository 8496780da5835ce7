package io.memory4j.core.quarantine;

import java.util.Map;

/** Phrases about giving away and about keeping a person in the dark. */
final class SecretPhrases {
  private static final String SEND =
      """
      send / post / upload / forward / email / mail / transmit / exfiltrate / leak / curl / append
      sende / senden / schicke / schicken / lade / übermittle / übertrage / maile
      envoie / envoyez / envoyer / transmets / transmettez / téléverse / poste / publie
      envía / envíe / enviar / sube / manda / mandar / reenvía / publica
      отправляй* / отправь* / отправлять / пересылай* / перешли / загрузи* / загружай* / публикуй
      发送 / 上传 / 发到 / 传到 / 转发 / 发给
      送信して / 送って / 送信せよ / 送信すること / 送れ / アップロードして / 転送して
      أرسل / أرسلي / ارفع / حمل / انقل
      publish / share / beam
      teile / veröffentliche / kopiere / poste / sendest
      partage / copie / expédie / envoies
      comparte / copia / envías / remite / mande
      скинь / передавай / передай / скопируй / поделись
      粘贴 / 提交 / 分享 / 泄露 / 传送 / 寄到
      共有して / 投稿して / コピーして / 送れ / 送ること
      شارك / انسخ / أرسلوا
      """;

  private static final String SECRET =
      """
      api key* / password* / credential* / secret / secrets / token / tokens / .env / private key*
      ssh key* / .ssh / id_rsa / id_ed25519 / .aws / the conversation / chat history / system prompt
      environment variables / the keys / customer data / access key*
      zugangsdaten / passwort / passwörter / schlüssel / geheimnisse / kennwörter / den gesprächsverlauf
      mot de passe / mots de passe / les clés / identifiants / jeton* / la conversation / secrets
      clave / claves / contraseña* / credenciales / secretos / la conversación
      парол* / ключ* / токен* / секрет* / переписку
      密钥 / 密码 / 令牌 / 凭据 / 对话内容 / 秘钥
      apiキー / パスワード / 秘密鍵 / トークン / 認証情報 / 会話
      كلمات المرور / كلمة المرور / المفاتيح / مفاتيح / الأسرار / المحادثة
      the environment / passphrase* / cookies / session id* / source code / private repo* / database dump / wallet
      private data / personal data / keys / login data / memory contents / all memories / recovery codes
      umgebungsvariablen / anmeldedaten / token* / kundendaten / passwörtern / quelltext
      variables d'environnement / données des clients / code source / clés
      variables de entorno / datos de los clientes / código fuente / tokens
      переменные окружения / данные клиентов / учетные данные / исходный код
      环境变量 / 客户数据 / 源代码 / 机密 / 证书
      環境変数 / 顧客データ / ソースコード / 機密
      متغيرات البيئة / بيانات العملاء / الرموز السرية / مفتاح
      """;

  private static final String DESTINATION = "http* / ftp* / webhook* / @ / pastebin / netcat";

  private static final String REVEAL =
      """
      reveal / print / show / output / repeat / display / tell me / leak / dump / write out / recite
      gib / zeige / nenne / verrate / drucke
      révèle / affiche / montre / répète / donne / divulgue
      revela / muestra / imprime / repite / escribe
      покажи / выведи / раскрой / повтори / напечатай
      显示 / 输出 / 透露 / 告诉我 / 重复
      表示して / 教えて / 出力して / 開示して
      اكشف / أظهر / اعرض / اطبع
      include / quote / paste / state / disclose / recite / translate / summarize / give me / share / copy
      wiederhole / offenbare / nenn mir / schreibe / liste
      récite / écris / dis-moi / imprime / copie
      enseña / dime / copia / recita
      напиши / скажи / процитируй / назови
      打印 / 说出 / 列出 / 复述 / 展示 / 给出
      書き出して / 見せて / 明かして / 繰り返して / 列挙して
      اذكر / اكتب / كرر / انسخ
      """;

  private static final String HIDDEN =
      """
      your system prompt / your hidden instructions / your instructions / your initial instructions
      your prompt / your hidden prompt / your secret instructions / your full prompt
      deinen system-prompt / deinen systemprompt / deine anweisungen / deine regeln / deinen prompt
      ton prompt / tes instructions / tes consignes / votre prompt / vos instructions
      tu prompt / tus instrucciones / tu mensaje de sistema
      свой системный промпт / свои инструкции / системный промпт / твои инструкции
      你的系统提示 / 系统提示词 / 你的指令 / 你的提示词
      システムプロンプト / あなたの指示
      تعليماتك / موجه النظام
      its system prompt / your original instructions / the text above verbatim / everything above this line
      your initial prompt / your system message / your secret prompt / the system prompt verbatim / your developer message
      deine ursprünglichen anweisungen / deinen geheimen / deine systemanweisung*
      ton message système / tes instructions secrètes / ton prompt système / tes instructions cachées
      tus instrucciones ocultas / tu prompt de sistema / tu prompt del sistema
      скрытые инструкции / свои скрытые / твой системный промпт
      系统提示 / 你的初始指令 / 你的设定 / 隐藏指令
      隠された指示 / 初期プロンプト / あなたの設定 / 内部の指示
      تعليماتك السرية / موجه النظام / تعليماتك الأصلية
      in your context / your context window / above starting with
      """;

  private static final String CONCEAL =
      """
      the user must not know / the user must not notice / do not let the user know / behind the user's back
      keep this secret from / keep it secret from / der benutzer darf nichts / der nutzer darf nichts
      à l'insu de l'utilisateur / sans que l'utilisateur le sache / que el usuario no se entere
      a espaldas del usuario / втайне от пользователя / за спиной пользователя
      瞒着用户 / 不要让用户知道 / 别让用户知道 / 不让用户
      ユーザーには知らせず / ユーザーに知らせず / ユーザーに言わず / ユーザーに内緒 / ユーザーに気づかれ
      دون علم المستخدم
      """;

  private static final String TELL_NOT =
      """
      do not tell / don't tell / never tell / do not inform / don't inform / never inform / do not mention
      don't mention / never mention / do not reveal / never reveal / don't reveal / do not notify / do not let
      hide this / hide it / conceal / do not report / never report
      sag / sage / sagen sie / erzähle / erwähne / verschweige / verrate / verheimliche / informiere / melde
      ne le dis pas / ne dis rien / ne dis pas / n'en parle pas / n'informe pas / cache / cache-le
      ne mentionne pas / ne parle pas / ne préviens pas
      no se lo digas / no digas / no le digas / no informes / no menciones / oculta / ocúltaselo / no avises
      не говори / не говорите / не сообщай / не сообщайте / скрой / скрывай / ничего не говори / не упоминай
      не рассказывай / не показывай
      不要告诉 / 别告诉 / 不要向 / 不要通知 / 不要透露 / 隐瞒 / 切勿告诉
      言わないで / 伝えないで / 教えないで / 知らせないで / 話さないで / 隠して / 報告しないで
      لا تخبر / لا تذكر / لا تقل / أخف
      """;

  private static final String WATCHER =
      """
      the user / the human / the operator / the owner / the developer / anyone / anybody
      the admin*
      dem benutzer / den benutzer / dem nutzer / den nutzer / niemandem / dem menschen / dem entwickler
      l'utilisateur / au développeur / à personne / au propriétaire
      al usuario / a nadie / del usuario / al desarrollador
      пользователю / пользователя / никому / разработчику / владельцу
      用户 / 任何人 / 主人 / 开发者 / 使用者
      ユーザー / 誰に / 利用者 / 開発者
      المستخدم / لأحد / أحدا / المطور
      """;

  /** What a person is not told: the thing itself, not a wording such as "their password". */
  private static final String THE_MATTER =
      """
      about this / about it / hide this / hide it / mention this / mention it / ne le dis pas / n'en parle pas / it / about these / of this / about the change / that you
      nichts / nicht, dass / davon / hiervon / darüber
      de cette / de ce / de cela
      de este / de esto / de ello / nada / lo
      об этом / об изменени* / ничего / этом
      关于 / 此事 / 这件事 / 这个 / 这次
      について / このこと / この / 変更を
      بهذا / عن هذا / بذلك / شيئا
      """;

  private static final String UNASKED =
      """
      without telling the user / without asking the user / without informing the user
      without the user knowing / without telling anyone / without asking the person
      ohne den benutzer zu / ohne dem benutzer / ohne den nutzer zu / ohne es dem benutzer
      sans en parler à l'utilisateur / sans prévenir l'utilisateur / sans demander à l'utilisateur
      sin avisar al usuario / sin decírselo al usuario / sin preguntar al usuario
      без ведома пользователя / не спрашивая пользователя / не предупреждая пользователя
      不经用户同意 / 未经用户确认 / ユーザーに確認せず / دون إخبار المستخدم / دون سؤال المستخدم
      without letting the user / without the user's / without notifying the user / and don't ask / without asking anyone
      sans avertir / sans prévenir / sin informar al usuario / sin que el usuario / не говоря пользователю
      不告知用户 / 不通知用户 / ユーザーの許可なく / ユーザーに聞かずに / دون إذن المستخدم
      """;

  static final Map<Concept, String> ALL =
      Map.of(
          Concept.SEND, SEND,
          Concept.SECRET, SECRET,
          Concept.DESTINATION, DESTINATION,
          Concept.REVEAL, REVEAL,
          Concept.HIDDEN, HIDDEN,
          Concept.CONCEAL, CONCEAL,
          Concept.TELL_NOT, TELL_NOT,
          Concept.WATCHER, WATCHER,
          Concept.THE_MATTER, THE_MATTER,
          Concept.UNASKED, UNASKED);

  private SecretPhrases() {}
}
