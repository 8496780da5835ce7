package io.memory4j.core.quarantine;

import io.memory4j.Fact;
import io.memory4j.core.quarantine.Finding.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks at a text that somebody wants remembered for attempts to steer the agent.
 *
 * <p>It screens the text as it was handed in, before white space is folded: folding removes some of
 * what gives an attempt away. Texts that only talk about prompts, roles and attacks pass, as do
 * conventions of people ("always run the tests"). Pure, linear in the text, never throws on any
 * text; lone surrogates are left out of account. Immutable and thread-safe.
 */
public final class TextScreen {
  /** Longest statement that is a memory and not a document, in code points. */
  static final int MAX_CONTENT_CHARS = Fact.MAX_KEYED_CONTENT_CHARS;

  /** Longest detail, in code points. */
  static final int MAX_DETAIL_CHARS = 16_000;

  private TextScreen() {}

  /**
   * {@return the reasons to hold a statement back, each once, in the order of {@link Reason};
   * unmodifiable, empty if there is none}
   *
   * @param content the statement
   */
  public static List<Finding> screen(String content) {
    return screen(content, "");
  }

  /**
   * {@return the reasons to hold a statement with a detail back, those of the statement first;
   * unmodifiable, empty if there is none} Of a part that is too long only the beginning is looked
   * at, as it is held back anyway.
   *
   * @param content the statement; up to {@value #MAX_CONTENT_CHARS} code points are a memory
   * @param detail the longer text, empty if there is none; up to {@value #MAX_DETAIL_CHARS}
   */
  public static List<Finding> screen(String content, String detail) {
    List<Finding> findings = new ArrayList<>();
    screen(content, MAX_CONTENT_CHARS).forEach(r -> findings.add(new Finding(r, Part.CONTENT)));
    screen(detail, MAX_DETAIL_CHARS).forEach(r -> findings.add(new Finding(r, Part.DETAIL)));
    return List.copyOf(findings);
  }

  private static List<Reason> screen(String whole, int maxChars) {
    List<Reason> reasons = new ArrayList<>();
    boolean oversized = isLonger(whole, maxChars);
    String text = oversized ? whole.substring(0, maxChars) : whole;
    Reading reading = Reading.of(text);
    addIf(reasons, Reason.INSTRUCTION, isInstruction(reading));
    addIf(reasons, Reason.ROLE_MARKER, RoleMarkers.isIn(reading));
    addIf(reasons, Reason.TOOL_SYNTAX, ToolSyntax.isIn(reading));
    addIf(reasons, Reason.INVISIBLE, Invisibles.isIn(text));
    addIf(reasons, Reason.BLOB, Blobs.isIn(text));
    addIf(reasons, Reason.OVERSIZED, oversized);
    return reasons;
  }

  private static boolean isInstruction(Reading reading) {
    return Instructions.isIn(reading)
        || reading.withDigitsAsLetters().filter(Instructions::isIn).isPresent();
  }

  private static void addIf(List<Reason> reasons, Reason reason, boolean found) {
    if (found) {
      reasons.add(reason);
    }
  }

  private static boolean isLonger(String text, int maxChars) {
    return text.length() > maxChars && text.codePointCount(0, text.length()) > maxChars;
  }
}
