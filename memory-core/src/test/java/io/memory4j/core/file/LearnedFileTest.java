package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.memory4j.RejectedException;
import io.memory4j.RejectedException.Reason;
import io.memory4j.StoreFormatException;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import io.memory4j.testkit.MutableClock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LearnedFileTest {
  private static final MutableClock CLOCK = MutableClock.at(Instant.parse("2026-05-03T10:00:00Z"));
  private static final Redactor REDACTOR =
      text ->
          text.contains("s3cret")
              ? new Redaction(text.replace("s3cret", "[REDACTED:test]"), Map.of("test", 1))
              : Redaction.unchanged(text);

  @TempDir Path project;
  private final List<RuleProposal> asked = new ArrayList<>();
  private Path path;
  private LearnedFile file;

  @BeforeEach
  void place() {
    path = project.resolve("LEARNED.md");
    file =
        LearnedFile.ofProject(project, REDACTOR, CLOCK)
            .confirmedBy(proposal -> asked.add(proposal));
  }

  @Test
  void newFileHasAHeadingAnExplanationAndTheRule() throws IOException {
    assertThat(file.propose("Run the linter", "CI failed")).isEqualTo(LearnedFile.Outcome.SAVED);

    assertThat(Files.readString(path))
        .startsWith("# Learned rules\n\n<!-- ")
        .endsWith("-->\n\n- Run the linter <!-- learned 2026-05-03; CI failed -->\n");
    assertThat(asked).containsExactly(new RuleProposal(path, "Run the linter", "CI failed"));
    assertThat(rules()).containsExactly("Run the linter");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "none",
      value = {
        "two\\nlines|two lines|why",
        "- a\\r\\n- b|a - b|why",
        "- - a|a|why",
        "# a|a|why",
        "#7 is a ticket|#7 is a ticket|why",
        "a --> b <!-- c|a -- > b <! -- c|why",
        "a\\u2028b|a b|why",
        "use s3cret|use [REDACTED:test]|s3cret",
        "a|a|--> - forged",
      })
  void ruleIsOneBulletWhateverItHolds(String proposed, String written, String reason)
      throws IOException {
    Files.writeString(path, "- first\n");

    file.propose(
        proposed.replace("\\n", "\n").replace("\\r", "\r").replace("\\u2028", "\u2028"), reason);

    assertThat(rules()).containsExactly("first", written);
    assertThat(Files.readString(path))
        .doesNotContain("s3cret")
        .contains("- " + written + " <!-- learned 2026-05-03; ");
  }

  @Test
  void reasonMayBeMissing() throws IOException {
    file.propose("a", " ");

    assertThat(Files.readString(path)).endsWith("- a <!-- learned 2026-05-03 -->\n");
  }

  @Test
  void bytesBeforeTheRuleStayAsTheyWere() throws IOException {
    String old = "\uFEFF# Mine\r\n\r\n-  odd   blanks\t\r\n* not a rule\r\nlast";
    Files.writeString(path, old);

    file.propose("a", "");

    assertThat(Files.readString(path)).isEqualTo(old + "\r\n- a <!-- learned 2026-05-03 -->\r\n");
  }

  @ParameterizedTest
  @CsvSource({"Use tabs", "use   TABS", "'- use\ttabs'"})
  void knownRuleIsNotAskedAgain(String again) throws IOException {
    Files.writeString(path, "- Use tabs <!-- learned 2020-01-01; x -->\n");

    assertThat(file.propose(again, "y")).isEqualTo(LearnedFile.Outcome.KNOWN);

    assertThat(asked).isEmpty();
    assertThat(path).hasContent("- Use tabs <!-- learned 2020-01-01; x -->\n");
  }

  @Test
  void declinedRuleIsNotWritten() {
    LearnedFile declining = LearnedFile.ofProject(project, REDACTOR, CLOCK).confirmedBy(p -> false);

    assertThat(declining.propose("a", "b")).isEqualTo(LearnedFile.Outcome.DISCARDED);
    assertThat(project).isEmptyDirectory();
  }

  @Test
  void withoutAConfirmerNothingIsWritten() {
    LearnedFile unattended = LearnedFile.ofProject(project, REDACTOR, CLOCK);

    assertThat(refusal(unattended, "a").reason()).isEqualTo(Reason.NOT_CONFIRMED);
    assertThat(project).isEmptyDirectory();
  }

  @ParameterizedTest
  @CsvSource({"''", "' \n '", "- ", "'-'", "'- - '"})
  void ruleOfNothingIsRefused(String rule) {
    assertThat(refusal(file, rule).reason()).isEqualTo(Reason.BLANK);
  }

  @Test
  void hundredRulesAreFull() throws IOException {
    Files.writeString(path, "- r\n".repeat(99));
    file.propose("the hundredth", "");

    RejectedException refusal = refusal(file, "one more");

    assertThat(refusal.reason()).isEqualTo(Reason.FULL);
    assertThat(refusal.limit()).isEqualTo(100);
    assertThat(refusal).hasMessageContaining("100 rules").hasMessageContaining("delete");
    assertThat(rules()).hasSize(100);
    assertThat(asked).hasSize(1);
  }

  @Test
  void bytesAreCountedAfterTheAppend() throws IOException {
    int comment = " <!-- learned 2026-05-03 -->".length();
    Files.writeString(path, "- " + "\u00e9".repeat(4_000) + "\n");
    int room = 8_192 - 8_003 - "- \n".length() - comment;

    assertThat(refusal(file, "x".repeat(room + 1)).measure()).isEqualTo(8_193);
    assertThat(file.propose("x".repeat(room), "")).isEqualTo(LearnedFile.Outcome.SAVED);

    assertThat(Files.size(path)).isEqualTo(8_192);
  }

  @Test
  void handDeletedRulesMakeRoom() throws IOException {
    Files.writeString(path, "- r\n".repeat(100));
    refusal(file, "a");
    Files.writeString(path, "- r\n");

    assertThat(file.propose("a", "")).isEqualTo(LearnedFile.Outcome.SAVED);
  }

  @Test
  void changeMadeWhileThePersonThinksIsKept() throws IOException { // report C20
    LearnedFile slow =
        LearnedFile.ofProject(project, REDACTOR, CLOCK)
            .confirmedBy(p -> file.propose("meanwhile", "") == LearnedFile.Outcome.SAVED);

    assertThat(slow.propose("a", "")).isEqualTo(LearnedFile.Outcome.SAVED);
    assertThat(slow.propose("b", "")).isEqualTo(LearnedFile.Outcome.DISCARDED);
    assertThat(rules()).containsExactly("meanwhile", "a");
  }

  @ParameterizedTest
  @CsvSource({"'<!-- open\n'", "'```\n- x\n'"})
  void fileThatEndsInsideACommentOrFenceIsReported(String content) throws IOException {
    Files.writeString(path, content);

    assertThat(catchThrowableOfType(StoreFormatException.class, () -> file.propose("a", "")))
        .hasMessageContaining("close it");
    assertThat(path).hasContent(content);
  }

  @Test
  void agentsFileLiesInTheHome() throws IOException {
    LearnedFile agents =
        LearnedFile.ofAgent(project, "Coder One", REDACTOR, CLOCK).confirmedBy(p -> true);

    agents.propose("a", "");

    assertThat(agents.path())
        .hasFileName("LEARNED.md")
        .startsWith(project.resolve("agents"))
        .exists();
  }

  private static RejectedException refusal(LearnedFile file, String rule) {
    return catchThrowableOfType(RejectedException.class, () -> file.propose(rule, ""));
  }

  private List<String> rules() throws IOException {
    return RuleMarkdown.rules(TextFile.of(Files.readAllBytes(path))).stream()
        .map(Passage::text)
        .toList();
  }
}
