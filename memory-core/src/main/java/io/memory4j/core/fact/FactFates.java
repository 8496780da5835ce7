package io.memory4j.core.fact;

import io.memory4j.Diagnosis.Fate;
import io.memory4j.Diagnosis.Outcome;
import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.RejectedException;
import io.memory4j.core.journal.FactEvent;
import io.memory4j.core.record.FactRecords;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreShare;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells what became of statements and facts. It reads every record of the layers, as nobody asks
 * often; changes nothing. Thread-safe.
 */
public final class FactFates {
  private final StatementRules rules;
  private final Tombstones tombstones;

  /**
   * Tells fates.
   *
   * @param rules makes of a text what would be stored
   * @param tombstones knows what was forgotten
   */
  public FactFates(StatementRules rules, Tombstones tombstones) {
    this.rules = rules;
    this.tombstones = tombstones;
  }

  /**
   * {@return what became of a statement, layer by layer from specific to general}
   *
   * @param route the layers and stores
   * @param text any text
   * @param speaker who would say it
   */
  public List<Fate> of(StackRoute route, String text, Provenance speaker) {
    if (rules.isSecretOnly(text)) {
      return List.of(nowhere(Outcome.REDACTED, List.of()));
    }
    List<Fate> fates = new ArrayList<>();
    List<String> findings = List.of();
    for (Layer layer : route.stack().specificFirst()) {
      try {
        Statement statement = rules.check(Fact.draft(text).key("?"), layer, speaker);
        findings = statement.findings();
        fates.addAll(route.store(layer).read(reader -> of(reader, statement)));
      } catch (RejectedException refused) {
        return List.of(nowhere(Outcome.REJECTED, List.of(refused.reason().name())));
      }
    }
    if (!fates.isEmpty()) {
      return List.copyOf(fates);
    }
    return List.of(unknown(route, text, speaker, findings));
  }

  /** Under a key more is allowed, so only what no key would have let in is a refusal. */
  private Fate unknown(StackRoute route, String text, Provenance speaker, List<String> findings) {
    try {
      rules.check(Fact.draft(text), route.stack().mostSpecific(), speaker);
      return nowhere(Outcome.UNKNOWN, findings);
    } catch (RejectedException refused) {
      return nowhere(Outcome.REJECTED, List.of(refused.reason().name()));
    }
  }

  private List<Fate> of(StoreReader reader, Statement statement) {
    List<Fate> fates = new ArrayList<>();
    Set<RecordStatus> seen = new HashSet<>();
    reader.scan(
        RecordQuery.in(statement.layer()).kind(RecordKinds.FACT).anyStatus(),
        record -> {
          if (isSame(record.body(), statement) && seen.add(record.body().status())) {
            fates.add(of(record));
          }
          return true;
        });
    boolean stands = seen.contains(RecordStatus.ACTIVE) || seen.contains(RecordStatus.QUARANTINED);
    if (!stands && tombstones.isBuried(reader, statement.layer(), statement.textFingerprint())) {
      fates.add(
          new Fate(Outcome.FORGOTTEN, Optional.of(statement.layer()), Optional.empty(), List.of()));
    }
    return fates;
  }

  private static boolean isSame(RecordBody body, Statement statement) {
    String ofText = body.attributes().get(StatementRules.TEXT_FINGERPRINT);
    Optional<String> fingerprint = ofText == null ? body.fingerprint() : Optional.of(ofText);
    return fingerprint.filter(statement.textFingerprint()::equals).isPresent();
  }

  private static Fate of(MemoryRecord record) {
    Outcome outcome =
        switch (record.body().status()) {
          case ACTIVE -> Outcome.REMEMBERED;
          case QUARANTINED -> Outcome.QUARANTINED;
          case SUPERSEDED -> Outcome.SUPERSEDED;
          case HUSK -> Outcome.BLANKED;
        };
    return new Fate(
        outcome,
        Optional.of(record.body().layer()),
        Optional.of(FactRecords.factId(record)),
        Suspicions.reasons(record.body()));
  }

  private static Fate nowhere(Outcome outcome, List<String> reasons) {
    return new Fate(outcome, Optional.empty(), Optional.empty(), reasons);
  }

  /**
   * {@return what became of a fact}
   *
   * @param route the layers and stores
   * @param id any id
   */
  public Fate of(StackRoute route, FactId id) {
    for (StoreShare share : route.shares()) {
      Optional<Fate> fate = share.store().read(reader -> of(reader, share.layerSet(), id));
      if (fate.isPresent()) {
        return fate.get();
      }
    }
    return new Fate(Outcome.UNKNOWN, Optional.empty(), Optional.of(id), List.of());
  }

  private static Optional<Fate> of(StoreReader reader, Set<Layer> layers, FactId id) {
    RecordId recordId = FactRecords.recordId(id);
    Optional<MemoryRecord> found = reader.find(recordId);
    if (found.isPresent()) {
      return found.filter(record -> layers.contains(record.body().layer())).map(FactFates::of);
    }
    List<Fate> told = new ArrayList<>();
    reader.journal(
        JournalQuery.about(Ref.record(recordId)),
        entry -> {
          Optional<Outcome> outcome = outcome(entry.event().type());
          if (outcome.isPresent() && layers.contains(entry.event().layer())) {
            Optional<Layer> layer = Optional.of(entry.event().layer());
            told.add(new Fate(outcome.get(), layer, Optional.of(id), List.of()));
          }
          return told.isEmpty();
        });
    return told.stream().findFirst();
  }

  private static Optional<Outcome> outcome(String type) {
    if (type.equals(FactEvent.FORGOTTEN.type())) {
      return Optional.of(Outcome.FORGOTTEN);
    }
    return type.equals(FactEvent.PRUNED.type()) ? Optional.of(Outcome.PRUNED) : Optional.empty();
  }
}
