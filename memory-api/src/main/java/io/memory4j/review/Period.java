package io.memory4j.review;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One day, ISO week, month or year of the years 1 to {@value #MAX_YEAR}. A period names dates and
 * no instants; {@link #start} and {@link #end} tell them for a zone.
 *
 * <p>Each week belongs to exactly one month and year, those of its Thursday (ISO 8601), so a month
 * is made from whole weeks. Two periods are equal if level and dates are. The order is by first
 * date, then by level; within a level the ids as text have the same order. Nothing depends on the
 * default locale or zone. Immutable and thread-safe.
 */
public final class Period implements Comparable<Period> {
  /** The last year. */
  public static final int MAX_YEAR = 9_999;

  private static final Comparator<Period> ORDER =
      Comparator.comparing(Period::first).thenComparing(Period::level);

  private final ReviewLevel level;
  private final LocalDate first;

  private Period(ReviewLevel level, LocalDate first) {
    this.level = level;
    this.first = first;
  }

  /**
   * {@return the period that holds a date}
   *
   * @param level how long the period is
   * @param date any date in it
   * @throws IllegalArgumentException if the period lies outside the years 1 to {@value #MAX_YEAR}
   */
  public static Period of(ReviewLevel level, LocalDate date) {
    LocalDate first = IsoCalendar.start(level, date);
    int year = IsoCalendar.year(level, first);
    if (year < 1 || year > MAX_YEAR) {
      throw new IllegalArgumentException(
          "The period lies in the year " + year + "; use the years 1 to " + MAX_YEAR + ".");
    }
    return new Period(level, first);
  }

  /**
   * {@return the day that holds an instant}
   *
   * @param instant when
   * @param zone where days begin and end
   * @throws IllegalArgumentException if the day lies outside the years 1 to {@value #MAX_YEAR}
   */
  public static Period day(Instant instant, ZoneId zone) {
    return of(ReviewLevel.DAILY, LocalDate.ofInstant(instant, zone));
  }

  /**
   * {@return the period with an id} The inverse of {@link #id()}.
   *
   * @param id {@code 2026-04-30}, {@code 2026-W18}, {@code 2026-04} or {@code 2026}
   * @throws IllegalArgumentException if the id has another form or names a period that does not
   *     exist, such as {@code 2025-W53}
   */
  public static Period parse(String id) {
    return PeriodForm.parse(id);
  }

  /**
   * {@return the last period of a level that may be summarised on a day}
   *
   * @param level the level
   * @param today the day
   * @throws IllegalArgumentException if that lies before the year 1
   */
  public static Period latestDue(ReviewLevel level, LocalDate today) {
    Period period = of(level, today);
    while (period.dueOn().isAfter(today)) {
      period = period.previous();
    }
    return period;
  }

  /** {@return the level} */
  public ReviewLevel level() {
    return level;
  }

  /**
   * {@return the id, such as {@code 2026-04-30}, {@code 2026-W18}, {@code 2026-04}, {@code 2026}}
   */
  public String id() {
    return IsoCalendar.id(level, first);
  }

  /** {@return the first date} */
  public LocalDate first() {
    return first;
  }

  /** {@return the last date} */
  public LocalDate last() {
    return IsoCalendar.plus(level, first, 1).minusDays(1);
  }

  /**
   * {@return the first instant}
   *
   * @param zone where days begin and end
   */
  public Instant start(ZoneId zone) {
    return first.atStartOfDay(zone).toInstant();
  }

  /**
   * {@return the instant after the last}
   *
   * @param zone where days begin and end
   */
  public Instant end(ZoneId zone) {
    return last().plusDays(1).atStartOfDay(zone).toInstant();
  }

  /**
   * {@return the first day on which everything the period is made from is over} A day is due on the
   * next one and a week on the Monday after. A month is due when it and the last week that belongs
   * to it are over, up to three days into the next month: April 2026 on 4 May, since its last week
   * ends on 3 May. A year is due with its December.
   */
  public LocalDate dueOn() {
    return IsoCalendar.due(level, first);
  }

  /**
   * {@return the period after this one}
   *
   * @throws IllegalArgumentException if that lies after the year {@value #MAX_YEAR}
   */
  public Period next() {
    return plus(1);
  }

  /**
   * {@return the period before this one}
   *
   * @throws IllegalArgumentException if that lies before the year 1
   */
  public Period previous() {
    return plus(-1);
  }

  /**
   * {@return the period a number of periods later}
   *
   * @param periods how many; negative goes back
   * @throws IllegalArgumentException if that lies outside the years 1 to {@value #MAX_YEAR}
   */
  public Period plus(long periods) {
    return of(level, IsoCalendar.plus(level, first, periods));
  }

  /** {@return the longer period that this one belongs to; empty for a year} */
  public Optional<Period> parent() {
    LocalDate date = level == ReviewLevel.WEEKLY ? IsoCalendar.thursday(first) : first;
    return level.above().map(above -> of(above, date));
  }

  /** {@return the shorter periods that belong to this one, in order; empty for a day} */
  public List<Period> children() {
    return level
        .below()
        .map(
            below ->
                IsoCalendar.parts(level, first).stream()
                    .filter(date -> IsoCalendar.year(below, date) <= MAX_YEAR)
                    .map(date -> of(below, date))
                    .toList())
        .orElse(List.of());
  }

  @Override
  public int compareTo(Period other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Period period && level == period.level && first.equals(period.first);
  }

  @Override
  public int hashCode() {
    return 31 * level.hashCode() + first.hashCode();
  }

  /** {@return the id} */
  @Override
  public String toString() {
    return id();
  }
}
