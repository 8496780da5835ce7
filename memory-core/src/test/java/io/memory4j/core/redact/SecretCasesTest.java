package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What others masked and should not have, and what slipped through. */
class SecretCasesTest {
  private static final String S = "q7Rk9vTz2Lw8Xn4B";
  private static final String KEY_BODY = "MIIEowIBAAKCAQEA7x0Qf3Zb9kLmNpRsTuVwXyZ1a2B3c4D5e6F7g8H9";
  private static final String JWT =
      "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  static Stream<String> harmless() { // bug F1
    return Stream.of(
        "git show " + "a1b2c3d4e5".repeat(4),
        "REF=" + "0f".repeat(20),
        "sha256 digest " + "9c".repeat(32),
        "UUID 123e4567-e89b-42d3-a456-426614174000",
        "src/main/java/org/example/deeply/nested/VeryLongClassNameForTesting.java",
        "a data:image/png mention without data",
        "token bucket size is 4096",
        "password reset page");
  }

  @ParameterizedTest
  @MethodSource("harmless")
  void whatIsNoSecretStays(String text) {
    assertThat(redactor.redact(text).text()).isEqualTo(text);
  }

  static Stream<Arguments> secret() { // bug F3, and the other side of F1
    return Stream.of(
        Arguments.of("TOKEN=", "0f".repeat(20), ""),
        Arguments.of("secret: ", "a1b2c3d4e5".repeat(4), ""),
        Arguments.of("\"api_key\": \"", S, "\""),
        Arguments.of("\\\"password\\\": \\\"", S, "\\\""),
        Arguments.of("redis://:", S, "@host:6379"),
        Arguments.of("https://user:", S, "@host/p"),
        Arguments.of("use ", "ghp_" + "A".repeat(36), " here"),
        Arguments.of("use ", "github_pat_" + "B".repeat(60), " here"),
        Arguments.of("use ", "glpat-" + "c".repeat(20), " here"),
        Arguments.of("use ", "xoxb-1-" + "d".repeat(24), " here"),
        Arguments.of("use ", "AKIA" + "Q".repeat(16), " here"),
        Arguments.of("use ", "AIza" + "e".repeat(35), " here"),
        Arguments.of("use ", JWT, " here"),
        Arguments.of("Authorization: Bearer ", S, ""));
  }

  @ParameterizedTest
  @MethodSource("secret")
  void secretGoesAndWhatIsAroundItStays(String before, String secret, String after) {
    String redacted = redactor.redact(before + secret + after).text();

    assertThat(redacted).doesNotContain(secret).startsWith(before).endsWith(after);
  }

  static Stream<String> privateKeys() { // bug F3
    String begin = "-----BEGIN RSA PRIVATE KEY-----";
    String end = "-----END RSA PRIVATE KEY-----";
    return Stream.of(
        begin + "\n" + KEY_BODY + "\n" + end,
        begin + "\\n" + KEY_BODY + "\\n" + end,
        begin + " " + KEY_BODY + " " + end,
        begin + "\n" + KEY_BODY);
  }

  @ParameterizedTest
  @MethodSource("privateKeys")
  void privateKeyGoesInEveryForm(String text) {
    assertThat(redactor.redact(text).text()).doesNotContain(KEY_BODY.substring(0, 20));
  }
}
