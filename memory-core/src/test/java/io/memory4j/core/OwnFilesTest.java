package io.memory4j.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AgentMemory;
import io.memory4j.FactId;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.ListQuery;
import io.memory4j.Selector;
import io.memory4j.core.file.BlockFile;
import io.memory4j.core.file.Lessons;
import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.testkit.InMemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What memories write by themselves is forgotten without the host's naming it. */
class OwnFilesTest {
  private static final String TEXT = "Ana keeps her keys in the blue box";
  private static final Layer SHOP = Layer.project("shop");

  @TempDir Path home;
  private final InMemoryStore store = InMemoryStore.create();

  private Lessons lessons(Layer project) {
    return Lessons.of(home, project, SecretRedactor.ofDefaults());
  }

  private static FactId remember(AgentMemory memory) {
    return memory.remember(TEXT).fact().orElseThrow().id();
  }

  @Test
  void lessonsOfAllProjectsLetGoAlsoIfNobodyOpenedThem() throws IOException {
    lessons(SHOP).learn(TEXT, "");
    lessons(SHOP).learn("Run the linter", "");
    lessons(Layer.project("other")).learn("As I said: " + TEXT, "");
    AgentMemory memory =
        Memory4j.builder().store(store).autolearn(home).build().bind(LayerStack.of(SHOP));

    memory.forget(Selector.id(remember(memory)));

    assertThat(lessons(SHOP).read()).containsExactly("Run the linter");
    assertThat(lessons(Layer.project("other")).read()).isEmpty();
    assertThat(lessons(SHOP).path()).content().doesNotContain("blue box");
  }

  @Test
  void lessonsThatCannotBeListedAreToldAsNotCovered() throws IOException {
    Files.writeString(home.resolve("projects"), "no folder");
    AgentMemory memory =
        Memory4j.builder().store(store).autolearn(home).build().bind(LayerStack.of(SHOP));

    ForgetReceipt receipt = memory.forget(Selector.id(remember(memory)));

    assertThat(receipt.notCovered()).anyMatch(line -> line.contains("projects"));
    assertThat(memory.list(ListQuery.all())).isEmpty();
  }

  @Test
  void lessonsAndBlockFilesOfABlockLetGo() {
    Lessons own = Lessons.in(home.resolve("lessons"), SecretRedactor.ofDefaults());
    own.learn(TEXT, "");
    BlockFile file = new BlockFile(home.resolve("session"));
    BlockSources sources = BlockSources.none().lessons(own).writtenTo(file);
    AgentMemory memory = Memory4j.builder().store(store).build().bind(LayerStack.of(SHOP), sources);
    FactId id = remember(memory);
    memory.inject(InjectionRequest.ofDefaults());
    assertThat(file.path()).content().contains("blue box");

    memory.forget(Selector.id(id));

    assertThat(own.read()).isEmpty();
    assertThat(file.path()).content().doesNotContain("blue box");
  }
}
