package io.memory4j.llm.transcript;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Short stand-ins for texts that are only compared, so that many can be kept. */
final class Hash {
  private Hash() {}

  /**
   * {@return the first 64 bits of the text's SHA-256} Nobody can make two texts share them cheaply.
   */
  static long of(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.UTF_8))).getLong();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("This Java runtime lacks SHA-256, which all must have.", e);
    }
  }
}
