package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.text.Normalizer;

/** The one implementation of {@link Layer}. */
record NamedLayer(LayerKind kind, String name) implements Layer {
  static final Layer GLOBAL = new NamedLayer(LayerKind.GLOBAL, "");
  static final Layer SYSTEM = new NamedLayer(LayerKind.SYSTEM, "");

  /**
   * Longest name before it is composed: no character is composed of more than 4 (UAX #15, stable by
   * policy). Composing takes quadratic time over combining marks, and so must not begin on more.
   */
  private static final int MAX_DECOMPOSED_CHARS = 4 * MAX_NAME_CHARS;

  static Layer of(LayerKind kind, String name) {
    requireLength(kind, requireNonNull(name, "name"), MAX_DECOMPOSED_CHARS);
    String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
    requireLength(kind, composed, MAX_NAME_CHARS);
    if (composed.codePoints().anyMatch(NamedLayer::isForbidden)) {
      throw new IllegalArgumentException(
          "The name of a "
              + kind.id()
              + " layer holds a control character or half a surrogate"
              + " pair; remove it.");
    }
    return new NamedLayer(kind, composed);
  }

  private static void requireLength(LayerKind kind, String name, int maxChars) {
    int chars = name.codePointCount(0, name.length());
    if (name.isBlank() || chars > maxChars) {
      throw new IllegalArgumentException(
          "The name of a "
              + kind.id()
              + " layer has "
              + chars
              + " characters; give it 1 to "
              + MAX_NAME_CHARS
              + ", not all blank.");
    }
  }

  static Layer parse(String id) {
    int colon = requireNonNull(id, "id").indexOf(':');
    String head = colon < 0 ? id : id.substring(0, colon);
    for (LayerKind kind : LayerKind.values()) {
      if (kind.id().equals(head) && kind.isNamed() == (colon >= 0)) {
        return kind.isNamed() ? of(kind, id.substring(colon + 1)) : new NamedLayer(kind, "");
      }
    }
    throw new IllegalArgumentException(
        "A layer's id is 'global' or a kind and a name, such as 'person:ana' or 'project:shop'.");
  }

  private static boolean isForbidden(int codePoint) {
    return Character.isISOControl(codePoint)
        || (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
  }

  @Override
  public String id() {
    return kind.isNamed() ? kind.id() + ":" + name : kind.id();
  }

  @Override
  public String toString() {
    return id();
  }
}
