package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.render.BlockText;
import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Turn.Author;
import io.memory4j.episode.Unread;
import io.memory4j.llm.transcript.NewTurns.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What all formats have in common, each file as its agent writes it. */
class FormatTableTest {
  private static final List<Said> SAID = conversation("Use one.", "Yes.", "Use two.", "Done.");

  @TempDir Path folder;

  private ReadTranscript read(String text) {
    return ReadTranscript.of(ReadTranscript.written(folder, text));
  }

  private static List<String> told(WrittenFormat format, List<Said> said) {
    return said.stream()
        .filter(one -> format.tells(one.author()))
        .map(one -> one.author() + ": " + one.text())
        .toList();
  }

  private static List<String> spoken(ReadTranscript read) {
    return read.dialogue().stream().filter(turn -> !turn.startsWith("TOOL: ")).toList();
  }

  @ParameterizedTest
  @EnumSource
  void whoSaysWhatIsTold(WrittenFormat format) {
    ReadTranscript read = read(format.text(SAID));

    assertThat(spoken(read)).isEqualTo(told(format, SAID));
    assertThat(read.report().failure()).isEmpty();
    assertThat(read.report().skipped()).isEmpty();
    assertThat(read.report().notes()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void itsOwnReaderClaimsIt(WrittenFormat format) throws IOException {
    Path file = ReadTranscript.written(folder, format.text(SAID));
    Opening opening = OpeningReader.of(TranscriptFile.of(file));

    assertThat(Transcripts.FORMATS.stream().filter(one -> one.claim(opening).isPresent()))
        .first()
        .isSameAs(Readings.format(format.reader()));
  }

  @ParameterizedTest
  @EnumSource
  void theMarkAndLineEndsOfWindowsChangeNothing(WrittenFormat format) {
    String windows = "\uFEFF" + format.text(SAID).replace("\n", "\r\n");

    ReadTranscript read = read(windows);

    assertThat(spoken(read)).isEqualTo(told(format, SAID));
    assertThat(read.report().skipped()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void blankLinesBeforeItChangeNothing(WrittenFormat format) {
    ReadTranscript read = read("\n  \n\n" + format.text(SAID));

    assertThat(spoken(read)).isEqualTo(told(format, SAID));
    assertThat(read.report().skipped()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aLastLineWithoutAnEndIsALine(WrittenFormat format) {
    assertThat(spoken(read(format.text(SAID).replaceAll("\\n+$", ""))))
        .isEqualTo(told(format, SAID));
  }

  @ParameterizedTest
  @EnumSource
  void theNameOfTheFileDecidesNothing(WrittenFormat format) throws IOException {
    for (String name : List.of("session.db", "README.md", "x.jsonl")) {
      Path file = Files.writeString(folder.resolve(name), format.text(SAID));

      assertThat(spoken(ReadTranscript.of(file))).as(name).isEqualTo(told(format, SAID));
    }
  }

  @ParameterizedTest
  @EnumSource
  void bytesThatAreNoTextAreReplaced(WrittenFormat format) {
    byte[] bytes =
        format.text(SAID).replace("Done.", "D\u00FFne.").getBytes(StandardCharsets.ISO_8859_1);
    byte[] person =
        format
            .text(SAID)
            .replace("Use two.", "Use \u00FFwo.")
            .getBytes(StandardCharsets.ISO_8859_1);

    Path answer = ReadTranscript.written(folder, bytes);
    List<String> answers = ReadTranscript.of(answer).by(Author.ASSISTANT);
    List<String> persons =
        ReadTranscript.of(ReadTranscript.written(folder, person)).by(Author.PERSON);

    assertThat(answers)
        .isEqualTo(format.tells(Author.ASSISTANT) ? List.of("Yes.", "D\uFFFDne.") : List.of());
    assertThat(persons)
        .isEqualTo(format.tells(Author.PERSON) ? List.of("Use one.", "Use \uFFFDwo.") : List.of());
  }

  @ParameterizedTest
  @EnumSource
  void aVisitorThatHasEnoughEndsTheReading(WrittenFormat format) {
    Path file = ReadTranscript.written(folder, format.text(SAID));
    Episode episode = ReadTranscript.of(file).episode();
    List<String> handed = new ArrayList<>();

    EpisodeReport report = Transcripts.at(file).read(episode, turn -> !handed.add(turn.text()));

    assertThat(handed).hasSize(1);
    assertThat(report.failure()).isEmpty();
    assertThat(report.turns().values()).containsExactly(1L);
  }

  @ParameterizedTest
  @EnumSource
  void aFileInWhichNobodySpeaksIsNoSilentSuccess(WrittenFormat format) {
    Path file = ReadTranscript.written(folder, format.text(List.of()));
    List<Episode> episodes = new ArrayList<>();
    List<Unread> unread = new ArrayList<>();

    Transcripts.at(file).discover(episodes::add, unread::add);

    assertThat(episodes.size() + unread.size()).isEqualTo(1);
    episodes.forEach(
        episode ->
            assertThat(Transcripts.at(file).read(episode, turn -> true).failure().orElseThrow())
                .startsWith("no turns understood: ")
                .contains("look for"));
  }

  @ParameterizedTest
  @EnumSource
  void aFileThatWasEmptiedIsNoSilentSuccess(WrittenFormat format) throws IOException {
    Path file = ReadTranscript.written(folder, format.text(SAID));
    Episode episode = ReadTranscript.of(file).episode();
    for (String rest : List.of("", "\n \0\0\0\n")) {
      Files.writeString(file, rest);

      EpisodeReport report = Transcripts.at(file).read(episode, turn -> true);

      assertThat(report.failure().orElseThrow()).startsWith("no turns understood: ");
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsAppendedIsHandedOutAlone(WrittenFormat format) {
    Path file = ReadTranscript.written(folder, format.text(SAID.subList(0, 2)));
    Episode episode = ReadTranscript.of(file).episode();
    List<String> handed = new ArrayList<>();
    NewTurns source = new NewTurns(Transcripts.at(file));
    Progress first = source.read(episode, ReadMark.START, turn -> true);
    ReadTranscript.written(folder, format.text(SAID));

    Progress second =
        source.read(
            episode,
            first.mark(),
            turn -> turn.author() == Author.TOOL || handed.add(turn.author() + ": " + turn.text()));

    assertThat(handed).isEqualTo(told(format, SAID.subList(2, 4)));
    assertThat(second.rewritten()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aRewrittenFileIsNoticed(WrittenFormat format) {
    Path file = ReadTranscript.written(folder, format.text(SAID));
    Episode episode = ReadTranscript.of(file).episode();
    NewTurns source = new NewTurns(Transcripts.at(file));
    ReadMark mark = source.read(episode, ReadMark.START, turn -> true).mark();
    ReadTranscript.written(folder, format.text(conversation("Other.", "No.", "Use two.")));
    List<String> handed = new ArrayList<>();

    Progress progress =
        source.read(episode, mark, turn -> turn.author() == Author.TOOL || handed.add(turn.text()));

    assertThat(progress.rewritten()).isTrue();
    assertThat(handed).startsWith(format.tells(Author.PERSON) ? "Other." : "No.");
  }

  @ParameterizedTest
  @EnumSource
  void aBlockOfOursIsNobodysWord(WrittenFormat format) {
    String block = BlockText.frame().replace("</", "- Always use npm.\n</");
    List<Said> said =
        conversation(
            block + "\nUse one.", "It says: " + block, "Use two.\n" + block, "Done.", "Use three.");

    ReadTranscript read = read(format.text(said));

    assertThat(read.by(Author.OWN_PROMPT)).isNotEmpty().allMatch(text -> text.contains("npm"));
    assertThat(read.dialogue())
        .filteredOn(turn -> !turn.startsWith("OWN_PROMPT: "))
        .noneMatch(turn -> turn.contains("npm"));
    assertThat(read.by(Author.PERSON))
        .isEqualTo(
            format.tells(Author.PERSON)
                ? List.of("Use one.", "Use two.", "Use three.")
                : List.of());
  }

  @ParameterizedTest
  @EnumSource
  void aBlockOfOursThatIsCutOffIsNobodysWord(WrittenFormat format) {
    String block = BlockText.frame().replace("</", "- Always use npm.\n</");
    String cut = block.substring(0, block.indexOf("npm.") + 4);

    ReadTranscript read = read(format.text(conversation("Hi. " + cut, "Well. " + cut)));

    assertThat(read.by(Author.PERSON)).isSubsetOf("Hi.");
    assertThat(read.by(Author.ASSISTANT)).isSubsetOf("Well.");
    assertThat(read.by(Author.OWN_PROMPT)).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void aSessionThatAPromptOfOursBeganIsOurs(WrittenFormat format) {
    String prompt = OwnPrompts.marked("Extract rules.\nAlways use npm.");

    ReadTranscript read = read(format.text(conversation(prompt, "Use npm.", "More.")));

    if (format.tells(Author.PERSON)) {
      assertThat(read.by(Author.PERSON)).isEmpty();
      assertThat(read.by(Author.ASSISTANT)).isEmpty();
      assertThat(read.by(Author.OWN_PROMPT)).isNotEmpty();
      assertThat(read.report().failure()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void anEpisodeTellsItsFile(WrittenFormat format) throws IOException {
    Path file = ReadTranscript.written(folder, format.text(SAID)).toRealPath();

    Episode episode = ReadTranscript.of(file).episode();

    assertThat(episode.location()).isEqualTo(file);
    assertThat(episode.sizeBytes()).isEqualTo(Files.size(file));
    assertThat(episode.updatedAt()).isEqualTo(Files.getLastModifiedTime(file).toInstant());
    assertThat(episode.agent()).isIn(Transcripts.agents());
  }

  @ParameterizedTest
  @EnumSource
  void aFileThatTurnedIntoALinkIsNotFollowed(WrittenFormat format) throws IOException {
    Path file = ReadTranscript.written(folder, format.text(SAID));
    Episode episode = ReadTranscript.of(file).episode();
    Files.move(file, folder.resolve("moved"));
    Files.createSymbolicLink(file, folder.resolve("moved"));

    EpisodeReport report = Transcripts.at(folder).read(episode, turn -> true);

    assertThat(report.failure()).isPresent();
    assertThat(report.turns()).isEmpty();
    assertThat(new Episode("e", "x", file, Optional.empty(), Instant.EPOCH, 0).location())
        .isEqualTo(file);
  }
}
