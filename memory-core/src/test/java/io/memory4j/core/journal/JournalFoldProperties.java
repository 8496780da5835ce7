package io.memory4j.core.journal;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.JournalDraft;
import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class JournalFoldProperties {
  private static final JournalQuery SEEN = JournalQuery.all().type("seen");

  @Property(tries = 200)
  void foldingInPartsIsFoldingAtOnce(
      @ForAll List<@IntRange(min = 1, max = 5) Integer> weights, @ForAll List<Boolean> stops) {
    MemoryStore store = InMemoryStore.create();
    JournalFold<String> parts = JournalFold.of("");
    for (int i = 0; i < weights.size(); i++) {
      int weight = weights.get(i);
      store.write(writer -> writer.append(event("seen", weight)));
      store.write(writer -> writer.append(event("other", weight)));
      if (i < stops.size() && stops.get(i)) {
        parts = advance(store, parts);
      }
    }

    JournalFold<String> last = advance(store, parts);

    assertThat(last).isEqualTo(advance(store, JournalFold.of("")));
    assertThat(last.state()).hasSize(weights.size());
    assertThat(advance(store, last)).isEqualTo(last);
  }

  private static JournalFold<String> advance(MemoryStore store, JournalFold<String> fold) {
    return store.read(reader -> fold.advance(reader, SEEN, JournalFoldProperties::digit));
  }

  private static String digit(String digits, JournalEntry entry) {
    return digits + (int) entry.event().weight();
  }

  private static JournalDraft event(String type, double weight) {
    return new JournalDraft(
        Samples.SHOP,
        type,
        Ref.record(Samples.id(1)),
        Samples.START,
        weight,
        Optional.empty(),
        new TreeMap<>());
  }
}
