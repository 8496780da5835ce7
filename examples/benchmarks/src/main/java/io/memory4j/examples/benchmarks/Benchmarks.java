package io.memory4j.examples.benchmarks;

import io.memory4j.examples.benchmarks.injection.InjectionSuite;
import io.memory4j.examples.benchmarks.recall.RecallSuite;
import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.spi.SpiSuite;
import io.memory4j.examples.benchmarks.storage.StorageSuite;
import io.memory4j.examples.benchmarks.transcripts.TranscriptsSuite;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Runs the suite that the system property {@code bench} names, prints one line per target and
 * writes all figures to {@code NAME.txt} in the folder that {@code bench.out} names. The exit code
 * is 0 if all targets are reached, 1 if one is missed, and 2 if there is no result.
 */
public final class Benchmarks {
  private static final List<Suite> SUITES =
      List.of(
          new StorageSuite(),
          new RecallSuite(),
          new SpiSuite(),
          new InjectionSuite(),
          new TranscriptsSuite());

  private Benchmarks() {}

  /**
   * Runs one suite and exits.
   *
   * @param args none
   * @throws Exception if a figure cannot be taken
   */
  public static void main(String[] args) throws Exception {
    String name = System.getProperty("bench", "");
    Optional<Suite> suite = SUITES.stream().filter(one -> one.name().equals(name)).findFirst();
    if (suite.isEmpty()) {
      List<String> names = SUITES.stream().map(Suite::name).toList();
      System.err.println("No suite is named '" + name + "'; give -Dbench= one of " + names + ".");
      System.exit(2);
    } else {
      System.exit(run(suite.get(), setting()));
    }
  }

  /** {@return the exit code} */
  static int run(Suite suite, Setting setting) throws Exception {
    Report report = new Report(System.out::println);
    suite.run(setting, report);
    write(suite.name(), setting, report);
    if (report.isEmpty()) {
      System.err.println("The suite " + suite.name() + " brought no result.");
      return 2;
    }
    return report.misses() == 0 ? 0 : 1;
  }

  private static void write(String name, Setting setting, Report report) throws IOException {
    List<String> lines = new ArrayList<>();
    lines.add(machine());
    lines.addAll(report.table());
    Files.write(setting.out().resolve(name + ".txt"), lines);
  }

  private static String machine() {
    Runtime runtime = Runtime.getRuntime();
    return String.format(
        Locale.ROOT,
        "Java %s, %d processors, %d MiB heap, load average %s",
        System.getProperty("java.version"),
        runtime.availableProcessors(),
        runtime.maxMemory() >> 20,
        load());
  }

  private static String load() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return String.format(Locale.ROOT, "%.1f", load);
  }

  private static Setting setting() throws IOException {
    Path out = Path.of(System.getProperty("bench.out", "target")).toAbsolutePath();
    Files.createDirectories(out);
    String data = System.getProperty("data", "");
    return new Setting(
        out,
        data.isEmpty() ? Optional.empty() : Optional.of(Path.of(data)),
        Integer.getInteger("scale", Setting.FULL_SCALE));
  }
}
