package io.memory4j.llm.transcript;

import static java.util.Objects.requireNonNull;

/**
 * How prompts that this library sends to a model are marked, so that no transcript of such a
 * session is ever learned from. Not instantiable.
 */
public final class OwnPrompts {
  /** The line that every such prompt begins with. */
  public static final String MARK = "<!-- memory4j: a prompt of the memory, not of a person -->";

  private OwnPrompts() {}

  /**
   * {@return the prompt below the mark; unchanged if it is marked}
   *
   * @param prompt what is sent
   */
  public static String marked(String prompt) {
    requireNonNull(prompt, "prompt");
    return isMarked(prompt) ? prompt : MARK + "\n" + prompt;
  }

  /**
   * {@return whether a text begins with the mark, whatever blanks stand before it}
   *
   * @param text a prompt, or what a transcript holds
   */
  public static boolean isMarked(String text) {
    return text.startsWith(MARK) || text.stripLeading().startsWith(MARK);
  }
}
