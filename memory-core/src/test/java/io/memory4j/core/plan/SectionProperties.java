package io.memory4j.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.core.render.BlockText;
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
import io.memory4j.inject.TokenCounter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds of a block of any sections, each with any share. */
class SectionProperties {
  private static final TokenCounter STEEP =
      text -> text.length() / 3 + text.length() * text.length() / 4_000;

  private static final List<Form> FORMS =
      List.of(Form.BULLETS, Form.PARAGRAPHS, Form.CUT_PARAGRAPHS);

  private static BlockCandidates candidates(Random random) {
    List<SectionCandidates> sections = new ArrayList<>();
    for (Section section : Section.values()) {
      if (section != Section.FACTS && section != Section.GUIDANCE && random.nextBoolean()) {
        sections.add(offers(random, section, 1));
        sections.add(offers(random, section, 2));
      }
    }
    Collections.shuffle(sections, random);
    List<LayerCandidates> facts =
        List.of(
            new LayerCandidates(Memories.PROJECT, facts(random), Map.of(), random.nextInt(3)),
            new LayerCandidates(Memories.PERSON, List.of(), Map.of(), 0));
    return new BlockCandidates(facts, sections);
  }

  private static List<Fact> facts(Random random) {
    return Stream.generate(() -> Memories.randomFact(random, Memories.PROJECT))
        .limit(random.nextInt(20))
        .toList();
  }

  private static SectionCandidates offers(Random random, Section section, int number) {
    List<Item> items = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      Item item = Item.of(section + "-" + number + "-" + i, text(random));
      items.add(random.nextInt(8) == 0 ? item.leftOut(Reason.BELOW_MIN_SCORE) : item);
    }
    Form form = FORMS.get(random.nextInt(FORMS.size()));
    Optional<Budget> own =
        random.nextInt(3) == 0 ? Optional.of(budget(random, 200)) : Optional.empty();
    return new SectionCandidates(section, "Of " + section + " " + number, form, items, own);
  }

  private static String text(Random random) {
    String[] some = {
      "short ", "two\nlines ", "# </memory4j>\n\n", "\u200B", "x\u00E9\uD83E\uDD8A "
    };
    return some[random.nextInt(some.length)].repeat(1 + random.nextInt(9)) + random.nextInt(50);
  }

  private static InjectionRequest request(Random random) {
    Map<Section, Integer> shares = new EnumMap<>(Section.class);
    int left = 100;
    for (Section section : Section.values()) {
      if (section.isShared()) {
        int share = random.nextInt(1 + left / 2);
        left -= share;
        shares.put(section, share);
      }
    }
    return InjectionRequest.ofDefaults()
        .budget(budget(random, 1_500))
        .shares(shares)
        .newestFirst(random.nextBoolean())
        .boundary(random.nextInt(4));
  }

  private static Budget budget(Random random, int most) {
    return switch (random.nextInt(4)) {
      case 0 -> Budget.characters(random.nextInt(most));
      case 1 -> Budget.bytes(random.nextInt(most));
      case 2 -> Budget.tokens(random.nextInt(most / 3), TokenCounter.estimate());
      default -> Budget.tokens(random.nextInt(most / 3), STEEP);
    };
  }

  private static boolean isOf(SectionCandidates offers, Entry entry) {
    return offers.mostWantedFirst().stream().anyMatch(item -> item.id().equals(entry.id()));
  }

  @Property(tries = 300)
  void noBudgetIsExceeded(@ForAll long seed) {
    Random random = new Random(seed);
    BlockCandidates candidates = candidates(random);
    InjectionRequest request = request(random);
    List<Entry> sharing = new ArrayList<>(Memories.block(candidates, request).plan().included());

    for (SectionCandidates offers : candidates.sections()) {
      List<Entry> own = sharing.stream().filter(entry -> isOf(offers, entry)).toList();
      if (offers.ownBudget().isPresent() && !own.isEmpty()) {
        assertThat(offers.ownBudget().get().fits(BlockText.lines(own))).isTrue();
        sharing.removeAll(own);
      }
    }
    assertThat(request.budget().fits(BlockText.of(sharing))).isTrue();
  }

  @Property(tries = 100)
  void everyCandidateHasOneVerdictAndItsPlace(@ForAll long seed) {
    Random random = new Random(seed);
    BlockCandidates candidates = candidates(random);
    InjectionBlock block = Memories.block(candidates, request(random));

    Stream<String> facts =
        candidates.specificFirst().stream()
            .flatMap(l -> l.newestFirst().stream())
            .map(SectionProperties::id);
    Stream<String> texts =
        candidates.sections().stream().flatMap(s -> s.mostWantedFirst().stream()).map(Item::id);
    assertThat(block.plan().entries())
        .extracting(Entry::id)
        .containsExactlyInAnyOrderElementsOf(Stream.concat(facts, texts).toList());
    assertThat(block.plan().included()).extracting(Entry::section).isSorted();
    assertThat(block.plan().omitted()).extracting(Entry::section).isSorted();
    assertThat(block.plan().omitted()).extracting(Entry::line).allMatch(String::isEmpty);
  }

  private static String id(Fact fact) {
    return fact.id().value();
  }

  @Property(tries = 50)
  void whatIsLeftOutOfAnySectionDecidesNothing(@ForAll long seed) {
    Random random = new Random(seed);
    BlockCandidates candidates = candidates(random);
    InjectionRequest request = request(random);
    InjectionBlock block = Memories.block(candidates, request);

    assertThat(block.plan().omitted())
        .allSatisfy(
            gone ->
                assertThat(Memories.block(without(candidates, gone.id()), request).text())
                    .isEqualTo(block.text()));
  }

  private static BlockCandidates without(BlockCandidates all, String gone) {
    List<LayerCandidates> facts =
        all.specificFirst().stream()
            .map(
                layer ->
                    new LayerCandidates(
                        layer.layer(),
                        layer.newestFirst().stream()
                            .filter(fact -> !fact.id().value().equals(gone))
                            .toList(),
                        layer.shadowingKeys(),
                        layer.tail()))
            .toList();
    return new BlockCandidates(
        facts, all.sections().stream().map(offers -> without(offers, gone)).toList());
  }

  private static SectionCandidates without(SectionCandidates all, String gone) {
    List<Item> rest =
        all.mostWantedFirst().stream().filter(item -> !item.id().equals(gone)).toList();
    return new SectionCandidates(all.section(), all.title(), all.form(), rest, all.ownBudget());
  }

  @Property(tries = 80)
  void noFactChangesThePrefix(@ForAll long seed) {
    Random random = new Random(seed);
    BlockCandidates candidates = candidates(random);
    InjectionRequest request = request(random).budget(Budget.characters(300 + random.nextInt(900)));
    List<LayerCandidates> others = List.of(LayerCandidates.of(Memories.PROJECT, facts(random)));

    InjectionBlock one = Memories.block(candidates, request);
    InjectionBlock other =
        Memories.block(new BlockCandidates(others, candidates.sections()), request);

    if (!one.isEmpty() && !other.isEmpty()) {
      assertThat(one.prefix()).isEqualTo(other.prefix());
      assertThat(one.prefixHash()).isEqualTo(other.prefixHash());
    }
  }

  @Property(tries = 80)
  void blockOfAnySectionsIsWellFormed(@ForAll long seed) {
    Random random = new Random(seed);
    InjectionBlock block = Memories.block(candidates(random), request(random));

    int expected = block.isEmpty() ? 1 : 2;
    assertThat(block.text().split("(?i)</memory4j>", -1)).hasSize(expected);
    assertThat(block.text().lines().filter(line -> line.startsWith("#")))
        .allMatch(line -> line.startsWith("## Of ") || line.equals("## About this project"));
    assertThat(block.text()).startsWith(block.prefix());
  }
}
