package io.memory4j;

/**
 * Whom or what remembered things apply to: everything, one agent, one person or one project.
 *
 * <p>Two layers are equal when kind and name are equal; names are compared by code point, after
 * Unicode composition (NFC), so that one name typed on two systems is one layer. A name is 1 to
 * {@value #MAX_NAME_CHARS} code points without control characters or lone surrogates. Immutable and
 * thread-safe.
 */
public sealed interface Layer permits NamedLayer {
  /** Longest name, in Unicode code points. */
  int MAX_NAME_CHARS = 1_024;

  /** {@return the layer that applies everywhere} */
  static Layer global() {
    return NamedLayer.GLOBAL;
  }

  /** {@return the layer of the library's own records; no {@link LayerStack} accepts it} */
  static Layer system() {
    return NamedLayer.SYSTEM;
  }

  /**
   * {@return the layer of one person}
   *
   * @param id the host's stable id of the person
   * @throws IllegalArgumentException if the id is no valid name
   */
  static Layer person(String id) {
    return NamedLayer.of(LayerKind.PERSON, id);
  }

  /**
   * {@return the layer of one project}
   *
   * @param id what tells this project from all others; a folder's last name does not
   * @throws IllegalArgumentException if the id is no valid name
   */
  static Layer project(String id) {
    return NamedLayer.of(LayerKind.PROJECT, id);
  }

  /**
   * {@return the layer of one agent}
   *
   * @param name the agent's name
   * @throws IllegalArgumentException if the name is not valid
   */
  static Layer agent(String name) {
    return NamedLayer.of(LayerKind.AGENT, name);
  }

  /**
   * {@return the layer with this id} The inverse of {@link #id()}.
   *
   * @param id such as {@code global} or {@code person:ana}
   * @throws IllegalArgumentException if no layer has this id
   */
  static Layer parse(String id) {
    return NamedLayer.parse(id);
  }

  /** {@return the kind} */
  LayerKind kind();

  /** {@return the name, empty for the global and the system layer} */
  String name();

  /** {@return kind and name as one text, such as {@code global} or {@code person:ana}; unique} */
  String id();
}
