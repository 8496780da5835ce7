package io.memory4j.core.inject;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.StoreWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class OpenCountsProperties {
  private static final Layer[] LAYERS = {Blocks.SHOP, Layer.global()};

  private static final List<RecordStatus> CLOSED =
      List.of(RecordStatus.SUPERSEDED, RecordStatus.HUSK);

  private final Blocks blocks = new Blocks();
  private final List<RecordId> written = new ArrayList<>();

  @Property(tries = 60)
  void countIsAlwaysThatOfAFreshOne(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int n) {
    Random random = new Random(seed);
    OpenCounts followed = new OpenCounts();
    for (int step = 0; step < n; step++) {
      change(random);
      if (random.nextInt(3) == 0) {
        Layer layer = LAYERS[random.nextInt(2)];
        assertThat(count(followed, layer)).isEqualTo(count(new OpenCounts(), layer));
      }
    }
    assertThat(count(followed, Blocks.SHOP)).isEqualTo(count(new OpenCounts(), Blocks.SHOP));
  }

  private long count(OpenCounts counts, Layer layer) {
    return blocks.store.read(reader -> counts.open(reader, layer));
  }

  private void change(Random random) {
    if (written.isEmpty() || random.nextInt(2) == 0) {
      Layer layer = LAYERS[random.nextInt(2)];
      written.add(new RecordId(blocks.write(layer, "x" + written.size()).value()));
      return;
    }
    RecordId id = written.get(random.nextInt(written.size()));
    int kind = random.nextInt(5);
    blocks.store.write(
        writer -> {
          changeOne(writer, id, kind);
          return 0;
        });
  }

  private static void changeOne(StoreWriter writer, RecordId id, int kind) {
    MemoryRecord seen = writer.find(id).orElse(null);
    if (seen == null) {
      return;
    }
    RecordStatus next = kind < 2 ? RecordStatus.QUARANTINED : CLOSED.get(kind % 2);
    if (kind == 0) {
      writer.delete(id);
    } else if (seen.body().status().mayBecome(next)) {
      writer.update(seen, seen.body().toBuilder().status(next).build(), Position.KEEP);
    }
  }
}
