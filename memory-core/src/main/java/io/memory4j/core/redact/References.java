package io.memory4j.core.redact;

import java.util.List;
import java.util.Locale;

/** Values that are no secret but say where it is, what type it has, or how it was made. */
final class References {
  private static final List<String> STARTS =
      List.of(
          "env:",
          "op://",
          "arn:",
          "vault:",
          "ssm:",
          "file:",
          "http://",
          "https://",
          "projects/",
          "process.env",
          "os.environ",
          "system.getenv",
          "secretsmanager:",
          "keyring:",
          "required|",
          "min:",
          "max:");

  private References() {}

  static boolean matches(String value) {
    String lower = value.toLowerCase(Locale.ROOT);
    return STARTS.stream().anyMatch(lower::startsWith)
        || KeyWords.NO_VALUES.contains(lower)
        || KeyWords.ALGORITHMS.contains(lower)
        || isPath(value)
        || isVersion(value)
        || isName(value);
  }

  private static boolean isPath(String value) {
    boolean start =
        value.startsWith("/")
            || value.startsWith("./")
            || value.startsWith("../")
            || value.startsWith("~/")
            || value.startsWith(":\\", 1)
            || (value.startsWith("@") && value.indexOf('.') > 0);
    Strength strength = Strength.of(value);
    return start && (strength.digits() == 0 || !strength.mixedCase());
  }

  private static boolean isVersion(String value) {
    return value.startsWith("v")
        && value.indexOf('.') > 1
        && value.chars().skip(1).allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
  }

  /**
   * Returns whether the value is itself the name of a secret, as in {@code password=dbPassword}.
   */
  private static boolean isName(String value) {
    boolean name = Alphabet.URL_SAFE_DOTS.end(value, 0) == value.length();
    return name
        && Strength.of(value).digits() <= 1
        && !value.isEmpty()
        && KeyName.of(value).kind() != KeyKind.NONE;
  }
}
