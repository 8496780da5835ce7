package io.memory4j.core.header;

import io.memory4j.core.text.CaseFold;
import io.memory4j.core.text.Unseen;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The header of a section: up to three blanks, up to six {@code #}, one to three {@code *} or
 * {@code _} that must close again, the section's name in any case, a colon inside or outside the
 * emphasis, and the first line of the body. Without a colon it counts only if nothing else is on
 * the line and the name is decorated, in capitals or underlined.
 *
 * @param section which section begins
 * @param rest the first line of its body
 * @param underlined whether the next line is only an underline
 */
record Headline(Section section, String rest, boolean underlined) {
  enum Section {
    SUMMARY,
    DETAIL
  }

  private static final int MAX_INDENT = 3;
  private static final int MAX_HASHES = 6;
  private static final int MAX_EMPHASIS = 3;
  private static final int MIN_UNDERLINE = 3;
  private static final String COLONS = ":\uFF1A\uFE55\u2236";

  /** Models that keep the language of their input translate the names too. */
  private static final Map<String, Section> NAMES =
      Map.ofEntries(
          Map.entry("summary", Section.SUMMARY),
          Map.entry("zusammenfassung", Section.SUMMARY),
          Map.entry("résumé", Section.SUMMARY),
          Map.entry("resumen", Section.SUMMARY),
          Map.entry("resumo", Section.SUMMARY),
          Map.entry("riassunto", Section.SUMMARY),
          Map.entry("samenvatting", Section.SUMMARY),
          Map.entry("sammanfattning", Section.SUMMARY),
          Map.entry("podsumowanie", Section.SUMMARY),
          Map.entry("özet", Section.SUMMARY),
          Map.entry("резюме", Section.SUMMARY),
          Map.entry("сводка", Section.SUMMARY),
          Map.entry("总结", Section.SUMMARY),
          Map.entry("總結", Section.SUMMARY),
          Map.entry("概要", Section.SUMMARY),
          Map.entry("摘要", Section.SUMMARY),
          Map.entry("要約", Section.SUMMARY),
          Map.entry("요약", Section.SUMMARY),
          Map.entry("detail", Section.DETAIL),
          Map.entry("details", Section.DETAIL),
          Map.entry("einzelheiten", Section.DETAIL),
          Map.entry("détail", Section.DETAIL),
          Map.entry("détails", Section.DETAIL),
          Map.entry("detalle", Section.DETAIL),
          Map.entry("detalles", Section.DETAIL),
          Map.entry("detalhes", Section.DETAIL),
          Map.entry("detalhe", Section.DETAIL),
          Map.entry("dettagli", Section.DETAIL),
          Map.entry("dettaglio", Section.DETAIL),
          Map.entry("detaljer", Section.DETAIL),
          Map.entry("szczegóły", Section.DETAIL),
          Map.entry("ayrıntı", Section.DETAIL),
          Map.entry("ayrıntılar", Section.DETAIL),
          Map.entry("подробности", Section.DETAIL),
          Map.entry("детали", Section.DETAIL),
          Map.entry("詳情", Section.DETAIL),
          Map.entry("细节", Section.DETAIL),
          Map.entry("详情", Section.DETAIL),
          Map.entry("詳細", Section.DETAIL),
          Map.entry("세부", Section.DETAIL),
          Map.entry("세부사항", Section.DETAIL),
          Map.entry("상세", Section.DETAIL));

  private static final int MAX_NAME_CHARS = 15;

  /** {@return the header on a line, if it is one} The next line decides about an underline. */
  static Optional<Headline> of(String raw, String next) {
    String line = raw.substring(unseenEnd(raw));
    int start = skip(line, 0, " ", MAX_INDENT + 1);
    int text = skip(line, start, "#", MAX_HASHES + 1);
    if (start > MAX_INDENT || text - start > MAX_HASHES) {
      return Optional.empty();
    }
    boolean heading = text > start;
    String body =
        heading ? withoutClosingHashes(line.substring(text).strip()) : line.substring(text);
    return emphasised(body, next).or(() -> plain(body.stripTrailing(), heading, next));
  }

  private static Optional<Headline> plain(String body, boolean heading, String next) {
    int end = nameEnd(body, 0);
    return section(body.substring(0, end))
        .flatMap(
            section -> {
              String after = strip(body.substring(end));
              boolean underlined = isUnderline(next);
              if (startsWithColon(after)) {
                return Optional.of(header(section, after.substring(1), underlined));
              }
              boolean alone = heading || underlined || isCapitals(body.substring(0, end));
              return after.isEmpty() && alone
                  ? Optional.of(new Headline(section, "", underlined))
                  : Optional.empty();
            });
  }

  private static Optional<Headline> emphasised(String body, String next) {
    int opened = skip(body, 0, firstIn(body, "*_"), MAX_EMPHASIS + 1);
    if (opened == 0 || opened > MAX_EMPHASIS) {
      return Optional.empty();
    }
    String mark = body.substring(0, opened);
    int end = nameEnd(body, opened);
    int close = body.indexOf(mark, end);
    if (close < 0) {
      return Optional.empty();
    }
    String inside = strip(body.substring(end, close));
    String outside = strip(body.substring(close + opened));
    return section(body.substring(opened, end))
        .flatMap(section -> closed(section, inside, outside, isUnderline(next)));
  }

  private static Optional<Headline> closed(
      Section section, String inside, String outside, boolean underlined) {
    if (startsWithColon(inside)) {
      String rest = strip(inside.substring(1));
      return Optional.of(
          header(section, rest.isEmpty() ? outside : rest + ' ' + outside, underlined));
    }
    if (inside.isEmpty() && startsWithColon(outside)) {
      return Optional.of(header(section, outside.substring(1), underlined));
    }
    return inside.isEmpty() && outside.isEmpty()
        ? Optional.of(new Headline(section, "", underlined))
        : Optional.empty();
  }

  private static Headline header(Section section, String rest, boolean underlined) {
    String first = strip(rest);
    return new Headline(section, first, first.isEmpty() && underlined);
  }

  private static Optional<Section> section(String name) {
    return name.length() > MAX_NAME_CHARS
        ? Optional.empty()
        : Optional.ofNullable(NAMES.get(CaseFold.fold(name)));
  }

  private static int nameEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isPartOfName(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isPartOfName(char c) {
    return Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** Characters that nobody sees stand before many a reply. */
  private static int unseenEnd(String line) {
    int end = 0;
    while (end < line.length() && Unseen.is(line.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Strips no-break spaces too, which French puts before a colon. */
  private static String strip(String text) {
    int start = 0;
    int end = text.length();
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (end > start && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(start, end);
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private static boolean startsWithColon(String text) {
    return !text.isEmpty() && COLONS.indexOf(text.charAt(0)) >= 0;
  }

  private static boolean isCapitals(String name) {
    return name.equals(name.toUpperCase(Locale.ROOT))
        && !name.equals(name.toLowerCase(Locale.ROOT));
  }

  private static boolean isUnderline(String line) {
    int start = skip(line, 0, " ", MAX_INDENT + 1);
    if (start == line.length() || "=-".indexOf(line.charAt(start)) < 0) {
      return false;
    }
    int end = skip(line, start, line.substring(start, start + 1), line.length());
    return start <= MAX_INDENT && end - start >= MIN_UNDERLINE && line.substring(end).isBlank();
  }

  private static String withoutClosingHashes(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '#') {
      end--;
    }
    return end > 0 && text.charAt(end - 1) == ' ' ? text.substring(0, end).strip() : text;
  }

  private static String firstIn(String text, String chars) {
    return !text.isEmpty() && chars.indexOf(text.charAt(0)) >= 0 ? text.substring(0, 1) : "";
  }

  /** {@return the place after at most so many characters of a kind} */
  private static int skip(String text, int from, String kind, int max) {
    int end = from;
    while (!kind.isEmpty()
        && end < text.length()
        && end - from < max
        && text.charAt(end) == kind.charAt(0)) {
      end++;
    }
    return end;
  }
}
