package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.SHOP;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.memory4j.store.JournalDraft;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.NewRecord;
import io.memory4j.store.Position;
import io.memory4j.store.Ref;
import io.memory4j.store.StoreWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A process that writes until it dies. It tells of each write before ({@code try} and its steps)
 * and after it was acknowledged ({@code ack}).
 */
final class MixedWrites {
  /** Where the process may halt by itself. */
  enum FailPoint {
    /** Never. */
    NONE,
    /** Before a transaction. */
    BEFORE,
    /** After a transaction's first step. */
    AMID,
    /** After a transaction's last step, before its commit. */
    BEFORE_COMMIT,
    /** After the commit, before anybody knows of it. */
    BEFORE_ACK
  }

  private static final int RECORDS = 80;

  private final OutputStream out;
  private final SqliteMemoryStore store;
  private final Random random;
  private final FailPoint point;
  private WrittenState state;
  private int untilHalt;

  /** Prepares writes that follow from the seed and from what the store holds. */
  MixedWrites(SqliteMemoryStore store, long seed, FailPoint point, OutputStream out) {
    this.store = store;
    this.out = out;
    this.random = new Random(seed);
    this.point = point;
    this.state = WrittenState.of(store);
    this.untilHalt = random.nextInt(15);
  }

  /**
   * Runs in the other JVM.
   *
   * @param args the store's folder, its durability, a seed and the fail point
   */
  public static void main(String[] args) throws IOException {
    SqliteOptions options = SqliteOptions.builder().durability(Durability.valueOf(args[1])).build();
    SqliteMemoryStore store = SqliteMemoryStore.open(Path.of(args[0]), options);
    long seed = Long.parseLong(args[2]);
    // Not System.out, which would cut a line in two.
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    MixedWrites writes = new MixedWrites(store, seed, FailPoint.valueOf(args[3]), out);
    while (true) {
      writes.one();
    }
  }

  /** Writes once, or scrubs, or builds the indexes anew. */
  void one() throws IOException {
    int dice = random.nextInt(100);
    if (dice < 2) {
      store.scrub(List.of());
      return;
    }
    if (dice < 3) {
      store.rebuildIndexes();
      return;
    }
    String write = next();
    tell("try " + write);
    haltAt(FailPoint.BEFORE);
    store.write(
        writer -> {
          perform(writer, List.of(write.split(" ", -1)));
          haltAt(FailPoint.BEFORE_COMMIT);
          return true;
        });
    haltAt(FailPoint.BEFORE_ACK);
    tell("ack");
    state = state.after(write);
    untilHalt--;
  }

  /** In one call, so that no line is ever torn. */
  private void tell(String line) throws IOException {
    out.write((line + "\n").getBytes(UTF_8));
  }

  private void haltAt(FailPoint here) {
    if (here == point && untilHalt <= 0) {
      Runtime.getRuntime().halt(42);
    }
  }

  private String next() {
    long fresh = freshNumber(state.versions());
    List<Long> present = List.copyOf(state.versions().keySet());
    int dice = present.size() < 5 ? 0 : random.nextInt(present.size() > RECORDS ? 130 : 100);
    if (dice < 25) {
      return "p" + fresh + ":1";
    }
    if (dice < 40) {
      return Stream.iterate(fresh, n -> n + 1)
          .limit(2 + random.nextInt(8))
          .map(n -> "p" + n + ":1")
          .collect(Collectors.joining(" "));
    }
    List<Long> some = some(present);
    if (dice < 60) {
      return put(some.get(0));
    }
    if (dice < 70) {
      return journal(some.get(0));
    }
    if (dice < 85) {
      return put(some.get(0))
          + " "
          + journal(some.get(0))
          + " d"
          + some.get(1)
          + " p"
          + fresh
          + ":1";
    }
    return "d" + some.get(0) + " d" + some.get(1) + " d" + some.get(2);
  }

  /** Numbers start anew once their records are gone, so that ids come back too. */
  private static long freshNumber(SortedMap<Long, Long> present) {
    return present.isEmpty() ? 1 : present.lastKey() + 1;
  }

  private List<Long> some(List<Long> present) {
    List<Long> left = new ArrayList<>(present);
    List<Long> some = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      some.add(left.remove(random.nextInt(left.size())));
    }
    return some;
  }

  private String put(long record) {
    return "p" + record + ":" + (state.versions().get(record) + 1);
  }

  private String journal(long record) {
    return "j" + record + ":" + freshNumber(state.events());
  }

  private void perform(StoreWriter writer, List<String> steps) {
    if (steps.stream().allMatch(step -> step.endsWith(":1") && step.startsWith("p"))) {
      writer.insertAll(steps.stream().map(MixedWrites::fresh).toList());
      haltAt(FailPoint.AMID);
      return;
    }
    for (String step : steps) {
      perform(writer, step);
      haltAt(FailPoint.AMID);
    }
  }

  private static NewRecord fresh(String step) {
    long record = first(step);
    return new NewRecord(Fixtures.id(record), WrittenState.body(record, 1));
  }

  private static long first(String step) {
    return Long.parseLong(step.substring(1).split(":", -1)[0]);
  }

  private void perform(StoreWriter writer, String step) {
    long record = first(step);
    switch (step.charAt(0)) {
      case 'p' -> put(writer, record, Long.parseLong(step.substring(step.indexOf(':') + 1)));
      case 'j' -> writer.append(event(record, step.substring(1)));
      default -> writer.delete(Fixtures.id(record));
    }
  }

  private static void put(StoreWriter writer, long record, long version) {
    if (version == 1) {
      writer.insert(Fixtures.id(record), WrittenState.body(record, 1));
      return;
    }
    MemoryRecord seen = writer.find(Fixtures.id(record)).orElseThrow();
    Position position = version % 2 == 0 ? Position.KEEP : Position.NEWEST;
    writer.update(seen, WrittenState.body(record, version), position);
  }

  private static JournalDraft event(long record, String type) {
    Ref subject = Ref.record(Fixtures.id(record));
    return new JournalDraft(
        SHOP, type, subject, Fixtures.START, 1, Optional.empty(), new TreeMap<>());
  }
}
