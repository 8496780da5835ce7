package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Inputs made to take for ever, on a small stack. The time limit is a hang guard, no measure; it is
 * as many times what a text takes as it was with texts of half a million characters and a minute.
 */
@Timeout(value = 12, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileInputTest {
  private static final int STACK_BYTES = 512 * 1024;
  private static final int MEDIUM = 20_000;
  private static final int LARGE = 100_000;
  private static final int HUGE = 2_000_000;

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  static Stream<Arguments> hostile() {
    String begin = "-----BEGIN RSA PRIVATE KEY-----\n";
    return Stream.of(
        repeated("truncated PEM", begin, 60_000 * begin.length()),
        repeated("PEM header lines", "A: -----BEGIN PRIVATE KEY-----\n", LARGE),
        repeated("PEM words", begin + "aB3/aB3/aB3/aB3/ ", LARGE),
        repeated("backslashes", "\\", 50_000),
        repeated("escaped quotes", "\\\"password\\\":\\\"", LARGE),
        repeated("one letter", "a", HUGE),
        repeated("one foreign letter", "密", LARGE),
        repeated("assignments", "token=", LARGE),
        repeated("refused assignments", "token=$(", LARGE),
        repeated("open quotes", "token=\"$", LARGE),
        repeated("names that go on", "password for ", LARGE),
        repeated("sentences", "password is ", LARGE),
        repeated("prefixes", "sk-", LARGE),
        repeated("long prefixes", "glpat-", LARGE),
        repeated("web tokens", "eyJ-", LARGE),
        repeated("dots", "eyJ.", LARGE),
        repeated("URLs", "x://y:", LARGE),
        repeated("URL users", "://a:b", LARGE),
        repeated("cookies", "Cookie: a=b; ", LARGE),
        repeated("cookie pairs", "Cookie:a=", LARGE),
        repeated("headers", "Authorization: Bearer ", LARGE),
        repeated("bearer", "bearer", LARGE),
        repeated("commands", "mysql ", LARGE),
        repeated("netrc", "login x password ", LARGE),
        repeated("access keys", "AKIA" + "Q".repeat(16) + " ", LARGE),
        repeated("numbers", "123456789:", LARGE),
        repeated("oracle", "jdbc:oracle:", LARGE),
        repeated("markers", "[REDACTED:", LARGE),
        repeated("marker names", "[REDACTED:token]=", LARGE),
        repeated("quotes", "\"'`", LARGE),
        repeated("open lists", "password: [\"", MEDIUM),
        repeated("lists in lists", "tokens: [\"a\", ", MEDIUM),
        repeated("names on lines", "password:\n", MEDIUM),
        repeated("lists below", "secrets:\n - a\n", MEDIUM),
        repeated("variables", "variable \"password\" {\n", MEDIUM),
        repeated("tags", "<password a=\"b\" ", MEDIUM),
        repeated("holders", "<entry key=\"password\">", MEDIUM),
        repeated("calls", "auth(\"a\", ", MEDIUM),
        repeated("pipes", "echo a | sudo -S ", MEDIUM),
        repeated("printed", "echo \"", MEDIUM),
        repeated("options", "curl -sSu -sSu ", MEDIUM),
        repeated("keys of PuTTY", "Private-Lines: 1\n", MEDIUM),
        repeated("resource names", ":secret:a", MEDIUM),
        repeated("owned words", "clave de API ", MEDIUM),
        repeated("headers without scheme", "Authorization: a1 ", MEDIUM),
        repeated("what nobody sees", "a\u200B", MEDIUM),
        repeated("joined marks", "p\u0301", MEDIUM),
        repeated("NUL", "\0", LARGE),
        repeated("lone surrogates", "\ud800password=\udc00", LARGE),
        repeated("spaces", "password" + " ".repeat(50), LARGE));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("hostile")
  void endsSoonOnASmallStack(String name, String text) throws InterruptedException {
    String redacted = onSmallStack(text);

    assertThat(redacted).as(name).isNotNull();
    assertThat(onSmallStack(redacted).equals(redacted)).as("idempotent").isTrue();
  }

  @Test
  void aVeryLargeTextIsRedacted() throws InterruptedException {
    String text = veryLarge(HUGE);

    assertThat(onSmallStack(text).endsWith("App.java:42.\nTOKEN=[REDACTED:assignment]")).isTrue();
  }

  /** {@return a harmless text of this length with a secret at its end} */
  static String veryLarge(int length) {
    String line = "The quick brown fox jumps over the lazy dog near src/main/java/App.java:42.\n";
    return line.repeat(length / line.length()) + "TOKEN=" + "0f".repeat(20);
  }

  private String onSmallStack(String text) throws InterruptedException {
    AtomicReference<Object> outcome = new AtomicReference<>();
    Thread.UncaughtExceptionHandler keep = (thread, error) -> outcome.set(error);
    Thread thread =
        new Thread(null, () -> outcome.set(redactor.redact(text).text()), "small", STACK_BYTES);
    thread.setUncaughtExceptionHandler(keep);
    thread.start();
    thread.join();
    assertThat(outcome.get()).isInstanceOf(String.class);
    return (String) outcome.get();
  }

  private static Arguments repeated(String name, String unit, int length) {
    return Arguments.of(name, unit.repeat(Math.max(1, length / unit.length())));
  }
}
