package io.memory4j.examples.quickstart;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.ProjectIdentity;
import io.memory4j.sqlite.SqliteMemoryStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** Where this run's memory lies and which project it is about. */
final class Home {
  private final Options options;

  Home(Options options) {
    this.options = options;
  }

  Layer project() {
    Path folder = options.project();
    if (!Files.isDirectory(folder.toAbsolutePath())) {
      throw new UsageException("There is no folder " + folder + "; name the project's folder.");
    }
    return ProjectIdentity.of(folder);
  }

  Memory4j open() {
    return open(UnaryOperator.identity());
  }

  Memory4j open(UnaryOperator<Memory4j.Builder> choices) {
    Memory4j.Builder builder = Memory4j.builder().store(SqliteMemoryStore.open(options.store()));
    return choices.apply(builder).build();
  }

  static AgentMemory bind(Memory4j memory4j, Layer project) {
    return memory4j.bind(LayerStack.of(Layer.global(), project));
  }
}
