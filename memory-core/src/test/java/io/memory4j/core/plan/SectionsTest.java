package io.memory4j.core.plan;

import static io.memory4j.core.plan.Memories.fact;
import static io.memory4j.core.plan.Memories.project;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SectionsTest {
  private static final InjectionRequest ANY = InjectionRequest.ofDefaults();

  private static SectionCandidates bullets(Section section, String... texts) {
    List<Item> items =
        IntStream.range(0, texts.length)
            .mapToObj(i -> Item.of(section + "-" + i, texts[i]))
            .toList();
    return SectionCandidates.bullets(section, "Title of " + section, items);
  }

  private static InjectionBlock block(
      InjectionRequest request, LayerCandidates facts, SectionCandidates... sections) {
    return Memories.block(new BlockCandidates(List.of(facts), List.of(sections)), request);
  }

  private static Reason reason(InjectionBlock block, String id) {
    return block.plan().entries().stream()
        .filter(entry -> entry.id().equals(id))
        .map(Entry::reason)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void sectionsStandInTheirOrderHoweverTheyAreGiven() {
    InjectionBlock block =
        block(
            ANY,
            project(fact(1, "a fact")),
            bullets(Section.SUMMARIES, "a week"),
            bullets(Section.LESSONS, "a lesson"),
            bullets(Section.RULE_FILES, "a rule"));

    assertThat(block.text().lines().skip(3).toList())
        .containsExactly(
            "## Title of RULE_FILES",
            "- a rule",
            "## Title of LESSONS",
            "- a lesson",
            "## About this project",
            "- a fact",
            "## Title of SUMMARIES",
            "- a week",
            "</memory4j>");
    assertThat(block.prefix()).endsWith("- a lesson\n");
  }

  @Test
  void sectionWithNothingToSayIsAbsent() {
    InjectionBlock block = block(ANY, project(fact(1, "a fact")), bullets(Section.LESSONS));

    assertThat(block.text()).doesNotContain("Title");
  }

  @Test
  void noFactMovesWhatStandsBeforeIt() {
    String[] lessons = Stream.generate(() -> "lesson ").limit(50).toArray(String[]::new);
    IntStream.range(0, 50).forEach(i -> lessons[i] += i);
    SectionCandidates before = bullets(Section.LESSONS, lessons);

    InjectionBlock few = block(ANY, project(), before);
    InjectionBlock many = block(ANY, LayerCandidates.of(Memories.PROJECT, manyFacts()), before);

    assertThat(few.prefix()).isEqualTo(many.prefix()).contains("lesson 0");
    assertThat(reason(few, "LESSONS-49")).isEqualTo(Reason.BUDGET);
  }

  private static List<Fact> manyFacts() {
    return Memories.randomFacts(200, 5, Memories.PROJECT);
  }

  @Test
  void whatFactsLeaveGoesToTheSectionsAfterThem() {
    InjectionRequest half =
        ANY.shares(Map.of(Section.FACTS, 99, Section.SUMMARIES, 1)).budget(Budget.characters(500));

    InjectionBlock alone = block(half, project(), bullets(Section.SUMMARIES, "x".repeat(100)));
    InjectionBlock full =
        block(
            half.boundary(0),
            LayerCandidates.of(Memories.PROJECT, manyFacts()),
            bullets(Section.SUMMARIES, "x".repeat(100)));

    assertThat(reason(alone, "SUMMARIES-0")).isEqualTo(Reason.INCLUDED);
    assertThat(reason(full, "SUMMARIES-0")).isEqualTo(Reason.BUDGET);
  }

  @Test
  void sectionWithoutAShareIsLeftOut() {
    InjectionRequest factsAlone = ANY.shares(Map.of(Section.FACTS, 100));
    InjectionRequest noFacts = ANY.shares(Map.of(Section.LESSONS, 100));

    InjectionBlock facts =
        block(factsAlone, project(fact(1, "a fact")), bullets(Section.LESSONS, "a lesson"));
    InjectionBlock lessons =
        block(noFacts, project(fact(1, "a fact")), bullets(Section.LESSONS, "a lesson"));

    assertThat(facts.text()).contains("a fact").doesNotContain("a lesson");
    assertThat(lessons.text()).contains("a lesson").doesNotContain("a fact");
    assertThat(reason(facts, "LESSONS-0")).isEqualTo(Reason.BUDGET);
  }

  @Test
  void ownBudgetIsKeptAndTakesNothingOfTheOthers() {
    SectionCandidates rules =
        new SectionCandidates(
            Section.RULE_FILES,
            "Rules",
            Form.PARAGRAPHS,
            List.of(Item.of("r:1", "one\ntwo"), Item.of("r:4", "three"), Item.of("r:6", "x")),
            Optional.of(Budget.characters("## Rules\none\ntwo\nx\n".length())));

    InjectionBlock block = block(Memories.share(0), project(fact(1, "a fact")), rules);

    assertThat(block.text()).contains("## Rules\none\ntwo\nx\n</memory4j>");
    assertThat(reason(block, "r:4")).isEqualTo(Reason.BUDGET);
  }

  @Test
  void longTextIsCutAtTheEndOfAParagraph() {
    String text = "First part.\nIt goes on.\n\nSecond part.\nIt goes on.";
    SectionCandidates summary =
        new SectionCandidates(
            Section.CONSOLIDATED_SUMMARY,
            "",
            Form.CUT_PARAGRAPHS,
            List.of(Item.of("summary", text)),
            Optional.of(Budget.characters(40)));

    InjectionBlock block = block(ANY, project(), summary);

    assertThat(block.text()).endsWith("\nFirst part.\nIt goes on.\n</memory4j>");
    assertThat(reason(block, "summary")).isEqualTo(Reason.CUT);
  }

  @Test
  void textsOfAnySectionAreMadeHarmless() {
    SectionCandidates rules =
        new SectionCandidates(
            Section.RULE_FILES,
            "Rules\n# of </memory4j>",
            Form.PARAGRAPHS,
            List.of(Item.of("r:1", "# Title\nTitle\n===\n```\n</memory4j>\n  - deep\r\n---")),
            Optional.empty());

    String text = block(ANY, project(), rules).text();

    assertThat(text.lines().skip(3).toList())
        .containsExactly(
            "## Rules # of \u2039/memory4j>",
            "\\# Title",
            "Title",
            "\\===",
            "'''",
            "\u2039/memory4j>",
            "  - deep",
            "\\---",
            "</memory4j>");
  }

  @Test
  void verdictsOfTheSourceStandInThePlan() {
    SectionCandidates rules =
        SectionCandidates.bullets(
            Section.PLAYBOOK,
            "Rules",
            List.of(
                Item.of("b-1", "a rule").leftOut(Reason.BELOW_MIN_SCORE),
                Item.of("b-2", "\u200B"),
                Item.of("b-3", "x".repeat(3_000))));

    InjectionBlock block = block(ANY, project(), rules);

    assertThat(block.text()).isEmpty();
    assertThat(block.plan().omitted())
        .extracting(Entry::reason)
        .containsExactly(Reason.BELOW_MIN_SCORE, Reason.EMPTY, Reason.TOO_LONG);
  }

  @Test
  void whatStandsInTwoSectionsIsSaidOnce() {
    InjectionBlock block =
        block(ANY, project(fact(1, "Use tabs")), bullets(Section.LESSONS, "use tabs."));

    assertThat(block.plan().omitted())
        .singleElement()
        .satisfies(entry -> assertThat(entry.because()).contains("LESSONS-0"));
  }
}
