package io.memory4j.examples.benchmarks.spi;

import io.memory4j.Layer;
import io.memory4j.core.journal.JournalFold;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.TreeMap;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** How a fold over a long journal keeps up with it. */
@State(Scope.Thread)
public class FeedbackTimes {
  /** The system property that names the store's folder. */
  public static final String ROOT = "bench.root";

  static final Layer LAYER = new SampleFacts(1).layer(0);
  private static final int RULES = 1_000;
  private static final String TYPE = "feedback";
  private static final JournalQuery ALL = JournalQuery.all().type(TYPE).in(LAYER);
  private static final long FIRST_SECOND = 1_760_000_000L;

  private final SqliteMemoryStore store;
  private JournalFold<Tally> fold;
  private int next;

  /**
   * What the events add up to.
   *
   * @param events how many there were
   * @param weight the sum of their weights
   */
  public record Tally(long events, double weight) {}

  /** Opens the store that the property names, and folds its journal. */
  public FeedbackTimes() {
    store = SqliteMemoryStore.open(Path.of(System.getProperty(ROOT, "")));
    fold = JournalFold.of(new Tally(0, 0));
    fold = store.read(this::advanced);
    next = (int) fold.state().events();
  }

  /** {@return an event about one of 1,000 rules} */
  static JournalDraft event(int number) {
    return new JournalDraft(
        LAYER,
        TYPE,
        Ref.record(SampleFacts.id(number % RULES)),
        Instant.ofEpochSecond(FIRST_SECOND + number),
        number % 4 == 0 ? -1 : 1,
        Optional.empty(),
        new TreeMap<>());
  }

  private JournalFold<Tally> advanced(StoreReader reader) {
    return fold.advance(
        reader,
        ALL,
        (tally, entry) -> new Tally(tally.events() + 1, tally.weight() + entry.event().weight()));
  }

  /** {@return what all events add up to after one more was appended} */
  @Benchmark
  public Tally appendAndFold() {
    JournalDraft event = event(next++);
    store.write(writer -> writer.append(event));
    fold = store.read(this::advanced);
    return fold.state();
  }

  /** Closes the store, and makes sure that the fold has missed nothing. */
  @TearDown
  public void close() {
    store.close();
    if (fold.state().events() != next) {
      throw new IllegalStateException(
          "The fold has " + fold.state().events() + " events of " + next + ".");
    }
  }
}
