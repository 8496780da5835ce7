package io.memory4j.core.quarantine;

import java.util.Base64;
import java.util.HexFormat;

/**
 * Recognises encoded text: runs of base64 or hex digits that decode to words, and runs so long that
 * no digest, key or id has them. Escaped letters are {@link Escapes}.
 */
final class Blobs {
  private static final int MIN_BASE64 = 16;
  private static final int MIN_HEX = 24;

  /** A 1,024-bit signature has 172 characters; what is longer is content. */
  private static final int MAX_RUN = 200;

  /** Digits of base64 that hold whole bytes. */
  private static final int GROUP = 4;

  private Blobs() {}

  static boolean isIn(String text) {
    int at = 0;
    while (at < text.length()) {
      int end = endOfRun(text, at);
      if (end - at >= MIN_BASE64 && isBlob(text.substring(at, end))) {
        return true;
      }
      at = Math.max(end, at + 1);
    }
    return Escapes.isIn(text);
  }

  private static int endOfRun(String text, int from) {
    int at = from;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isDigit(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || "+/-_".indexOf(c) >= 0;
  }

  private static boolean isBlob(String run) {
    return run.length() > MAX_RUN || isHexOfWords(run) || isBase64OfWords(run);
  }

  private static boolean isHexOfWords(String run) {
    boolean hex = run.chars().allMatch(HexFormat::isHexDigit);
    return hex
        && run.length() >= MIN_HEX
        && DecodedWords.areIn(HexFormat.of().parseHex(run.substring(run.length() % 2)));
  }

  /** Tries each place in a group where the encoded text may begin, as a name may stand before. */
  private static boolean isBase64OfWords(String run) {
    String digits = run.replace('-', '+').replace('_', '/');
    for (int skipped = 0; skipped < GROUP; skipped++) {
      int length = (digits.length() - skipped) / GROUP * GROUP;
      String whole = digits.substring(skipped, skipped + length);
      if (DecodedWords.areIn(Base64.getDecoder().decode(whole))) {
        return true;
      }
    }
    return false;
  }
}
