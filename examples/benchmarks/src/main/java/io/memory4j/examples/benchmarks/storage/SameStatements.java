package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.report.Bound;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Whether what the store is compared with still runs the statements that the store runs. The store
 * has no door for this, so the fields that hold its kept statements are read. Not instantiable.
 */
final class SameStatements {
  private SameStatements() {}

  /** Reports how many of the texts a store has run since it was opened; all is the target. */
  static void report(Report report, String what, SqliteMemoryStore store, List<String> texts)
      throws ReflectiveOperationException {
    List<String> missing = missing(store, texts);
    int same = texts.size() - missing.size();
    report.target(
        "statements of " + what + " shared with plain JDBC",
        same,
        "of " + texts.size(),
        Bound.atLeast(texts.size()));
    missing.forEach(text -> report.remark("The store does not run: " + text));
  }

  private static List<String> missing(SqliteMemoryStore store, List<String> texts)
      throws ReflectiveOperationException {
    Object database = field(store, "database");
    List<String> missing = new ArrayList<>(texts);
    for (String pool : List.of("readers", "writer")) {
      for (Object session : ((Map<?, ?>) field(field(database, pool), "sessions")).values()) {
        missing.removeAll(((Map<?, ?>) field(session, "recent")).keySet());
      }
    }
    return missing;
  }

  private static Object field(Object owner, String name) throws ReflectiveOperationException {
    Field field = owner.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(owner);
  }
}
