package io.memory4j.core.period;

import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import java.util.Optional;

/**
 * The labels that tell in a summary's text which period it is about: {@code [2026-04-30] }, {@code
 * [Week 2026-W18, 2026-04-27 to 2026-05-03] }, {@code [2026-04] }, {@code [2026] }. Immutable and
 * thread-safe.
 */
public final class PeriodLabels {
  private static final String WEEK = "Week ";
  private static final int MAX_LABEL_CHARS = 45;

  private PeriodLabels() {}

  /**
   * {@return the label of a period, with the blank after it}
   *
   * @param period the period
   */
  public static String label(Period period) {
    return period.level() == ReviewLevel.WEEKLY
        ? "[" + WEEK + period.id() + ", " + period.first() + " to " + period.last() + "] "
        : "[" + period.id() + "] ";
  }

  /**
   * {@return the text with its period's label in front} Labelling twice changes nothing.
   *
   * @param period the period
   * @param text any text
   */
  public static String labelled(Period period, String text) {
    String label = label(period);
    return text.startsWith(label) ? text : label + text;
  }

  /**
   * {@return the text without the labels in front of it, of whatever periods}
   *
   * @param text any text
   */
  public static String stripped(String text) {
    int start = 0;
    int end = labelEnd(text, start);
    while (end > start) {
      start = end;
      end = labelEnd(text, start);
    }
    return text.substring(start);
  }

  /**
   * {@return the place after the label that begins at a place; the place itself if there is none}
   */
  private static int labelEnd(String text, int start) {
    if (!text.startsWith("[", start)) {
      return start;
    }
    int limit = Math.min(text.length(), start + MAX_LABEL_CHARS);
    int close = text.substring(start, limit).indexOf(']');
    if (close < 0) {
      return start;
    }
    int end = start + close + 1;
    String label = text.substring(start, end);
    if (!isLabel(label)) {
      return start;
    }
    return end < text.length() && text.charAt(end) == ' ' ? end + 1 : end;
  }

  private static boolean isLabel(String label) {
    String inside = label.substring(1, label.length() - 1);
    int comma = inside.indexOf(',');
    String id =
        inside.startsWith(WEEK) && comma > 0 ? inside.substring(WEEK.length(), comma) : inside;
    return period(id).filter(period -> label(period).strip().equals(label)).isPresent();
  }

  private static Optional<Period> period(String id) {
    for (ReviewLevel level : ReviewLevel.values()) {
      Optional<Period> period = PeriodKeys.parse(level, id);
      if (period.isPresent()) {
        return period;
      }
    }
    return Optional.empty();
  }
}
