package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.record.Derivation;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordTimes;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.core.text.Keywords;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;
import io.memory4j.store.Link;
import io.memory4j.store.RecordBody;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Turns a draft into a statement: checks it, folds white space, takes secrets out and makes the
 * fingerprint of what is left. Reads no store. Thread-safe.
 *
 * <p>What the host or a person hands over in the wrong shape is refused, so that they can mend it;
 * what others hand over is cut and folded, with the whole text kept as detail.
 */
public final class StatementRules {
  /**
   * The attribute that holds the fingerprint of the text alone, where a key goes into the other.
   */
  public static final String TEXT_FINGERPRINT = "textFingerprint";

  private final Redactor redactor;
  private final FactKeys keys;
  private final Suspicions suspicions;
  private final Clock clock;

  /**
   * Makes statements.
   *
   * @param redactor takes secrets out
   * @param suspicions tells what is to be held back
   * @param clock tells when a statement was made
   */
  public StatementRules(Redactor redactor, Suspicions suspicions, Clock clock) {
    this.redactor = redactor;
    this.suspicions = suspicions;
    this.keys = new FactKeys(redactor);
    this.clock = clock;
  }

  /**
   * {@return the statement of a draft}
   *
   * @param draft the draft
   * @param layer where it goes
   * @param speaker who speaks unless the draft says otherwise
   * @throws RejectedException if the draft is refused
   */
  Statement check(Fact.Draft draft, Layer layer, Provenance speaker) {
    Provenance author = draft.provenance().orElse(speaker);
    Screening screening = new Screening(redactor);
    Optional<String> key = draft.key().map(given -> keys.require(given, screening));
    Wording.Rules rules = new Wording.Rules(key.isPresent(), !Derivation.isOwnWord(author));
    UnaryOperator<String> named =
        text -> key.map(name -> screening.redactUnder(name, text)).orElse(text);
    Wording wording = Wording.of(named.apply(draft.content()), rules, screening);
    String textFingerprint = Fingerprint.of(wording.folded());
    RecordBody.Builder body = common(draft, layer, author, screening);
    body.content(wording.content()).fingerprint(textFingerprint);
    key.ifPresent(
        name ->
            body.key(name)
                .fingerprint(Fingerprint.of(name, wording.folded()))
                .attribute(TEXT_FINGERPRINT, textFingerprint));
    detail(draft, wording, screening).map(named).ifPresent(body::detail);
    suspicions.of(draft, wording.content(), author).forEach(screening::add);
    Suspicions.hold(body, screening.findings());
    return new Statement(
        withKeywords(body.build()), textFingerprint, stated(draft), screening.findings());
  }

  /** {@return whether nothing but secrets would be taken out of a text that says something} */
  boolean isSecretOnly(String text) {
    return !redactor.redact(text).findings().isEmpty()
        && SecretRedactor.leavesNothing(redactor.redact(text).text());
  }

  private RecordBody.Builder common(
      Fact.Draft draft, Layer layer, Provenance author, Screening screening) {
    Instant now = clock.instant();
    return RecordBody.builder(layer, RecordKinds.FACT)
        .category(screening.redact(Labels.category(draft.category().orElse(""))))
        .tags(Labels.tags(draft.tags().stream().map(screening::redact).toList()))
        .provenance(redacted(author, screening))
        .links(sources(draft, author))
        .times(now, now, RecordTimes.bounded(draft.observedAt().orElse(now)));
  }

  private static Provenance redacted(Provenance author, Screening screening) {
    return author
        .evidence()
        .map(words -> screening.redact(TextNormal.repair(words)))
        .map(words -> author.toBuilder().evidence(words).build())
        .orElse(author);
  }

  /** What others concluded in a session goes with the session, whether they say so or not. */
  private static Set<Link> sources(Fact.Draft draft, Provenance author) {
    Set<String> episodes = new TreeSet<>(draft.episodes());
    if (!Derivation.isOwnWord(author)) {
      author.session().ifPresent(episodes::add);
    }
    Set<Link> links = new TreeSet<>();
    episodes.forEach(id -> links.add(new Link(Relation.DERIVED_FROM, Ref.episode(id))));
    return links;
  }

  private static Optional<String> detail(Fact.Draft draft, Wording wording, Screening screening) {
    Optional<String> given =
        draft.detail().map(text -> screening.redact(TextNormal.repair(text)).strip());
    if (!wording.isCut()) {
      return given;
    }
    screening.add("shortened");
    String whole = screening.redact(TextNormal.repair(draft.content())).strip();
    return given.map(text -> screening.redact(whole + "\n\n" + text)).or(() -> Optional.of(whole));
  }

  private static Statement.Stated stated(Fact.Draft draft) {
    return new Statement.Stated(
        draft.detail().isPresent(), draft.category().isPresent(), !draft.tags().isEmpty());
  }

  private static RecordBody withKeywords(RecordBody body) {
    return body.toBuilder()
        .keywords(Keywords.of(body.content() + "\n" + body.detail().orElse("")))
        .build();
  }
}
