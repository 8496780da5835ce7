package io.memory4j.examples.quickstart;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the program in a folder of its own and keeps what it printed. */
final class CommandLine {
  private final Path folder;

  CommandLine(Path folder) {
    this.folder = folder;
  }

  /**
   * What a run left behind.
   *
   * @param code what the program returned
   * @param out what it printed
   * @param err what it complained about
   */
  record Run(int code, String out, String err) {
    String block() {
      int from = out.indexOf("<memory4j>");
      return out.substring(from, out.indexOf("</memory4j>", from));
    }
  }

  Run run(Object... args) {
    List<String> all = new ArrayList<>();
    all.addAll(List.of("--project", folder.toString(), "--store", store().toString()));
    for (Object arg : args) {
      all.add(arg.toString());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = new Quickstart(stream(out), stream(err)).run(all);
    return new Run(code, text(out), text(err));
  }

  Path store() {
    return folder.resolve("store");
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
