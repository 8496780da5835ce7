package io.memory4j.sqlite.search;

import io.memory4j.store.RecordBody;

/**
 * What the indexes hold of a record: its texts folded, their stems, and its place as one word.
 * Immutable and thread-safe.
 *
 * @param scope layer, kind and status as one word
 * @param title key and tags
 * @param content the text
 * @param detail the long text
 * @param keywords the search words
 * @param stems of title, content and detail
 * @param keywordStems of the search words
 */
public record Projection(
    String scope,
    String title,
    String content,
    String detail,
    String keywords,
    String stems,
    String keywordStems) {
  /** A word that no text holds: it keeps a phrase from reaching over from one tag to the next. */
  private static final String APART = " \uE000 ";

  /**
   * {@return what the indexes hold of a record}
   *
   * @param scope as {@link #scope(long, long, int)} makes it
   * @param body the record's
   */
  public static Projection of(String scope, RecordBody body) {
    StringBuilder names = new StringBuilder(body.key().map(Folding::fold).orElse(""));
    body.tags().forEach(tag -> names.append(APART).append(Folding.fold(tag)));
    String title = names.toString();
    String content = Folding.fold(body.content());
    String detail = body.detail().map(Folding::fold).orElse("");
    String keywords = Folding.fold(body.keywords());
    Stemmer stemmer = new Stemmer();
    StringBuilder stems = new StringBuilder(title.length() + content.length() + detail.length());
    addStems(title, stemmer, stems);
    addStems(content, stemmer, stems);
    addStems(detail, stemmer, stems);
    StringBuilder keywordStems = new StringBuilder(keywords.length());
    addStems(keywords, stemmer, keywordStems);
    return new Projection(
        scope, title, content, detail, keywords, stems.toString(), keywordStems.toString());
  }

  /**
   * {@return a text as the indexes hold it}
   *
   * @param text any text
   */
  public static String folded(String text) {
    return Folding.fold(text);
  }

  private static void addStems(String folded, Stemmer stemmer, StringBuilder stems) {
    Folding.words(
        folded,
        (from, until) -> {
          if (Stems.isStemmed(folded, from, until)) {
            if (!stems.isEmpty()) {
              stems.append(' ');
            }
            stemmer.appendStem(folded, from, until, stems);
          }
        });
  }

  /**
   * {@return layer, kind and status as one word of the index}
   *
   * @param layer the layer's number
   * @param kind the kind's number
   * @param status the status's code
   */
  public static String scope(long layer, long kind, long status) {
    return "l" + layer + "k" + kind + "s" + status;
  }

  @Override
  public String toString() {
    return "Projection[" + scope + "]";
  }
}
