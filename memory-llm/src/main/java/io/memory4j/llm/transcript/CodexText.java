package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.List;
import java.util.Set;

/** Tells what a person wrote from what Codex put beside it under the role "user". */
final class CodexText {
  private static final String IDE_CONTEXT = "# Context from my IDE setup:";
  private static final String IDE_REQUEST = "## My request for Codex:";

  /** How parts begin that Codex writes, whatever follows. */
  private static final List<String> PROGRAM_PREFIXES =
      List.of(
          "# AGENTS.md instructions",
          "<environment_context>",
          "<user_instructions>",
          "<INSTRUCTIONS>",
          "<recommended_plugins>",
          "<turn_aborted>",
          "<user_shell_command>",
          "<subagent_notification>",
          "<skill>",
          "<permissions instructions>");

  private static final Set<String> PROGRAM_KINDS =
      Set.of("environment_context", "user_instructions");

  private CodexText() {}

  /** {@return the pieces of a user message that stands among the items of a conversation} */
  static List<Said> ofItem(List<String> parts) {
    Said.Pieces pieces = new Said.Pieces();
    for (String part : parts) {
      if (isInjected(part) || isEnclosed(part.strip())) {
        pieces.add(Author.INJECTED, part);
      } else {
        pieces.addAll(unwrap(part));
      }
    }
    return pieces.list();
  }

  /** {@return the pieces of a user message that an event reports, which a person really sent} */
  static List<Said> ofEvent(CodexLine line) {
    Said.Pieces pieces = new Said.Pieces();
    for (String part : line.parts()) {
      if (isInjected(part) || PROGRAM_KINDS.contains(line.kind)) {
        pieces.add(Author.INJECTED, part);
      } else {
        pieces.addAll(unwrap(part));
      }
    }
    return pieces.list();
  }

  /** {@return what the person wrote of these pieces, as it is compared} */
  static String personal(List<Said> pieces) {
    return String.join(
        "\n", pieces.stream().filter(p -> p.author() == Author.PERSON).map(Said::text).toList());
  }

  private static boolean isInjected(String part) {
    String text = part.strip();
    return PROGRAM_PREFIXES.stream().anyMatch(text::startsWith);
  }

  /** Codex marks what it adds by one tag around all of it; new tags appear with new versions. */
  private static boolean isEnclosed(String text) {
    if (!text.startsWith("<")) {
      return false;
    }
    int end = 1;
    while (end < text.length() && isNamePart(text.charAt(end))) {
      end++;
    }
    String name = text.substring(1, end);
    // Images are announced by a tag that opens in one part and closes in another.
    return (name.equals("image") && text.endsWith(">"))
        || text.equals("</image>")
        || (!name.isEmpty() && closes(text, name));
  }

  private static boolean closes(String text, String name) {
    boolean opens = text.startsWith(">", name.length() + 1);
    return text.endsWith("</" + name + ">") || (opens && ClippedStrings.mayBeClipped(text));
  }

  private static boolean isNamePart(char c) {
    return c == '_' || c == '-' || (c < 128 && Character.isLetterOrDigit(c));
  }

  /** An IDE puts what is open before the request; the last heading is safe from what is open. */
  private static List<Said> unwrap(String part) {
    String start = part.stripLeading();
    int request = start.startsWith("# ") ? part.lastIndexOf(IDE_REQUEST) : -1;
    if (request < 0) {
      return List.of(
          new Said(start.startsWith(IDE_CONTEXT) ? Author.INJECTED : Author.PERSON, part));
    }
    return List.of(
        new Said(Author.INJECTED, part.substring(0, request)),
        new Said(Author.PERSON, part.substring(request + IDE_REQUEST.length())));
  }
}
