package io.memory4j.core.text;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The first half of a SHA-256, over UTF-16 code units: other encodings lose lone surrogates. */
final class Sha256 {
  private static final int BYTES = 16;

  private Sha256() {}

  /** {@return 32 lower-case hex digits, of the text's UTF-16 units, high byte first} */
  static String hex(String text) {
    ByteBuffer units = ByteBuffer.allocate(text.length() * Character.BYTES);
    units.asCharBuffer().put(text);
    return HexFormat.of().formatHex(digest().digest(units.array()), 0, BYTES);
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError("every Java platform has SHA-256", impossible);
    }
  }
}
