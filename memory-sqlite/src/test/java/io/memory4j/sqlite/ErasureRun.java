package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.id;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.AuthorRole;
import io.memory4j.Provenance;
import io.memory4j.sqlite.ErasedText.Alphabet;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.Position;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.ScrubReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/**
 * Writes a random text among others, removes it in one of three ways, scrubs, and looks at all
 * bytes of all files. Half of the texts share a part with a record that stays.
 */
final class ErasureRun {
  private static final int OTHERS = 40;
  private static final List<Alphabet> ALPHABETS = List.of(Alphabet.values());

  private final Path folder;
  private final int number;
  private final Random random;
  private final Alphabet others;
  private final String kept;
  private final String secret;
  private final ErasedText erased;

  ErasureRun(Path folder, int number) {
    this.folder = folder;
    this.number = number;
    random = new Random(number);
    Alphabet alphabet = ALPHABETS.get(number % ALPHABETS.size());
    others = other(alphabet);
    kept = number % 2 == 0 ? alphabet.words(random, 5) : "";
    String text = alphabet.words(random, List.of(8, 60, 1_500).get(number % 3));
    secret = kept.isEmpty() ? text : text + " " + kept + " " + alphabet.words(random, 8);
    erased = new ErasedText(secret, kept);
  }

  /** Others share no letter with the text, so that none holds a part of it by chance. */
  private Alphabet other(Alphabet alphabet) {
    List<Alphabet> distinct = ALPHABETS.subList(2, ALPHABETS.size());
    Alphabet chosen = distinct.get(number / 10 % distinct.size());
    return chosen == alphabet ? Alphabet.LATIN : chosen;
  }

  /** Runs once. */
  void run() throws IOException {
    try (SqliteMemoryStore store = SqliteMemoryStore.open(folder)) {
      addOthers(store, 100);
      MemoryRecord record = store.write(w -> w.insert(id(1), everywhere()));
      addOthers(store, 200);
      if (!kept.isEmpty()) {
        store.write(w -> w.insert(id(2), fact(kept)));
      }
      assertThat(store.scrub(List.of(secret)).tracesFound()).isOne();
      assertMostIsFound();
      remove(store, record);
      ScrubReport report = store.scrub(List.of(secret));
      assertThat(report.verified()).as("run %d", number).isTrue();
      assertThat(store.checkIndexes()).isTrue();
      assertNothingIsFound();
    }
    assertNothingIsFound();
  }

  private void addOthers(SqliteMemoryStore store, int from) {
    for (int i = 0; i < OTHERS; i++) {
      int other = from + i;
      String text = others.words(random, i % 10 == 0 ? 300 : 15);
      store.write(w -> w.insert(id(other), fact(text)));
    }
  }

  /** The text in all places where a record may hold it, or its beginning if it must be short. */
  private RecordBody everywhere() {
    String beginning = secret.substring(0, 63);
    return fact(secret).toBuilder()
        .key(beginning)
        .detail(secret)
        .keywords(secret)
        .category(beginning)
        .tags(List.of(beginning))
        .attribute("name", secret)
        .fingerprint(beginning)
        .provenance(Provenance.builder(AuthorRole.PERSON).evidence(secret).personId("ana").build())
        .build();
  }

  private void remove(SqliteMemoryStore store, MemoryRecord record) {
    switch (number / 3 % 3) {
      case 0 -> store.write(w -> w.delete(id(1)));
      case 1 -> store.write(w -> w.update(record, fact("nothing now"), Position.KEEP));
      default ->
          store.write(
              w -> w.deleteAll(RecordQuery.in(Fixtures.SHOP).keyFrom(secret.substring(0, 63))));
    }
  }

  /** The look finds a text that is there; the edges of pages cut some of its parts. */
  private void assertMostIsFound() throws IOException {
    assertThat(erased.foundIn(folder)).hasSizeGreaterThan(erased.parts() * 9 / 10);
  }

  private void assertNothingIsFound() throws IOException {
    assertThat(erased.foundIn(folder)).as("run %d", number).isEmpty();
  }
}
