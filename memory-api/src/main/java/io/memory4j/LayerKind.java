package io.memory4j;

import java.util.Locale;

/** Whom or what a layer is about, from general to specific. More kinds may be added. */
public enum LayerKind {
  /** The library's own bookkeeping; never part of a {@link LayerStack}. */
  SYSTEM,
  /** Everything the agent does, whoever it works for. */
  GLOBAL,
  /** One agent, wherever it runs. */
  AGENT,
  /** One person, in every project. */
  PERSON,
  /** One project, whoever works on it. */
  PROJECT;

  /** {@return the name in lower case, as it stands in {@link Layer#id()}} */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** {@return whether a layer of this kind carries a name} */
  public boolean isNamed() {
    return this != SYSTEM && this != GLOBAL;
  }
}
