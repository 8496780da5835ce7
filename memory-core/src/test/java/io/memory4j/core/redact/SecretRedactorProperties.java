package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.redact.Redaction;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SecretRedactorProperties {
  private static final List<String> FRAGMENTS =
      List.of(
          "password",
          "TOKEN",
          "api_key",
          "secret",
          "=",
          ": ",
          " = ",
          "\"",
          "'",
          "\\\"",
          "\\",
          "\\n",
          "\n",
          " ",
          ",",
          ";",
          "&",
          "@",
          "/",
          "://",
          "https://u:",
          "Bearer ",
          "Basic ",
          "Authorization: ",
          "Cookie: sid=",
          "ghp_",
          "sk-",
          "AKIA",
          "eyJ",
          ".",
          "-----BEGIN ",
          "PRIVATE KEY-----",
          "-----END ",
          "[REDACTED:",
          "[REDACTED:jwt]",
          "]",
          "(",
          ")",
          "{",
          "}",
          "<",
          ">",
          "$",
          "密码",
          "是",
          "：",
          "「",
          "пароль",
          "curl -u a:",
          "mysql -p",
          "--token ",
          "login a password ",
          "A".repeat(36),
          "0f".repeat(20),
          "aB3/".repeat(10),
          "hunter2",
          "Zx9-kk21",
          "value",
          "name",
          "is ",
          "\ud800",
          "\0",
          "%3D",
          "u0022",
          "&quot;",
          "\u200B",
          "\u202E",
          "\uFE0F",
          "\u212A",
          "\uDB40\uDC41",
          "[\"",
          "\", \"",
          "\n  - ",
          "<![CDATA[",
          "\"\"\"",
          "| sudo -S",
          "echo ",
          "auth(\"u\", \"",
          "to ",
          "API ",
          "clave de ");

  private static final List<String> SHAPES =
      List.of(
          "%K=%S",
          "%K='%S'",
          "export %K=\"%S\"",
          "%K: %S",
          "%K: \"%S\"",
          "\"%K\": \"%S\"",
          "\"%K\":\"%S\"",
          "\\\"%K\\\": \\\"%S\\\"",
          "{\\\\\\\"%K\\\\\\\":\\\\\\\"%S\\\\\\\"}",
          "%K = \"%S\"",
          "'%K' => '%S'",
          "--%K=%S",
          "--%K %S",
          "?a=1&%K=%S&b=2",
          "<%K>%S</%K>",
          "- name: %K\n  value: %S",
          "**%K:** `%S`",
          "x.put(\"%K\", \"%S\");",
          "%K := `%S`",
          "%K (staging): %S",
          "the %K: %S, as agreed",
          "a\\n%K=%S\\nb",
          "%K%%3D%S");

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @Property(tries = 1000)
  void redactingTwiceIsRedactingOnce(@ForAll("nastyTexts") String text) {
    String once = redactor.redact(text).text();

    assertThat(redactor.redact(once)).isEqualTo(Redaction.unchanged(once));
  }

  @Property(tries = 1000)
  void noTextIsTooStrange(@ForAll String text) {
    Redaction redaction = redactor.redact(text);

    assertThat(redactor.redact(redaction.text()).text()).isEqualTo(redaction.text());
  }

  @Property(tries = 1000)
  void findingsAndMarkersAgree(@ForAll("nastyTexts") String text) {
    Redaction redaction = redactor.redact(text);

    assertThat(redaction.findings().isEmpty()).isEqualTo(redaction.text().equals(text));
    assertThat(redaction.findings().keySet())
        .allMatch(rule -> redaction.text().contains("[REDACTED:" + rule + "]"));
  }

  @Property(tries = 1000)
  void anAssignedSecretNeverSurvives(
      @ForAll("names") String name,
      @ForAll("secrets") String secret,
      @ForAll("shapes") String shape) {
    String text = shape.replace("%K", name).replace("%S", secret).replace("%%", "%");

    String redacted = redactor.redact("before " + text + " after").text();

    assertThat(redacted)
        .doesNotContain(secret)
        .contains(name)
        .startsWith("before ")
        .endsWith(" after");
  }

  @Property(tries = 1000)
  void innocentTextIsUnchanged(@ForAll("innocentTexts") String text) {
    assertThat(redactor.redact(text)).isEqualTo(Redaction.unchanged(text));
  }

  @Property(tries = 500)
  void aProviderKeyNeverSurvives(
      @ForAll("providers") ProviderPrefix provider, @ForAll("contexts") String context) {
    String body = "B7".repeat(200);
    String key = provider.prefix() + body.substring(0, provider.bodyChars());

    String redacted = redactor.redact(context.replace("%S", key)).text();

    assertThat(redacted).doesNotContain(body.substring(0, provider.bodyChars()));
    assertThat(redacted).contains("[REDACTED:" + provider.rule() + "]");
  }

  @Provide
  Arbitrary<String> nastyTexts() {
    return Arbitraries.of(FRAGMENTS).list().ofMaxSize(25).map(parts -> String.join("", parts));
  }

  @Provide
  Arbitrary<String> names() {
    Arbitrary<String> owner =
        Arbitraries.of("", "DB_", "my-", "app.", "spring.mail.", "OPENAI_", "x_");
    Arbitrary<String> word =
        Arbitraries.of(
            "password", "PASSWORD", "secret", "token", "api_key", "apiKey", "API_KEY", "passwd");
    return Combinators.combine(owner, word).as(String::concat);
  }

  @Provide
  Arbitrary<String> secrets() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withCharRange('A', 'Z')
        .numeric()
        .withChars('_', '-', '+', '/')
        .ofMinLength(8)
        .ofMaxLength(60)
        .map(text -> "q7" + text + "R4");
  }

  @Provide
  Arbitrary<String> shapes() {
    return Arbitraries.of(SHAPES);
  }

  @Provide
  Arbitrary<String> innocentTexts() {
    Arbitrary<String> hex = Arbitraries.strings().withChars("0123456789abcdef").ofLength(40);
    Arbitrary<String> word =
        Arbitraries.strings().withCharRange('a', 'z').ofMinLength(1).ofMaxLength(9);
    Arbitrary<String> phrase =
        Arbitraries.of(
            "the token expired",
            "password reset page",
            "token bucket size is 4096",
            "secret santa",
            "if (password.isEmpty())",
            "task-management-system",
            "String password = getPassword();",
            "https://example.com/a?b=c",
            "src/main/java/App.java:42",
            "TOKEN=${TOKEN}",
            "password: <your-password>",
            "token: string",
            "api_key = \"xxxx\"");
    return Arbitraries.oneOf(hex, word, phrase)
        .list()
        .ofMaxSize(15)
        .map(parts -> String.join("\n", parts));
  }

  @Provide
  Arbitrary<ProviderPrefix> providers() {
    return Arbitraries.of(ProviderPrefixes.all())
        .filter(provider -> provider.bodyChars() > 12 && provider.trust() != Trust.ADDRESS);
  }

  @Provide
  Arbitrary<String> contexts() {
    return Arbitraries.of(
        "%S", "key %S.", "\"%S\"", "(%S)", "a\\n%S\\nb", "k=%S", "キー：%S。", "x %3D%S");
  }
}
