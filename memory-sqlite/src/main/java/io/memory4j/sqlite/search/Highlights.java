package io.memory4j.sqlite.search;

import io.memory4j.store.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the words of texts that a query matched. Not thread-safe. */
public final class Highlights {
  private final List<String> prefixes;
  private final List<String> parts;
  private final Set<String> stems = new HashSet<>();
  private final Stemmer stemmer = new Stemmer();

  /**
   * Starts with no text.
   *
   * @param prefixes folded terms that match words that begin with them, or have their stem
   * @param parts folded terms that match anywhere
   */
  public Highlights(Collection<String> prefixes, Collection<String> parts) {
    this.prefixes = List.copyOf(prefixes);
    this.parts = List.copyOf(parts);
    prefixes.stream().filter(Stems::isStemmed).map(Stems::stem).forEach(stems::add);
  }

  /**
   * {@return the matched parts of a text in code points, ascending, not touching each other}
   *
   * @param content the text as it is shown
   */
  public List<Span> of(String content) {
    Folding folding = new Folding(content);
    String folded = folding.text();
    List<Span> spans = new ArrayList<>();
    Folding.words(
        folded,
        (from, until) -> {
          if (beginsWithTerm(folded, from, until) || hasStemOfTerm(folded, from, until)) {
            spans.add(span(folding, from, until));
          }
        });
    for (String part : parts) {
      int at = folded.indexOf(part);
      while (at >= 0) {
        spans.add(span(folding, at, at + part.length()));
        at = folded.indexOf(part, at + part.length());
      }
    }
    return merged(spans);
  }

  private boolean beginsWithTerm(String folded, int from, int until) {
    for (String prefix : prefixes) {
      if (prefix.length() <= until - from && folded.startsWith(prefix, from)) {
        return true;
      }
    }
    return false;
  }

  private boolean hasStemOfTerm(String folded, int from, int until) {
    for (String stem : stems) {
      if (Stems.beginAlike(folded, from, stem) && Stems.isStemmed(folded, from, until)) {
        StringBuilder own = new StringBuilder();
        stemmer.appendStem(folded, from, until, own);
        return stems.contains(own.toString());
      }
    }
    return false;
  }

  private static Span span(Folding folding, int from, int until) {
    return new Span(folding.origin(from), folding.origin(until - 1) + 1);
  }

  private static List<Span> merged(List<Span> spans) {
    spans.sort(Comparator.comparingInt(Span::from));
    List<Span> merged = new ArrayList<>();
    for (Span span : spans) {
      Span last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
      if (last != null && last.until() >= span.from()) {
        merged.set(merged.size() - 1, new Span(last.from(), Math.max(last.until(), span.until())));
      } else {
        merged.add(span);
      }
    }
    return merged;
  }
}
