package io.memory4j.llm.transcript;

import static java.util.Map.entry;

import io.memory4j.episode.Turn.Author;
import java.util.List;
import java.util.Map;

/**
 * Tells what a person wrote from what Cline files beside it under the role "user". The program puts
 * every word of a person between tags; all else is its own or what a tool returned.
 */
final class ClineText {
  private static final String RESULT = "] Result:";
  private static final int MAX_CALL_CHARS = 10_000;

  /** Tools whose result is what the person said to them. */
  private static final List<String> QUESTIONS =
      List.of(
          "[ask_followup_question",
          "[attempt_completion",
          "[plan_mode_respond",
          "[new_task",
          "[condense",
          "[report_bug");

  /** How a person's words begin behind the result of another tool; they stand at its end. */
  private static final String FEEDBACK = "provided the following feedback:\n<feedback>";

  private static final String FEEDBACK_END = "</feedback>";

  private static final TaggedText ANSWERS =
      new TaggedText(
          Map.of(
              "answer", Author.PERSON,
              "feedback", Author.PERSON,
              "user_message", Author.PERSON));

  private static final TaggedText PROMPTS =
      new TaggedText(
          Map.ofEntries(
              entry("task", Author.PERSON),
              entry("answer", Author.PERSON),
              entry("feedback", Author.PERSON),
              entry("user_message", Author.PERSON),
              entry("environment_details", Author.INJECTED),
              entry("file_content", Author.INJECTED),
              entry("folder_content", Author.INJECTED),
              entry("url_content", Author.INJECTED),
              entry("workspace_diagnostics", Author.INJECTED),
              entry("git_working_state", Author.INJECTED),
              entry("terminal_output", Author.INJECTED),
              entry("explicit_instructions", Author.INJECTED)));

  private ClineText() {}

  /** {@return the pieces of a text under the role "user"} */
  static List<Said> ofUser(String text) {
    String stripped = text.strip();
    if (!isResult(stripped)) {
      return PROMPTS.split(text, Author.INJECTED);
    }
    return QUESTIONS.stream().anyMatch(stripped::startsWith)
        ? ANSWERS.split(text, Author.TOOL)
        : ofResult(text);
  }

  private static boolean isResult(String text) {
    int end = text.startsWith("[") ? text.indexOf(RESULT) : -1;
    return end >= 0 && end < MAX_CALL_CHARS;
  }

  /** {@return what a tool returned, and behind it what a person said to that} */
  static List<Said> ofResult(String text) {
    String stripped = text.strip();
    int start = stripped.endsWith(FEEDBACK_END) ? stripped.lastIndexOf(FEEDBACK) : -1;
    if (start < 0) {
      return List.of(new Said(Author.TOOL, text));
    }
    int words = start + FEEDBACK.length();
    int end = stripped.length() - FEEDBACK_END.length();
    return List.of(
        new Said(Author.TOOL, stripped.substring(0, start)),
        new Said(Author.PERSON, stripped.substring(words, Math.max(words, end))));
  }
}
