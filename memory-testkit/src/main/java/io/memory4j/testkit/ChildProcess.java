package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A JVM that the kit starts to take part in a {@link Contest} on a medium it shares. */
final class ChildProcess {
  private static final long GUARD_SECONDS = 120;

  private final Process process;
  private final Path output;

  private ChildProcess(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  /**
   * Starts a JVM on this one's class path.
   *
   * @param contract the test class that opens the medium
   * @param medium the medium's folder
   * @param output where it writes its score
   */
  static ChildProcess start(Class<?> contract, Path medium, Path output) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-Xmx128m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath(contract),
                ChildProcess.class.getName(),
                contract.getName(),
                medium.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new ChildProcess(process, output);
  }

  /** Everything that this JVM runs from, modules included. */
  private static String classPath(Class<?> contract) {
    Set<String> places = new LinkedHashSet<>();
    Stream.of(contract, ChildProcess.class, MemoryStore.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(ChildProcess::place)
        .forEach(places::add);
    if (contract.getClassLoader() instanceof URLClassLoader launcher) {
      Stream.of(launcher.getURLs()).map(ChildProcess::place).forEach(places::add);
    }
    Stream.of("java.class.path", "jdk.module.path")
        .map(name -> System.getProperty(name, ""))
        .flatMap(path -> Stream.of(path.split(File.pathSeparator, -1)))
        .filter(place -> !place.isEmpty())
        .forEach(places::add);
    return String.join(File.pathSeparator, places);
  }

  private static String place(URL location) {
    try {
      return Path.of(location.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The place " + location + " is no file.", e);
    }
  }

  /** Waits for the end and reads the score. */
  Contest.Score score() throws IOException, InterruptedException {
    if (!process.waitFor(GUARD_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("A JVM of the kit hung; it wrote:\n" + read());
    }
    List<String> numbers = List.of(read().strip().split(" ", -1));
    if (process.exitValue() != 0 || numbers.size() != 2) {
      throw new IllegalStateException("A JVM of the kit failed; it wrote:\n" + read());
    }
    return new Contest.Score(Integer.parseInt(numbers.get(0)), Integer.parseInt(numbers.get(1)));
  }

  private String read() throws IOException {
    return Files.readString(output);
  }

  /**
   * Runs in the other JVM.
   *
   * @param args the test class and the medium's folder
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(args[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    MemoryStoreContract contract = (MemoryStoreContract) constructor.newInstance();
    Contest.Score score;
    try (MemoryStore store = contract.open(Path.of(args[1]))) {
      score = Contest.compete(store, "process " + ProcessHandle.current().pid());
    }
    System.out.println(score.inserted() + " " + score.refused());
  }
}
