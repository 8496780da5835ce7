package io.memory4j.core.record;

import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import java.util.random.RandomGenerator;

/**
 * Makes ids: the letter of the kind and 12 characters of lower-case Crockford base 32, which hold
 * 60 random bits. As thread-safe as its source.
 *
 * <p>Source of the alphabet: Douglas Crockford, "Base 32".
 */
public final class RecordIds {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int LENGTH = 12;

  private final RandomGenerator random;

  /**
   * Makes ids from a source.
   *
   * @param random the source; must be safe for use by multiple threads
   */
  public RecordIds(RandomGenerator random) {
    this.random = random;
  }

  /**
   * {@return a new id}
   *
   * @param kind the kind of the record to be named
   */
  public RecordId next(RecordKind kind) {
    StringBuilder id = new StringBuilder(LENGTH + 1).append(RecordKinds.letter(kind));
    long bits = random.nextLong();
    for (int i = 0; i < LENGTH; i++) {
      id.append(ALPHABET.charAt((int) (bits >>> (5 * i)) & 31));
    }
    return new RecordId(id.toString());
  }

  /**
   * {@return random bytes}
   *
   * @param count how many
   */
  public byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
