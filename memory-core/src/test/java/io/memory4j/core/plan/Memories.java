package io.memory4j.core.plan;

import io.memory4j.Fact;
import io.memory4j.FactId;
import io.memory4j.Layer;
import io.memory4j.core.render.BlockText;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.LayerCandidates;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/** Sample layers and facts, and the block made from them. */
final class Memories {
  static final Layer PROJECT = Layer.project("/srv/acme/shop");
  static final Layer PERSON = Layer.person("ana");
  static final Instant T0 = Instant.parse("2026-01-01T00:00:00Z");

  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private Memories() {}

  static FactId id(Random random) {
    StringBuilder id = new StringBuilder("f");
    random.ints(12, 0, DIGITS.length()).forEach(digit -> id.append(DIGITS.charAt(digit)));
    return new FactId(id.toString());
  }

  /** Returns an id that is a number. */
  static FactId id(int number) {
    return new FactId("f" + String.format(Locale.ROOT, "%012d", number));
  }

  static Fact.Builder fact(int number, Layer layer, String content) {
    return Fact.builder(id(number), layer, content, T0);
  }

  static Fact fact(int number, String content) {
    return fact(number, PROJECT, content).build();
  }

  /** Returns a fact of random words, 20 to 120 code points long. */
  static Fact randomFact(Random random, Layer layer) {
    StringBuilder content = new StringBuilder("Fact");
    int chars = 20 + random.nextInt(101);
    while (content.length() < chars) {
      content.append(random.nextInt(6) == 0 ? ' ' : (char) ('a' + random.nextInt(26)));
    }
    content.setCharAt(chars - 1, '.');
    return Fact.builder(id(random), layer, content.substring(0, chars), T0).build();
  }

  /** Returns random facts, the newest first. */
  static List<Fact> randomFacts(int count, long seed, Layer layer) {
    Random random = new Random(seed);
    return IntStream.range(0, count).mapToObj(any -> randomFact(random, layer)).toList();
  }

  static LayerCandidates project(Fact... newestFirst) {
    return LayerCandidates.of(PROJECT, List.of(newestFirst));
  }

  static LayerCandidates person(Fact... newestFirst) {
    return LayerCandidates.of(PERSON, List.of(newestFirst));
  }

  static InjectionBlock block(BlockCandidates candidates, InjectionRequest request) {
    BlockInjector injector = BlockInjector.ofDefaults();
    return injector.render(injector.plan(candidates, request));
  }

  static InjectionBlock block(List<LayerCandidates> specificFirst, InjectionRequest request) {
    return block(BlockCandidates.ofFacts(specificFirst), request);
  }

  static InjectionBlock block(LayerCandidates... specificFirst) {
    return block(List.of(specificFirst), InjectionRequest.ofDefaults());
  }

  /** Returns a request that leaves some code points for headings and facts. */
  static InjectionRequest share(int chars) {
    return InjectionRequest.ofDefaults()
        .budget(Budget.characters(BlockText.frame().length() + chars));
  }

  static <T> List<T> without(List<T> all, int index) {
    List<T> rest = new ArrayList<>(all);
    rest.remove(index);
    return rest;
  }
}
