package io.memory4j.llm.transcript;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8 and replaces what is none, chunk by chunk: the runtime turns bytes into a string
 * several times faster than its stream decoder does. Not thread-safe.
 */
final class Utf8Chunks implements Closeable {
  private static final int CHUNK_BYTES = 1 << 16;
  private static final int LONGEST_CHARACTER = 4;

  private final InputStream in;
  private final byte[] bytes = new byte[CHUNK_BYTES];

  /** How many bytes of a character that the last chunk cut stand at the start. */
  private int carried;

  Utf8Chunks(InputStream in) {
    this.in = in;
  }

  /** {@return the next characters, or the empty string behind the last ones} */
  String next() throws IOException {
    String text;
    int more;
    do {
      more = in.read(bytes, carried, bytes.length - carried);
      int end = carried + Math.max(0, more);
      carried = more < 0 ? 0 : incomplete(end);
      text = new String(bytes, 0, end - carried, StandardCharsets.UTF_8);
      System.arraycopy(bytes, end - carried, bytes, 0, carried);
    } while (text.isEmpty() && more >= 0);
    return text;
  }

  /** {@return how many bytes at the end may be the beginning of a character} */
  private int incomplete(int end) {
    for (int back = 1; back < LONGEST_CHARACTER && back <= end; back++) {
      int lead = bytes[end - back] & 0xFF;
      if (lead >= 0b1100_0000) {
        return length(lead) > back ? back : 0;
      }
      if (lead < 0b1000_0000) {
        return 0;
      }
    }
    return 0;
  }

  private static int length(int lead) {
    if (lead >= 0b1111_0000) {
      return LONGEST_CHARACTER;
    }
    return lead >= 0b1110_0000 ? 3 : 2;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
