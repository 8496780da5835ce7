package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Remembered.Outcome;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a memory hands back. */
class ReceiptsTest {
  private static final FactId ID = new FactId("f000000000001");
  private static final Fact FACT =
      Fact.builder(ID, Layer.global(), "a secret recipe", Instant.EPOCH).build();

  @Test
  void forgettingIsCountedOverAllKindsInTheirOrder() {
    Map<String, Long> deleted = new HashMap<>(Map.of("RULE", 2L, "FACT", 3L, "PERIOD", 1L));
    Map<String, Long> blanked = new HashMap<>(Map.of("SUMMARY", 2L));
    ForgetReceipt receipt = receipt(deleted, blanked);

    deleted.clear();
    blanked.clear();

    assertThat(receipt.deleted().keySet()).containsExactly("FACT", "PERIOD", "RULE");
    assertThat(receipt.blanked()).isEqualTo(Map.of("SUMMARY", 2L));
    assertThat(receipt.total()).isEqualTo(8);
  }

  @Test
  void forgettingNothingCountsNothing() {
    assertThat(ForgetReceipt.ofNothing().total()).isZero();
    assertThat(ForgetReceipt.ofNothing().verified()).isFalse();
  }

  private static ForgetReceipt receipt(Map<String, Long> deleted, Map<String, Long> blanked) {
    return new ForgetReceipt(
        deleted, blanked, Set.of(), Optional.empty(), true, Set.of(), List.of());
  }

  @Test
  void receiptCopiesItsLists() {
    List<FactId> created = new ArrayList<>(List.of(ID));
    Receipt receipt = new Receipt("store", created, List.of(), 4);

    created.clear();

    assertThat(receipt.created()).containsExactly(ID);
    assertThat(receipt).isEqualTo(new Receipt("store", List.of(ID), List.of(), 4));
  }

  @Test
  void rememberedCopiesItsFindingsAndShowsNoStatement() {
    List<String> findings = new ArrayList<>(List.of("redacted:github-token"));
    Remembered remembered =
        new Remembered(Outcome.NEW, Optional.of(FACT), Optional.empty(), findings);

    findings.clear();

    assertThat(remembered.findings()).containsExactly("redacted:github-token");
    assertThat(remembered.toString()).contains("NEW").doesNotContain("recipe");
  }

  @Test
  void rememberedNeedsItsParts() {
    assertThatNullPointerException()
        .isThrownBy(() -> new Remembered(null, Optional.empty(), Optional.empty(), List.of()));
    assertThatNullPointerException()
        .isThrownBy(() -> new Remembered(Outcome.SEEN, null, Optional.empty(), List.of()));
    assertThatNullPointerException()
        .isThrownBy(() -> new Remembered(Outcome.SEEN, Optional.empty(), Optional.empty(), null));
  }

  @Test
  void resolvedCopiesWhatItShadowsAndShowsNoStatement() {
    List<Fact> shadowed = new ArrayList<>(List.of(FACT));
    Resolved resolved = new Resolved(FACT, shadowed);

    shadowed.clear();

    assertThat(resolved.shadowed()).containsExactly(FACT);
    assertThat(resolved.toString()).doesNotContain("recipe");
    assertThatNullPointerException().isThrownBy(() -> new Resolved(null, List.of()));
  }
}
