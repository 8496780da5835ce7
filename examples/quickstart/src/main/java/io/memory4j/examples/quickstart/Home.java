package io.memory4j.examples.quickstart;

import io.memory4j.AgentMemory;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.BlockSources;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.ProjectIdentity;
import io.memory4j.core.file.RuleFiles;
import io.memory4j.core.file.RuleSource;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionRequest;
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

  AgentMemory bind(Memory4j memory4j, Layer project) {
    return bind(memory4j, project, BlockSources.none());
  }

  /** Returns a memory whose blocks say more than what lies in the store. */
  AgentMemory bind(Memory4j memory4j, Layer project, BlockSources sources) {
    BlockSources all = options.shape().rules() ? sources.ruleFiles(rules()) : sources;
    return memory4j.bind(LayerStack.of(Layer.global(), project), all);
  }

  /** Returns the rule files of the project alone: what lies in a person's home stays out. */
  private RuleFiles rules() {
    return RuleFiles.of(options.store(), options.project(), "quickstart")
        .without(RuleSource.HOME_AGENTS)
        .without(RuleSource.AGENT_LEARNED);
  }

  InjectionRequest request() {
    return InjectionRequest.ofDefaults().budget(Budget.characters(options.shape().chars()));
  }
}
