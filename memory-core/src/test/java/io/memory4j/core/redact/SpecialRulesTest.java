package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Borders of the rules for URLs, cookies, headers, command lines and key files. */
class SpecialRulesTest {
  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a://u:p4ss@h,b://v:q4ss@g | a://u:[REDACTED:url-password]@h,b://v:[REDACTED:url-password]@g",
        "https://me@example.com:pw1x@h/ | https://me@example.com:[REDACTED:url-password]@h/",
        "amqp://u:a#b?c/d@host/v | amqp://u:[REDACTED:url-password]@host/v",
        "jdbc:oracle:thin:ann/p4ss@db | jdbc:oracle:thin:ann/[REDACTED:url-password]@db",
        "mysql -uroot -ps3cret x | mysql -uroot -p[REDACTED:command-line] x",
        "curl -sS -u 'ann:p4 ss' x | curl -sS -u 'ann:[REDACTED:command-line]' x",
        "login ann password p4ss | login ann password [REDACTED:netrc]",
        "Authorization: Bot p4ssw0rd | Authorization: Bot [REDACTED:bearer]",
        "Basic YW5uOnA0c3M= | Basic [REDACTED:basic-auth]",
        "Cookie: a=b; sid=p4ssw0rd1 | Cookie: a=b; sid=[REDACTED:cookie]",
        "curl -b 'sid=p4ssw0rd1; a=b' x | curl -b 'sid=[REDACTED:cookie]; a=b' x"
      })
  void onlyTheSecretGoes(String text, String redacted) {
    assertThat(redactor.redact(text).text()).isEqualTo(redacted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://host:8080/icon@2x.png",
        "https://user@host:8080/p",
        "git+ssh://git@github.com/a/b.git#semver:^1",
        "mysql -u root -p",
        "curl -u ann https://x.example",
        "ssh -p 22 host && cp -p a b",
        "Basic understanding of things1 is enough",
        "Authorization: Bearer realm",
        "the cookie=jar; metaphor",
        "-----BEGIN PRIVATE KEY-----",
        "-----BEGIN RSA PRIVATE KEY-----\n# put your key here\n-----END RSA PRIVATE KEY-----",
        "AKIA" + "QQQQQQQQQQQQQQQQQ",
        "xAKIAQQQQQQQQQQQQQQQQ"
      })
  void nearMissesStay(String text) {
    assertThat(redactor.redact(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hooks.slack.com/services/", "discord.com/api/webhooks/"})
  void theAddressOfAWebhookStays(String address) {
    String path = "T0AB12CD/B0AB12CD/aB3aB3aB3aB3aB3aB3";

    assertThat(redactor.redact("https://" + address + path).text())
        .startsWith("https://" + address + "[REDACTED:")
        .doesNotContain(path);
  }
}
