package io.memory4j.sqlite.schema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The conditions of a statement that runs often, with their arguments: the text is what jOOQ would
 * render, without the cost of loading and rendering, and one statement for each number of values,
 * so that it stays prepared. Not thread-safe.
 */
public final class Where {
  private final List<String> conditions = new ArrayList<>();
  private final List<@Nullable Object> arguments = new ArrayList<>();

  /**
   * Starts with no condition, which all rows meet.
   *
   * @param before the arguments of what will stand before the conditions
   */
  public Where(Object... before) {
    arguments.addAll(Arrays.asList(before));
  }

  /**
   * Adds a condition.
   *
   * @param condition its text, with a question mark for each argument; never a value
   * @param values the arguments
   * @return this
   */
  public Where and(String condition, Object... values) {
    conditions.add(condition);
    arguments.addAll(Arrays.asList(values));
    return this;
  }

  /**
   * Adds the condition that a column has one of some values.
   *
   * @param column its name
   * @param values one or more
   * @return this
   */
  public Where in(String column, Collection<?> values) {
    conditions.add(
        column + " in (" + String.join(", ", Collections.nCopies(values.size(), "?")) + ")");
    arguments.addAll(values);
    return this;
  }

  /**
   * {@return a statement}
   *
   * @param select what stands before the conditions
   * @param rest what stands after them, or nothing
   * @param values the arguments of the rest
   */
  public Sql sql(String select, String rest, Object... values) {
    List<@Nullable Object> all = new ArrayList<>(arguments);
    all.addAll(Arrays.asList(values));
    return Sql.of(select + text() + rest, all);
  }

  private String text() {
    return switch (conditions.size()) {
      case 0 -> "";
      case 1 -> " where " + conditions.get(0);
      default -> " where (" + String.join(" and ", conditions) + ")";
    };
  }
}
