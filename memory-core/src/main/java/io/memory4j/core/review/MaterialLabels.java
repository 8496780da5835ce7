package io.memory4j.core.review;

import static java.util.stream.Collectors.joining;

import io.memory4j.core.period.PeriodLabels;
import java.util.List;

/**
 * The labels that tell a summarizer what stands below them, and the marks that tell it where a text
 * was cut. They are about the material and no part of it: no summary says them. Pure.
 */
final class MaterialLabels {
  static final String COMPACTIONS = "[compactions]";
  static final String TAIL = "[uncompacted tail]";
  static final String REMEMBERED = "[remembered]";
  static final String CUT_TURN = " [cut here]";
  static final String CUT_TEXT = "\n[cut here: the rest was too long]";

  private static final List<String> LABELS = List.of(COMPACTIONS, TAIL, REMEMBERED);
  private static final List<String> CUTS = List.of(CUT_TURN.strip(), CUT_TEXT.strip());

  private MaterialLabels() {}

  /** {@return a text without its labels, on lines of their own or at the beginning of one} */
  static String without(String text) {
    return LABELS.stream().noneMatch(text::contains)
        ? text
        : text.lines()
            .filter(line -> !LABELS.contains(PeriodLabels.stripped(line.strip())))
            .map(MaterialLabels::withoutFirst)
            .collect(joining("\n"))
            .strip();
  }

  /** {@return a text without labels and without marks of cuts} */
  static String withoutMarks(String text) {
    String unlabelled = without(text);
    return CUTS.stream().noneMatch(unlabelled::contains)
        ? unlabelled
        : unlabelled
            .lines()
            .map(MaterialLabels::withoutCut)
            .filter(line -> !line.isBlank())
            .collect(joining("\n"));
  }

  private static String withoutFirst(String line) {
    String rest = line;
    for (String label : LABELS) {
      rest = rest.startsWith(label) ? rest.substring(label.length()).stripLeading() : rest;
    }
    return rest;
  }

  private static String withoutCut(String line) {
    String rest = line.stripTrailing();
    for (String cut : CUTS) {
      rest = rest.endsWith(cut) ? rest.substring(0, rest.length() - cut.length()) : rest;
    }
    return rest;
  }
}
