package io.memory4j.core.quarantine;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * One reason to hold a text back and the part of the text that gave it; never the text. Immutable
 * and thread-safe.
 *
 * @param reason why
 * @param part where
 */
public record Finding(Reason reason, Part part) {
  /** The parts of a remembered text. */
  public enum Part {
    /** The statement, which is injected. */
    CONTENT,
    /** The longer text, which is only searched and shown. */
    DETAIL
  }

  /** Checks the parts. */
  public Finding {
    requireNonNull(reason, "reason");
    requireNonNull(part, "part");
  }

  /** {@return how it is stored and shown, such as {@code suspicious:role-marker:content}} */
  public String id() {
    return "suspicious:" + reason.id() + ":" + part.name().toLowerCase(Locale.ROOT);
  }
}
