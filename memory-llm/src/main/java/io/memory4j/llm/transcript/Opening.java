package io.memory4j.llm.transcript;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The beginning of a file as far as formats are told apart by it. Objects stand as their short
 * values by name, those of nested objects by {@code outer.inner}; a container stands as {@code {}}
 * or {@code []}, a long string as the empty one.
 *
 * @param path where the file lies, which names a session that nothing else names
 * @param records the first objects, if the file holds one a line
 * @param array whether the file is one array
 * @param document the object that the file is, or the first elements of its array; the first
 *     element of an array inside stands under {@code name.0}
 * @param lines the first lines of text, from the first one on that is not blank
 * @param tables the tables, if the file is a database of SQLite
 */
record Opening(
    Path path,
    List<Map<String, String>> records,
    boolean array,
    List<Map<String, String>> document,
    List<String> lines,
    Set<String> tables) {

  /** {@return the first value that stands under a name, if it is not blank} */
  Optional<String> first(String name) {
    return records.stream().flatMap(r -> value(r, name).stream()).findFirst();
  }

  /** {@return the records that have a value of a name} */
  Stream<Map<String, String>> with(String name) {
    return records.stream().filter(r -> r.containsKey(name));
  }

  /** {@return the value of a name in one record, if it is not blank} */
  static Optional<String> value(Map<String, String> fields, String name) {
    return Optional.ofNullable(fields.get(name)).filter(value -> !value.isBlank());
  }

  /** {@return the object that the file is, or an empty one} */
  Map<String, String> object() {
    return array || document.isEmpty() ? Map.of() : document.get(0);
  }

  /** {@return the first elements of the array that the file is, or none} */
  Stream<Map<String, String>> elements() {
    return array ? document.stream() : Stream.empty();
  }

  /** {@return whether it begins like an archive of ZIP or GZIP, in which exports are sent} */
  boolean isArchive() {
    String start = lines.isEmpty() ? "" : lines.get(0);
    return start.startsWith("PK\u0003\u0004") || start.startsWith("\u001F\uFFFD\b");
  }

  /** {@return the file's name without its ending} */
  String name() {
    return nameOf(path);
  }

  /** {@return the name of the folder that it lies in} */
  String folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? "" : String.valueOf(parent.getFileName());
  }

  /** {@return an id for a file whose name many files have; it changes when the file is moved} */
  Optional<String> idByPlace() {
    long place = Hash.of(path.toAbsolutePath().normalize().toString());
    return Optional.of(name() + "-" + String.format(Locale.ROOT, "%016x", place));
  }

  /** {@return a file's name without its ending} */
  static String nameOf(Path path) {
    String name = String.valueOf(path.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}
