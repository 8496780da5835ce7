package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.Fact;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;

/** Starts another process that runs a main class of the tests. */
final class ChildJvm {
  private ChildJvm() {}

  static Process start(Class<?> main, Object... arguments) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(
            List.of(
                java,
                "-Xmx64m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dslf4j.internal.verbosity=ERROR"));
    command.addAll(List.of("-cp", classPath(), main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new ProcessBuilder(command)
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.INHERIT)
        .start();
  }

  /** Of the classes themselves: test runners hide the class path, and patch modules. */
  private static String classPath() {
    return Stream.of(ChildJvm.class, LearnedFile.class, Fact.class, LoggerFactory.class)
        .map(ChildJvm::root)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String root(Class<?> type) {
    String name = "/" + type.getName().replace('.', '/') + ".class";
    String url = requireNonNull(type.getResource(name)).toString();
    String root = url.substring(0, url.length() - name.length());
    boolean inJar = root.startsWith("jar:");
    return Path.of(URI.create(inJar ? root.substring("jar:".length(), root.length() - 1) : root))
        .toString();
  }
}
