package io.memory4j.core.review;

import io.memory4j.core.erase.MergeJobs;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.review.ReviewReport.Outcome;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordOrder;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The summaries of a layer that are to be made anew, as records: their jobs, in which the days of
 * failures are kept. Thread-safe.
 */
final class Remakes {
  private static final String BEFORE = MergeJobs.PREFIX.replace(':', ';');

  /** The others wait for the next day. */
  private static final int MAX_JOBS = 1_000;

  private final Ledger ledger;

  Remakes(Ledger ledger) {
    this.ledger = ledger;
  }

  /** {@return those that are due, the shorter periods first} */
  List<Remake> due(StoreReader reader) {
    if (reader.head(Set.of(ledger.layer()), Set.of(RecordKinds.JOB)).records() == 0) {
      return List.of();
    }
    List<Remake> due = new ArrayList<>();
    RecordQuery jobs =
        RecordQuery.in(ledger.layer())
            .kind(RecordKinds.JOB)
            .order(RecordOrder.KEY)
            .keyFrom(MergeJobs.PREFIX)
            .keyBefore(BEFORE);
    for (MemoryRecord job : reader.list(jobs.limit(MAX_JOBS))) {
      husk(reader, job)
          .flatMap(husk -> SummaryRows.period(husk).map(period -> new Remake(job, husk, period)))
          .ifPresent(due::add);
    }
    due.sort(
        Comparator.comparing((Remake remake) -> remake.period().level())
            .thenComparing(Remake::period));
    return due;
  }

  /** Others have jobs of this form too. */
  private static Optional<MemoryRecord> husk(StoreReader reader, MemoryRecord job) {
    return job.body().links().stream()
        .filter(link -> link.relation() == Relation.EVIDENCE)
        .map(Link::target)
        .filter(target -> target.scheme().equals(Ref.RECORD))
        .flatMap(target -> reader.find(new RecordId(target.id())).stream())
        .filter(found -> found.body().kind().equals(RecordKinds.SUMMARY))
        .filter(found -> found.body().status() == RecordStatus.HUSK)
        .findFirst();
  }

  /** {@return whether a summary that this one is made from waits to be made anew} */
  boolean waits(StoreReader reader, Remake remake) {
    return remake.period().children().stream()
        .flatMap(part -> ledger.rows.husk(reader, part).stream())
        .anyMatch(husk -> MergeJobs.isDue(reader, husk));
  }

  /** {@return SAVED, EXISTS if it has a text by now, or FAILED if more was forgotten meanwhile} */
  Verdict save(StoreWriter writer, Remake remake, Draft draft, Leftovers left) {
    boolean same =
        Stream.concat(Stream.of(remake.job(), remake.husk()), left.used().stream())
            .allMatch(seen -> writer.find(seen.id()).filter(seen::equals).isPresent());
    if (!same || !left.stands(writer)) {
      return Verdict.of(Outcome.FAILED, "a source was forgotten meanwhile");
    }
    writer.delete(remake.job().id());
    if (ledger.rows.find(writer, remake.period()).isPresent()) {
      return Verdict.EXISTS;
    }
    ledger.records().insert(writer, ledger.rows.body(remake.period(), draft, ledger.now()));
    return Verdict.of(Outcome.SAVED, "made anew after a forgetting");
  }

  /** Gives a summary up; it stays without a text. */
  static boolean drop(StoreWriter writer, Remake remake) {
    return writer.delete(remake.job().id());
  }

  /** {@return on how many different days it has failed by now} */
  static int failed(StoreWriter writer, Remake remake, Ticket ticket, Instant now) {
    Optional<MemoryRecord> job = writer.find(remake.job().id());
    if (job.isEmpty()) {
      return 0;
    }
    RecordBody body = job.get().body();
    TreeSet<String> days = new TreeSet<>(FailureLog.days(job.get()));
    days.add(ticket.today().toString());
    RecordBody.Builder failed =
        RecordBody.builder(body.layer(), body.kind())
            .content(String.join(" ", days))
            .links(body.links())
            .times(body.createdAt(), now, body.observedAt());
    body.key().ifPresent(failed::key);
    body.dueAt().ifPresent(failed::dueAt);
    writer.update(job.get(), failed.build(), Position.KEEP);
    return days.size();
  }
}
