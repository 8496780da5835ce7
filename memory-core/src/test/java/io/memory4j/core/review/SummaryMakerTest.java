package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.text.Graphemes;
import io.memory4j.redact.Redaction;
import io.memory4j.review.Period;
import io.memory4j.review.ReviewLevel;
import io.memory4j.review.ReviewReport;
import io.memory4j.review.SummaryRequest;
import io.memory4j.store.Link;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SummaryMakerTest {
  private static final Period DAY = Period.parse("2026-05-19");
  private final Chains chain = new Chains();

  private static Material material(String... details) {
    List<Material.Part> parts =
        List.of(details).stream().map(text -> new Material.Part("c", text)).toList();
    return new Material(
        parts, Material.derivedFrom(List.of(Ref.episode("e"))), Optional.empty(), false);
  }

  @Test
  void shortDayIsCopiedAndALongOneIsSummarised() {
    chain.activity.put(DAY, "x".repeat(600));
    chain.activity.put(DAY.next(), "x".repeat(601));

    chain.runOn("2026-05-21");

    assertThat(chain.asked).extracting(SummaryRequest::period).containsExactly(DAY.next());
    assertThat(chain.summary("2026-05-19").detail()).isEqualTo("[2026-05-19] " + "x".repeat(600));
    assertThat(chain.summary("2026-05-19").content()).isEqualTo("[2026-05-19] " + "x".repeat(200));
    assertThat(chain.summary("2026-05-20").content()).isEqualTo("[2026-05-20] short of 2026-05-20");
  }

  @Test
  void noSummaryHoldsALabelOfItsMaterial() {
    String tail = "[uncompacted tail]\nperson: use tabs";
    chain.activity.put(DAY, tail);
    chain.activity.put(DAY.next(), "[compactions]\nso far\n\n" + tail + " " + "x".repeat(600));

    chain.runOn("2026-05-25");

    assertThat(chain.summary("2026-05-19").content()).isEqualTo("[2026-05-19] person: use tabs");
    assertThat(chain.summary("2026-05-19").detail()).isEqualTo("[2026-05-19] person: use tabs");
    assertThat(chain.asked.get(0).input()).contains("[compactions]", "[uncompacted tail]");
    Draft echoed = Merge.draft(DAY, "[uncompacted tail] a", tail, material("d"));
    Draft fallback = Merge.fallback(DAY, material(tail), "why");
    assertThat(echoed.content() + echoed.detail() + fallback.content() + fallback.detail())
        .doesNotContain("tail]");
  }

  @Test
  void singlePartIsCopiedWithItsLabelInTheDetailOnly() {
    chain.active("2026-05-19").runOn("2026-05-25");

    assertThat(chain.summary("2026-W21").content())
        .isEqualTo("[Week 2026-W21, 2026-05-18 to 2026-05-24] worked on 2026-05-19");
    assertThat(chain.summary("2026-W21").detail())
        .isEqualTo("[Week 2026-W21, 2026-05-18 to 2026-05-24] [2026-05-19] worked on 2026-05-19");
  }

  @Test
  void twoPartsAreJoinedInTheOrderOfTime() {
    chain.active("2026-05-22", "2026-05-19").runOn("2026-05-25");

    assertThat(chain.summary("2026-W21").content())
        .endsWith("] worked on 2026-05-19 worked on 2026-05-22");
    assertThat(chain.summary("2026-W21").detail())
        .endsWith("[2026-05-19] worked on 2026-05-19\n\n[2026-05-22] worked on 2026-05-22");
  }

  @Test
  void summaryIsLinkedToAllItWasMadeFrom() {
    chain.active("2026-05-19", "2026-05-20").runOn("2026-05-25");
    String day = chain.row("2026-05-19").orElseThrow().id().value();

    Set<Link> ofDay = chain.row("2026-05-19").orElseThrow().body().links();
    Set<Link> ofWeek = chain.row("2026-W21").orElseThrow().body().links();

    assertThat(ofDay).containsExactly(new Link(Relation.DERIVED_FROM, Ref.episode("e-2026-05-19")));
    assertThat(ofWeek).hasSize(2).contains(new Link(Relation.DERIVED_FROM, new Ref("record", day)));
  }

  @Test
  void joinedContentsKeepTheirLimit() {
    String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
    Draft draft = Merge.draft(DAY, family.repeat(300), "d", material("d"));

    String text = draft.content().substring("[2026-05-19] ".length());
    assertThat(Graphemes.length(text)).isLessThanOrEqualTo(Merge.MAX_CONTENT_CHARS);
    assertThat(text.replace(family, "")).isEqualTo("…");
  }

  @ParameterizedTest
  @EnumSource
  void instructionsHoldTheFourConstraints(ReviewLevel level) { // case C27
    assertThat(Instructions.CONSTRAINTS).hasSize(4);
    assertThat(Instructions.of(level)).contains(Instructions.CONSTRAINTS);
    assertThat(Instructions.of(level)).contains("SUMMARY:").contains("DETAIL:");
  }

  @Test
  void limitsOfTheLevelsAreAsked() {
    assertThat(List.of(ReviewLevel.values()))
        .extracting(level -> LevelRules.of(level).maxTokens())
        .containsExactly(1_024, 2_048, 4_096, 4_096);
  }

  @Test
  void secretsNeverReachTheSummarizerNorTheStore() {
    Chains redacting =
        new Chains(
            chain.store,
            builder ->
                builder
                    .redactor(t -> new Redaction(t.replace("hunter2", "***"), Map.of()))
                    .summarizer(
                        (request, wanted) -> {
                          chain.asked.add(request);
                          return "SUMMARY: hunter2\nDETAIL: hunter2 again";
                        }));
    redacting.activity.put(DAY, "hunter2 " + Chains.longText("word"));

    redacting.runOn("2026-05-20");

    assertThat(chain.asked).hasSize(1).noneMatch(asked -> asked.input().contains("hunter2"));
    assertThat(redacting.summary("2026-05-19").content()).isEqualTo("[2026-05-19] ***");
    assertThat(redacting.summary("2026-05-19").detail()).doesNotContain("hunter2");
  }

  @Test
  void longInputIsWarnedOfAndCutWithAMark() {
    chain.activity.put(DAY, "x".repeat(200_000));

    ReviewReport report = chain.runOn("2026-05-20");

    assertThat(report.warnings()).anyMatch(warning -> warning.contains("60000 characters"));
    String input = chain.asked.get(0).input();
    assertThat(Graphemes.length(input)).isLessThanOrEqualTo(Merge.MAX_INPUT_CHARS);
    assertThat(input).endsWith("too long]");
  }

  @Test
  void longDayNeverHidesTheOthers() {
    List<String> cut =
        FairShare.cut(List.of("a".repeat(900), "b".repeat(10), "c".repeat(500)), 500);

    assertThat(cut.get(1)).isEqualTo("b".repeat(10));
    assertThat(cut).allMatch(text -> text.length() <= 245);
    assertThat(cut.get(2)).startsWith("ccc").endsWith("too long]");
    assertThat(FairShare.cut(List.of("a", "b"), 2)).containsExactly("a", "b");
    assertThat(FairShare.cut(List.of(), 2)).isEmpty();
  }

  @Test
  void noTransactionIsOpenWhileASummarizerWorks() {
    FailingStore store = new FailingStore();
    Chains watched =
        new Chains(
            store,
            builder ->
                builder.summarizer(
                    (request, wanted) -> {
                      assertThat(store.busy).isFalse();
                      return "SUMMARY: a\nDETAIL: b";
                    }));
    watched.activity.put(DAY, Chains.longText("word"));

    assertThat(watched.runOn("2026-05-20").outcome(DAY)).contains(ReviewReport.Outcome.SAVED);
  }

  @Test
  void sourceForgottenWhileTheSummarizerWorksDoesNotComeBack() {
    chain.active("2026-05-18", "2026-05-19", "2026-05-20").runOn("2026-05-21");
    ReviewService forgetful =
        chain.another(
            builder ->
                builder.summarizer(
                    (request, wanted) -> {
                      chain.delete("2026-05-19");
                      return "SUMMARY: all three\nDETAIL: all three";
                    }));

    chain.today("2026-05-25");
    ReviewReport report = Chains.join(forgetful);

    assertThat(report.outcome(Period.parse("2026-W21"))).contains(ReviewReport.Outcome.FAILED);
    assertThat(chain.row("2026-W21")).isEmpty();
  }

  @Test
  void namesOfWhatIsInTheMakingShowNoText() {
    Material material = material("hunter2");
    Draft draft = Merge.draft(DAY, "hunter2", "hunter2", material);

    assertThat(material.toString() + draft + new Sentence(1, "hunter2", List.of("hunter2")))
        .doesNotContain("hunter2");
  }
}
