package io.memory4j.llm.transcript;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file as long as it was when it was first looked at: what an agent appends meanwhile is left for
 * the next reading, so that two passes over it see the same.
 */
record TranscriptFile(Path path, long sizeBytes) {
  private static final int BUFFER = 1 << 16;

  static TranscriptFile of(Path path) throws IOException {
    if (Files.notExists(path, LinkOption.NOFOLLOW_LINKS)) {
      throw new NoSuchFileException(path.toString());
    }
    if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException("not a regular file");
    }
    return new TranscriptFile(path, Files.size(path));
  }

  /** {@return the bytes from the start} */
  InputStream open() throws IOException {
    return open(sizeBytes);
  }

  /** {@return the bytes from the start, at most this many} */
  InputStream open(long maxBytes) throws IOException {
    InputStream all = Files.newInputStream(path, LinkOption.NOFOLLOW_LINKS);
    return new BufferedInputStream(new FirstBytes(all, Math.min(maxBytes, sizeBytes)), BUFFER);
  }

  /** The beginning of a stream. */
  private static final class FirstBytes extends InputStream {
    private final InputStream in;
    private long left;

    FirstBytes(InputStream in, long left) {
      super();
      this.in = in;
      this.left = left;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
      if (left <= 0) {
        return -1;
      }
      int count = in.read(to, offset, (int) Math.min(length, left));
      left -= Math.max(0, count);
      return count;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
