package io.memory4j.llm.transcript;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.memory4j.llm.transcript.Readings.Read;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Text that repeats what a reader looks for costs no more time than its length. */
class HostileTextTest {
  private static final int CHARS = 300_000;

  @ParameterizedTest
  @CsvSource({
    "SpecStory,_**Composer**_||",
    "SpecStory,<tool-use >|",
    "CursorMarkdown,---||**Note**|",
    "CursorMarkdown,# t|_Exported on x from Cursor (1)_|",
    "AiderChat,#### /code x  ||",
    "AiderChat,```|"
  })
  void linesOfMarkdownCostLinearTime(String reader, String lines) {
    String text = lines.replace('|', '\n').repeat(CHARS / lines.length());
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

    Read read = assertTimeoutPreemptively(ofSeconds(30), () -> Readings.read(reader, bytes));

    assertThat(read.report().lines()).isEqualTo(text.lines().count());
  }

  @ParameterizedTest
  @CsvSource({
    "CLAUDE_CODE,<",
    "CLAUDE_CODE,<system-reminder>",
    "CLAUDE_CODE,<memory4j>  ",
    "CODEX_ITEMS,## My request for Codex:",
    "CURSOR_AGENT,<user_query>",
    "CLINE,<task "
  })
  void tagsInWhatIsSaidCostLinearTime(WrittenFormat format, String tag) {
    String text = "# " + tag.repeat(CHARS / tag.length());
    byte[] bytes =
        format
            .text(WrittenFormat.conversation(text, text, "Last."))
            .getBytes(StandardCharsets.UTF_8);

    Read read =
        assertTimeoutPreemptively(ofSeconds(30), () -> Readings.read(format.reader(), bytes));

    assertThat(read.turns()).last().matches(turn -> turn.text().equals("Last."));
  }
}
