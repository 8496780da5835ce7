package io.memory4j.sqlite.rows;

import io.memory4j.Layer;
import io.memory4j.StoreFormatException;
import io.memory4j.sqlite.db.Session;
import io.memory4j.store.RecordKind;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The numbers that stand for layers and kinds. A layer's number is never given again, so what a
 * number means may be remembered for as long as the store is open; what number a layer has is only
 * sure within one transaction. Confined to one transaction.
 */
public final class Names {
  /** Stands for all layers that were deleted whole. */
  public static final int FORGOTTEN = 0;

  /**
   * What numbers mean. Readers share one; a writer adds to its own, because a number that is rolled
   * back may come to mean another layer. Thread-safe.
   */
  public static final class Meanings {
    private final Map<Long, Layer> layers = new ConcurrentHashMap<>();
    private final Map<Long, RecordKind> kinds = new ConcurrentHashMap<>();
    private final @Nullable Meanings committed;

    /** Starts with nothing known. */
    public Meanings() {
      this(null);
    }

    private Meanings(@Nullable Meanings committed) {
      this.committed = committed;
    }

    /** {@return what one writer knows: this, and what it adds} */
    Meanings forWriter() {
      return new Meanings(this);
    }

    private @Nullable Layer layer(long number) {
      Layer own = layers.get(number);
      return own == null && committed != null ? committed.layer(number) : own;
    }

    private @Nullable RecordKind kind(long number) {
      RecordKind own = kinds.get(number);
      return own == null && committed != null ? committed.kind(number) : own;
    }
  }

  private final Session session;
  private final Meanings meanings;
  private final Map<Layer, Long> layers = new HashMap<>();
  private final Map<String, Long> kinds = new HashMap<>();

  Names(Session session, Meanings meanings) {
    this.session = session;
    this.meanings = meanings;
  }

  /** {@return the number of a layer, if there is anything in it} */
  Optional<Long> find(Layer layer) {
    Long known = layers.get(layer);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Long> found =
        session.first("select id from layers where name = ?", r -> r.getLong(1), layer.id());
    found.ifPresent(number -> layers.put(layer, number));
    return found;
  }

  /** {@return the number of a kind, if it was ever used} A kind with another flag is refused. */
  Optional<Long> find(RecordKind kind) {
    Long known = kinds.get(kind.name());
    Optional<Long> found =
        known != null
            ? Optional.of(known)
            : session.first("select id from kinds where name = ?", r -> r.getLong(1), kind.name());
    found.ifPresent(
        number -> {
          kinds.put(kind.name(), number);
          requireSameFlag(kind, kind(number));
        });
    return found;
  }

  private static void requireSameFlag(RecordKind asked, RecordKind known) {
    if (asked.searchable() != known.searchable()) {
      throw new IllegalArgumentException(
          "The kind "
              + asked.name()
              + " is kept as "
              + (known.searchable() ? "searchable" : "not searchable")
              + "; use it so.");
    }
  }

  /** {@return the number of a layer, given now if it has none} */
  long intern(Layer layer, Ledger ledger) {
    return find(layer).orElseGet(() -> add(layer, ledger));
  }

  /** A new layer starts with the heads of what was forgotten, so that no head ever goes back. */
  private long add(Layer layer, Ledger ledger) {
    ledger.flush();
    session.update("insert into layers (name, born) values (?, ?)", layer.id(), ledger.value());
    long number = session.number("select last_insert_rowid()");
    session.update(
        "insert into heads select ?, kind, revision, 0 from heads where layer = 0", number);
    layers.put(layer, number);
    return number;
  }

  /** {@return the number of a kind, given now if it has none} */
  long intern(RecordKind kind) {
    return find(kind)
        .orElseGet(
            () -> {
              session.update(
                  "insert into kinds (name, searchable) values (?, ?)",
                  kind.name(),
                  kind.searchable() ? 1 : 0);
              long number = session.number("select last_insert_rowid()");
              kinds.put(kind.name(), number);
              return number;
            });
  }

  /** Forgets the number of a layer that was deleted whole. */
  void drop(Layer layer) {
    layers.remove(layer);
  }

  /** {@return the layer of a number} */
  Layer layer(long number) {
    Layer known = meanings.layer(number);
    if (known == null) {
      known =
          session
              .first("select name from layers where id = ?", r -> r.getString(1), number)
              .map(Layer::parse)
              .orElseThrow(() -> unknown("layer", number));
      meanings.layers.put(number, known);
    }
    return known;
  }

  /** {@return the kind of a number} */
  RecordKind kind(long number) {
    RecordKind known = meanings.kind(number);
    if (known == null) {
      known =
          session
              .first(
                  "select name, searchable from kinds where id = ?",
                  r -> new RecordKind(r.getString(1), r.getInt(2) == 1),
                  number)
              .orElseThrow(() -> unknown("kind", number));
      meanings.kinds.put(number, known);
    }
    return known;
  }

  private static StoreFormatException unknown(String what, long number) {
    return new StoreFormatException(
        "A record has the unknown " + what + " " + number + "; restore a backup.", null);
  }
}
