package io.memory4j.examples.benchmarks.transcripts;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a reader of JSON lines cannot do without: decoding that never fails, and tokens. */
final class TokenScan {
  private static final JsonFactory FACTORY = new JsonFactory();

  private TokenScan() {}

  /** {@return how many tokens a file has} */
  static long tokens(Path file) throws IOException {
    long tokens = 0;
    try (InputStream bytes = Files.newInputStream(file);
        // This constructor replaces what it cannot decode.
        Reader reader = new InputStreamReader(bytes, StandardCharsets.UTF_8);
        JsonParser parser = FACTORY.createParser(reader)) {
      while (parser.nextToken() != null) {
        tokens++;
      }
    }
    return tokens;
  }
}
