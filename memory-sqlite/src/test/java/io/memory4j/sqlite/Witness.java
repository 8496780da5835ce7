package io.memory4j.sqlite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Follows what a process of {@link MixedWrites} tells. Not thread-safe. */
final class Witness {
  private final BufferedReader lines;
  private WrittenState acknowledged;
  private String underWay = "";
  private int count;

  Witness(Process child, WrittenState before) {
    lines = new BufferedReader(new InputStreamReader(child.getInputStream(), UTF_8));
    acknowledged = before;
  }

  /** Follows until so many writes are acknowledged, or the process is dead. */
  void follow(int acknowledgements) throws IOException {
    String line = "";
    while (count < acknowledgements && (line = lines.readLine()) != null) {
      if (line.startsWith("try ")) {
        underWay = line.substring("try ".length());
      } else if (line.equals("ack")) {
        acknowledged = acknowledged.after(underWay);
        underWay = "";
        count++;
      } else {
        throw new IllegalStateException("The process failed: " + line + lines.readLine());
      }
    }
  }

  /** {@return what must be there} */
  WrittenState acknowledged() {
    return acknowledged;
  }

  /** {@return what may be there instead: the write under way, too} */
  WrittenState possible() {
    return underWay.isEmpty() ? acknowledged : acknowledged.after(underWay);
  }

  /** {@return how many writes were acknowledged} */
  int count() {
    return count;
  }
}
