package io.memory4j.core.history;

import io.memory4j.AuthorRole;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.history.TurnSearch.Found;
import io.memory4j.core.route.StoreShare;
import io.memory4j.episode.HistoryHit;
import io.memory4j.episode.HistoryHit.Origin;
import io.memory4j.episode.HistoryHit.Place;
import io.memory4j.episode.HistoryQuery;
import io.memory4j.episode.HistoryResult;
import io.memory4j.episode.Turn;
import io.memory4j.store.RecordBody;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds turns by words. Each store ranks its own, on a scale of which the best has 1; answers are
 * merged by score. What was said twice, since a session was copied when it was resumed, is told
 * once. Thread-safe.
 */
final class HistorySearch {
  private static final String SILENT =
      "Not all stores with past sessions answered, so that turns may be missing; try again later.";

  /** By what is the same however sessions were indexed. */
  private static final Comparator<Found> BEST =
      Comparator.comparingDouble(Found::score)
          .reversed()
          .thenComparing(found -> found.record().body().observedAt(), Comparator.reverseOrder())
          .thenComparing(found -> found.record().body().layer().id())
          .thenComparing(found -> found.record().body().category())
          .thenComparing(found -> found.record().body().key().orElse(""));

  private final Clock clock;

  HistorySearch(Clock clock) {
    this.clock = clock;
  }

  HistoryResult search(List<StoreShare> shares, HistoryQuery query) {
    Asked asked = Asked.of(query, clock.instant());
    List<Found> found = new ArrayList<>();
    boolean silent = false;
    for (StoreShare share : shares) {
      try {
        found.addAll(share.store().read(reader -> new TurnSearch(asked, share, reader).found()));
      } catch (StoreUnavailableException | StoreFormatException failed) {
        silent = true;
      }
    }
    found.sort(BEST);
    return new HistoryResult(hits(found, query), silent ? Optional.of(SILENT) : Optional.empty());
  }

  /** What makes two turns the same. */
  private record Said(AuthorRole author, Instant at, String text) {}

  private static List<HistoryHit> hits(List<Found> found, HistoryQuery query) {
    Set<Said> told = new HashSet<>();
    List<HistoryHit> hits = new ArrayList<>();
    for (Found one : found) {
      RecordBody body = one.record().body();
      Said said = new Said(body.provenance().role(), body.observedAt(), body.content());
      if (hits.size() < query.limit() && told.add(said)) {
        hits.add(hit(one, query.snippetChars()));
      }
    }
    return hits;
  }

  private static HistoryHit hit(Found found, int snippetChars) {
    RecordBody body = found.record().body();
    boolean isPerson = body.provenance().role() == AuthorRole.PERSON;
    return new HistoryHit(
        Snippets.of(body.content(), found.highlights(), snippetChars),
        isPerson ? Turn.Author.PERSON : Turn.Author.ASSISTANT,
        attribute(body, TurnRecords.SPEAKER),
        new Place(
            body.layer(),
            body.category(),
            body.provenance().session().orElse(""),
            body.provenance().workspace(),
            attribute(body, TurnRecords.SOURCE).orElse(""),
            body.provenance().line().orElse(0)),
        body.observedAt(),
        new Origin(attribute(body, TurnRecords.HOST)),
        found.score());
  }

  private static Optional<String> attribute(RecordBody body, String name) {
    return Optional.ofNullable(body.attributes().get(name));
  }
}
