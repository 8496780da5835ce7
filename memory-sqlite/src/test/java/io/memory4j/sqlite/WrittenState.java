package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.SHOP;

import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * What a store must hold after some writes. One write is a line of steps: {@code p5:2} puts version
 * 2 of record 5, {@code d5} deletes it, {@code j5:9} journals event 9 about it.
 *
 * @param versions the version of each record, by number
 * @param events the record that each event is about, by number
 */
record WrittenState(TreeMap<Long, Long> versions, TreeMap<Long, Long> events) {
  private static final List<String> WORDS =
      List.of("harbour", "крепость", "设备清单", "θάλασσα", "naïve", "मेमोरी", "👩‍🚀", "x\0y");

  /** {@return the state of a new store} */
  static WrittenState empty() {
    return new WrittenState(new TreeMap<>(), new TreeMap<>());
  }

  /** {@return the state after one more write} */
  WrittenState after(String write) {
    WrittenState next = new WrittenState(new TreeMap<>(versions), new TreeMap<>(events));
    for (String step : write.split(" ", -1)) {
      String[] numbers = step.substring(1).split(":", -1);
      long record = Long.parseLong(numbers[0]);
      switch (step.charAt(0)) {
        case 'p' -> next.versions.put(record, Long.parseLong(numbers[1]));
        case 'j' -> next.events.put(Long.parseLong(numbers[1]), record);
        default -> next.delete(record);
      }
    }
    return next;
  }

  private void delete(long record) {
    versions.remove(record);
    events.values().removeIf(about -> about == record);
  }

  /** {@return the body of a version; its text tells both, and one in 25 fills several pages} */
  static RecordBody body(long record, long version) {
    Random random = new Random(record * 31 + version);
    StringBuilder text = new StringBuilder("record " + record + " version " + version);
    int words = random.nextInt(25) == 0 ? 800 : 1 + random.nextInt(12);
    for (int i = 0; i < words; i++) {
      text.append(' ').append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(999));
    }
    return Fixtures.fact(text.toString()).toBuilder()
        .key("key " + record)
        .fingerprint("print " + record)
        .tags(List.of("even " + record % 2, "v" + version % 3))
        .attribute("record", Long.toString(record))
        .attribute("version", Long.toString(version))
        .build();
  }

  /**
   * {@return what a store holds}
   *
   * @throws IllegalStateException if a record or an event is there twice, or is not what was
   *     written
   */
  static WrittenState of(SqliteMemoryStore store) {
    WrittenState state = empty();
    store.read(
        reader -> {
          reader.scan(RecordQuery.in(SHOP).anyStatus(), state::note);
          reader.journal(
              JournalQuery.all(),
              entry -> {
                String[] numbers = entry.event().type().split(":", -1);
                require(
                    state.events.put(Long.parseLong(numbers[1]), Long.parseLong(numbers[0]))
                        == null,
                    "an event is there twice");
                return true;
              });
          return true;
        });
    return state;
  }

  private boolean note(MemoryRecord seen) {
    Map<String, String> numbers = seen.body().attributes();
    long record = Long.parseLong(numbers.get("record"));
    long version = Long.parseLong(numbers.get("version"));
    require(seen.id().equals(Fixtures.id(record)), "an id belongs to another text");
    require(seen.body().equals(body(record, version)), "a body is not what was written");
    require(versions.put(record, version) == null, "a record is there twice");
    return true;
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException("In the store " + otherwise + ".");
    }
  }
}
