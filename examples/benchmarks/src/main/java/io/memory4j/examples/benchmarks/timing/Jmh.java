package io.memory4j.examples.benchmarks.timing;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the JMH benchmarks of a class in a JVM of their own. Not instantiable. */
public final class Jmh {
  private static final int WARM_UP = 4;
  private static final int ITERATIONS = 7;
  private static final TimeValue ITERATION = TimeValue.milliseconds(500);

  private Jmh() {}

  /**
   * {@return the time of one call of each method: the median of some short iterations}
   *
   * @param benchmarks a class with methods to measure
   * @param properties system properties of the JVM
   * @param out a folder that takes JMH's own account
   * @throws RunnerException if a method fails, or there was nothing to run
   */
  public static Calls calls(Class<?> benchmarks, Map<String, String> properties, Path out)
      throws RunnerException {
    Collection<RunResult> results = new Runner(options(benchmarks, properties, out)).run();
    Map<String, Double> medians = new TreeMap<>();
    for (RunResult result : results) {
      String name = result.getPrimaryResult().getLabel();
      medians.put(name, result.getPrimaryResult().getStatistics().getPercentile(50));
    }
    if (medians.isEmpty()) {
      throw new IllegalStateException("JMH ran nothing of " + benchmarks.getSimpleName() + ".");
    }
    return new Calls(medians);
  }

  private static Options options(Class<?> benchmarks, Map<String, String> properties, Path out) {
    String[] arguments =
        properties.entrySet().stream()
            .map(property -> "-D" + property.getKey() + "=" + property.getValue())
            .toArray(String[]::new);
    return new OptionsBuilder()
        .include("^" + Pattern.quote(benchmarks.getName()) + "\\.")
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.MICROSECONDS)
        .forks(1)
        .warmupIterations(WARM_UP)
        .warmupTime(ITERATION)
        .measurementIterations(ITERATIONS)
        .measurementTime(ITERATION)
        .jvmArgsAppend(arguments)
        .shouldFailOnError(true)
        .output(out.resolve(benchmarks.getSimpleName() + ".jmh.txt").toString())
        .build();
  }
}
