package io.memory4j.core.redact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Expands the expressions of a corpus text, each between « and ».
 *
 * <p>{@code «nl»} is a line feed. Anything else is a secret made of parts separated by tildes: a
 * literal, an alphabet, a length, and so on in threes, as in {@code «ghp_~an~36»}. A first literal
 * of {@code !} makes the generated text innocent. An alphabet of one letter that names none repeats
 * that letter. The same id always gives the same text.
 */
record CorpusTemplate(String text, List<String> secrets) {
  private static final String LOWER = "abcdefghijklmnopqrstuvwxyz";
  private static final String UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String DIGITS = "0123456789";

  static CorpusTemplate expand(String id, String template) {
    Random random = new Random(id.hashCode());
    StringBuilder text = new StringBuilder();
    List<String> secrets = new ArrayList<>();
    int from = 0;
    for (int open = template.indexOf('«'); open >= 0; open = template.indexOf('«', from)) {
      int close = template.indexOf('»', open);
      text.append(template, from, open);
      append(template.substring(open + 1, close), random, text, secrets);
      from = close + 1;
    }
    text.append(template, from, template.length());
    return new CorpusTemplate(text.toString(), List.copyOf(secrets));
  }

  private static void append(
      String expression, Random random, StringBuilder text, List<String> secrets) {
    if (expression.equals("nl")) {
      text.append('\n');
    } else if (expression.startsWith("!~")) {
      text.append(generate(expression.substring(1), random));
    } else {
      String secret = generate(expression, random);
      text.append(secret);
      secrets.add(secret);
    }
  }

  private static String generate(String expression, Random random) {
    List<String> parts = List.of(expression.split("~", -1));
    StringBuilder value = new StringBuilder();
    for (int part = 0; part < parts.size(); part += 3) {
      value.append(parts.get(part));
      if (part + 2 < parts.size()) {
        value.append(letters(parts.get(part + 1), Integer.parseInt(parts.get(part + 2)), random));
      }
    }
    return value.toString();
  }

  /** Takes one character of each class first, so that a short text is still of its kind. */
  private static String letters(String alphabet, int length, Random random) {
    List<String> classes = classes(alphabet);
    String all = String.join("", classes);
    List<Character> letters = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      String from = i < classes.size() ? classes.get(i) : all;
      letters.add(from.charAt(random.nextInt(from.length())));
    }
    Collections.shuffle(letters, random);
    StringBuilder text = new StringBuilder();
    letters.forEach(text::append);
    return text.toString();
  }

  private static List<String> classes(String alphabet) {
    return switch (alphabet) {
      case "an" -> List.of(LOWER, UPPER, DIGITS);
      case "b64" -> List.of(LOWER, UPPER, DIGITS, "+/");
      case "dig" -> List.of(DIGITS);
      case "hex" -> List.of("abcdef", DIGITS);
      case "let" -> List.of(LOWER, UPPER);
      case "low" -> List.of(LOWER, DIGITS);
      case "pw" -> List.of(LOWER, UPPER, DIGITS, "!#%^*_+-");
      case "up" -> List.of(UPPER, DIGITS);
      case "url" -> List.of(LOWER, UPPER, DIGITS, "-_");
      default -> List.of(alphabet);
    };
  }
}
