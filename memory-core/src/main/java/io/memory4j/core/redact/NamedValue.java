package io.memory4j.core.redact;

import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.Optional;

/**
 * Redacts a value that has a name: a name such as {@code password} makes a secret of a value that
 * no look at the value alone could tell. Pure if the redactor is.
 */
public final class NamedValue {
  private NamedValue() {}

  /**
   * {@return the text without secrets, those included that its name tells; empty if there are none}
   *
   * @param redactor takes secrets out
   * @param name the name
   * @param value a text of one line or more
   */
  public static Optional<Redaction> redact(Redactor redactor, String name, String value) {
    Redaction alone = redactor.redact(value);
    if (!alone.findings().isEmpty()) {
      return Optional.of(alone);
    }
    boolean plain = value.indexOf('"') < 0 && value.indexOf('\\') < 0;
    return plain && value.lines().count() < 2
        ? behind(redactor, name, "\"", value)
        : Optional.empty();
  }

  /** {@return the value as it is redacted behind its name; empty if it stays as it is} */
  static Optional<Redaction> behind(Redactor redactor, String name, String quote, String value) {
    return name.isEmpty()
        ? Optional.empty()
        : between(redactor, '"' + name.replace('"', ' ') + "\":" + quote, value, quote);
  }

  /**
   * {@return the value as it is redacted where it stands; empty if it stays as it is}
   *
   * @param redactor takes secrets out
   * @param before what stands before it
   * @param value a text
   * @param after what stands behind it
   */
  public static Optional<Redaction> between(
      Redactor redactor, String before, String value, String after) {
    Redaction redaction = redactor.redact(before + value + after);
    String text = redaction.text();
    int end = text.length() - after.length();
    boolean inValue = text.startsWith(before) && text.endsWith(after) && end >= before.length();
    return inValue && !text.equals(before + value + after)
        ? Optional.of(new Redaction(text.substring(before.length(), end), redaction.findings()))
        : Optional.empty();
  }
}
