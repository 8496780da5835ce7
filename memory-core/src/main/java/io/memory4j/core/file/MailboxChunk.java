package io.memory4j.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The whole lines of a part of a file.
 *
 * @param lines their texts, without line ends
 * @param cut how many of them were longer than a line may be
 * @param next where the rest begins
 * @param skipping whether the rest begins inside a line whose beginning was taken
 * @param atEnd whether nothing but an unfinished line is left
 */
record MailboxChunk(List<String> lines, int cut, long next, boolean skipping, boolean atEnd) {
  /** The longest line, in bytes. */
  static final int MAX_LINE_BYTES = 4_096;

  private static final int MAX_SKIPPED_BYTES = 16 << 20;
  private static final int BLOCK = 1 << 16;

  /**
   * {@return the next lines of a file}
   *
   * @param offset where to begin
   * @param skipping whether that is inside a line of which no more is wanted
   * @param maxBytes how much to read, at least two lines of the longest kind
   * @param tail whether the file's last line counts although no line end follows
   */
  static MailboxChunk read(
      FileChannel file, long offset, boolean skipping, int maxBytes, boolean tail)
      throws IOException {
    long start = skipping ? afterLine(file, offset) : offset;
    boolean stillSkipping = skipping && !endsLine(file, start);
    byte[] bytes = stillSkipping ? new byte[0] : bytes(file, start, maxBytes);
    boolean atEnd = start + bytes.length >= file.size();
    return new Scan(bytes).chunk(start, stillSkipping, atEnd, tail);
  }

  /** {@return the place behind the line end that comes next, or as far as was looked} */
  private static long afterLine(FileChannel file, long offset) throws IOException {
    long at = offset;
    while (at - offset < MAX_SKIPPED_BYTES) {
      byte[] block = bytes(file, at, BLOCK);
      for (int i = 0; i < block.length; i++) {
        if (block[i] == '\n') {
          return at + i + 1;
        }
      }
      at += block.length;
      if (block.length < BLOCK) {
        return at;
      }
    }
    return at;
  }

  private static boolean endsLine(FileChannel file, long place) throws IOException {
    byte[] before = place > 0 ? bytes(file, place - 1, 1) : new byte[0];
    return before.length == 1 && before[0] == '\n';
  }

  private static byte[] bytes(FileChannel file, long offset, int maxBytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(maxBytes);
    int read = 0;
    while (buffer.hasRemaining() && read >= 0) {
      read = file.read(buffer, offset + buffer.position());
    }
    byte[] bytes = new byte[buffer.position()];
    buffer.flip().get(bytes);
    return bytes;
  }

  /** Walks over the bytes once. Not thread-safe. */
  private static final class Scan {
    private final byte[] bytes;
    private final List<String> lines = new ArrayList<>();
    private int cut;
    private int start;

    Scan(byte[] bytes) {
      this.bytes = bytes;
    }

    MailboxChunk chunk(long offset, boolean skipping, boolean atEnd, boolean tail) {
      for (int i = 0; i < bytes.length; i++) {
        if (bytes[i] == '\n') {
          take(i);
          start = i + 1;
        }
      }
      int rest = bytes.length - start;
      boolean overlong = rest > MAX_LINE_BYTES;
      if (overlong || (tail && atEnd && rest > 0)) {
        take(bytes.length);
        start = bytes.length;
      }
      return new MailboxChunk(lines, cut, offset + start, skipping || overlong, atEnd);
    }

    private void take(int end) {
      int length = end - start;
      if (length > MAX_LINE_BYTES) {
        length = MAX_LINE_BYTES;
        // Never in the middle of a character: its further bytes begin with the bits 10.
        while (length > 0 && (bytes[start + length] & 0xC0) == 0x80) {
          length--;
        }
        cut++;
      }
      lines.add(new String(bytes, start, length, StandardCharsets.UTF_8));
    }
  }
}
