package io.memory4j.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Compares the beginnings of files. */
final class Heads {
  private static final int BLOCK = 1 << 16;

  private Heads() {}

  /** {@return whether a file begins with all bytes of another, which is not longer} */
  static boolean areEqual(FileChannel file, FileChannel head) throws IOException {
    long size = head.size();
    for (long at = 0; at < size; at += BLOCK) {
      int length = (int) Math.min(BLOCK, size - at);
      if (!read(file, at, length).equals(read(head, at, length))) {
        return false;
      }
    }
    return true;
  }

  private static ByteBuffer read(FileChannel file, long offset, int length) throws IOException {
    ByteBuffer block = ByteBuffer.allocate(length);
    int read = 0;
    while (block.hasRemaining() && read >= 0) {
      read = file.read(block, offset + block.position());
    }
    return block.flip();
  }
}
