package io.memory4j.core.planted;

import com.fasterxml.jackson.core.JsonFactory;

/** Planted: the core parses JSON outside of core.transfer. */
final class CoreUsesJackson {
  private CoreUsesJackson() {}

  static final JsonFactory JSON = new JsonFactory();
}
