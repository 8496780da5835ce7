package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.Receipt;
import io.memory4j.Remembered;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Remembers statements, and replaces facts by statements. Thread-safe. */
public final class RememberFacts {
  private final StatementRules rules;
  private final FactWriter facts;
  private final Clock clock;

  /**
   * Remembers facts.
   *
   * @param rules checks drafts
   * @param facts writes statements
   * @param clock tells when a fact was closed
   */
  public RememberFacts(StatementRules rules, FactWriter facts, Clock clock) {
    this.rules = rules;
    this.facts = facts;
    this.clock = clock;
  }

  /**
   * {@return what became of a draft}
   *
   * @param route the layers and stores
   * @param draft the draft
   * @param speaker who speaks unless the draft says otherwise
   */
  public Remembered remember(StackRoute route, Fact.Draft draft, Provenance speaker) {
    Statement statement = statement(route, draft, speaker);
    MemoryStore store = route.store(statement.layer());
    String storeId = store.storeId();
    return Transactions.write(
        store,
        writer -> {
          Change change = new Change(storeId);
          Written written = write(writer, statement, List.of(), change);
          return answer(written, statement, change.receipt());
        });
  }

  /**
   * {@return what became of each draft} All answers carry one receipt, of the whole change.
   *
   * @param route the layers and stores
   * @param close facts to close
   * @param drafts the drafts
   * @param speaker who speaks unless a draft says otherwise
   * @throws IllegalArgumentException if more than one store is concerned
   */
  public List<Remembered> replace(
      StackRoute route, Collection<FactId> close, List<Fact.Draft> drafts, Provenance speaker) {
    List<Statement> statements =
        drafts.stream().map(draft -> statement(route, draft, speaker)).toList();
    Set<FactId> ids = new LinkedHashSet<>(close);
    Optional<StoreShare> share = theOneShare(route, ids, statements);
    if (share.isEmpty()) {
      return List.of();
    }
    MemoryStore store = share.get().store();
    Set<Layer> layers = share.get().layerSet();
    String storeId = store.storeId();
    return Transactions.write(
        store,
        writer -> {
          Change change = new Change(storeId);
          List<MemoryRecord> closed = closeAll(writer, current(writer, ids, layers), change);
          return writeAll(writer, statements, closed, change);
        });
  }

  private Statement statement(StackRoute route, Fact.Draft draft, Provenance speaker) {
    Layer layer = route.require(draft.layer().orElseGet(route.stack()::mostSpecific));
    return rules.check(draft, layer, speaker);
  }

  /** {@return the share of the store that is concerned; empty if there is nothing to do} */
  private static Optional<StoreShare> theOneShare(
      StackRoute route, Set<FactId> ids, List<Statement> statements) {
    Set<String> storeIds = new LinkedHashSet<>();
    statements.forEach(statement -> storeIds.add(route.store(statement.layer()).storeId()));
    for (StoreShare share : route.shares()) {
      if (!ids.isEmpty()
          && !share.store().read(reader -> current(reader, ids, share.layerSet())).isEmpty()) {
        storeIds.add(share.store().storeId());
      }
    }
    if (storeIds.size() > 1) {
      throw new IllegalArgumentException(
          "A replacement touches "
              + storeIds.size()
              + " stores; replace in the layers of one store at a time.");
    }
    return storeIds.stream().findFirst().flatMap(route::shareOf);
  }

  private static List<MemoryRecord> current(
      StoreReader reader, Set<FactId> ids, Set<Layer> layers) {
    return reader.findAll(ids.stream().map(FactRecords::recordId).toList()).stream()
        .filter(record -> record.body().kind().equals(RecordKinds.FACT))
        .filter(record -> record.body().status() == RecordStatus.ACTIVE)
        .filter(record -> layers.contains(record.body().layer()))
        .sorted(Comparator.comparingLong(MemoryRecord::sequence))
        .toList();
  }

  private List<MemoryRecord> closeAll(StoreWriter writer, List<MemoryRecord> open, Change change) {
    List<MemoryRecord> closed = new ArrayList<>();
    for (MemoryRecord record : open) {
      MemoryRecord now = FactWriter.replace(writer, record, clock.instant());
      closed.add(now);
      change.closed(now);
    }
    return closed;
  }

  private List<Remembered> writeAll(
      StoreWriter writer, List<Statement> statements, List<MemoryRecord> closed, Change change) {
    List<Written> all = new ArrayList<>();
    // Many for many says of no pair that one is the newer version of the other.
    boolean related = statements.size() == 1 || closed.size() == 1;
    for (Statement statement : statements) {
      List<MemoryRecord> replaced =
          closed.stream()
              .filter(old -> related && old.body().layer().equals(statement.layer()))
              .toList();
      all.add(write(writer, statement, replaced, change));
    }
    List<Remembered> answers = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      answers.add(answer(all.get(i), statements.get(i), change.receipt()));
    }
    return List.copyOf(answers);
  }

  private Written write(
      StoreWriter writer, Statement statement, List<MemoryRecord> replaced, Change change) {
    Written written = facts.write(writer, statement, replaced);
    if (written.isAdded()) {
      written.closed().ifPresent(change::closed);
      written.record().ifPresent(change::created);
    }
    return written;
  }

  private static Remembered answer(
      Written written, Statement statement, Optional<Receipt> receipt) {
    return new Remembered(
        written.outcome(), written.record().map(FactRecords::fact), receipt, statement.findings());
  }
}
