package io.memory4j.core.redact;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** The vocabulary of names and of what stands around them. All words are lower case. */
final class KeyWords {
  static final Set<String> PASSWORDS =
      words(
          "password passwd passwort passcode kennwort pwd pw contraseña contrasena clave senha"
              + " hasło wachtwoord lösenord passe пароль пароля storepass keypass motdepasse mdp"
              + " rootpw bindpw adminpw userpw"
              + " parola parolă şifre sifre heslo jelszó lozinka adgangskode passord salasana парола"
              + " лозинка συνθηματικό khẩu sandi contrasenya");

  static final Set<String> PASSPHRASES = words("passphrase mnemonic");

  static final Set<String> TOKENS =
      words(
          "secret token apikey secretkey accesskey privatekey accountkey authkey masterkey"
              + " signingkey encryptionkey sharedaccesskey psk токен секрет geheimnis");

  /** What a key is called that may be anything's. */
  static final Set<String> KEYS =
      words("key schlüssel clé clave chiave chave llave ключ ключа nyckel sleutel klucz klíč");

  /** Names that mean a secret in a query, and all sorts of things elsewhere. */
  static final Set<String> PARAMETERS = words("sig jsessionid phpsessid");

  /** A word may end in one of these: {@code dbpassword}, {@code authtoken}. */
  static final Map<String, KeyKind> ENDINGS =
      Map.of(
          "password", KeyKind.PASSWORD,
          "passwd", KeyKind.PASSWORD,
          "passwort", KeyKind.PASSWORD,
          "secret", KeyKind.TOKEN,
          "token", KeyKind.TOKEN,
          "apikey", KeyKind.TOKEN);

  /** Names in scripts written without spaces, which a run of letters may hold anywhere. */
  static final Map<String, KeyKind> UNSPACED =
      Map.ofEntries(
          Map.entry("密码", KeyKind.PASSWORD),
          Map.entry("密碼", KeyKind.PASSWORD),
          Map.entry("口令", KeyKind.PASSWORD),
          Map.entry("パスワード", KeyKind.PASSWORD),
          Map.entry("暗証番号", KeyKind.PASSWORD),
          Map.entry("비밀번호", KeyKind.PASSWORD),
          Map.entry("암호", KeyKind.PASSWORD),
          Map.entry("סיסמה", KeyKind.PASSWORD),
          Map.entry("סיסמא", KeyKind.PASSWORD),
          Map.entry("المرور", KeyKind.PASSWORD),
          Map.entry("السر", KeyKind.PASSWORD),
          Map.entry("पासवर्ड", KeyKind.PASSWORD),
          Map.entry("รหัสผ่าน", KeyKind.PASSWORD),
          Map.entry("密钥", KeyKind.TOKEN),
          Map.entry("密鑰", KeyKind.TOKEN),
          Map.entry("秘钥", KeyKind.TOKEN),
          Map.entry("秘密鍵", KeyKind.TOKEN),
          Map.entry("令牌", KeyKind.TOKEN),
          Map.entry("トークン", KeyKind.TOKEN),
          Map.entry("シークレット", KeyKind.TOKEN),
          Map.entry("APIキー", KeyKind.TOKEN),
          Map.entry("アクセスキー", KeyKind.TOKEN));

  /** What a secret {@code key} belongs to; other keys are names of things. */
  static final Set<String> KEY_OWNERS =
      words(
          "api access secret private signing signature encryption master account shared auth admin"
              + " service subscription storage client deploy hmac webhook crypt cipher app jwt"
              + " openai anthropic stripe google gemini maps sendgrid mailgun twilio azure groq"
              + " mistral cohere datadog dd github license registration security role fal together"
              + " replicate tavily exa deepgram assemblyai aai elevenlabs pinecone algolia voyage"
              + " huggingface perplexity nvidia langsmith serpapi mailchimp pusher");

  /** Tokens that are no secrets: those of language models, of paging and of compilers. */
  static final Set<String> HARMLESS_TOKENS =
      words(
          "page next continuation eos bos pad unk mask sep cls stop special cancellation sync"
              + " design end start prompt completion input output per max min total first last id"
              + " current peek previous prev");

  /** A name may go on with these and still name the secret itself. */
  static final Set<String> QUALIFIERS =
      words(
          "prod production dev test testing staging stage live local old new value base b data main"
              + " primary secondary default plain raw text env ci");

  /** Calls that ask for a secret or check one, and do not set it. */
  static final Set<String> ASKING =
      words(
          "get is has verify check encode hash parse decode find read validate create generate"
              + " forgot reset missing no");

  /** How a sentence says what the password is. */
  static final Set<String> COPULAS = words("is was ist war lautet es est era é è это");

  /** How a sentence tells that a password was made another. */
  static final List<String> CHANGES =
      List.of("to ", "set to ", "is now ", "will be ", "changed to ", "reset to ", "auf ", "на ");

  /** How a name goes on before its colon: {@code password for the database: …}. */
  static final Set<String> PREPOSITIONS =
      words("for of on to in at del de der des für vom zum от для к du pour do da para");

  /** Words that say something about a secret, or name its type. */
  static final Set<String> NO_VALUES =
      words(
          "true false null none nil undefined string str text bytes number int integer bool boolean"
              + " any unknown object required optional missing invalid incorrect wrong expired"
              + " valid set unset empty yes no on off enabled disabled auto prompt default env file"
              + " basic bearer jwt oauth apikey value input data result response row user username"
              + " email changed updated reset correct rejected accepted forgotten strong weak"
              + " plaintext hashed encrypted encoded stdin ignored this self var new await refresh"
              + " access write read include authorization authentication fast pass tok ref param"
              + " params config options same ok failed found"
              + " valor valeur wert");

  /** Names of algorithms and formats that look like mixtures of letters and digits. */
  static final Set<String> ALGORITHMS =
      words(
          "sha1 sha256 sha512 sha-256 sha-512 md5 hs256 hs512 rs256 es256 base64 oauth2 oauth2.0"
              + " argon2 argon2id pbkdf2 bcrypt utf8 utf-8 ed25519 aes256 aes-256 x509 pkcs8"
              + " pkcs12");

  private KeyWords() {}

  private static Set<String> words(String words) {
    return Set.of(words.split(" ", -1));
  }
}
