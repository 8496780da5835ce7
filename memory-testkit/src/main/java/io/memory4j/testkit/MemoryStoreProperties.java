package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Random runs that must leave a store and the reference with the same answers. Extend it in a class
 * whose name ends in {@code Properties}, and say how a store is opened, as for {@link
 * MemoryStoreContract}.
 */
public abstract class MemoryStoreProperties {
  private static final int STEPS = 30;

  /** For subclasses. */
  protected MemoryStoreProperties() {}

  /**
   * Opens the store that belongs to a folder, and creates it if there is none.
   *
   * @param medium an existing folder of the kit's
   * @return an open store; the kit closes it
   */
  protected abstract MemoryStore open(Path medium);

  /**
   * Removes what lies outside the folder; does nothing unless overridden.
   *
   * @param medium the folder, after all its stores were closed
   */
  protected void dispose(Path medium) {}

  /** A random run of changes, reads and reopening gives the answers of the reference. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void aRandomRunAgreesWithTheReference(@ForAll("runs") List<Step> steps) throws IOException {
    Path folder = Files.createTempDirectory("memory4j-kit");
    Path twin = folder.resolveSibling(folder.getFileName() + "-reference");
    Side reference = new Side(() -> InMemoryStore.open(twin));
    Side backend = new Side(() -> open(folder));
    try {
      Step everything = new ReadStep.Everything();
      for (Step step : steps) {
        step.compare(step.run(reference), step.run(backend), reference);
        everything.compare(everything.run(reference), everything.run(backend), reference);
      }
      new ReadStep.FollowAll().run(backend);
    } finally {
      backend.store().close();
      InMemoryStore.dispose(twin);
      dispose(folder);
      remove(folder);
    }
  }

  @Provide
  Arbitrary<List<Step>> runs() {
    return StepArbitraries.steps().list().ofMinSize(1).ofMaxSize(STEPS);
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
