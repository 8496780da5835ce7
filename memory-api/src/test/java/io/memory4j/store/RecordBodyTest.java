package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import io.memory4j.Provenance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecordBodyTest {
  private static final RecordKind FACT = new RecordKind("FACT", true);
  private static final Layer ANA = Layer.person("ana");
  private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");

  private static RecordBody.Builder builder() {
    return RecordBody.builder(ANA, FACT);
  }

  @Test
  void bodyOfLayerAndKindAloneIsActiveAndEmpty() {
    RecordBody body = builder().build();

    assertThat(body.layer()).isEqualTo(ANA);
    assertThat(body.kind()).isEqualTo(FACT);
    assertThat(body.status()).isEqualTo(RecordStatus.ACTIVE);
    assertThat(List.of(body.content(), body.keywords(), body.category())).containsOnly("");
    assertThat(body.provenance()).isEqualTo(Provenance.host());
    assertThat(body.tags()).isEmpty();
    assertThat(body.attributes()).isEmpty();
    assertThat(body.links()).isEmpty();
  }

  @Test
  void partsThatWereNotSetAreEmptyAndTimesTheEpoch() {
    RecordBody body = builder().build();

    assertThat(body.key()).isEmpty();
    assertThat(body.detail()).isEmpty();
    assertThat(body.fingerprint()).isEmpty();
    assertThat(body.dueAt()).isEmpty();
    assertThat(body.validFrom()).isEmpty();
    assertThat(body.validUntil()).isEmpty();
    assertThat(List.of(body.createdAt(), body.updatedAt(), body.observedAt()))
        .containsOnly(Instant.EPOCH);
  }

  @Test
  void timesAreKeptApart() {
    RecordBody body = builder().times(AT, AT.plusSeconds(1), AT.plusSeconds(2)).build();

    assertThat(body.createdAt()).isEqualTo(AT);
    assertThat(body.updatedAt()).isEqualTo(AT.plusSeconds(1));
    assertThat(body.observedAt()).isEqualTo(AT.plusSeconds(2));
  }

  @Test
  void emptyTextRemovesAPart() {
    RecordBody body = builder().key("k").detail("d").fingerprint("f").attribute("a", "1").build();

    RecordBody without =
        body.toBuilder().key("").detail("").fingerprint("").attribute("a", "").build();

    assertThat(without).isEqualTo(builder().build());
    assertThat(body.key()).contains("k");
    assertThat(body.attributes()).containsExactly(Map.entry("a", "1"));
  }

  @Test
  void timesOfValidityAndDueCanBeRemoved() {
    RecordBody body = builder().dueAt(AT).validFrom(AT).validUntil(AT.plusSeconds(1)).build();

    assertThat(body.dueAt()).contains(AT);
    assertThat(body.validFrom()).contains(AT);
    assertThat(body.validUntil()).contains(AT.plusSeconds(1));
    assertThat(body.toBuilder().notDue().validAlways().build()).isEqualTo(builder().build());
  }

  @Test
  void longestKeyIsCountedInCodePoints() {
    String longest = "\ud83d\ude00".repeat(RecordBody.MAX_KEY_CHARS);

    assertThat(builder().key(longest).build().key()).contains(longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder().key(longest + "a").build())
        .withMessage("A key has 257 characters; the limit is 256.");
  }

  @Test
  void tagsAreSortedByCodePointAndReplaceEarlierOnes() {
    RecordBody body =
        builder().tags(List.of("old")).tags(List.of("\ud83d\ude00", "\ufb01", "a")).build();

    assertThat(body.tags()).containsExactly("a", "\ufb01", "\ud83d\ude00");
    assertThat(body.toBuilder().build().tags()).containsExactly("a", "\ufb01", "\ud83d\ude00");
  }

  @Test
  void linksReplaceEarlierOnes() {
    Link link = new Link(Relation.EVIDENCE, Ref.episode("e2"));

    RecordBody body =
        builder()
            .links(Set.of(new Link(Relation.EVIDENCE, Ref.episode("e1"))))
            .links(List.of(link, link))
            .build();

    assertThat(body.links()).containsExactly(link);
  }

  @Test
  void collectionsAreCopiedAndUnmodifiable() {
    List<String> tags = new ArrayList<>(List.of("a"));
    RecordBody body = builder().tags(tags).attribute("n", "v").build();

    tags.add("b");

    assertThat(body.tags()).containsExactly("a");
    assertUnmodifiable(() -> body.tags().add("c"));
    assertUnmodifiable(() -> body.attributes().put("n", "w"));
    assertUnmodifiable(() -> body.links().clear());
  }

  @Test
  void builderThatGoesOnDoesNotChangeWhatItBuilt() {
    RecordBody.Builder builder = builder().attribute("n", "v").tags(List.of("a"));
    RecordBody first = builder.build();

    builder.attribute("n", "w").attribute("m", "x").tags(List.of()).status(RecordStatus.HUSK);

    assertThat(first).isEqualTo(builder().attribute("n", "v").tags(List.of("a")).build());
  }

  @Test
  void textShowsNothingRemembered() {
    RecordBody body =
        builder()
            .key("secret")
            .content("secret")
            .detail("secret")
            .keywords("secret")
            .category("secret")
            .tags(List.of("secret"))
            .attribute("secret", "secret")
            .fingerprint("secret")
            .build();

    assertThat(body).hasToString("RecordBody[person, FACT, ACTIVE]");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> RecordBody.builder(null, FACT));
    assertThatNullPointerException().isThrownBy(() -> RecordBody.builder(ANA, null));
    assertThatNullPointerException().isThrownBy(() -> builder().status(null));
    assertThatNullPointerException().isThrownBy(() -> builder().key(null));
    assertThatNullPointerException().isThrownBy(() -> builder().attribute("n", null));
    assertThatNullPointerException().isThrownBy(() -> builder().attribute(null, ""));
    assertThatNullPointerException().isThrownBy(() -> builder().dueAt(null));
    assertThatNullPointerException().isThrownBy(() -> builder().times(AT, AT, null));
  }

  private static void assertUnmodifiable(Runnable change) {
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(change::run);
  }
}
