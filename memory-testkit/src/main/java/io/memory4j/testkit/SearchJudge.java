package io.memory4j.testkit;

import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.SearchQuery;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/**
 * Says which records a search must find, which it may find and which it must not, as {@link
 * io.memory4j.store.StoreReader#search} promises, whatever the analysis of the store. It shares no
 * line with the search of the reference. Immutable.
 */
final class SearchJudge {
  /** What a search owes to a record. */
  enum Verdict {
    MUST,
    MAY,
    NEVER
  }

  private static final List<UnicodeScript> UNSPACED =
      List.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.THAI,
          UnicodeScript.LAO,
          UnicodeScript.KHMER,
          UnicodeScript.MYANMAR);

  private final List<MemoryRecord> candidates;
  private final SearchQuery query;

  /**
   * Makes a judge.
   *
   * @param candidates all records inside the query's filter
   */
  SearchJudge(List<MemoryRecord> candidates, SearchQuery query) {
    this.candidates =
        candidates.stream().filter(record -> record.body().kind().searchable()).toList();
    this.query = query;
  }

  Verdict of(MemoryRecord record) {
    if (!candidates.contains(record) || query.terms().isEmpty()) {
      return Verdict.NEVER;
    }
    List<Verdict> verdicts = query.terms().stream().map(term -> of(record, term)).toList();
    if (query.match() != Match.ANY_TERM) {
      // A term without a word may be left out where all are needed.
      verdicts =
          query.terms().stream().map(t -> isWordless(t) ? Verdict.MAY : of(record, t)).toList();
    }
    return switch (query.match()) {
      case ANY_TERM -> verdicts.stream().min(Enum::compareTo).orElse(Verdict.NEVER);
      case ALL_TERMS -> verdicts.stream().max(Enum::compareTo).orElse(Verdict.NEVER);
      case PHRASE -> ofPhrase(record, verdicts);
    };
  }

  private Verdict ofPhrase(MemoryRecord record, List<Verdict> verdicts) {
    String phrase =
        " " + String.join(" ", query.terms().stream().map(SearchJudge::plain).toList()) + " ";
    boolean whole = query.terms().stream().allMatch(SearchJudge::isWord);
    if (whole && texts(record).stream().anyMatch(text -> spaced(plain(text)).contains(phrase))) {
      return Verdict.MUST;
    }
    return verdicts.contains(Verdict.NEVER) ? Verdict.NEVER : Verdict.MAY;
  }

  private Verdict of(MemoryRecord record, String term) {
    if (isFirm(record, term) || (isSubstringOwed(term) && holds(record, term))) {
      return Verdict.MUST;
    }
    boolean substring = holdsBare(record, term) && isLong(term);
    boolean allowed =
        substring && (isUnspaced(term) || candidates.stream().noneMatch(r -> isFirm(r, term)));
    return allowed || isLoose(record, term) || isRelated(record, term)
        ? Verdict.MAY
        : Verdict.NEVER;
  }

  /** Whether a word of the record is the term or begins with it, by every reading. */
  private static boolean isFirm(MemoryRecord record, String term) {
    return isWord(term)
        && texts(record).stream().anyMatch(text -> spaced(plain(text)).contains(" " + plain(term)));
  }

  /** Whether the record may be taken to hold the words of the term, marks cut or dropped. */
  private static boolean isLoose(MemoryRecord record, String term) {
    List<String> pieces = words(bare(term, " "));
    return (!pieces.isEmpty() && pieces.stream().allMatch(piece -> begins(record, piece)))
        || (!words(bare(term, "")).isEmpty()
            && words(bare(term, "")).stream().allMatch(piece -> begins(record, piece)));
  }

  private static boolean begins(MemoryRecord record, String piece) {
    return texts(record).stream()
        .flatMap(
            text -> Stream.concat(words(bare(text, " ")).stream(), words(bare(text, "")).stream()))
        .anyMatch(word -> word.startsWith(piece));
  }

  /** Whether a word of the record shares its first three letters with a word of the term. */
  private static boolean isRelated(MemoryRecord record, String term) {
    return words(bare(term, "")).stream()
        .filter(word -> word.codePointCount(0, word.length()) >= 3)
        .anyMatch(word -> begins(record, word.substring(0, word.offsetByCodePoints(0, 3))));
  }

  private boolean isSubstringOwed(String term) {
    return isWord(term) && isLong(term) && candidates.stream().noneMatch(r -> isLoose(r, term));
  }

  private static boolean isLong(String term) {
    return term.codePointCount(0, term.length()) >= 3 || isUnspaced(term);
  }

  private static boolean isUnspaced(String term) {
    return term.codePoints().allMatch(point -> UNSPACED.contains(UnicodeScript.of(point)));
  }

  private static boolean holds(MemoryRecord record, String term) {
    return texts(record).stream().anyMatch(text -> plain(text).contains(plain(term)));
  }

  private static boolean holdsBare(MemoryRecord record, String term) {
    String wanted = bare(term, "");
    return wanted.isEmpty()
        || texts(record).stream().anyMatch(text -> bare(text, "").contains(wanted));
  }

  private static List<String> texts(MemoryRecord record) {
    RecordBody body = record.body();
    List<String> texts = new ArrayList<>(body.tags());
    texts.add(body.content());
    texts.add(body.keywords());
    body.detail().ifPresent(texts::add);
    body.key().ifPresent(texts::add);
    return texts;
  }

  /** Without case and without the diacritics of Latin letters; the reading that binds. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    composed
        .codePoints()
        .mapToObj(Character::toString)
        .map(one -> isLatin(one) ? bare(one, "") : one.toLowerCase(Locale.ROOT))
        .forEach(plain::append);
    return plain.toString();
  }

  private static boolean isLatin(String one) {
    return UnicodeScript.of(one.codePointAt(0)) == UnicodeScript.LATIN;
  }

  /** Without case, compatibility forms and any mark; the widest reading. */
  private static String bare(String text, String mark) {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFKD);
    StringBuilder bare = new StringBuilder();
    apart
        .codePoints()
        .mapToObj(point -> isMark(point) ? mark : Character.toString(point))
        .forEach(bare::append);
    return bare.toString().toLowerCase(Locale.ROOT);
  }

  /** One blank before, between and after the words. */
  private static String spaced(String text) {
    StringBuilder spaced = new StringBuilder(" ");
    for (String word : words(text)) {
      spaced.append(word).append(' ');
    }
    return spaced.toString();
  }

  private static List<String> words(String text) {
    StringBuilder words = new StringBuilder();
    IntPredicate part = point -> Character.isLetterOrDigit(point) || isMark(point);
    text.codePoints().map(point -> part.test(point) ? point : ' ').forEach(words::appendCodePoint);
    return Stream.of(words.toString().split(" ", -1)).filter(word -> !word.isEmpty()).toList();
  }

  private static boolean isWord(String term) {
    return term.codePoints().allMatch(point -> Character.isLetterOrDigit(point) || isMark(point));
  }

  private static boolean isWordless(String term) {
    return words(bare(term, "")).isEmpty();
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }
}
