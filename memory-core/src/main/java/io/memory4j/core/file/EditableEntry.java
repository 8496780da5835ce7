package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

/**
 * What a person may edit of one keyed fact. {@link #toString} shows the key alone. Immutable and
 * thread-safe.
 *
 * @param key the key, shown but not editable
 * @param category the category, one line
 * @param content the statement; any number of lines
 * @param detail the longer text, empty for none; any number of lines
 */
public record EditableEntry(String key, String category, String content, String detail) {
  /**
   * Checks the parts.
   *
   * @param key the key
   * @param category the category
   * @param content the statement
   * @param detail the longer text, empty for none
   */
  public EditableEntry {
    requireNonNull(key, "key");
    requireNonNull(category, "category");
    requireNonNull(content, "content");
    requireNonNull(detail, "detail");
  }

  @Override
  public String toString() {
    return "EditableEntry[" + key + "]";
  }
}
