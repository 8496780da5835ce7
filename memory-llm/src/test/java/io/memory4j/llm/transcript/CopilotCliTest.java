package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CopilotCliTest {
  @TempDir Path folder;

  /** Returns an event with the fields of its data. */
  static String event(String type, String data) {
    return "{\"type\":\"%s\",\"id\":\"e\",\"timestamp\":\"2026-03-01T10:00:00Z\",\"data\":{%s}}"
        .formatted(type, data);
  }

  @Test
  void whoSpeaksIsToldByTheEvent() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            event("session.start", "\"sessionId\":\"s\",\"context\":{\"cwd\":\"/w\"}"),
            event("user.message", "\"content\":\"Hi\",\"transformedContent\":\"<now/>Hi\""),
            event("user.message", "\"content\":\"\",\"transformedContent\":\"Go on.\""),
            event("assistant.message", "\"content\":\"Hello\",\"reasoningText\":\"hm\""),
            event("assistant.message", "\"content\":\"Found\",\"parentToolCallId\":\"t\""),
            event("tool.execution_complete", "\"result\":{\"content\":\"a.txt\"}"),
            event("session.shutdown", "\"content\":\"bye\""));

    assertThat(read.dialogue())
        .containsExactly(
            "PERSON: Hi",
            "INJECTED: Go on.",
            "ASSISTANT: Hello",
            "SUB_AGENT: Found",
            "TOOL: a.txt");
    assertThat(read.episode().agent()).isEqualTo("copilot-cli");
    assertThat(read.episode().workspace()).contains("/w");
    assertThat(read.turns().get(0).workspace()).contains("/w");
    assertThat(read.turns().get(0).session()).isEqualTo("s");
  }
}
