package io.memory4j.core.plan;

import static io.memory4j.core.plan.Memories.PERSON;
import static io.memory4j.core.plan.Memories.fact;
import static io.memory4j.core.plan.Memories.person;
import static io.memory4j.core.plan.Memories.project;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import io.memory4j.inject.TokenCounter;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PresetBlockTest {
  private static final InjectionRequest GUIDANCE =
      InjectionRequest.guidance(TokenCounter.estimate());

  private static List<Item> items(String name, int count, int chars) {
    return IntStream.range(0, count)
        .mapToObj(i -> Item.of(name + i, name + " " + i + " " + "x".repeat(chars)))
        .toList();
  }

  private static int used(InjectionBlock block, Section section) {
    return block.plan().included().stream()
        .filter(entry -> entry.section() == section)
        .mapToInt(Entry::cost)
        .sum();
  }

  private static SectionCandidates summary(int lines) {
    String text = "A line of the summary, which is forty long\n".repeat(lines);
    return new SectionCandidates(
        Section.CONSOLIDATED_SUMMARY,
        "Summary",
        Form.CUT_PARAGRAPHS,
        List.of(Item.of("memory_summary.md", text)),
        Optional.empty());
  }

  private static SectionCandidates lessons(int count) {
    return SectionCandidates.bullets(Section.LESSONS, "Lessons", items("lesson", count, 100));
  }

  private static InjectionBlock guidance(SectionCandidates... sections) {
    return Memories.block(new BlockCandidates(List.of(), List.of(sections)), GUIDANCE);
  }

  @Test
  void daemonStandsNewestFirstWithinItsLayers() {
    List<LayerCandidates> layers =
        List.of(
            project(fact(4, "newest of the project"), fact(3, "older")),
            person(fact(2, PERSON, "newest of ana").build(), fact(1, PERSON, "oldest").build()));

    String text = Memories.block(layers, InjectionRequest.daemon()).text();

    assertThat(text.lines().skip(3).toList())
        .containsExactly(
            "## About the person ana",
            "- newest of ana",
            "- oldest",
            "## About this project",
            "- newest of the project",
            "- older",
            "</memory4j>");
  }

  @Test
  void brainGivesWhatOneDoesNotUseToTheOther() {
    LayerCandidates facts =
        LayerCandidates.of(Memories.PROJECT, Memories.randomFacts(300, 1, Memories.PROJECT));
    SectionCandidates few =
        SectionCandidates.bullets(Section.SUMMARIES, "Weeks", items("w", 2, 90));
    SectionCandidates many =
        SectionCandidates.bullets(Section.SUMMARIES, "Weeks", items("w", 99, 90));
    InjectionRequest brain = InjectionRequest.brain().boundary(0);

    InjectionBlock wide = Memories.block(new BlockCandidates(List.of(facts), List.of(few)), brain);
    InjectionBlock both = Memories.block(new BlockCandidates(List.of(facts), List.of(many)), brain);
    InjectionBlock none = Memories.block(new BlockCandidates(List.of(), List.of(many)), brain);

    assertThat(used(wide, Section.FACTS)).isGreaterThan(9_000);
    assertThat(used(both, Section.FACTS)).isBetween(5_500, 6_000);
    assertThat(used(both, Section.SUMMARIES)).isBetween(3_700, 4_000);
    assertThat(used(none, Section.SUMMARIES)).isGreaterThan(9_000);
  }

  @Test
  void guidanceGivesLessonsAQuarterAndCutsTheSummary() {
    InjectionBlock block = guidance(summary(1_000), lessons(100));

    assertThat(used(block, Section.LESSONS)).isBetween(1_150, 1_250);
    assertThat(used(block, Section.CONSOLIDATED_SUMMARY)).isBetween(3_600, 3_800);
    assertThat(block.plan().included())
        .filteredOn(entry -> entry.section() == Section.CONSOLIDATED_SUMMARY)
        .extracting(Entry::reason)
        .containsExactly(Reason.CUT);
    assertThat(block.text()).endsWith("forty long\n</memory4j>");
  }

  @Test
  void guidanceGivesWhatOneDoesNotUseToTheOther() {
    assertThat(used(guidance(summary(1_000), lessons(2)), Section.CONSOLIDATED_SUMMARY))
        .isGreaterThan(4_700);
    assertThat(used(guidance(summary(2), lessons(400)), Section.LESSONS)).isGreaterThan(4_700);
    assertThat(used(guidance(lessons(400)), Section.LESSONS)).isGreaterThan(4_700);
  }
}
