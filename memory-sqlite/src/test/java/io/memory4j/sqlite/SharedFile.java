package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.FACT;
import static io.memory4j.sqlite.Fixtures.SHOP;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import java.nio.file.Path;
import java.util.Random;
import java.util.TreeSet;
import java.util.zip.CRC32;

/** A process that writes many facts to a file that others use, or reads until it has seen all. */
final class SharedFile {
  /** How many facts each writer adds, one write each. */
  static final int WRITES = 500;

  private SharedFile() {}

  /**
   * Runs in the other JVM, and prints how many writes or reads it made.
   *
   * @param args the store's folder, {@code write} or {@code read}, and the writer's number or how
   *     many facts there will be
   */
  public static void main(String[] args) {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(Path.of(args[0]))) {
      int number = Integer.parseInt(args[2]);
      System.out.println(args[1].equals("write") ? write(store, number) : read(store, number));
    }
  }

  private static int write(SqliteMemoryStore store, int writer) {
    Random random = new Random(writer);
    for (int i = 0; i < WRITES; i++) {
      RecordBody body = body(random, "writer " + writer + " fact " + i);
      int number = writer * WRITES + i;
      store.write(w -> w.insert(Fixtures.id(number), body));
    }
    return WRITES;
  }

  /** Now and then over several pages. */
  private static RecordBody body(Random random, String beginning) {
    StringBuilder text = new StringBuilder(beginning);
    int numbers = random.nextInt(20) == 0 ? 2_000 : 10;
    for (int i = 0; i < numbers; i++) {
      text.append(' ').append(Long.toString(random.nextInt(50_000), 36));
    }
    String content = text.toString();
    String sum = Long.toString(sum(content));
    return Fixtures.fact(content).toBuilder().attribute("sum", sum).key(beginning).build();
  }

  private static long sum(String content) {
    CRC32 sum = new CRC32();
    sum.update(content.getBytes(UTF_8));
    return sum.getValue();
  }

  private static int read(SqliteMemoryStore store, int facts) {
    int reads = 0;
    int seen = 0;
    while (seen < facts) {
      int now = wholeFacts(store);
      if (now < seen) {
        throw new IllegalStateException("There were " + seen + " facts, and now " + now + ".");
      }
      seen = now;
      reads++;
    }
    return reads;
  }

  /** {@return how many facts there are, after a look at each} */
  static int wholeFacts(SqliteMemoryStore store) {
    TreeSet<String> seen = new TreeSet<>();
    store.read(
        reader -> {
          reader.scan(RecordQuery.in(SHOP).kind(FACT), fact -> seen.add(whole(fact)));
          return true;
        });
    return seen.size();
  }

  private static String whole(MemoryRecord fact) {
    String sum = fact.body().attributes().get("sum");
    if (sum == null || Long.parseLong(sum) != sum(fact.body().content())) {
      throw new IllegalStateException("A fact is not what its writer wrote: " + fact.id() + ".");
    }
    return fact.id().value();
  }
}
