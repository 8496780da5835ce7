package io.memory4j.review;

import static java.time.DayOfWeek.MONDAY;
import static java.time.DayOfWeek.THURSDAY;
import static java.time.temporal.TemporalAdjusters.firstInMonth;
import static java.time.temporal.TemporalAdjusters.previousOrSame;

import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/**
 * The arithmetic of days, weeks, months and years, each named by its first date.
 *
 * <p>Source: ISO 8601. A week belongs to the year, and here to the month too, in which its Thursday
 * lies. Nothing depends on a locale.
 */
final class IsoCalendar {
  private static final int DAYS_TO_THURSDAY = 3;
  private static final int YEAR_DIGITS = 4;

  private IsoCalendar() {}

  /** {@return the first date of the period that holds a date} */
  static LocalDate start(ReviewLevel level, LocalDate date) {
    return switch (level) {
      case DAILY -> date;
      case WEEKLY -> date.with(previousOrSame(MONDAY));
      case MONTHLY -> date.withDayOfMonth(1);
      case YEARLY -> date.withDayOfYear(1);
    };
  }

  /** {@return the first date of the period a number of periods later} */
  static LocalDate plus(ReviewLevel level, LocalDate start, long periods) {
    return switch (level) {
      case DAILY -> start.plusDays(periods);
      case WEEKLY -> start.plusWeeks(periods);
      case MONTHLY -> start.plusMonths(periods);
      case YEARLY -> start.plusYears(periods);
    };
  }

  /** {@return the first date of a week of a week-based year} */
  static LocalDate week(int year, int week) {
    return start(ReviewLevel.WEEKLY, LocalDate.of(year, 1, 4)).plusWeeks(week - 1L);
  }

  /** {@return the Thursday of the week that begins on a Monday} */
  static LocalDate thursday(LocalDate monday) {
    return monday.plusDays(DAYS_TO_THURSDAY);
  }

  /** {@return the year in the name of a period} */
  static int year(ReviewLevel level, LocalDate start) {
    return level == ReviewLevel.WEEKLY ? thursday(start).getYear() : start.getYear();
  }

  static String id(ReviewLevel level, LocalDate start) {
    return switch (level) {
      case DAILY -> start.toString();
      case WEEKLY -> year(thursday(start)) + "-W" + twoDigits(weekOfYear(start));
      case MONTHLY -> year(start) + "-" + twoDigits(start.getMonthValue());
      case YEARLY -> year(start);
    };
  }

  /** {@return the four digits of the year, with which a date up to the year 9999 begins} */
  private static String year(LocalDate date) {
    return date.toString().substring(0, YEAR_DIGITS);
  }

  private static String twoDigits(int number) {
    return (number < 10 ? "0" : "") + number;
  }

  private static int weekOfYear(LocalDate monday) {
    return (thursday(monday).getDayOfYear() - 1) / 7 + 1;
  }

  /** {@return the first dates of the shorter periods that a period is made from, in order} */
  static List<LocalDate> parts(ReviewLevel level, LocalDate start) {
    return switch (level) {
      case DAILY -> List.of();
      case WEEKLY -> Stream.iterate(start, day -> day.plusDays(1)).limit(7).toList();
      case MONTHLY -> weeksOf(start);
      case YEARLY -> Stream.iterate(start, month -> month.plusMonths(1)).limit(12).toList();
    };
  }

  private static List<LocalDate> weeksOf(LocalDate firstOfMonth) {
    LocalDate next = firstOfMonth.plusMonths(1);
    LocalDate firstWeek = firstOfMonth.with(firstInMonth(THURSDAY)).minusDays(DAYS_TO_THURSDAY);
    return Stream.iterate(
            firstWeek, monday -> thursday(monday).isBefore(next), monday -> monday.plusWeeks(1))
        .toList();
  }

  /**
   * {@return the first date on which a period may be summarised} A month waits for the last week
   * that belongs to it, a year for its December.
   */
  static LocalDate due(ReviewLevel level, LocalDate start) {
    LocalDate next = plus(level, start, 1);
    return switch (level) {
      case DAILY, WEEKLY -> next;
      case MONTHLY -> later(next, afterLastWeek(start));
      case YEARLY -> due(ReviewLevel.MONTHLY, next.minusMonths(1));
    };
  }

  private static LocalDate afterLastWeek(LocalDate firstOfMonth) {
    List<LocalDate> weeks = weeksOf(firstOfMonth);
    return weeks.get(weeks.size() - 1).plusWeeks(1);
  }

  private static LocalDate later(LocalDate one, LocalDate other) {
    return one.isBefore(other) ? other : one;
  }
}
