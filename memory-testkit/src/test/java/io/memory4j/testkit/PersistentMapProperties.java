package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PersistentMapProperties {
  @Property(tries = 500)
  void agreesWithTreeMapAndNeverChangesAnEarlierVersion(
      @ForAll List<@IntRange(min = -30, max = 30) Integer> steps) {
    PersistentMap<Integer, Integer> map = PersistentMap.empty();
    TreeMap<Integer, Integer> model = new TreeMap<>();

    for (int step : steps) {
      PersistentMap<Integer, Integer> before = map;
      List<Integer> kept = before.values();
      int key = Math.abs(step) % 17;
      map = step >= 0 ? map.with(key, step) : map.without(key);
      if (step >= 0) {
        model.put(key, step);
      } else {
        model.remove(key);
      }

      assertThat(before.values()).isEqualTo(kept);
      assertThat(map.keys()).containsExactlyElementsOf(model.keySet());
      assertThat(map.values()).containsExactlyElementsOf(model.values());
      assertThat(map.get(key)).isEqualTo(model.get(key));
      assertThat(map.values(key - 4, key))
          .containsExactlyElementsOf(model.subMap(key - 4, key).values());
    }
  }

  @Property(tries = 200)
  void withoutValuesKeepsTheRest(@ForAll List<Integer> values) {
    PersistentMap<Integer, Integer> map = PersistentMap.empty();
    for (int i = 0; i < values.size(); i++) {
      map = map.with(i, values.get(i));
    }

    PersistentMap<Integer, Integer> rest = map.withoutValues(value -> value < 0);

    assertThat(rest.values()).isEqualTo(values.stream().filter(value -> value >= 0).toList());
  }
}
