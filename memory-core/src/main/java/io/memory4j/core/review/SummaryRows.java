package io.memory4j.core.review;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.text.Keywords;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.Summary;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The summaries of a layer as records: under the key of their period. Immutable, thread-safe. */
final class SummaryRows {
  /** The attribute that tells why a summary was cut together without the summarizer. */
  static final String FALLBACK = "fallback";

  private static final Set<RecordStatus> MADE = Set.of(RecordStatus.ACTIVE, RecordStatus.HUSK);
  private static final String AFTER_ID = "~"; // after every character of an id

  private final Layer layer;

  SummaryRows(Layer layer) {
    this.layer = layer;
  }

  Layer layer() {
    return layer;
  }

  private RecordQuery query(ReviewLevel level) {
    String prefix = PeriodKeys.prefix(level);
    return RecordQuery.in(layer)
        .kind(RecordKinds.SUMMARY)
        .order(RecordOrder.KEY)
        .keyFrom(prefix)
        .keyBefore(prefix + AFTER_ID);
  }

  /** {@return those of these periods that have a summary with its text} */
  Set<Period> standing(StoreReader reader, List<Period> periods) {
    List<String> keys = periods.stream().map(PeriodKeys::key).toList();
    Set<String> found = reader.findByKeys(layer, RecordKinds.SUMMARY, keys).keySet();
    return periods.stream()
        .filter(period -> found.contains(PeriodKeys.key(period)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** {@return the periods after one, up to another, that were summarised, pruned ones included} */
  Set<Period> made(StoreReader reader, Period after, Period last) {
    Set<Period> made = new TreeSet<>();
    RecordQuery span =
        query(last.level())
            .statuses(MADE)
            .keyFrom(PeriodKeys.key(after) + '\0')
            .keyBefore(PeriodKeys.key(last) + '\0');
    reader.scan(
        span,
        record -> {
          period(record).ifPresent(made::add);
          return true;
        });
    return made;
  }

  /** {@return the summaries that a period is made from, in order} */
  List<MemoryRecord> parts(StoreReader reader, Period period) {
    List<String> keys = period.children().stream().map(PeriodKeys::key).toList();
    var found = reader.findByKeys(layer, RecordKinds.SUMMARY, keys);
    return keys.stream().flatMap(key -> Optional.ofNullable(found.get(key)).stream()).toList();
  }

  Optional<MemoryRecord> find(StoreReader reader, Period period) {
    return reader.findByKey(layer, RecordKinds.SUMMARY, PeriodKeys.key(period));
  }

  /** {@return what is left of a summary that lost its text last} */
  Optional<MemoryRecord> husk(StoreReader reader, Period period) {
    String key = PeriodKeys.key(period);
    List<MemoryRecord> husks = new ArrayList<>();
    RecordQuery query =
        RecordQuery.in(layer)
            .kind(RecordKinds.SUMMARY)
            .statuses(Set.of(RecordStatus.HUSK))
            .keyFrom(key)
            .keyBefore(key + '\0')
            .limit(1);
    reader.scan(query, husks::add);
    return husks.stream().findFirst();
  }

  /** {@return the summaries of a level that have their text, the newest period first} */
  List<MemoryRecord> newest(StoreReader reader, ReviewLevel level, int max) {
    List<MemoryRecord> newest = new ArrayList<>();
    reader.scan(query(level).order(RecordOrder.KEY_DESCENDING).limit(max), newest::add);
    return newest;
  }

  static Optional<Period> period(MemoryRecord record) {
    return record.body().key().flatMap(PeriodKeys::period);
  }

  static Optional<Summary> summary(MemoryRecord record) {
    RecordBody body = record.body();
    return period(record)
        .map(
            period ->
                new Summary(
                    period,
                    body.content(),
                    body.detail().orElse(body.content()),
                    body.createdAt()));
  }

  /** {@return the record of a new summary} */
  RecordBody body(Period period, Draft draft, Instant now) {
    RecordBody.Builder body =
        RecordBody.builder(layer, RecordKinds.SUMMARY)
            .key(PeriodKeys.key(period))
            .content(draft.content())
            .detail(draft.detail())
            .keywords(Keywords.of(draft.content() + "\n" + draft.detail()))
            .provenance(Provenance.builder(AuthorRole.ASSISTANT).build())
            .links(draft.links())
            .times(now, now, now);
    draft.fallback().ifPresent(reason -> body.attribute(FALLBACK, reason));
    return body.build();
  }

  /** {@return a summary without its text: what it was made from stays known} */
  static RecordBody husk(RecordBody body, Instant now) {
    return RecordBody.builder(body.layer(), body.kind())
        .status(RecordStatus.HUSK)
        .key(body.key().orElseThrow())
        .links(body.links())
        .provenance(body.provenance())
        .times(body.createdAt(), now, body.observedAt())
        .build();
  }
}
