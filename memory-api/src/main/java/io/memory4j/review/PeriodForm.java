package io.memory4j.review;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The written form of a period, read strictly: what is accepted is written back unchanged. */
final class PeriodForm {
  private static final int MAX_CHARS = 10;
  private static final Pattern FORM =
      Pattern.compile(
          "(?<year>[0-9]{4})(?:-W(?<week>[0-9]{2})|-(?<month>[0-9]{2})(?:-(?<day>[0-9]{2}))?)?");

  private PeriodForm() {}

  static Period parse(String id) {
    Matcher form = FORM.matcher(id);
    if (id.length() > MAX_CHARS || !form.matches()) {
      throw refusal(null);
    }
    Period period = read(form);
    if (!period.id().equals(id)) { // such as week 53 of a year with 52
      throw refusal(null);
    }
    return period;
  }

  private static Period read(Matcher form) {
    try {
      int year = number(form, "year");
      if (form.group("week") != null) {
        return Period.of(ReviewLevel.WEEKLY, IsoCalendar.week(year, number(form, "week")));
      }
      LocalDate date = LocalDate.of(year, number(form, "month"), number(form, "day"));
      return Period.of(level(form), date);
    } catch (DateTimeException | IllegalArgumentException e) {
      throw refusal(e);
    }
  }

  private static ReviewLevel level(Matcher form) {
    if (form.group("day") != null) {
      return ReviewLevel.DAILY;
    }
    return form.group("month") != null ? ReviewLevel.MONTHLY : ReviewLevel.YEARLY;
  }

  private static int number(Matcher form, String group) {
    String digits = form.group(group);
    return digits == null ? 1 : Integer.parseInt(digits);
  }

  private static IllegalArgumentException refusal(@Nullable Throwable cause) {
    return new IllegalArgumentException(
        "No period has this id; write a day as 2026-04-30, a week as 2026-W18, a month as 2026-04"
            + " or a year as 2026, and only one that exists.",
        cause);
  }
}
