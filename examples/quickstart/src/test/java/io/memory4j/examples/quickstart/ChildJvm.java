package io.memory4j.examples.quickstart;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Starts another process that runs a main class of the tests on this one's class path. */
final class ChildJvm {
  private ChildJvm() {}

  /** {@return a process whose output, errors included, is the caller's to read} */
  static Process start(Class<?> main, Object... arguments) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> command =
        new ArrayList<>(
            List.of(java, "-Xmx128m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"));
    command.addAll(List.of(classPath(), main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Some launchers put their jar alone on the class path and load the rest by themselves. */
  private static String classPath() {
    Set<String> places = new LinkedHashSet<>();
    if (ChildJvm.class.getClassLoader() instanceof URLClassLoader launcher) {
      for (URL location : launcher.getURLs()) {
        places.add(place(location));
      }
    }
    places.addAll(List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)));
    return String.join(File.pathSeparator, places);
  }

  private static String place(URL location) {
    try {
      return Path.of(location.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The place " + location + " is no file.", e);
    }
  }
}
