package io.memory4j.llm.extract;

import static java.util.Objects.requireNonNull;

import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.Provenance;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.text.Graphemes;
import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds, without a model, what persons said that holds from now on: preferences, conventions,
 * decisions, corrections and what they asked to be remembered, each in their own words.
 *
 * <p>It goes by the wording of single sentences in English, German, French, Spanish, Chinese and
 * Japanese, and is made to miss rather than to invent: questions, quotations, code, logs, pasted
 * text, requests for one piece of work and suppositions are left out, and so is whatever anybody
 * but a person said. Secrets are replaced before anything else. The same turn always gives the same
 * drafts; the work is linear in the length of the turn. Immutable and thread-safe.
 */
public final class StatementExtractor {
  /** How much of a turn that no person said is looked at, to tell what was left out. */
  private static final int MAX_FOREIGN_CHARS = 4_000;

  /** How many sentences of one turn are looked at. */
  private static final int MAX_SENTENCES = 500;

  private final Redactor redactor;
  private final Judge judge = new Judge();

  /** {@return an extractor with the built-in redactor} */
  public static StatementExtractor ofDefaults() {
    return new StatementExtractor(SecretRedactor.ofDefaults());
  }

  /**
   * Makes an extractor.
   *
   * @param redactor removes the secrets from every turn first
   */
  public StatementExtractor(Redactor redactor) {
    this.redactor = requireNonNull(redactor, "redactor");
  }

  /**
   * {@return what is to be remembered of one turn}
   *
   * @param episode the episode that the turn belongs to; the drafts are taken from it
   * @param turn what somebody said; only a person's turn gives drafts
   */
  public Extraction extract(Episode episode, Turn turn) {
    boolean person = turn.author() == Turn.Author.PERSON;
    Redaction redaction =
        redactor.redact(person ? turn.text() : Graphemes.cut(turn.text(), MAX_FOREIGN_CHARS));
    Map<String, String> kept = new LinkedHashMap<>();
    Map<LeftOut, Integer> leftOut = new EnumMap<>(LeftOut.class);
    Lines.passages(redaction.text()).stream()
        .limit(MAX_SENTENCES)
        .forEach(passage -> sort(passage, person, kept, leftOut));
    List<Fact.Draft> drafts = new ArrayList<>();
    kept.forEach((text, category) -> drafts.add(draft(text, category, episode, turn)));
    int shortened = (int) drafts.stream().filter(d -> d.detail().isPresent()).count();
    return new Extraction(drafts, leftOut, shortened, person ? redaction.count() : 0);
  }

  private void sort(
      Passage passage, boolean person, Map<String, String> kept, Map<LeftOut, Integer> leftOut) {
    Optional<Judge.Verdict> verdict = judge.judge(passage.text());
    if (verdict.isEmpty()) {
      return;
    }
    Optional<LeftOut> reason =
        (person ? Optional.<LeftOut>empty() : Optional.of(LeftOut.OTHER_AUTHOR))
            .or(passage::foreign)
            .or(verdict.get()::objection);
    if (reason.isPresent()) {
      leftOut.merge(reason.get(), 1, Integer::sum);
    } else {
      kept.putIfAbsent(Remember.statement(passage.text()), verdict.get().category());
    }
  }

  private static Fact.Draft draft(String text, String category, Episode episode, Turn turn) {
    String content = Graphemes.cut(text, Fact.MAX_CONTENT_CHARS);
    Fact.Draft draft =
        Fact.draft(content).category(category).by(provenance(turn)).takenFrom(episode.id());
    Fact.Draft whole = content.equals(text) ? draft : draft.detail(text);
    return turn.at().map(whole::observedAt).orElse(whole);
  }

  private static Provenance provenance(Turn turn) {
    Provenance.Builder builder = Provenance.builder(AuthorRole.PERSON).line(turn.line());
    if (!turn.session().isBlank()) {
      builder.session(turn.session());
    }
    turn.workspace().filter(place -> !place.isBlank()).ifPresent(builder::workspace);
    return builder.build();
  }
}
