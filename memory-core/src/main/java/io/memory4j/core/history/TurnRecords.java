package io.memory4j.core.history;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.fact.StatementRules;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.record.RecordTimes;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.Keywords;
import io.memory4j.core.text.QueryTerms;
import io.memory4j.core.text.TextNormal;
import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import io.memory4j.store.RecordBody;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Makes the records of turns. Immutable, and as thread-safe as its redactor. */
final class TurnRecords {
  /** The attribute with the path of what a turn was read from. */
  static final String SOURCE = "source";

  /** The attribute with the name of who spoke. */
  static final String SPEAKER = "speaker";

  /** The attribute with the name of another machine. */
  static final String HOST = "host";

  /** What the tag of another machine begins with. */
  static final String REMOTE_TAG = "remote:";

  /** What the tag of a speaker begins with; a stop word, so that no question meets it. */
  static final String SPEAKER_TAG = "by:";

  /** How much of a turn is kept, in code points. */
  static final int MAX_CHARS = 20_000;

  private static final int MAX_NAME_CHARS = 100;
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  private final Redactor redactor;
  private final Optional<String> person;

  TurnRecords(Redactor redactor, Optional<String> person) {
    this.redactor = redactor;
    this.person = person;
  }

  /** A turn without its secrets. */
  record Spoken(Turn turn, String content, int secrets) {}

  /** {@return a turn without its secrets, as long as there is room} */
  Spoken spoken(Turn turn) {
    Redaction redaction = redactor.redact(TextNormal.repair(turn.text()).strip());
    return new Spoken(turn, RedactedText.cut(redaction.text(), MAX_CHARS), redaction.count());
  }

  /** {@return the record of a turn} */
  RecordBody body(Spoken spoken, TurnKey key, Home home, Instant now) {
    Turn turn = spoken.turn();
    Instant said = said(turn, home.episode());
    RecordBody.Builder body =
        RecordBody.builder(home.layer(), RecordKinds.TURN)
            .key(key.toString())
            .content(spoken.content())
            .keywords(DAY.format(said) + " " + Keywords.of(spoken.content()))
            .category(home.episode().agent())
            .tags(tags(turn, home))
            .attribute(SOURCE, TextNormal.repair(home.episode().location().toString()))
            .attribute(StatementRules.TEXT_FINGERPRINT, Fingerprint.of(spoken.content()))
            .provenance(provenance(turn, key, home.episode()))
            .times(now, now, said);
    speaker(turn).ifPresent(name -> body.attribute(SPEAKER, name));
    home.host().ifPresent(name -> body.attribute(HOST, name));
    return body.build();
  }

  /** {@return when a turn was said, as far as that can be told} */
  static Instant said(Turn turn, Episode episode) {
    return RecordTimes.bounded(turn.at().orElse(episode.updatedAt()));
  }

  /** {@return the session that a turn belongs to; one file may hold several} */
  static String session(Turn turn, Episode episode) {
    return Stream.of(turn.session(), episode.id(), episode.location().toString())
        .map(TextNormal::repair)
        .filter(name -> !name.isBlank())
        .findFirst()
        .orElse("session");
  }

  /** Where the turns of a session go. */
  record Home(Layer layer, Episode episode, Optional<String> host) {
    Home {
      host = host.map(TextNormal::fold);
    }
  }

  private static Set<String> tags(Turn turn, Home home) {
    Set<String> tags = new TreeSet<>();
    home.host().ifPresent(host -> tags.add(REMOTE_TAG + host));
    speaker(turn).ifPresent(name -> nameWords(name).forEach(word -> tags.add(SPEAKER_TAG + word)));
    return tags;
  }

  /** {@return the words of a name, as questions have them} */
  private static List<String> nameWords(String name) {
    return QueryTerms.required(name);
  }

  private static Optional<String> speaker(Turn turn) {
    return turn.speaker()
        .map(name -> Graphemes.cut(TextNormal.fold(name), MAX_NAME_CHARS))
        .filter(name -> !name.isBlank());
  }

  private Provenance provenance(Turn turn, TurnKey key, Episode episode) {
    boolean isPerson = turn.author() == Turn.Author.PERSON;
    Provenance.Builder provenance =
        Provenance.builder(isPerson ? AuthorRole.PERSON : AuthorRole.ASSISTANT)
            .session(session(turn, episode))
            .turn(key.number())
            .line(turn.line());
    turn.workspace()
        .or(episode::workspace)
        .map(TextNormal::repair)
        .flatMap(TurnRecords::notBlank)
        .ifPresent(provenance::workspace);
    if (isPerson) {
      person.ifPresent(provenance::personId);
    }
    return provenance.build();
  }

  private static Optional<String> notBlank(String text) {
    return Optional.of(text).filter(one -> !one.isBlank());
  }
}
