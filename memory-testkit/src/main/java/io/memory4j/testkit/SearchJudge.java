package io.memory4j.testkit;

import io.memory4j.store.Match;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.SearchQuery;
import io.memory4j.store.UnspacedScript;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

  /** Latin letters that Unicode does not take apart, each before what people type for it. */
  private static final List<String> TYPED =
      List.of(
          "ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "ł", "l", "đ", "d", "ð", "d", "þ", "th", "ħ",
          "h", "ŧ", "t", "ı", "i");

  /** The searched texts of a record, read in each way once. */
  private record Reading(
      List<String> plain, List<String> spaced, List<String> bare, Set<String> words) {
    Reading(List<String> texts) {
      this(
          texts.stream().map(SearchJudge::plain).toList(),
          texts.stream().map(SearchJudge::plain).map(SearchJudge::spaced).toList(),
          texts.stream().map(text -> SearchJudge.bare(text, "")).toList(),
          new TreeSet<>(
              texts.stream()
                  .flatMap(
                      text -> Stream.of(SearchJudge.bare(text, " "), SearchJudge.bare(text, "")))
                  .flatMap(text -> SearchJudge.words(text).stream())
                  .toList()));
    }

    /** Whether a word begins so, by some reading. */
    boolean begins(String piece) {
      return words.stream().anyMatch(word -> word.startsWith(piece));
    }
  }

  /** A term, read in each way once. */
  private record Term(
      String plain, String bare, List<String> cut, List<String> joined, boolean isWord) {
    Term(String term) {
      this(
          SearchJudge.plain(term),
          SearchJudge.bare(term, ""),
          SearchJudge.words(SearchJudge.bare(term, " ")),
          SearchJudge.words(SearchJudge.bare(term, "")),
          term.codePoints().allMatch(SearchJudge::isWordPart));
    }

    boolean isUnspaced() {
      return UnspacedScript.covers(plain);
    }

    boolean isLong() {
      return plain.codePointCount(0, plain.length()) >= 3 || isUnspaced();
    }
  }

  private final Map<RecordId, Reading> candidates = new HashMap<>();
  private final SearchQuery query;
  private final List<Term> terms;

  /**
   * Makes a judge.
   *
   * @param inside all records inside the query's filter
   */
  SearchJudge(List<MemoryRecord> inside, SearchQuery query) {
    this.query = query;
    this.terms = query.terms().stream().map(Term::new).toList();
    inside.stream()
        .filter(record -> record.body().kind().searchable())
        .forEach(record -> candidates.put(record.id(), new Reading(texts(record))));
  }

  Verdict of(MemoryRecord record) {
    Reading reading = candidates.get(record.id());
    if (reading == null || terms.isEmpty()) {
      return Verdict.NEVER;
    }
    // A term without a word may be left out where all are needed.
    boolean all = query.match() != Match.ANY_TERM;
    List<Verdict> verdicts =
        terms.stream()
            .map(term -> all && term.joined().isEmpty() ? Verdict.MAY : of(reading, term))
            .toList();
    return switch (query.match()) {
      case ANY_TERM -> verdicts.stream().min(Enum::compareTo).orElse(Verdict.NEVER);
      case ALL_TERMS -> verdicts.stream().max(Enum::compareTo).orElse(Verdict.NEVER);
      case PHRASE -> ofPhrase(reading, verdicts);
    };
  }

  private Verdict ofPhrase(Reading reading, List<Verdict> verdicts) {
    String phrase = " " + String.join(" ", terms.stream().map(Term::plain).toList()) + " ";
    boolean whole = terms.stream().allMatch(Term::isWord);
    if (whole && holds(reading.spaced(), phrase)) {
      return Verdict.MUST;
    }
    return verdicts.contains(Verdict.NEVER) ? Verdict.NEVER : Verdict.MAY;
  }

  private Verdict of(Reading reading, Term term) {
    if (isFirm(reading, term) || (isSubstringOwed(term) && holds(reading.plain(), term.plain()))) {
      return Verdict.MUST;
    }
    boolean substring = term.isLong() && holds(reading.bare(), term.bare());
    boolean allowed =
        substring
            && (term.isUnspaced() || candidates.values().stream().noneMatch(r -> isFirm(r, term)));
    return allowed || isLoose(reading, term) || isRelated(reading, term)
        ? Verdict.MAY
        : Verdict.NEVER;
  }

  /** Whether a word of the record is the term or begins with it, by every reading. */
  private static boolean isFirm(Reading reading, Term term) {
    return term.isWord() && holds(reading.spaced(), " " + term.plain());
  }

  /** Whether the record may be taken to hold the words of the term, marks cut or dropped. */
  private static boolean isLoose(Reading reading, Term term) {
    return (!term.cut().isEmpty() && term.cut().stream().allMatch(reading::begins))
        || (!term.joined().isEmpty() && term.joined().stream().allMatch(reading::begins));
  }

  /** Whether each word of the term has a relative in the record that shares its first letters. */
  private static boolean isRelated(Reading reading, Term term) {
    return !term.joined().isEmpty()
        && term.joined().stream().allMatch(word -> reading.begins(firstLetters(word)));
  }

  private static String firstLetters(String word) {
    boolean isLong = word.codePointCount(0, word.length()) >= 3;
    return isLong ? word.substring(0, word.offsetByCodePoints(0, 3)) : word;
  }

  private boolean isSubstringOwed(Term term) {
    return term.isWord()
        && term.isLong()
        && candidates.values().stream().noneMatch(reading -> isLoose(reading, term));
  }

  private static boolean holds(List<String> texts, String part) {
    return texts.stream().anyMatch(text -> text.contains(part));
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

  /** Without case, compatibility forms and any mark, as people type it; the widest reading. */
  private static String bare(String text, String mark) {
    String apart = Normalizer.normalize(text, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    StringBuilder bare = new StringBuilder();
    apart
        .codePoints()
        .mapToObj(point -> isMark(point) ? mark : typed(Character.toString(point)))
        .forEach(bare::append);
    return bare.toString();
  }

  private static String typed(String letter) {
    int at = TYPED.indexOf(letter);
    return at < 0 || at % 2 == 1 ? letter : TYPED.get(at + 1);
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
    text.codePoints().map(point -> isWordPart(point) ? point : ' ').forEach(words::appendCodePoint);
    return Stream.of(words.toString().split(" ", -1)).filter(word -> !word.isEmpty()).toList();
  }

  private static boolean isWordPart(int point) {
    return Character.isLetterOrDigit(point) || isMark(point);
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }
}
