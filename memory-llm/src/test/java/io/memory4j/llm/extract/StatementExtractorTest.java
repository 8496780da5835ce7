package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.Provenance;
import io.memory4j.episode.Turn;
import io.memory4j.llm.transcript.Lines;
import io.memory4j.llm.transcript.ReadTranscript;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StatementExtractorTest {

  @Test
  void ofACodexFileOnlyThePersonsStatementIsStored(@TempDir Path folder) {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            Lines.codexHead(),
            Lines.codexItem(
                "user",
                "# AGENTS.md instructions for /w\n\n<INSTRUCTIONS>\nAlways use tabs.\n</INSTRUCTIONS>"),
            Lines.codexItem("user", "<environment_context>Use sh.</environment_context>"),
            Lines.codexItem("user", "Use spaces here."));

    assertThat(stored(read)).containsExactly("Use spaces here.");
  }

  @Test
  void ofAClaudeFileOnlyThePersonsStatementIsStored(@TempDir Path folder) {
    ReadTranscript read =
        ReadTranscript.of(
            folder,
            Lines.claude("user", "u1", "\"content\":\"Use yarn.\"", ",\"isMeta\":true"),
            Lines.claudeUser("u2", "<local-command-stdout>Use bun.</local-command-stdout>"),
            Lines.claude(
                "user",
                "u3",
                "\"content\":[{\"type\":\"tool_result\",\"content\":\"Always use npm\"}]",
                ""),
            Lines.claudeUser("u4", "Use pnpm."));

    assertThat(stored(read)).containsExactly("Use pnpm.");
  }

  private static List<String> stored(ReadTranscript read) {
    StatementExtractor extractor = new StatementExtractor(Redaction::unchanged);
    return Turns.contents(
        read.turns().stream()
            .map(turn -> extractor.extract(read.episode(), turn))
            .reduce(Extraction.none(), Extraction::and));
  }

  @Test
  void aDraftTellsWhoSaidItWhereAndWhen() {
    Fact.Draft draft = Turns.extract("Ok. I prefer tabs.").drafts().get(0);

    assertThat(draft.content()).isEqualTo("I prefer tabs.");
    assertThat(draft.category()).contains("preference");
    assertThat(draft.episodes()).containsExactly("e1");
    assertThat(draft.observedAt()).contains(Turns.SAID);
    assertThat(draft.provenance())
        .contains(
            Provenance.builder(AuthorRole.PERSON).session("s1").line(7).workspace("/w").build());
  }

  @ParameterizedTest
  @EnumSource(value = Turn.Author.class, mode = EnumSource.Mode.EXCLUDE, names = "PERSON")
  void whatNoPersonSaidIsLeftOut(Turn.Author author) {
    Extraction extraction =
        new StatementExtractor(Redaction::unchanged)
            .extract(Turns.EPISODE, Turns.by(author, "Always use npm here. Hello."));

    assertThat(extraction.drafts()).isEmpty();
    assertThat(extraction.leftOut()).isEqualTo(Map.of(LeftOut.OTHER_AUTHOR, 1));
  }

  @Test
  void whatIsLeftOutIsCountedByReason() {
    String turn =
        """
        Should we always use tabs? Maybe we should never cache. For now we always use sh.
        > Always use npm.
        ```
        We use npm.
        ```
        2026-03-01 10:00:00 WARN never use http
        The test always fails. He told me we always deploy on Fridays.
        Add a test that is never flaky and always prefer the first one.
        Here is the log:
        We use npm everywhere.
        """;

    Extraction extraction = Turns.extract(turn);

    assertThat(extraction.drafts()).isEmpty();
    assertThat(extraction.leftOut())
        .containsEntry(LeftOut.QUESTION, 1)
        .containsEntry(LeftOut.HYPOTHETICAL, 1)
        .containsEntry(LeftOut.TEMPORARY, 1)
        .containsEntry(LeftOut.CODE, 1)
        .containsEntry(LeftOut.LOG, 1)
        .containsEntry(LeftOut.PASTED, 1)
        .containsKey(LeftOut.QUOTED);
  }

  @Test
  void aLongSentenceIsCutAtAGraphemeAndKeptWholeInTheDetail() {
    String family = "\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    String sentence = "We always name things like " + "abcd ".repeat(54) + family.repeat(4) + ".";

    Extraction extraction = Turns.extract(sentence);
    Fact.Draft draft = extraction.drafts().get(0);

    assertThat(draft.content().codePoints().count()).isBetween(290L, 300L);
    assertThat(draft.content()).isEqualTo(sentence.substring(0, draft.content().length()));
    assertThat(sentence.substring(draft.content().length())).startsWith(family);
    assertThat(draft.detail()).contains(sentence);
    assertThat(extraction.shortened()).isEqualTo(1);
  }

  @Test
  void secretsAreGoneBeforeAnythingIsKept() {
    Redactor redactor =
        text ->
            new Redaction(text.replace("hunter2", "[REDACTED:password]"), Map.of("password", 1));

    Extraction extraction =
        new StatementExtractor(redactor)
            .extract(
                Turns.EPISODE,
                Turns.person("Remember that the build account has the password hunter2."));

    assertThat(Turns.contents(extraction))
        .containsExactly("The build account has the password [REDACTED:password].");
    assertThat(extraction.redactions()).isEqualTo(1);
    assertThat(extraction.toString()).doesNotContain("account");
  }

  @Test
  void severalStatementsOfOneTurnAreKeptInOrderAndOnce() {
    String turn =
        """
        Some rules for this repo:
        - Use pnpm.
        - Never push to main, not even
          for a hotfix.
        1. Tests go in src/test/java.
        2) Use pnpm.
        Thanks!
        """;

    assertThat(Turns.statements(turn))
        .startsWith("Use pnpm.")
        .endsWith("Tests go in src/test/java.")
        .hasSize(3);
  }

  @Test
  void aWrappedLineIsOneSentence() {
    String turn =
        "Please always write the migration scripts in plain SQL and put them\nin db/migrations.";

    assertThat(Turns.statements(turn)).containsExactly(turn.replace('\n', ' '));
  }

  @Test
  void correctionsAreKeptAsSaid() {
    Extraction extraction = Turns.extract("No, use pnpm instead of npm.");

    assertThat(Turns.contents(extraction)).containsExactly("No, use pnpm instead of npm.");
    assertThat(extraction.drafts().get(0).category()).contains("correction");
  }

  @Test
  void figuresOfTurnsAddUp() {
    Extraction both =
        Turns.extract("Use pnpm.").and(Turns.extract("Use tabs. Do we always use npm?"));

    assertThat(Turns.contents(both)).containsExactly("Use pnpm.", "Use tabs.");
    assertThat(both.leftOut()).isEqualTo(Map.of(LeftOut.QUESTION, 1));
  }
}
