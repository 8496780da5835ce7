package io.memory4j.core.header;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sorts the lines of a reply into preamble, summary and detail. Confined to one thread. */
final class Sections {
  private final StringBuilder preamble = new StringBuilder();
  private final StringBuilder summary = new StringBuilder();
  private final StringBuilder detail = new StringBuilder();
  private StringBuilder current = preamble;
  private boolean summaryHasText;
  private boolean header;
  private @Nullable Fence fence;

  private Sections() {}

  static Sections of(List<String> lines) {
    Sections sections = new Sections();
    int i = 0;
    while (i < lines.size()) {
      String next = i + 1 < lines.size() ? lines.get(i + 1) : "";
      i += sections.take(lines.get(i), next);
    }
    return sections;
  }

  /** {@return how many lines were taken} */
  private int take(String line, String next) {
    if (fence != null) {
      fence = fence.isClosedBy(line) ? null : fence;
      append(line);
      return 1;
    }
    Optional<Headline> headline = Headline.of(line, next).filter(this::begins);
    if (headline.isEmpty()) {
      fence = Fence.opening(line).orElse(null);
      append(line);
      return 1;
    }
    begin(headline.get());
    return headline.get().underlined() ? 2 : 1;
  }

  private boolean begins(Headline headline) {
    return headline.section() == Headline.Section.DETAIL || !summaryHasText;
  }

  private void begin(Headline headline) {
    header = true;
    if (headline.section() == Headline.Section.SUMMARY) {
      current = summary;
    } else {
      stripEnd(detail);
      detail.append(detail.isEmpty() ? "" : "\n");
      current = detail;
    }
    if (!headline.rest().isEmpty()) {
      append(headline.rest());
    }
  }

  private void append(String line) {
    summaryHasText |= current == summary && !line.isBlank();
    current.append(current.isEmpty() ? "" : "\n").append(line);
  }

  private static void stripEnd(StringBuilder text) {
    int end = text.length();
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    text.setLength(end);
  }

  boolean hasHeader() {
    return header;
  }

  String preamble() {
    return preamble.toString().strip();
  }

  String summary() {
    return summary.toString().strip();
  }

  String detail() {
    return detail.toString().strip();
  }
}
