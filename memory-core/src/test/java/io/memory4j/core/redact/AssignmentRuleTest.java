package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links, values and code that the corpus does not have; several were met in real programs. */
class AssignmentRuleTest {
  private static final String SECRET = "q7Xv9Lk2Pm4Rt8Wz";

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "API key = %s",
        "access key: %s",
        "TOKEN -> %s",
        "token → %s",
        "PASSWORD %s",
        "CREATE USER x WITH PASSWORD '%s'",
        "The token is %s",
        "Passwort ist: %s",
        "パスワードは%sです",
        "密码是%s",
        "password: |\n  %s",
        "password: >-\n  %s\nnext: 1",
        "| DB_PASSWORD | `%s` |",
        "os.environ[\"API_KEY\"] = \"%s\"",
        "{\"key\": \"DB_PASSWORD\", \"value\": \"%s\"}",
        "token=“%s”",
        "Passwort=„%s“",
        "[token=%s]",
        "a&amp;token=%s&amp;b",
        "\\u0022token\\u0022: \\u0022%s\\u0022",
        "password&quot;: &quot;%s&quot;",
        "API_KEY=%s&& run",
        "-Dapi.key=%s"
      })
  void valuesAreFoundBehindManyLinks(String template) {
    String redacted = redact(template.replace("%s", SECRET));

    assertThat(redacted).isEqualTo(template.replace("%s", "[REDACTED:assignment]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my $token = $self->get_token;",
        "const tlogSig = spec.signature?.content || Buffer.from('');",
        "S = exports2.TOKEN = exports2.STRICT_TOKEN = e",
        "my $out = $as->{pass} ? \"PASS\" : \"FAIL\";",
        "use constant ZIP_LOCAL_HDR_SIG => 0x04034b50;",
        "number 2 would I<pass> because it was",
        "0x33ba:'pw', 0x33bb:'nw'",
        "user_pass = '%s:%s' % (user, pw)",
        "passphrase to unlock the secret key for user: \"Ann (http://a.example) <a@b.example>\"",
        "secret1: secret2",
        "api key: api_key_1",
        "token: v1.2.3",
        "curl -d token=@token.txt",
        "rules: password:min:8",
        "password varchar(255) not null",
        "token uuid DEFAULT gen_random_uuid()",
        "const [token, setToken] = useState('')",
        "API key for Stripe: ask Jim"
      })
  void codeAndReferencesStay(String text) {
    assertThat(redact(text)).isEqualTo(text);
  }

  @Test
  void aValueEndsWhereTheNextPairStarts() {
    assertThat(redact("password=a1,b2c,user=bob&x=1"))
        .isEqualTo("password=[REDACTED:assignment],user=bob&x=1");
    assertThat(redact("token=" + SECRET + "; path=/"))
        .isEqualTo("token=[REDACTED:assignment]; path=/");
  }

  @Test
  void escapedQuotesInsideAValueDoNotEndIt() {
    assertThat(redact("password = \"a1\\\"b2" + SECRET + "\";"))
        .isEqualTo("password = \"[REDACTED:assignment]\";");
  }

  @Test
  void aValueLongerThanTheWindowGoesAsAWhole() {
    String secret = SECRET.repeat(100);

    assertThat(redact("token: \"" + secret + "\"!")).isEqualTo("token: \"[REDACTED:assignment]\"!");
    assertThat(redact("TOKEN=" + secret + " end")).isEqualTo("TOKEN=[REDACTED:assignment] end");
  }

  private String redact(String text) {
    return redactor.redact(text).text();
  }
}
