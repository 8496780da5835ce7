package io.memory4j.core.quarantine;

import java.util.Locale;

/** Why a text is held back. More may be added. */
public enum Reason {
  /** It tells the model to drop its rules, to be somebody else, to give away or to conceal. */
  INSTRUCTION,
  /** It makes somebody else seem to speak: a role's label, heading or tag, a chat template. */
  ROLE_MARKER,
  /** It is written as the call of a tool. */
  TOOL_SYNTAX,
  /** It holds characters that nobody sees, or that turn the direction of what is seen. */
  INVISIBLE,
  /** It holds encoded text, or more encoded bytes than a digest or a key has. */
  BLOB,
  /** It is longer than a memory is. */
  OVERSIZED,
  /** It repeats what was injected. */
  ECHO;

  /** {@return the name as findings show it, such as {@code role-marker}} */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
