package io.memory4j.sqlite;

import static java.util.Objects.requireNonNull;

import io.memory4j.sqlite.schema.Schema;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts another process that runs a main class of the tests on this module's class path. */
final class ChildJvm {
  /** One class of each place that this module runs from. */
  private static final List<String> CLASSES =
      List.of(
          "io.memory4j.sqlite.ChildJvm",
          "io.memory4j.sqlite.SqliteMemoryStore",
          "io.memory4j.Fact",
          "org.sqlite.JDBC",
          "com.zaxxer.hikari.HikariConfig",
          "org.jooq.DSLContext",
          "org.reactivestreams.Publisher",
          "io.r2dbc.spi.ConnectionFactory",
          "org.slf4j.LoggerFactory",
          "org.slf4j.nop.NOPServiceProvider");

  private ChildJvm() {}

  /** {@return a process whose output, errors included, is the caller's to read} */
  static Process start(Class<?> main, Object... arguments) throws IOException {
    return start(List.of(), main, arguments);
  }

  /** {@return a process with further options of the JVM} */
  static Process start(List<String> options, Class<?> main, Object... arguments)
      throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(List.of(java, "-Xmx128m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Of the classes themselves: test runners hide the class path, and patch modules. */
  private static String classPath() {
    return Stream.concat(CLASSES.stream().map(ChildJvm::root), Stream.of(resources()))
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String root(String type) {
    String name = type.replace('.', '/') + ".class";
    return root(requireNonNull(ChildJvm.class.getClassLoader().getResource(name), type), name);
  }

  private static String resources() {
    String name = Schema.class.getPackageName().replace('.', '/') + "/v1.sql";
    return root(requireNonNull(Schema.class.getResource("/" + name), name), name);
  }

  private static String root(URL found, String name) {
    String url = found.toString();
    String root = url.substring(0, url.length() - name.length() - 1);
    boolean inJar = root.startsWith("jar:");
    return Path.of(URI.create(inJar ? root.substring("jar:".length(), root.length() - 1) : root))
        .toString();
  }
}
