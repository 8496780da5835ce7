package io.memory4j.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.sqlite.MixedWrites.FailPoint;
import io.memory4j.store.Match;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A process that writes is killed again and again; the next one finds what was acknowledged. */
class SqliteCrashIT {
  private static final int KILLS = 105;
  private static final int HALTS = 20;
  private static final int DEATHS_PER_STORE = 25;
  private static final List<FailPoint> POINTS =
      List.copyOf(EnumSet.complementOf(EnumSet.of(FailPoint.NONE)));

  @TempDir Path folder;
  private final Random random = new Random(20_261_129);
  private int killed;
  private int halted;
  private int acknowledged;
  private int foundWhole;
  private int foundNot;

  @ParameterizedTest
  @EnumSource
  @Timeout(value = 30, unit = TimeUnit.MINUTES)
  void whatWasAcknowledgedIsFoundOnceAfterEachDeath(Durability durability) throws Exception {
    WrittenState state = WrittenState.empty();
    for (int i = 0; i < KILLS + HALTS; i++) {
      Path root = folder.resolve("store " + i / DEATHS_PER_STORE);
      state = i % DEATHS_PER_STORE == 0 ? WrittenState.empty() : state;
      FailPoint point = i < KILLS ? FailPoint.NONE : POINTS.get(i % POINTS.size());
      Process child = ChildJvm.start(MixedWrites.class, root, durability, i, point);
      Witness witness = untilDeath(child, point, state);
      state = found(root, witness, i % 2 == 0);
    }

    report(durability);
    assertThat(killed).isEqualTo(KILLS);
    assertThat(halted).isEqualTo(HALTS);
    assertThat(acknowledged).isGreaterThan(5 * KILLS);
  }

  /** Some die while they start or open the store, most after a few writes. */
  private Witness untilDeath(Process child, FailPoint point, WrittenState before) throws Exception {
    Witness witness = new Witness(child, before);
    if (point != FailPoint.NONE) {
      witness.follow(Integer.MAX_VALUE);
      assertThat(child.waitFor()).isEqualTo(42);
      halted++;
      return witness;
    }
    boolean early = random.nextInt(5) == 0;
    witness.follow(early ? 0 : random.nextInt(30));
    int micros = random.nextInt(early ? 900_000 : 30_000);
    assertThat(child.waitFor(micros, TimeUnit.MICROSECONDS)).isFalse();
    // Not the process's own method, which would close what it wrote, too.
    assertThat(child.toHandle().destroyForcibly()).isTrue();
    child.waitFor();
    killed++;
    witness.follow(Integer.MAX_VALUE);
    return witness;
  }

  /**
   * {@return what the store holds: what was acknowledged, and the write under way whole or not at
   * all}
   *
   * @param raw whether the file is looked at before the store may mend anything, or only after
   */
  private WrittenState found(Path root, Witness witness, boolean raw) throws Exception {
    if (raw && Files.exists(root.resolve("memory.v1/memory.db"))) {
      assertThat(RawFile.integrity(root)).isEqualTo("ok");
      if (witness.count() > 0) {
        RawFile.requireSoundIndexes(root);
      }
    }
    WrittenState state;
    try (SqliteMemoryStore store = SqliteMemoryStore.open(root)) {
      assertThat(store.mendedIndexes()).isEmpty();
      state = WrittenState.of(store);
      assertThat(store.checkIndexes()).isTrue();
      assertNewestIsFoundByItsWords(store, state);
    }
    assertThat(RawFile.integrity(root)).isEqualTo("ok");
    assertThat(state).isIn(witness.acknowledged(), witness.possible());
    count(state, witness);
    return state;
  }

  private static void assertNewestIsFoundByItsWords(SqliteMemoryStore store, WrittenState state) {
    Map.Entry<Long, Long> newest = state.versions().lastEntry();
    if (newest != null) {
      String words = "record " + newest.getKey() + " version " + newest.getValue();
      assertThat(Fixtures.search(store, Match.PHRASE, words.split(" ", -1)))
          .filteredOn(text -> text.startsWith(words + " "))
          .hasSize(1);
    }
  }

  private void count(WrittenState state, Witness witness) {
    acknowledged += witness.count();
    if (!witness.possible().equals(witness.acknowledged())) {
      foundWhole += state.equals(witness.possible()) ? 1 : 0;
      foundNot += state.equals(witness.possible()) ? 0 : 1;
    }
  }

  private void report(Durability durability) {
    System.err.printf(
        "%s: %d kills and %d halts, %d writes acknowledged and found; of those under way %d whole,"
            + " %d not at all%n",
        durability, killed, halted, acknowledged, foundWhole, foundNot);
  }
}
