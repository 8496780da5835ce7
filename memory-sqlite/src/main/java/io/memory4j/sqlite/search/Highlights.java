package io.memory4j.sqlite.search;

import io.memory4j.store.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds the words of a text that a query matched. Not instantiable. */
public final class Highlights {
  private Highlights() {}

  /**
   * {@return the matched parts of a text in code points, ascending, not touching each other}
   *
   * @param content the text as it is shown
   * @param prefixes folded terms that match words that begin with them, or have their stem
   * @param parts folded terms that match anywhere
   */
  public static List<Span> of(String content, Set<String> prefixes, Set<String> parts) {
    Folding folding = new Folding(content);
    List<Span> spans = new ArrayList<>();
    Set<String> stems = new HashSet<>();
    prefixes.stream().filter(Stems::isStemmed).map(Stems::stem).forEach(stems::add);
    Folding.words(
        folding.text(),
        (from, until) -> {
          String word = folding.text().substring(from, until);
          if (matches(word, prefixes, stems)) {
            spans.add(span(folding, from, until));
          }
        });
    for (String part : parts) {
      int at = folding.text().indexOf(part);
      while (at >= 0) {
        spans.add(span(folding, at, at + part.length()));
        at = folding.text().indexOf(part, at + part.length());
      }
    }
    return merged(spans);
  }

  private static boolean matches(String word, Set<String> prefixes, Set<String> stems) {
    for (String prefix : prefixes) {
      if (word.startsWith(prefix)) {
        return true;
      }
    }
    for (String stem : stems) {
      if (Stems.beginAlike(word, stem) && Stems.isStemmed(word)) {
        return stems.contains(Stems.stem(word));
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
