package io.memory4j.examples.benchmarks.storage;

import io.memory4j.examples.benchmarks.report.Report;
import io.memory4j.examples.benchmarks.report.Setting;
import io.memory4j.examples.benchmarks.report.Suite;
import io.memory4j.examples.benchmarks.sample.SampleFacts;
import io.memory4j.examples.benchmarks.sample.SampleStore;
import io.memory4j.examples.benchmarks.timing.Folders;
import java.io.IOException;
import java.nio.file.Path;

/** The SQLite store beside plain JDBC, the S3 schema and Lucene. */
public final class StorageSuite implements Suite {
  private static final int FEW = 10_000;
  private static final SampleFacts ONE_LAYER = new SampleFacts(1);

  /** A suite; nothing happens before it runs. */
  public StorageSuite() {}

  @Override
  public String name() {
    return "storage";
  }

  @Override
  public void run(Setting setting, Report report) throws Exception {
    Path out = Folders.fresh(setting.out(), "storage");
    new WriteFigures(out, report).take();
    Path few = SampleStore.of(out, "few", ONE_LAYER, FEW);
    new OpenFigures(report).take(few);
    Path hundredThousand = SampleStore.of(out, "facts", ONE_LAYER, SearchFigures.FACTS);
    new SearchFigures(out, report).take(hundredThousand);
    new GrowthFigures(setting.out(), report)
        .take(
            new GrowthFigures.Sized(few, FEW),
            new GrowthFigures.Sized(large(out, hundredThousand, setting.scale()), setting.scale()));
    if (setting.scale() < Setting.FULL_SCALE) {
      report.remark("Growth up to " + setting.scale() + " facts only: no verdict.");
    }
    Folders.delete(out);
  }

  private static Path large(Path out, Path hundredThousand, int scale) throws IOException {
    return scale == SearchFigures.FACTS
        ? hundredThousand
        : SampleStore.of(out, "large", ONE_LAYER, scale);
  }
}
