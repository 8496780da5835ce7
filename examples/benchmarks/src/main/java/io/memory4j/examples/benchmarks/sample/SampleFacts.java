package io.memory4j.examples.benchmarks.sample;

import io.memory4j.Layer;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.core.text.Keywords;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * Made-up facts by number: some 116 characters and two of 50 tags each, every one with a key of its
 * own, dealt out to layers in turn. Immutable and thread-safe.
 *
 * @param layers how many layers there are
 */
public record SampleFacts(int layers) {
  /** How many facts hold {@link #SELDOM}, in a store of any size. */
  public static final int SELDOM_FACTS = 10;

  /** A word in ten facts. */
  public static final String SELDOM = "quixotry";

  private static final String ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int MIN_WORDS = 14;
  private static final int MORE_WORDS = 6;
  private static final int TAGS = 50;
  private static final long FIRST_SECOND = 1_760_000_000L;

  /**
   * {@return the layer of a fact}
   *
   * @param number the fact's number
   */
  public Layer layer(int number) {
    return Layer.project("p" + number % layers);
  }

  /**
   * {@return the id of a fact; looks random, as core's do}
   *
   * @param number the fact's number
   */
  public static RecordId id(int number) {
    long bits = random(number).nextLong();
    StringBuilder id = new StringBuilder("f");
    for (int i = 0; i < 12; i++) {
      id.append(ID_LETTERS.charAt((int) (bits & 31)));
      bits >>>= 5;
    }
    return new RecordId(id.toString());
  }

  /** Seeds that follow each other would begin alike. */
  private static Random random(int number) {
    return new Random(number * 0x9E3779B97F4A7C15L);
  }

  /**
   * {@return the statement of a fact}
   *
   * @param number the fact's number
   */
  public static String content(int number) {
    Random random = random(number);
    int words = MIN_WORDS + random.nextInt(MORE_WORDS);
    StringBuilder content = new StringBuilder();
    for (int i = 0; i < words; i++) {
      content.append(i == 0 ? "" : " ").append(Vocabulary.any(random));
    }
    return content + (number < SELDOM_FACTS ? " " + SELDOM : "") + " " + number;
  }

  /**
   * {@return the two tags of a fact}
   *
   * @param number the fact's number
   */
  public static List<String> tags(int number) {
    Random random = random(~number);
    int first = random.nextInt(TAGS);
    int second = (first + 1 + random.nextInt(TAGS - 1)) % TAGS;
    return List.copyOf(new TreeSet<>(List.of("tag" + first, "tag" + second)));
  }

  /**
   * {@return the key of a fact}
   *
   * @param number the fact's number
   */
  public static String key(int number) {
    return "key-" + number;
  }

  /**
   * {@return a fact as core would write it}
   *
   * @param number the fact's number
   */
  public NewRecord record(int number) {
    String content = content(number);
    Instant said = Instant.ofEpochSecond(FIRST_SECOND + number);
    RecordBody body =
        RecordBody.builder(layer(number), RecordKinds.FACT)
            .key(key(number))
            .content(content)
            .keywords(Keywords.of(content))
            .category("general")
            .tags(tags(number))
            .fingerprint(Fingerprint.of(content))
            .times(said, said, said)
            .build();
    return new NewRecord(id(number), body);
  }
}
