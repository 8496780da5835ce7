package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.LayerStack;
import io.memory4j.core.plan.BlockInjector;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.testkit.InMemoryStore;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Blocks over a store in memory. */
final class Blocks {
  static final Layer SHOP = Layer.project("shop");
  static final Instant T0 = Instant.parse("2026-01-01T00:00:00Z");

  final MemoryStore store;
  final BlockMaker maker;
  private final BlockOfMemory blocks;
  private int written;

  Blocks(MemoryStore store, SectionSource... sources) {
    this(store, 20_000, sources);
  }

  Blocks(MemoryStore store, int maxRecords, SectionSource... sources) {
    this.store = store;
    FactModels models = new FactModels(List.of(store), maxRecords);
    this.maker = new BlockMaker(new Candidates(models), BlockInjector.ofDefaults());
    this.blocks = new BlockOfMemory(maker, List.of(sources), new EchoMemory(1));
  }

  Blocks(SectionSource... sources) {
    this(InMemoryStore.create(), sources);
  }

  InjectionBlock block(InjectionRequest request, Layer... layers) {
    return blocks.block(
        StackRoute.of(LayerStack.of(layers), StoreRouter.of(Map.of(), store)), request);
  }

  InjectionBlock block(InjectionRequest request) {
    return block(request, SHOP);
  }

  /** Writes a fact behind the back of everything that is held. */
  FactId write(Layer layer, String content) {
    String id = String.format(Locale.ROOT, "f%012d", written++);
    RecordBody body =
        RecordBody.builder(layer, RecordKinds.FACT)
            .content(content)
            .category(Fact.DEFAULT_CATEGORY)
            .fingerprint(id)
            .times(T0, T0, T0)
            .build();
    store.write(writer -> writer.insert(new RecordId(id), body));
    return new FactId(id);
  }
}
