package io.memory4j.llm.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** The characters of a stream of UTF-8, of which what is none is replaced. Not thread-safe. */
final class Utf8Reader extends Reader {
  private final Utf8Chunks chunks;
  private String text = "";
  private int at;

  Utf8Reader(InputStream in) {
    super();
    this.chunks = new Utf8Chunks(in);
  }

  @Override
  public int read(char[] to, int offset, int length) throws IOException {
    if (at == text.length()) {
      text = chunks.next();
      at = 0;
    }
    int count = Math.min(length, text.length() - at);
    text.getChars(at, at + count, to, offset);
    at += count;
    return count == 0 && length > 0 ? -1 : count;
  }

  @Override
  public void close() throws IOException {
    chunks.close();
  }
}
