package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Redaction works on decoded values: patterns over raw lines swallow quotes and braces. */
class RedactedSessionTest {
  private static final String X = "sk-" + "x".repeat(40);
  private static final String Y = "sk-" + "y".repeat(40);

  /** As greedy as a rule may be: it takes all that stands after the beginning of a secret. */
  private static final Redactor GREEDY =
      text -> {
        String clean = text.replaceAll("sk-[^ ]{20,}|\\b\\d{8}\\b", "[REDACTED:key]");
        return new Redaction(clean, clean.equals(text) ? Map.of() : Map.of("key", 1));
      };

  @TempDir Path folder;

  @Test
  void everyLineSurvivesAndNoSecretDoes() {
    List<String> outputs =
        List.of(
            "{\"headers\":{\"Authorization\":[\"Bearer " + X + "\",\"Bearer " + Y + "\"],\"n\":1}}",
            "{\"password\":12345678,\"tail\":\"kept\"}",
            "{\"a\":\"k=\\\"" + X + "\\\"\",\"tail\":\"kept\"}");
    String[] lines =
        outputs.stream()
            .map(text -> Lines.claudeUser("u" + outputs.indexOf(text), text + " tail kept"))
            .toArray(String[]::new);

    ReadTranscript read = ReadTranscript.of(folder, lines);
    List<String> redacted =
        read.turns().stream().map(turn -> GREEDY.redact(turn.text()).text()).toList();

    assertThat(read.report().skippedLines()).isZero();
    assertThat(redacted).hasSize(3).allMatch(text -> text.endsWith("tail kept"));
    assertThat(String.join("\n", redacted)).doesNotContain(X, Y, "12345678");
    assertThat(redacted).allMatch(text -> GREEDY.redact(text).text().equals(text));
  }
}
