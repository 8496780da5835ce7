package io.memory4j.core.render;

import io.memory4j.Layer;
import io.memory4j.core.text.Graphemes;

/** The line above the facts of a layer: fixed text by kind, never a path. */
public final class LayerHeading {
  /** Longest id of a person in a heading, in code points. */
  private static final int MAX_PERSON_CHARS = 64;

  private LayerHeading() {}

  /**
   * {@return the heading, without a line end}
   *
   * @param layer the layer; of its name only a person's id is shown, neutralised and cut at {@value
   *     #MAX_PERSON_CHARS} code points
   */
  public static String of(Layer layer) {
    return switch (layer.kind()) {
      case SYSTEM, GLOBAL -> "## Always";
      case AGENT -> "## About this agent";
      case PERSON -> "## About the person " + person(layer.name());
      case PROJECT -> "## About this project";
    };
  }

  private static String person(String id) {
    return Graphemes.cut(Neutralizer.line(id), MAX_PERSON_CHARS, FactLine.MARK);
  }
}
