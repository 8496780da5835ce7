package io.memory4j.core.history;

import io.memory4j.core.recall.PlainText;
import io.memory4j.store.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which words of a question stand in a text, told by the parts of it that a store pointed at. */
final class TermsFound {
  /** How many parts of a text are looked at. */
  private static final int MAX_SPANS = 500;

  private final List<String> terms = new ArrayList<>();

  TermsFound(List<String> terms) {
    terms.forEach(term -> this.terms.add(PlainText.of(term)));
  }

  /** {@return how many words there are to be found} */
  int all() {
    return terms.size();
  }

  /** {@return the words that stand in a text} */
  Set<String> in(String text, List<Span> spans) {
    Set<String> found = new HashSet<>();
    int at = 0;
    int chars = 0;
    for (Span span : spans.stream().limit(MAX_SPANS).toList()) {
      int from = text.offsetByCodePoints(at, span.from() - chars);
      at = text.offsetByCodePoints(from, span.until() - span.from());
      chars = span.until();
      String part = PlainText.of(text.substring(from, at));
      terms.stream().filter(part::contains).forEach(found::add);
      if (found.size() == terms.size()) {
        break;
      }
    }
    return found;
  }
}
