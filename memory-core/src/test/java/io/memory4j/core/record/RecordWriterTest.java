package io.memory4j.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.memory4j.AuthorRole;
import io.memory4j.Provenance;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordKind;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordWriterTest {
  private final MemoryStore store = InMemoryStore.create();
  private final RecordWriter records = new RecordWriter(new RecordIds(new Random(1)));

  private static RecordBody.Builder body(RecordKind kind) {
    return RecordBody.builder(Samples.SHOP, kind).content("text");
  }

  private void insert(RecordBody body) {
    store.write(writer -> records.insert(writer, body));
  }

  @Test
  void idsThatAreTakenArePassedOver() {
    RecordWriter sameSeed = new RecordWriter(new RecordIds(new Random(1)));
    List<RecordBody> bodies =
        IntStream.range(0, 100)
            .mapToObj(i -> body(RecordKinds.FACT).content("text " + i).build())
            .toList();
    store.write(
        writer -> {
          records.insertAll(writer, bodies);
          return null;
        });

    assertThatCode(
            () -> store.write(writer -> sameSeed.insert(writer, body(RecordKinds.FACT).build())))
        .doesNotThrowAnyException();
  }

  @Test
  void sourceThatRepeatsItselfEndsWithAMessage() {
    RecordWriter stuck = new RecordWriter(new RecordIds(() -> 42));
    store.write(writer -> stuck.insert(writer, body(RecordKinds.FACT).build()));

    assertThatThrownBy(
            () -> store.write(writer -> stuck.insert(writer, body(RecordKinds.FACT).build())))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("repeats");
  }

  @Test
  void derivedTextWithoutSourcesIsRefused() {
    Provenance agent = Provenance.builder(AuthorRole.ASSISTANT).session("s").build();
    for (RecordBody body :
        List.of(
            body(RecordKinds.SUMMARY).build(),
            body(RecordKinds.DIARY).build(),
            body(RecordKinds.EXTRACTION).build(),
            body(RecordKinds.RULE).provenance(Provenance.assistant()).build(),
            body(RecordKinds.FACT).provenance(agent).build())) {
      assertThatThrownBy(() -> insert(body))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(body.kind().name());
    }
  }

  @Test
  void derivedTextWithSourcesAndOwnWordsAreTaken() {
    Link source = new Link(Relation.DERIVED_FROM, Ref.episode("s"));

    insert(body(RecordKinds.SUMMARY).links(List.of(source)).build());
    insert(body(RecordKinds.RULE).build());
    insert(body(RecordKinds.FACT).provenance(Provenance.assistant()).build());

    assertThat(store.<Long>read(reader -> reader.head(Set.of(), Set.of()).records())).isEqualTo(3);
  }

  @Test
  void evidenceIsNoSource() {
    Link evidence = new Link(Relation.EVIDENCE, Ref.episode("s"));

    assertThatThrownBy(() -> insert(body(RecordKinds.SUMMARY).links(List.of(evidence)).build()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
