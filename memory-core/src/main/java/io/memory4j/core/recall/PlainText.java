package io.memory4j.core.recall;

import io.memory4j.core.text.CaseFold;
import io.memory4j.core.text.TextNormal;
import io.memory4j.store.RecordBody;
import java.text.Normalizer;
import java.util.regex.Pattern;

/** Text as it is compared when core itself looks for words: no case, no diacritics, one line. */
public final class PlainText {
  private static final Pattern MARKS = Pattern.compile("\\p{Mn}++");

  private PlainText() {}

  /**
   * {@return a text as it is compared}
   *
   * @param text any text
   */
  public static String of(String text) {
    String lower = CaseFold.fold(TextNormal.fold(text));
    return MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFD)).replaceAll("");
  }

  static String title(RecordBody body) {
    return of(body.key().orElse("") + " " + String.join(" ", body.tags()));
  }

  static String text(RecordBody body) {
    return of(body.content() + " " + body.detail().orElse(""));
  }

  static String keywords(RecordBody body) {
    return of(body.keywords());
  }
}
