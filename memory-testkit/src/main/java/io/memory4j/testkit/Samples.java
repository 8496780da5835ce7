package io.memory4j.testkit;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.store.JournalDraft;
import io.memory4j.store.Link;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Layers, kinds, ids and bodies for tests. */
public final class Samples {
  /** When sample bodies were recorded. */
  public static final Instant START = Instant.parse("2026-01-05T09:00:00Z");

  /** The global layer. */
  public static final Layer GLOBAL = Layer.global();

  /** A project. */
  public static final Layer SHOP = Layer.project("shop");

  /** Another project. */
  public static final Layer BLOG = Layer.project("blog");

  /** A person. */
  public static final Layer ANA = Layer.person("ana");

  /** A kind that is searched. */
  public static final RecordKind FACT = new RecordKind("FACT", true);

  /** Another kind that is searched. */
  public static final RecordKind RULE = new RecordKind("RULE", true);

  /** A kind that is not searched. */
  public static final RecordKind JOB = new RecordKind("JOB", false);

  private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

  private Samples() {}

  /**
   * {@return the id {@code f} and a number in base 32, the same for the same number}
   *
   * @param number 0 or more
   */
  public static RecordId id(long number) {
    StringBuilder digits = new StringBuilder();
    for (int shift = 55; shift >= 0; shift -= 5) {
      digits.append(DIGITS.charAt((int) (number >>> shift) & 31));
    }
    return new RecordId("f" + digits);
  }

  /**
   * {@return an ACTIVE fact of the project {@link #SHOP}}
   *
   * @param content its text
   */
  public static RecordBody body(String content) {
    return body(SHOP, FACT, content);
  }

  /**
   * {@return an ACTIVE body}
   *
   * @param layer its layer
   * @param kind its kind
   * @param content its text
   */
  public static RecordBody body(Layer layer, RecordKind kind, String content) {
    return RecordBody.builder(layer, kind).content(content).times(START, START, START).build();
  }

  /**
   * {@return an ACTIVE fact of the project {@link #SHOP} with a key}
   *
   * @param key its key
   * @param content its text
   */
  public static RecordBody keyed(String key, String content) {
    return body(content).toBuilder().key(key).build();
  }

  /**
   * {@return a body of the project {@link #SHOP} in which every part is set}
   *
   * @param word stands in each of its texts, its key and its fingerprint
   */
  public static RecordBody full(String word) {
    return body("content " + word).toBuilder()
        .key("key." + word)
        .detail("detail " + word)
        .keywords("keywords " + word)
        .category("category " + word)
        .tags(Set.of("tag " + word, "tag"))
        .attribute("name " + word, "value " + word)
        .fingerprint("fingerprint " + word)
        .provenance(provenance(word))
        .links(
            Set.of(
                new Link(Relation.DERIVED_FROM, Ref.episode("episode " + word)),
                new Link(Relation.EVIDENCE, Ref.person("person " + word))))
        .dueAt(START.plusSeconds(1))
        .validFrom(START.plusSeconds(2))
        .validUntil(START.plusSeconds(3))
        .times(START.plusSeconds(4), START.plusSeconds(5), START.plusSeconds(6))
        .build();
  }

  private static Provenance provenance(String word) {
    return Provenance.builder(AuthorRole.PERSON)
        .personId("person " + word)
        .session("session " + word)
        .turn(7)
        .line(8)
        .workspace("/srv/" + word)
        .evidence("evidence " + word)
        .references(List.of("https://example.org/" + word, "b", "b"))
        .build();
  }

  /**
   * {@return a record to be inserted: {@link #id} and {@link #body(String)}}
   *
   * @param number the id's number
   * @param content the text
   */
  public static NewRecord fresh(long number, String content) {
    return new NewRecord(id(number), body(content));
  }

  /**
   * {@return a journal entry of the project {@link #SHOP}, of weight 1 and without a once-key}
   *
   * @param type what happened
   * @param subject what it is about
   */
  public static JournalDraft event(String type, Ref subject) {
    return new JournalDraft(SHOP, type, subject, START, 1, Optional.empty(), new TreeMap<>());
  }

  /**
   * {@return a journal entry of the project {@link #SHOP} that is admitted once}
   *
   * @param type what happened
   * @param subject what it is about
   * @param once its once-key
   */
  public static JournalDraft onceEvent(String type, Ref subject, String once) {
    return new JournalDraft(SHOP, type, subject, START, 1, Optional.of(once), new TreeMap<>());
  }
}
