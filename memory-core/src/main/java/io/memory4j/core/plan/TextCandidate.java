package io.memory4j.core.plan;

import io.memory4j.Layer;
import io.memory4j.core.render.Neutralizer;
import io.memory4j.core.render.Paragraph;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.List;
import java.util.Optional;

/** A text of a section other than facts on its way to a verdict. Not thread-safe. */
final class TextCandidate extends Candidate {
  private final Section section;
  private final Item item;
  private final List<String> lines;
  private final boolean mayBeCut;
  private boolean cut;

  TextCandidate(int place, Group group, SectionCandidates from, Item item) {
    this(place, group, from, item, lines(from.form(), item.text()));
  }

  private TextCandidate(
      int place, Group group, SectionCandidates from, Item item, List<String> lines) {
    super(place, group, text(lines));
    this.section = from.section();
    this.item = item;
    this.lines = lines;
    this.mayBeCut = from.form() == Form.CUT_PARAGRAPHS;
    if (lines.isEmpty()) {
      omit(Reason.EMPTY, null);
    }
    item.leftOut().ifPresent(why -> omit(why, null));
  }

  private static List<String> lines(Form form, String text) {
    if (form != Form.BULLETS) {
      return Paragraph.lines(text);
    }
    String line = Neutralizer.line(text);
    return line.isEmpty() ? List.of() : List.of("- " + line);
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  /** Cuts it at the last end of a paragraph if half of what fits is left, else of a line. */
  @Override
  boolean cutTo(long maxCost) {
    int fitting = mayBeCut ? fitting(maxCost) : 0;
    if (fitting == 0) {
      return false;
    }
    int paragraph = lines.subList(0, Math.min(fitting + 1, lines.size())).lastIndexOf("");
    int end = 2 * paragraph >= fitting ? paragraph : fitting;
    while (lines.get(end - 1).isEmpty()) {
      end--;
    }
    cut = end < lines.size();
    shorten(text(lines.subList(0, end)));
    return true;
  }

  /** Returns how many of its lines fit; a text never measures less than its beginning. */
  private int fitting(long maxCost) {
    int low = 0;
    int high = lines.size();
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      boolean fits = group().purse().measure(text(lines.subList(0, middle))) <= maxCost;
      low = fits ? middle : low;
      high = fits ? high : middle - 1;
    }
    return low;
  }

  @Override
  boolean isCut() {
    return cut;
  }

  @Override
  Section section() {
    return section;
  }

  @Override
  Optional<Layer> layer() {
    return item.layer();
  }

  @Override
  String id() {
    return item.id();
  }

  @Override
  String fingerprint() {
    return Fingerprint.of(item.text());
  }
}
