package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Turn.Author;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AiderTest {
  static final String START = "# aider chat started at 2026-03-29 02:30:00";

  @TempDir Path folder;

  private ReadTranscript chat(String... lines) {
    return ReadTranscript.of(folder, "\n" + START + "\n\n" + String.join("\n", lines));
  }

  @Test
  void blanksAtTheEndAndTheLineBeforeTellWhoWrote() {
    ReadTranscript read =
        chat(
            "> Aider v0.86.1  ",
            "",
            "#### Explain it,  ",
            "####   ",
            "#### please  ",
            "",
            "# Title",
            "",
            "#### Setup",
            "> quoted",
            "",
            "> Tokens: 1k sent.  ");

    assertThat(read.dialogue())
        .containsExactly(
            "TOOL: Aider v0.86.1",
            "PERSON: Explain it,\n\nplease",
            "ASSISTANT: # Title\n\n#### Setup\n> quoted",
            "TOOL: Tokens: 1k sent.");
    assertThat(read.turns()).extracting(Turn::line).containsExactly(4L, 6L, 9L, 15L);
  }

  @Test
  void headingsInTheCodeOfAReplyAreNoPrompts() {
    ReadTranscript read =
        chat(
            "#### write the README  ",
            "",
            "````markdown",
            "```",
            "",
            "#### Setup  ",
            "",
            "```",
            "````",
            "",
            "> Tokens: 1k sent.  ",
            "",
            "#### thanks  ");

    assertThat(read.by(Author.PERSON)).containsExactly("write the README", "thanks");
    assertThat(read.by(Author.ASSISTANT).get(0)).contains("#### Setup");
  }

  @Test
  void promptsThatLostTheirBlanksAreNoted() {
    ReadTranscript read = chat("#### use tabs", "", "Ok.");

    assertThat(read.by(Author.PERSON)).isEmpty();
    assertThat(read.report().notes()).extracting(note -> note.line()).containsExactly(4L);
    assertThat(chat("#### use tabs  ", "", "#### Setup").report().notes()).isEmpty();
  }

  @Test
  void codeThatWasCutOffHidesNoPromptBehindWhatTheProgramSays() {
    ReadTranscript read =
        chat("#### one  ", "", "```", "cut", "", "> ^C KeyboardInterrupt  ", "", "#### two  ");

    assertThat(read.by(Author.PERSON)).containsExactly("one", "two");
  }

  @Test
  void aSessionThatStartsEndsTheCodeOfTheLastOne() {
    ReadTranscript read = chat("#### one  ", "", "```", "cut", "", START, "", "#### two  ");

    assertThat(read.by(Author.PERSON)).containsExactly("one", "two");
  }

  @Test
  void aPromptThatIsWrittenDownTwiceCountsOnce() {
    ReadTranscript read =
        chat("#### /code use tabs  ", "", "#### use tabs  ", "", "Ok.", "", "#### use tabs  ");

    assertThat(read.dialogue())
        .containsExactly("PERSON: use tabs", "ASSISTANT: Ok.", "PERSON: use tabs");
  }

  @Test
  void promptsOneAfterTheOtherAreTwo() {
    assertThat(chat("#### /add a  ", "", "#### /run b  ").by(Author.PERSON))
        .containsExactly("/add a", "/run b");
  }

  @Test
  void aStartIsASessionOnlyWithItsTime() {
    ReadTranscript read =
        chat(
            "#### one  ",
            "",
            "# aider chat started at some time",
            "",
            "# aider chat started at 2026-03-30 08:00:00",
            "",
            "#### two  ");

    assertThat(read.by(Author.ASSISTANT)).containsExactly("# aider chat started at some time");
    assertThat(read.turns())
        .extracting(Turn::session)
        .containsExactly("2026-03-29T02:30", "2026-03-29T02:30", "2026-03-30T08:00");
  }

  @Test
  void timesOfTheClockNeedAZone() throws IOException {
    Path file = Files.writeString(folder.resolve("x"), START + "\n\n#### Hi  \n");
    Transcripts plain = Transcripts.at(file);
    Episode episode = ReadTranscript.of(file).episode();

    Turn unknown = ReadTranscript.of(plain, episode).turns().get(0);
    Turn gap = ReadTranscript.of(plain.inZone(ZoneId.of("Europe/Berlin")), episode).turns().get(0);

    assertThat(unknown.at()).isEmpty();
    // The clock left this time out; it counts as so much later.
    assertThat(gap.at()).contains(Instant.parse("2026-03-29T01:30:00Z"));
  }

  @Test
  void sideFilesAreReadUnlessTheChatIsThere() throws IOException {
    Files.writeString(
        folder.resolve(".aider.input.history"),
        "\n# 2026-03-01 10:00:00.000001\n+Use\n+tabs\n# 202\n\n# 2026-03-01 10:00:01.000001\n+y\n");
    Files.writeString(
        folder.resolve(".aider.llm.history"),
        """
        TO LLM 2026-03-01T10:00:00
        -------
        USER Use npm
        ASSISTANT no
        LLM RESPONSE 2026-03-01T10:00:01
        ASSISTANT Done
        ASSISTANT now
        """);

    List<String> alone = said();
    Files.writeString(folder.resolve(AiderChat.USUAL_NAME), START + "\n\n#### Hi  \n");

    assertThat(alone).containsExactly("PERSON: Use\ntabs", "PERSON: y", "ASSISTANT: Done\nnow");
    assertThat(said()).containsExactly("PERSON: Hi");
  }

  private List<String> said() {
    List<String> said = new ArrayList<>();
    Transcripts transcripts = Transcripts.at(folder);
    transcripts.discover(
        episode -> said.addAll(ReadTranscript.of(transcripts, episode).dialogue()),
        unread -> said.add(unread.reason()));
    return said;
  }

  @Test
  void theUsualFileLiesInTheWorkspace() throws IOException {
    Path file = Files.writeString(folder.resolve(AiderChat.USUAL_NAME), START + "\n\n#### Hi  \n");

    ReadTranscript read = ReadTranscript.of(file);

    assertThat(read.episode().workspace()).contains(folder.toRealPath().toString());
    assertThat(read.turns().get(0).workspace()).isEqualTo(read.episode().workspace());
  }
}
