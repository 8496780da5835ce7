package io.memory4j.core.file.planted;

import com.fasterxml.jackson.core.JsonFactory;

/** Planted: core.file parses JSON. */
final class FileUsesJackson {
  private FileUsesJackson() {}

  static final JsonFactory JSON = new JsonFactory();
}
