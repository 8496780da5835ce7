package io.memory4j.core.quarantine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The marks of the corpus, in mathematical white square brackets:
 *
 * <ul>
 *   <li>{@code U+200B}: that character;
 *   <li>{@code base64 text}, {@code hex text}: the text, encoded;
 *   <li>{@code tags text}: the text in the tag characters of plane 14;
 *   <li>{@code times 20 text}: the text, that many times;
 *   <li>{@code noise 40}, {@code hexnoise 40}: letters and digits, or hex digits, without sense.
 * </ul>
 */
final class CorpusMark {
  private static final Pattern CHARACTER = Pattern.compile("\u27E6U\\+([0-9A-F]+)\u27E7");
  private static final Pattern MARK = Pattern.compile("\u27E6([a-z0-9]+) ([^\u27E7]*)\u27E7");
  private static final int TAG = 0xE0000;

  private CorpusMark() {}

  static String expand(String id, String text) {
    String plain = CHARACTER.matcher(text).replaceAll(CorpusMark::character);
    return MARK.matcher(plain)
        .replaceAll(
            mark -> Matcher.quoteReplacement(value(mark.group(1), mark.group(2), id + plain)));
  }

  private static String character(MatchResult mark) {
    return Matcher.quoteReplacement(Character.toString(Integer.parseInt(mark.group(1), 16)));
  }

  private static String value(String name, String text, String seed) {
    return switch (name) {
      case "base64" -> Base64.getEncoder().encodeToString(text.getBytes(UTF_8));
      case "hex" -> HexFormat.of().formatHex(text.getBytes(UTF_8));
      case "tags" -> tags(text);
      case "times" -> times(text);
      case "noise" -> noise(seed, Integer.parseInt(text), false);
      case "hexnoise" -> noise(seed, Integer.parseInt(text), true);
      default -> throw new IllegalArgumentException("unknown mark " + name);
    };
  }

  private static String tags(String text) {
    StringBuilder tags = new StringBuilder();
    text.chars().forEach(c -> tags.appendCodePoint(TAG + c));
    return tags.toString();
  }

  private static String times(String text) {
    int blank = text.indexOf(' ');
    return text.substring(blank + 1).repeat(Integer.parseInt(text.substring(0, blank)));
  }

  private static String noise(String seed, int length, boolean hex) {
    StringBuilder noise = new StringBuilder();
    while (noise.length() < length) {
      byte[] bytes = ScreenCorpus.sha256(seed + noise.length());
      noise.append(
          hex
              ? HexFormat.of().formatHex(bytes)
              : Base64.getEncoder().withoutPadding().encodeToString(bytes));
    }
    return noise.substring(0, length);
  }
}
