package io.memory4j.core.file;

import io.memory4j.core.text.TextNormal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads one edited {@link EditorTemplate}. Not thread-safe. */
final class EditorParser {
  private static final String BOM = "\uFEFF";

  private final EditableEntry before;
  private final List<String> lines;
  private final List<String> problems = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private @Nullable String category;

  EditorParser(EditableEntry before, String edited) {
    this.before = before;
    this.lines =
        EditorTemplate.lines(edited.startsWith(BOM) ? edited.substring(BOM.length()) : edited);
  }

  Edit parse() {
    if (lines.stream().allMatch(String::isBlank)) {
      return new Edit(Edit.Outcome.CANCELLED, before, List.of());
    }
    int content = separator(EditorTemplate.CONTENT, 0);
    int detail = content < 0 ? -1 : separator(EditorTemplate.DETAIL, content + 1);
    readHead(content < 0 ? lines.size() : content);
    if (content < 0) {
      problems.add(missing(EditorTemplate.CONTENT, "put it above the statement"));
    } else if (detail < 0) {
      problems.add(missing(EditorTemplate.DETAIL, "to clear the detail, leave its section empty"));
    }
    return problems.isEmpty() ? edit(content, detail) : refusal();
  }

  private Edit edit(int content, int detail) {
    String statement = section(content + 1, detail, before.content());
    String longer = section(detail + 1, lines.size(), before.detail());
    if (TextNormal.isBlank(statement)) {
      problems.add(
          "The content is empty; write the statement below " + quoted(EditorTemplate.CONTENT));
      return refusal();
    }
    String kept = same(before.category(), category) ? before.category() : String.valueOf(category);
    EditableEntry after = new EditableEntry(before.key(), kept, statement, longer);
    boolean changed = !after.equals(before);
    return new Edit(changed ? Edit.Outcome.CHANGED : Edit.Outcome.UNCHANGED, after, warnings);
  }

  private Edit refusal() {
    return new Edit(Edit.Outcome.REFUSED, before, problems);
  }

  private int separator(String separator, int from) {
    for (int i = from; i < lines.size(); i++) {
      if (lines.get(i).strip().equals(separator)) {
        return i;
      }
    }
    return -1;
  }

  private void readHead(int end) {
    int categories = 0;
    for (int i = 0; i < end; i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("#")) {
        checkKey(line);
      } else if (isCategory(line)) {
        categories++;
        category = line.substring(line.indexOf(':') + 1).strip();
      } else if (!line.isEmpty()) {
        problems.add("Line " + (i + 1) + " is neither a comment nor the category; remove it.");
      }
    }
    if (categories > 1) {
      problems.add("There are " + categories + " lines with a category; keep one.");
    } else if (category == null || category.isEmpty()) {
      problems.add("The category is missing; write a line such as 'category: general'.");
    }
  }

  private static boolean isCategory(String line) {
    int colon = line.indexOf(':');
    return colon >= 0 && line.substring(0, colon).strip().equals(EditorTemplate.CATEGORY);
  }

  private void checkKey(String comment) {
    boolean names = comment.startsWith(EditorTemplate.KEY);
    String named = names ? comment.substring(EditorTemplate.KEY.length()).strip() : "";
    if (names && !named.equals(TextNormal.fold(before.key()))) {
      warnings.add("The key cannot be edited and stays; to rename, delete and create again.");
    }
  }

  /** The text as it was before, where only line ends or trailing blank lines differ. */
  private String section(int from, int to, String old) {
    String text =
        lines.subList(from, to).stream()
            .map(EditorTemplate::unescaped)
            .collect(Collectors.joining("\n"));
    String canonical = canonical(text);
    return canonical.equals(canonical(old)) ? old : canonical;
  }

  private static String canonical(String text) {
    List<String> lines = EditorTemplate.lines(text);
    int end = lines.size();
    while (end > 0 && lines.get(end - 1).isBlank()) {
      end--;
    }
    return String.join("\n", lines.subList(0, end));
  }

  private static boolean same(String old, @Nullable String category) {
    return TextNormal.fold(old).equals(category);
  }

  private static String missing(String separator, String remedy) {
    return "The line " + quoted(separator) + " is missing or not exact; " + remedy + ".";
  }

  private static String quoted(String line) {
    return "'" + line + "'";
  }
}
