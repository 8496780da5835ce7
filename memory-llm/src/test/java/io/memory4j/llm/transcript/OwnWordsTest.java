package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.claudeAssistant;
import static io.memory4j.llm.transcript.Lines.claudeUser;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.render.BlockText;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnWordsTest {
  private static final String BLOCK = BlockText.frame().replace("</", "- Use npm.\n</");

  @TempDir Path folder;

  @Test
  void aBlockIsOursWhereverItStands() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", BLOCK + "\nUse pnpm."),
            claudeUser("u2", "<system-reminder>\n" + BLOCK + "\n</system-reminder>"),
            claudeAssistant("a1", "You gave me " + BLOCK));

    assertThat(read.dialogue().stream().map(turn -> turn.lines().findFirst().get()).toList())
        .containsExactly(
            "OWN_PROMPT: " + firstInside(),
            "PERSON: Use pnpm.",
            "OWN_PROMPT: " + firstInside(),
            "ASSISTANT: You gave me",
            "OWN_PROMPT: " + firstInside());
    assertThat(read.dialogue()).noneMatch(t -> !t.startsWith("OWN") && t.contains("npm.\n"));
  }

  private static String firstInside() {
    return BlockText.opening().lines().skip(1).findFirst().get();
  }

  @Test
  void aBlockThatIsCutOffIsOurs() {
    String cut = BLOCK.substring(0, BLOCK.indexOf("npm") + 3);

    ReadTranscript read = ReadTranscript.of(folder, claudeUser("u1", "Hi " + cut));

    assertThat(read.dialogue()).hasSize(2).first().isEqualTo("PERSON: Hi");
    assertThat(read.dialogue().get(1)).startsWith("OWN_PROMPT: ").endsWith("Use npm");
  }

  @Test
  void aSessionThatBeginsWithOurPromptIsOurs() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", OwnPrompts.marked("Extract rules. Always use npm.")),
            claudeAssistant("a1", "Use npm."),
            claudeUser("u2", "Always use npm."));

    assertThat(read.dialogue()).hasSize(3).allMatch(turn -> turn.startsWith("OWN_PROMPT: "));
    assertThat(read.report().failure()).isEmpty();
  }

  @Test
  void ourPromptInsideAPersonsSessionIsOursAlone() {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            claudeUser("u1", "Hi"),
            claudeUser("u2", OwnPrompts.marked("Extract.")),
            claudeUser("u3", "Use pnpm."));

    assertThat(read.dialogue())
        .containsExactly(
            "PERSON: Hi", "OWN_PROMPT: " + OwnPrompts.MARK + "\nExtract.", "PERSON: Use pnpm.");
  }

  @Test
  void aPromptIsMarkedOnce() {
    String marked = OwnPrompts.marked("x");

    assertThat(OwnPrompts.marked(marked)).isEqualTo(marked);
    assertThat(OwnPrompts.isMarked("\n " + marked)).isTrue();
    assertThat(OwnPrompts.isMarked("x")).isFalse();
  }
}
