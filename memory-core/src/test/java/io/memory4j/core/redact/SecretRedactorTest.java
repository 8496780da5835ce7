package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.redact.Redaction;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretRedactorTest {
  private static final String SECRET = "Ab3" + "kQ9z".repeat(6);

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "git show HEX40",
        "REF=HEX40",
        "sha256 HEX64",
        "UUID 123e4567-e89b-42d3-a456-426614174000",
        "src/main/java/org/example/deeply/nested/VeryLongClassNameForTesting.java",
        "data:image/png mention without data",
        "token bucket size is 4096",
        "password reset page"
      })
  void commitsDigestsAndPlainWordsStay(String template) {
    String text = template.replace("HEX40", "0f".repeat(20)).replace("HEX64", "9c".repeat(32));

    assertThat(redactor.redact(text)).isEqualTo(Redaction.unchanged(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"TOKEN=%s", "secret: %s"})
  void aHexadecimalNumberIsASecretBehindASecretName(String template) {
    String hex = "a1b2c3d4e5".repeat(4);

    assertThat(redact(String.format(Locale.ROOT, template, hex)))
        .isEqualTo(String.format(Locale.ROOT, template, "[REDACTED:assignment]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"api_key\": \"%s\"",
        "\\\"password\\\": \\\"%s\\\"",
        "redis://:%s@host:6379",
        "https://user:%s@host/p",
        "Authorization: Bearer %s"
      })
  void secretsGoAndWhatSurroundsThemStays(String template) {
    String before = template.substring(0, template.indexOf('%'));
    String after = template.substring(template.indexOf("%s") + 2);

    String redacted = redact(before + SECRET + after);

    assertThat(redacted).startsWith(before + "[REDACTED:").endsWith("]" + after);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\\n", "\\\\n", "\r\n", " "})
  void privateKeysGoWhateverBreaksTheirLines(String lineBreak) {
    String line = "MIIEvQ" + "aB3/".repeat(14);
    String body = lineBreak + line + lineBreak + line + lineBreak;
    String begin = "-----BEGIN RSA PRIVATE KEY-----";

    assertThat(redact("k=1 " + begin + body + "-----END RSA PRIVATE KEY----- end"))
        .isEqualTo("k=1 [REDACTED:private-key] end");
    assertThat(redact("cut " + begin + body))
        .startsWith("cut [REDACTED:private-key]")
        .doesNotContain("MIIE");
  }

  @Test
  void aTruncatedKeyDoesNotSwallowTheSentenceBehindIt() {
    String key = "-----BEGIN PRIVATE KEY-----\n" + "aB3/".repeat(16) + "\n";

    assertThat(redact(key + "and then we went home"))
        .isEqualTo("[REDACTED:private-key]\nand then we went home");
  }

  @Test
  void findingsAreCountedByRule() {
    String text = "ghp_" + "A".repeat(36) + " and TOKEN=" + SECRET + " and api_key=" + SECRET;

    assertThat(redactor.redact(text).findings())
        .isEqualTo(Map.of("github-token", 1, "assignment", 2));
  }

  @Test
  void theMoreSpecificRuleNamesASecretThatTwoFind() {
    assertThat(redact("GITHUB_TOKEN=ghp_" + "A".repeat(36)))
        .isEqualTo("GITHUB_TOKEN=[REDACTED:github-token]");
    assertThat(redact("aws_secret_access_key = " + "aB3/".repeat(10)))
        .isEqualTo("aws_secret_access_key = [REDACTED:aws-secret-key]");
  }

  @Test
  void everySecretOfALineGoes() {
    String text =
        "a ghp_" + "A".repeat(36) + " b glpat-" + "c".repeat(20) + " c https://u:p4ss-w@h";

    assertThat(redact(text))
        .isEqualTo(
            "a [REDACTED:github-token] b [REDACTED:gitlab-token] c https://u:[REDACTED:url-password]@h");
  }

  @Test
  void renderedMemoryStaysReadable() {
    String line = "- [f-3k9x2m] (project acme) the API token: " + SECRET + " | seen 2 times\n";

    assertThat(redact(line))
        .isEqualTo(
            "- [f-3k9x2m] (project acme) the API token: [REDACTED:assignment] | seen 2 times\n");
  }

  @Test
  void textAfterAMarkerIsRedactedToo() {
    assertThat(redact("password=[REDACTED:assignment]" + SECRET)).doesNotContain(SECRET);
    assertThat(redact("[REDACTED:github-token]: " + SECRET)).contains(SECRET);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u00AD", "\u200B", "\u2060", "\uFEFF"})
  void marksThatFoldingTakesOutHideNoSecret(String mark) {
    String hidden = "see gh" + mark + "p_" + "A".repeat(18) + mark + "A".repeat(18) + " now";
    String harmless = "a long" + mark + "word";

    assertThat(redact(hidden)).startsWith("see [").endsWith("] now").doesNotContain("AAA");
    assertThat(redact(harmless)).isEqualTo(harmless);
  }

  @Test
  void aHostAddsItsOwnPrefix() {
    SecretRedactor own = redactor.withPrefix("acme-key", "acme_", 12);

    assertThat(own.redact("see acme_4f9a8b7c6d5e now").text())
        .isEqualTo("see [REDACTED:acme-key] now");
    assertThat(own.redact("acme_configuration_loader"))
        .isEqualTo(Redaction.unchanged("acme_configuration_loader"));
    assertThat(redact("see acme_4f9a8b7c6d5e now")).contains("acme_4f9a8b7c6d5e");
  }

  @Test
  void badHostRulesAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> redactor.withPrefix("Acme", "acme_", 8));
    assertThatIllegalArgumentException().isThrownBy(() -> redactor.withPrefix("acme", "ac", 8));
    assertThatIllegalArgumentException().isThrownBy(() -> redactor.withPrefix("acme", "_acme", 8));
    assertThatIllegalArgumentException().isThrownBy(() -> redactor.withPrefix("acme", "acme_", 0));
    assertThatNullPointerException().isThrownBy(() -> redactor.redact(null));
  }

  private String redact(String text) {
    return redactor.redact(text).text();
  }

  @Test
  void whatALongerSecretSwallowsIsNotCounted() {
    String text =
        "-----BEGIN PRIVATE KEY-----passwordCookie: sid=Bearer passwordpasswordpasswordpassword"
            + "A".repeat(36)
            + ": "
            + "0f".repeat(20);

    Redaction redaction = redactor.redact(text);

    assertThat(redaction.findings().keySet())
        .isNotEmpty()
        .allMatch(rule -> redaction.text().contains("[REDACTED:" + rule + "]"));
  }
}
