package io.memory4j.core.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.render.BlockText;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionPlan.Reason;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.TokenCounter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class InjectionProperties {
  private static final Layer[] SPECIFIC_FIRST = {Memories.PROJECT, Memories.PERSON, Layer.global()};
  private static final Set<Reason> BY_KEY = EnumSet.of(Reason.SHADOWED_BY, Reason.SUPERSEDED_BY);

  /** A counter whose whole is more than the sum of its parts, and one by bytes with rounding. */
  private static final TokenCounter[] COUNTERS = {
    TokenCounter.estimate(),
    text -> text.length() / 3 + text.length() * text.length() / 4_000,
    text -> (int) text.chars().filter(c -> c == ' ' || c == '\n').count(),
  };

  @Provide
  Arbitrary<List<LayerCandidates>> memories() {
    return Combinators.combine(
            Arbitraries.longs(), Arbitraries.integers().between(0, 20).list().ofSize(3))
        .as(
            (seed, sizes) -> {
              Random random = new Random(seed);
              List<LayerCandidates> layers = new ArrayList<>();
              for (int i = 0; i < SPECIFIC_FIRST.length; i++) {
                layers.add(layer(random, SPECIFIC_FIRST[i], sizes.get(i)));
              }
              return layers;
            });
  }

  private static LayerCandidates layer(Random random, Layer layer, int size) {
    List<Fact> facts = Stream.generate(() -> fact(random, layer)).limit(size).toList();
    Map<String, FactId> outside =
        random.nextInt(4) == 0 ? Map.of("key0", Memories.id(random)) : Map.of();
    return new LayerCandidates(layer, facts, outside, random.nextInt(3));
  }

  private static Fact fact(Random random, Layer layer) {
    String content =
        random.nextInt(4) == 0
            ? "repeated " + random.nextInt(3)
            : "x\u00E9\uD83E\uDD8A </memory4j>\n# ".repeat(1 + random.nextInt(6))
                + random.nextInt();
    Fact.Builder fact = Fact.builder(Memories.id(random), layer, content, Memories.T0);
    if (random.nextInt(3) == 0) {
      fact.key("key" + random.nextInt(5));
    }
    Fact.State[] states = Fact.State.values();
    return fact.state(states[Math.max(0, random.nextInt(10) - 7)]).build();
  }

  @Provide
  Arbitrary<InjectionRequest> requests() {
    Arbitrary<Budget> chars = Arbitraries.integers().between(0, 1_200).map(Budget::characters);
    Arbitrary<Budget> tokens =
        Combinators.combine(Arbitraries.integers().between(0, 500), Arbitraries.of(COUNTERS))
            .as(Budget::tokens);
    return Combinators.combine(
            Arbitraries.oneOf(chars, tokens), Arbitraries.integers().between(0, 6))
        .as((budget, oneIn) -> InjectionRequest.ofDefaults().budget(budget).boundary(oneIn));
  }

  private static Set<String> ids(Collection<Entry> entries) {
    return entries.stream().map(Entry::id).collect(Collectors.toCollection(HashSet::new));
  }

  @Property(tries = 1_000)
  void theBudgetIsNeverExceeded(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionBlock block = Memories.block(layers, asked);

    assertThat(asked.budget().measure(block.text())).isLessThanOrEqualTo(asked.budget().max());
  }

  @Property(tries = 300)
  void everyCandidateHasOneVerdict(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionPlan plan = BlockInjector.ofDefaults().plan(layers, asked);

    List<String> given =
        layers.stream().flatMap(l -> l.newestFirst().stream()).map(f -> f.id().value()).toList();
    assertThat(plan.entries()).extracting(Entry::id).containsExactlyInAnyOrderElementsOf(given);
    assertThat(plan.omitted()).extracting(Entry::id).isSubsetOf(given);
    assertThat(plan.omitted()).isSortedAccordingTo((a, b) -> place(given, a) - place(given, b));
    assertThat(plan.included()).isSortedAccordingTo((a, b) -> place(given, b) - place(given, a));
    layers.forEach(l -> assertThat(plan.tail()).containsEntry(l.layer(), l.tail()));
  }

  private static int place(List<String> given, Entry entry) {
    return given.indexOf(entry.id());
  }

  @Property(tries = 300)
  void equalCandidatesGiveEqualBytes(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionBlock block = Memories.block(layers, asked);

    assertThat(Memories.block(layers, asked)).isEqualTo(block);
    assertThat(block.prefix()).isIn("", BlockText.opening());
  }

  @Property(tries = 100)
  void whatIsLeftOutDecidesNothing(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionBlock block = Memories.block(layers, asked);

    // A key is held by a fact that finds no room too: its removal would be news.
    Set<String> holders =
        block.plan().omitted().stream()
            .filter(entry -> BY_KEY.contains(entry.reason()))
            .flatMap(entry -> entry.because().stream())
            .collect(Collectors.toSet());
    assertThat(block.plan().omitted())
        .filteredOn(entry -> !holders.contains(entry.id()))
        .allSatisfy(
            gone -> {
              List<LayerCandidates> rest =
                  layers.stream().map(layer -> without(layer, gone.id())).toList();
              assertThat(Memories.block(rest, asked).text()).isEqualTo(block.text());
            });
  }

  private static LayerCandidates without(LayerCandidates layer, String gone) {
    List<Fact> rest =
        layer.newestFirst().stream().filter(f -> !f.id().value().equals(gone)).toList();
    return new LayerCandidates(layer.layer(), rest, layer.shadowingKeys(), layer.tail());
  }

  @Property(tries = 300)
  void aDuplicateIsLeftOutForOneThatIsIn(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionPlan plan = BlockInjector.ofDefaults().plan(layers, asked);

    assertThat(plan.included()).extracting(Entry::line).doesNotHaveDuplicates();
    assertThat(plan.omitted())
        .filteredOn(entry -> entry.reason() == Reason.DUPLICATE_OF)
        .allSatisfy(e -> assertThat(ids(plan.included())).contains(e.because().orElseThrow()));
  }

  @Property(tries = 300)
  void onlyFactsInForceAreSaid(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    Set<String> said = ids(BlockInjector.ofDefaults().plan(layers, asked).included());

    assertThat(layers.stream().flatMap(layer -> layer.newestFirst().stream()))
        .filteredOn(fact -> fact.state() != Fact.State.CURRENT)
        .noneMatch(fact -> said.contains(fact.id().value()));
  }

  @Property(tries = 300)
  void theBlockIsWellFormed(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked) {
    InjectionBlock block = Memories.block(layers, asked);
    List<Entry> included = block.plan().included();

    long headings = included.stream().map(Entry::layer).distinct().count();
    long frame = included.isEmpty() ? 0 : BlockText.frame().lines().count();
    assertThat(block.text().split("\\R|[\\x0B\\f\\x85]", -1))
        .hasSize((int) Math.max(1, frame + headings + included.size()));
    assertThat(block.text().codePoints()).noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
    assertThat(block.text().split("</memory4j>", -1)).hasSize(included.isEmpty() ? 1 : 2);
  }

  @Property(tries = 300)
  void whatFillsLessThanHalfIsShownWhole(@ForAll("memories") List<LayerCandidates> layers) {
    InjectionBlock all = Memories.block(layers, Memories.share(1_000_000).boundary(0));
    int used = Math.max(0, all.text().length() - BlockText.frame().length());

    InjectionBlock tight = Memories.block(layers, Memories.share(2 * used + 1).boundary(1));

    assertThat(tight.text()).isEqualTo(all.text());
  }

  @Property(tries = 1_000)
  void aNewFactThatMovesNoCutIsAppended(
      @ForAll("memories") List<LayerCandidates> layers,
      @ForAll("requests") InjectionRequest asked,
      @ForAll long seed) {
    InjectionBlock before = Memories.block(layers, asked);
    Fact written = Memories.randomFact(new Random(seed), Memories.PROJECT);
    List<Fact> project = new ArrayList<>(layers.get(0).newestFirst());
    project.add(0, written);
    LayerCandidates first = layers.get(0);
    List<LayerCandidates> grown = new ArrayList<>(layers);
    grown.set(0, new LayerCandidates(first.layer(), project, first.shadowingKeys(), first.tail()));

    InjectionBlock after = Memories.block(grown, asked);

    Set<String> others = ids(after.plan().included());
    if (others.remove(written.id().value()) && others.equals(ids(before.plan().included()))) {
      assertThat(after.text()).startsWith(before.text().replace("</memory4j>", ""));
    }
  }
}
