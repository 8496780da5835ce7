package io.memory4j.core.file;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Overwrites lines of a file with blanks, so that its length and all other bytes stay and whoever
 * appends to it meanwhile loses nothing. The look reads each byte once.
 */
final class BlankedLines {
  /** More of a line is looked at in parts of this length, in bytes. */
  private static final int MAX_LINE_BYTES = 1 << 20;

  private BlankedLines() {}

  /** Blanks the lines of a regular file that hold one of the texts. */
  static void blank(Path file, ForgottenLines lines) throws IOException {
    List<long[]> spans = spans(file, lines);
    if (spans.isEmpty()) {
      return;
    }
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      for (long[] span : spans) {
        byte[] blanks = new byte[(int) (span[1] - span[0])];
        Arrays.fill(blanks, (byte) ' ');
        ByteBuffer rest = ByteBuffer.wrap(blanks);
        while (rest.hasRemaining()) {
          channel.write(rest, span[0] + rest.position());
        }
      }
      channel.force(true);
    }
  }

  private static List<long[]> spans(Path file, ForgottenLines lines) throws IOException {
    List<long[]> spans = new ArrayList<>();
    try (FileChannel channel = RegularFile.open(file);
        InputStream in = new BufferedInputStream(Channels.newInputStream(channel))) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      long at = 0;
      for (int next = in.read(); next >= 0 || line.size() > 0; next = in.read()) {
        boolean ends = next < 0 || next == '\n' || next == '\r' || line.size() == MAX_LINE_BYTES;
        if (ends && lines.holds(line.toString(StandardCharsets.UTF_8))) {
          spans.add(new long[] {at - line.size(), at});
        }
        if (ends) {
          line.reset();
        }
        if (next >= 0 && next != '\n' && next != '\r') {
          line.write(next);
        }
        at += next < 0 ? 0 : 1;
      }
    }
    return spans;
  }
}
