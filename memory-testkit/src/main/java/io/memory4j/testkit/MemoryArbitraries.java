package io.memory4j.testkit;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.store.Link;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.RecordStatus;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Random memory for properties. Ids, layers, keys, fingerprints, tags and words come from small
 * sets, so that records meet; texts hold twelve scripts and what has broken stores before.
 */
public final class MemoryArbitraries {
  private static final List<Layer> LAYERS = List.of(Samples.SHOP, Samples.BLOG, Samples.ANA);
  private static final List<RecordKind> KINDS = List.of(Samples.FACT, Samples.RULE, Samples.JOB);
  private static final List<String> LATIN =
      List.of("alpha", "alphabet", "beta", "running", "runner", "forerunning", "caf\u00e9", "cafe");

  private MemoryArbitraries() {}

  /** {@return ids, of which there are 12} */
  public static Arbitrary<RecordId> ids() {
    return Arbitraries.longs().between(1, 12).map(Samples::id);
  }

  /** {@return layers, of which there are three} */
  public static Arbitrary<Layer> layers() {
    return Arbitraries.of(LAYERS);
  }

  /** {@return kinds, of which there are three; one is not searched} */
  public static Arbitrary<RecordKind> kinds() {
    return Arbitraries.of(KINDS);
  }

  /** {@return statuses, mostly ACTIVE} */
  public static Arbitrary<RecordStatus> statuses() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, Arbitraries.just(RecordStatus.ACTIVE)),
        Tuple.of(1, Arbitraries.of(RecordStatus.class)));
  }

  /** {@return words of twelve scripts, lower-case and not blank} */
  public static Arbitrary<String> words() {
    return Arbitraries.oneOf(Arbitraries.of(LATIN), Arbitraries.of(Scripts.WORDS));
  }

  /** {@return texts of up to six words or odd pieces; may be empty, blank or hold NUL} */
  public static Arbitrary<String> texts() {
    Arbitrary<String> piece =
        Arbitraries.frequencyOf(
            Tuple.of(6, words()),
            Tuple.of(1, Arbitraries.of(Texts.ODD)),
            Tuple.of(1, Arbitraries.strings().ofMaxLength(5).map(MemoryArbitraries::whole)));
    return piece.list().ofMaxSize(6).map(pieces -> String.join(" ", pieces));
  }

  /** Replaces what is half a surrogate pair, which core never sends. */
  private static String whole(String text) {
    StringBuilder whole = new StringBuilder();
    text.codePoints()
        .map(point -> Character.getType(point) == Character.SURROGATE ? 0xFFFD : point)
        .forEach(whole::appendCodePoint);
    return whole.toString();
  }

  /** {@return keys that are well formed and odd ones, from a small set} */
  public static Arbitrary<String> keys() {
    return Arbitraries.of("a", "b", "B", "a.b", "\uE000", "\uD83D\uDE00", "a%", "_");
  }

  /** {@return tags from a small set} */
  public static Arbitrary<String> tags() {
    return Arbitraries.of("java", "Java", "two words", "%", "\u6771\u4EAC");
  }

  /** {@return links from a small set of targets, records among them} */
  public static Arbitrary<Link> links() {
    return Combinators.combine(Arbitraries.of(Relation.class), refs()).as(Link::new);
  }

  /** {@return references to the records of {@link #ids} and to two episodes} */
  public static Arbitrary<Ref> refs() {
    return Arbitraries.oneOf(
        ids().map(Ref::record), Arbitraries.of(Ref.episode("e1"), Ref.episode("e'2")));
  }

  /** {@return instants around {@link Samples#START}, to the nanosecond} */
  public static Arbitrary<Instant> instants() {
    return Arbitraries.longs().between(-3, 3).map(Samples.START::plusNanos);
  }

  /** {@return authors of every role} */
  public static Arbitrary<Provenance> provenances() {
    Arbitrary<Provenance> roles =
        Arbitraries.of(AuthorRole.class).map(role -> Provenance.builder(role).build());
    Arbitrary<Provenance> persons = Arbitraries.of("ana", "bob'").map(Provenance::person);
    return Arbitraries.oneOf(roles, persons);
  }

  /** {@return bodies of every layer, kind and status} */
  public static Arbitrary<RecordBody> bodies() {
    // Parts that change a builder are several times faster here than arbitraries made by flatMap.
    return Combinators.combine(layers(), kinds(), names(), texts(texts()), marks(), times())
        .as(
            (layer, kind, names, texts, marks, times) -> {
              RecordBody.Builder builder = RecordBody.builder(layer, kind);
              List.of(names, texts, marks, times).forEach(part -> part.accept(builder));
              return builder.build();
            });
  }

  private static Arbitrary<Consumer<RecordBody.Builder>> names() {
    return Combinators.combine(
            statuses(),
            keys().optional(0.4),
            Arbitraries.of("h1", "h2", "h3").optional(0.3),
            Arbitraries.of("", "style", "Style'"))
        .as(
            (status, key, fingerprint, category) ->
                builder ->
                    builder
                        .status(status)
                        .key(key.orElse(""))
                        .fingerprint(fingerprint.orElse(""))
                        .category(category));
  }

  private static Arbitrary<Consumer<RecordBody.Builder>> texts(Arbitrary<String> texts) {
    return Combinators.combine(texts, texts.optional(0.3), words().optional(0.3))
        .as(
            (content, detail, keywords) ->
                builder ->
                    builder
                        .content(content)
                        .detail(detail.orElse(""))
                        .keywords(keywords.orElse(""))
                        .attribute("a", content));
  }

  private static Arbitrary<Consumer<RecordBody.Builder>> marks() {
    return Combinators.combine(tags().set().ofMaxSize(2), links().set().ofMaxSize(2), provenances())
        .as(
            (tags, links, provenance) ->
                builder -> builder.tags(tags).links(links).provenance(provenance));
  }

  private static Arbitrary<Consumer<RecordBody.Builder>> times() {
    return Combinators.combine(
            instants(),
            instants().optional(0.4),
            instants().optional(0.2),
            instants().optional(0.2))
        .as(
            (observed, due, from, until) ->
                builder -> {
                  builder.times(Samples.START, Samples.START, observed);
                  due.ifPresent(builder::dueAt);
                  from.ifPresent(builder::validFrom);
                  until.ifPresent(builder::validUntil);
                });
  }

  /** {@return search terms as core makes them: words, beginnings and inner parts of words} */
  public static Arbitrary<String> terms() {
    return Combinators.combine(
            words(), Arbitraries.integers().between(0, 3), Arbitraries.integers().between(1, 9))
        .as(MemoryArbitraries::part);
  }

  private static String part(String word, int from, int length) {
    int[] points = word.codePoints().toArray();
    int start = from >= points.length || from == 3 ? 0 : from;
    return new String(points, start, Math.min(length, points.length - start));
  }

  /** {@return search terms that some query language would understand} */
  public static Arbitrary<String> hostileQueries() {
    return Arbitraries.of(Texts.HOSTILE);
  }

  /** {@return names of files and folders that have surprised programs before; none is a path} */
  public static Arbitrary<String> fileNames() {
    return Arbitraries.of(
        "a",
        "a b",
        "-rf",
        ".hidden",
        "a'b",
        "a\"b",
        "a%20b",
        "a;b",
        "a#b",
        "a?b",
        "a&b=c",
        "\u00fc\u6771",
        "e\u0301",
        "CON",
        "a.",
        "~",
        "$HOME",
        "a\nb",
        "x".repeat(200));
  }

  /** {@return sets of layers; empty means all} */
  static Arbitrary<Set<Layer>> layerSets() {
    return layers().set().ofMaxSize(2);
  }

  /** {@return sets of kinds; empty means all} */
  static Arbitrary<Set<RecordKind>> kindSets() {
    return kinds().set().ofMaxSize(2);
  }
}
