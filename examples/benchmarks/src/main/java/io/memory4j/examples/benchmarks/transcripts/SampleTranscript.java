package io.memory4j.examples.benchmarks.transcripts;

import io.memory4j.examples.benchmarks.sample.Vocabulary;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Made-up sessions with the proportions of real ones: most of a file is what tools returned. The
 * same in every run. Not thread-safe.
 */
final class SampleTranscript {
  private static final int PROMPT_WORDS = 40;
  private static final int REPLY_WORDS = 120;
  private static final int OUTPUT_WORDS = 600;
  private static final int THOUGHT_CHARS = 1_200;

  private final Random random = new Random(8);
  private long written;
  private int line;

  private SampleTranscript() {}

  /** Writes a session of Claude Code of about this size. */
  static Path claude(Path file, long bytes) throws IOException {
    SampleTranscript sample = new SampleTranscript();
    try (Writer out = Files.newBufferedWriter(file)) {
      while (sample.written < bytes) {
        sample.claudeTurn(out);
      }
    }
    return file;
  }

  /** Writes a session of Codex of about this size, in which turns stand twice. */
  static Path codex(Path file, long bytes) throws IOException {
    SampleTranscript sample = new SampleTranscript();
    try (Writer out = Files.newBufferedWriter(file)) {
      sample.codexLine(out, "session_meta", "\"id\":\"c1\",\"cwd\":\"/w\",\"source\":\"cli\"");
      while (sample.written < bytes) {
        sample.codexTurn(out);
      }
    }
    return file;
  }

  private void claudeTurn(Writer out) throws IOException {
    claudeLine(out, "user", "\"content\":\"" + words(PROMPT_WORDS) + "\"", "");
    claudeLine(
        out,
        "assistant",
        "\"id\":\"m"
            + line
            + "\",\"content\":[{\"type\":\"text\",\"text\":\""
            + words(REPLY_WORDS)
            + "\"}],\"usage\":{\"output_tokens\":5}",
        ",\"requestId\":\"r" + line + "\"");
    claudeLine(
        out,
        "assistant",
        "\"content\":[{\"type\":\"tool_use\",\"name\":\"Read\",\"input\":{\"file_path\":\"/w/a\"}}]",
        "");
    String output = words(OUTPUT_WORDS);
    claudeLine(
        out,
        "user",
        "\"content\":[{\"type\":\"tool_result\",\"content\":\"" + output + "\"}]",
        ",\"toolUseResult\":{\"file\":{\"content\":\"" + output + "\"}}");
  }

  private void claudeLine(Writer out, String type, String message, String more) throws IOException {
    line++;
    write(
        out,
        "{\"parentUuid\":\"u%d\",\"isSidechain\":false,\"cwd\":\"/w\",\"sessionId\":\"s1\",\"type\":\"%s\",\"message\":{\"role\":\"%s\",%s},\"uuid\":\"u%d\",\"timestamp\":\"2026-03-01T10:00:01.%03dZ\"%s}\n",
        line - 1,
        type,
        type,
        message,
        line,
        line % 1_000,
        more);
  }

  private void codexTurn(Writer out) throws IOException {
    String prompt = words(PROMPT_WORDS);
    codexLine(out, "response_item", message("user", "input_text", prompt));
    codexLine(out, "event_msg", "\"type\":\"user_message\",\"message\":\"" + prompt + "\"");
    codexLine(
        out,
        "response_item",
        "\"type\":\"reasoning\",\"encrypted_content\":\"" + "Q".repeat(THOUGHT_CHARS) + "\"");
    codexLine(
        out, "response_item", "\"type\":\"function_call\",\"name\":\"shell\",\"arguments\":\"{}\"");
    codexLine(
        out,
        "response_item",
        "\"type\":\"function_call_output\",\"output\":\"" + words(OUTPUT_WORDS) + "\"");
    codexLine(out, "event_msg", "\"type\":\"token_count\",\"info\":{\"total\":{\"input\":1}}");
    String reply = words(REPLY_WORDS);
    codexLine(out, "event_msg", "\"type\":\"agent_message\",\"message\":\"" + reply + "\"");
    codexLine(out, "response_item", message("assistant", "output_text", reply));
  }

  private static String message(String role, String type, String text) {
    return "\"type\":\"message\",\"role\":\"%s\",\"content\":[{\"type\":\"%s\",\"text\":\"%s\"}]"
        .formatted(role, type, text);
  }

  private void codexLine(Writer out, String type, String payload) throws IOException {
    line++;
    write(
        out,
        "{\"timestamp\":\"2026-03-01T10:00:01.%03dZ\",\"type\":\"%s\",\"payload\":{%s}}\n",
        line % 1_000,
        type,
        payload);
  }

  private void write(Writer out, String format, Object... values) throws IOException {
    String text = String.format(Locale.ROOT, format, values);
    out.write(text);
    written += text.length();
  }

  private String words(int count) {
    return Stream.generate(() -> Vocabulary.any(random))
        .limit(count)
        .collect(Collectors.joining(" "));
  }
}
