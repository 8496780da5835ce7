package io.memory4j.core.review;

import static java.util.stream.Collectors.joining;

import io.memory4j.core.header.ReplyParser;
import io.memory4j.core.period.PeriodKeys;
import io.memory4j.core.period.PeriodLabels;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.store.Link;
import io.memory4j.store.Ref;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How the parts of a period become one text. Without a summarizer: a day of at most {@value
 * #MAX_COPIED_DAY_CHARS} code points and a single part are copied, two parts are joined. Pure.
 */
final class Merge {
  static final int MAX_COPIED_DAY_CHARS = 600;
  static final int MAX_CONTENT_CHARS = 400;
  static final int MAX_DETAIL_CHARS = 60_000;
  static final int WARN_INPUT_CHARS = 60_000;
  static final int MAX_INPUT_CHARS = 120_000;
  static final int MAX_FALLBACK_CHARS = 4_000;
  private static final String BETWEEN = "\n\n";
  private static final String ELLIPSIS = "…";
  private static final String UNREADABLE = "What happened in this period could not be read.";

  private Merge() {}

  /** {@return the text of all parts, cut to what a summarizer is given at most} */
  static String input(Material material) {
    return String.join(BETWEEN, FairShare.cut(material.details(), MAX_INPUT_CHARS));
  }

  static int inputChars(Material material) {
    return material.details().stream().mapToInt(Graphemes::length).sum();
  }

  /** {@return the summary, where none has to be asked for} */
  static Optional<Draft> simple(Period period, Material material) {
    String joined = MaterialLabels.without(String.join(BETWEEN, material.details()));
    if (period.level() == ReviewLevel.DAILY) {
      return Graphemes.length(joined) <= MAX_COPIED_DAY_CHARS
          ? Optional.of(draft(period, ReplyParser.shortened(joined), joined, material))
          : Optional.empty();
    }
    return switch (material.parts().size()) {
      case 1 -> Optional.of(draft(period, shortened(joined), joined, material));
      case 2 -> Optional.of(draft(period, contents(material), joined, material));
      default -> Optional.empty();
    };
  }

  private static String shortened(String detail) {
    return ReplyParser.shortened(PeriodLabels.stripped(detail));
  }

  private static String contents(Material material) {
    return material.parts().stream()
        .map(part -> MaterialLabels.without(PeriodLabels.stripped(part.content())))
        .collect(joining(" "));
  }

  /** {@return the summary that is cut together when the summarizer has failed too often} */
  static Draft fallback(Period period, Material material, String reason) {
    List<String> parts = FairShare.cut(material.details(), MAX_FALLBACK_CHARS);
    String detail =
        parts.isEmpty() ? UNREADABLE : MaterialLabels.without(String.join(BETWEEN, parts));
    Draft draft = draft(period, shortened(detail), detail, material);
    Set<Link> links =
        draft.links().isEmpty()
            ? Material.derivedFrom(List.of(Ref.period(PeriodKeys.key(period))))
            : draft.links();
    return new Draft(draft.content(), draft.detail(), links, Optional.of(reason));
  }

  /** {@return a summary of these texts, each with the period's label once} */
  static Draft draft(Period period, String content, String detail, Material material) {
    String said = MaterialLabels.without(content);
    String brief = PeriodLabels.stripped(TextNormal.fold(said));
    return new Draft(
        PeriodLabels.labelled(period, RedactedText.cut(brief, MAX_CONTENT_CHARS, ELLIPSIS)),
        PeriodLabels.labelled(period, cutDetail(MaterialLabels.without(detail).strip())),
        material.links(),
        Optional.empty());
  }

  private static String cutDetail(String detail) {
    return FairShare.cut(List.of(detail), MAX_DETAIL_CHARS).get(0);
  }
}
