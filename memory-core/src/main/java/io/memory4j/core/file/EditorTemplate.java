package io.memory4j.core.file;

import io.memory4j.core.text.TextNormal;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The text in which a person edits one keyed fact with an editor. Pure and thread-safe.
 *
 * <p>A head of comments, a blank line, {@code category: <value>}, then the statement and the longer
 * text, each under its separator line. Lines that begin with {@code #} are comments only above the
 * first separator, so headings of the texts stay. A line of a text that reads like a separator is
 * written with a backslash in front of it, and read without.
 */
public final class EditorTemplate {
  /** The line above the statement. */
  static final String CONTENT = "--- content ---";

  /** The line above the longer text. */
  static final String DETAIL = "--- detail ---";

  /** What begins the comment that names the key. */
  static final String KEY = "# key (read-only):";

  /** What begins the line with the category. */
  static final String CATEGORY = "category";

  private static final String HEAD =
      "# Editing memory entry. Comments like this end at the first separator; save and close.";
  private static final String RENAME = "# To rename, delete and create again.";

  private EditorTemplate() {}

  /**
   * {@return the text to be edited, with LF line ends}
   *
   * @param entry what is to be edited
   */
  public static String render(EditableEntry entry) {
    List<String> lines =
        List.of(
            HEAD,
            KEY + " " + TextNormal.fold(entry.key()),
            RENAME,
            "",
            CATEGORY + ": " + TextNormal.fold(entry.category()),
            CONTENT,
            escaped(entry.content()),
            DETAIL,
            escaped(entry.detail()));
    return String.join("\n", lines) + "\n";
  }

  /**
   * {@return what the person made of it}
   *
   * @param before what {@link #render} was given
   * @param edited the text as it was saved, with any line ends and with or without a byte order
   *     mark
   */
  public static Edit parse(EditableEntry before, String edited) {
    return new EditorParser(before, edited).parse();
  }

  private static String escaped(String text) {
    return lines(text).stream()
        .map(line -> isSeparatorLike(line) ? "\\" + line : line)
        .collect(Collectors.joining("\n"));
  }

  /** {@return a line of a text as it was before it was escaped} */
  static String unescaped(String line) {
    return line.startsWith("\\") && isSeparatorLike(line) ? line.substring(1) : line;
  }

  /** {@return whether a line is a separator, once the backslashes before it are gone} */
  private static boolean isSeparatorLike(String line) {
    int start = 0;
    while (start < line.length() && line.charAt(start) == '\\') {
      start++;
    }
    String bare = line.substring(start).strip();
    return bare.equals(CONTENT) || bare.equals(DETAIL);
  }

  /** {@return the lines of a text, whatever ends them} */
  static List<String> lines(String text) {
    return List.of(text.split("\r\n|\r|\n", -1));
  }
}
