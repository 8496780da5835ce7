package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exactly what goes where a value does not follow its name at once. */
class StructuresTest {
  private static final String SECRET = "q7Xv9Lk2Pm4Rt8Wz";
  private static final String MARKER = "[REDACTED:assignment]";

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  private String redact(String text) {
    return redactor.redact(text).text();
  }

  private static String written(String template, String value) {
    return template.replace("%s", value).replace('⏎', '\n');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"tokens\": [\"%s\", \"%s\"], \"n\": 1}",
        "{\\\"tokens\\\": [\\\"%s\\\", \\\"%s\\\"]}",
        "{\"tokens\": [\\n  \"%s\",\\n  \"%s\"\\n]}",
        "api_keys = ['%s', '%s']",
        "'secrets' => ['%s'],",
        "tokens:⏎  - %s⏎  - \"%s\"⏎next: 1",
        "token:⏎  %s⏎next: 1",
        "token:⏎%s",
        "\"token\":⏎    \"%s\",⏎\"n\": 1",
        "token = \"\"\"%s\"\"\"",
        "token: !!str %s",
        "token: &anchor %s",
        "<token type=\"text\">%s</token>",
        "<a:token>%s</a:token>",
        "<token><![CDATA[%s]]></token>",
        "<entry key=\"api.token\">%s</entry>",
        "<string name=\"apiToken\">%s</string>",
        "<key>apiToken</key>⏎  <string>%s</string>",
        "<setting name=\"ApiToken\"><value>%s</value></setting>",
        "variable \"api_token\" {⏎  type = string⏎  default = \"%s\"⏎}",
        "setx API_TOKEN \"%s\"",
        "set -gx API_TOKEN %s",
        "git config --global github.token %s",
        "clave de API: %s",
        "API密钥：%s",
        "ｔｏｋｅｎ：%s",
        "APIトークンは%sです"
      })
  void onlyTheValueGoes(String template) {
    assertThat(redact(written(template, SECRET))).isEqualTo(written(template, MARKER));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "curl -ubob:%s x",
        "curl --user=bob:%s x",
        "curl -sSu bob:%s x",
        "curl -u 'bob:%s' x",
        "http -a bob:%s x",
        "mongo -u a -p %s db",
        "sqlcmd -S h -U a -P %s",
        "7z x -p%s f.7z",
        "zip -P %s f.zip",
        "ssh-keygen -N \"%s\" -f k",
        "openssl enc -k %s -in f",
        "ConvertTo-SecureString \"%s\" -AsPlainText",
        "ConvertTo-SecureString -String '%s' -Force",
        "gh secret set NAME -b \"%s\"",
        "echo %s | docker login --password-stdin x",
        "echo -n \"%s\" | sudo -S ls"
      })
  void wordsOfCommandsGo(String template) {
    assertThat(redact(written(template, SECRET)))
        .isEqualTo(written(template, "[REDACTED:command-line]"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://bob:%s@h:8443/p?a=b#c|url-password",
        "https://x-access-token:%s@github.com/a/b|url-password",
        "{\\\"u\\\":\\\"https:\\\\/\\\\/bob:%s@h\\\\/p\\\"}|url-password",
        "?key=%s&x=1|assignment",
        "Authorization: %s|bearer",
        "Authorization: SSWS %s|bearer",
        "Authorization: Negotiate %s|bearer",
        "auth(\"bob\", \"%s\")|assignment",
        "new NetworkCredential(\"bob\", \"%s\")|assignment"
      })
  void hostsSchemesAndUsersStay(String template, String rule) {
    assertThat(redact(written(template, SECRET + SECRET)))
        .isEqualTo(written(template, "[REDACTED:" + rule + "]"));
  }

  @Test
  void aTokenInPlaceOfTheUserGoes() {
    assertThat(redact("git clone https://" + SECRET + SECRET + "@h.example/r.git"))
        .isEqualTo("git clone https://[REDACTED:url-password]@h.example/r.git");
  }

  @Test
  void valuesOfAListAreCountedEach() {
    String text = "{\"tokens\":[\"" + SECRET + "\",\"plain\",\"" + SECRET + "\"]}";

    assertThat(redactor.redact(text).findings()).isEqualTo(Map.of("assignment", 2));
    assertThat(redact(text)).contains("\"plain\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"tokens\": [101, 102], \"max_tokens\": 4096}",
        "\"password\": [\"This field is required.\"]",
        "'password' => ['required', 'min:8'],",
        "secrets:⏎  - db_password⏎  - api_key",
        "token:⏎  type: string⏎  minLength: 8",
        "Password:⏎⏎User42 said so",
        "<password required=\"true\"/>",
        "<label for=\"password\">Password2</label>",
        "<key>apiToken</key><false/>",
        "variable \"api_token\" {⏎  type = string⏎}",
        "variable \"a_token\" {⏎}⏎variable \"b\" {⏎  default = \"x1y2z3\"⏎}",
        "auth(\"GET\", \"/v1/users2\")",
        "Authorization: required",
        "echo done2 | tee log",
        "curl -sSLo out2 x",
        "?key=user42&x=1",
        "arn:aws:secretsmanager:eu:1:secret:db-AbC123",
        "design token: color.primary.500",
        "the password is set to expire in 30 days"
      })
  void whatOnlyLooksLikeAStructureStays(String template) {
    String text = written(template, "");

    assertThat(redact(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----⏎%s%s⏎%s⏎",
        "Private-Lines: 2⏎%s%s⏎%s⏎",
        "-----BEGIN PRIVATE KEY-----%s%s%s-----END PRIVATE KEY-----"
      })
  void privateKeysOfOtherFormsGo(String template) {
    assertThat(redact("a " + written(template, SECRET) + " z"))
        .startsWith("a [REDACTED:private-key]")
        .endsWith(" z")
        .doesNotContain(SECRET);
  }
}
