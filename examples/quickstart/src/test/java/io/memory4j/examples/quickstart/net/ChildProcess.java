package io.memory4j.examples.quickstart.net;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts a main class of the tests in a process of its own, on the same class path. */
public final class ChildProcess {
  private ChildProcess() {}

  /**
   * {@return a process whose output, errors included, is the caller's to read}
   *
   * @param main the class
   * @param options of the virtual machine
   * @param arguments of the program
   */
  public static Process start(Class<?> main, List<String> options, Object... arguments)
      throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(List.of(java, "-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(main), main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Of what the class loader finds: test runners hide the class path. */
  private static String classPath(Class<?> main) throws IOException {
    ClassLoader loader = main.getClassLoader();
    Stream<String> jars = roots(loader, "META-INF/MANIFEST.MF");
    return Stream.concat(roots(loader, ""), jars)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Stream<String> roots(ClassLoader loader, String resource) throws IOException {
    List<URL> found = Collections.list(loader.getResources(resource));
    return found.stream()
        .map(URL::toString)
        .filter(url -> url.startsWith("jar:file:") || url.startsWith("file:"))
        .map(url -> url.substring(0, url.length() - resource.length()))
        .map(url -> url.startsWith("jar:") ? url.substring(4, url.lastIndexOf('!')) : url)
        .map(url -> Path.of(URI.create(url)).toString());
  }
}
