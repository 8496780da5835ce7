package io.memory4j.core.redact;

import java.util.List;
import java.util.Locale;

/** Texts that stand where a secret would stand: variables, templates, masks and instructions. */
final class Placeholders {
  private static final String MASKS = "xX*.-_•#?0…●";

  /** So many characters beside a mask are more than the known start of a key. */
  private static final int MIN_REST = 8;

  private static final List<String> INSTRUCTIONS =
      List.of(
          "your",
          "replace",
          "changeme",
          "changeit",
          "insert",
          "placeholder",
          "example",
          "redacted",
          "todo",
          "hidden",
          "masked",
          "dummy",
          "enter",
          "fixme",
          "removed",
          "omitted",
          "mytoken",
          "mypassword",
          "mysecret",
          "myapikey");

  private Placeholders() {}

  static boolean matches(String value) {
    return value.isBlank()
        || isMask(value)
        || isTemplate(value)
        || isVariable(value)
        || isInstruction(value);
  }

  /** Returns whether one mask character is repeated, or a short start of a key is masked. */
  private static boolean isMask(String value) {
    char first = value.charAt(0);
    if (MASKS.indexOf(first) >= 0 && value.chars().allMatch(c -> c == first)) {
      return true;
    }
    boolean masked = value.contains("xxxx") || value.contains("XXXX") || value.contains("***");
    boolean cut = value.contains("...") || value.contains("…");
    Strength rest = Strength.of(value.replace("x", "").replace("X", ""));
    boolean mostlyMask = masked && rest.digits() == 0 && rest.letters() < MIN_REST;
    return mostlyMask || (cut && rest.longestRun() < MIN_REST);
  }

  private static boolean isTemplate(String value) {
    return isBracketed(value, "{}")
        || isBracketed(value, "<>")
        || isBracketed(value, "[]")
        || isBracketed(value, "()")
        || value.startsWith("<%")
        || value.startsWith("#{")
        || value.startsWith("@{")
        || value.startsWith("%(")
        || value.contains("%s");
  }

  /** Returns whether a value starts with a bracket that is closed, or that only a name follows. */
  private static boolean isBracketed(String value, String brackets) {
    boolean opened = value.charAt(0) == brackets.charAt(0);
    boolean name = opened && Alphabet.WORD.end(value, 1) == value.length();
    return name || (opened && value.indexOf(brackets.charAt(1)) > 0);
  }

  private static boolean isVariable(String value) {
    char first = value.charAt(0);
    String rest = value.substring(1);
    if (first == '$') {
      boolean name = Alphabet.URL_SAFE_DOTS.end(rest, 0) == rest.length();
      boolean startsName = !rest.isEmpty() && !Alphabet.DIGITS.has(rest.charAt(0));
      return rest.startsWith("{")
          || rest.startsWith("(")
          || (startsName && (name || rest.indexOf(':') > 0));
    }
    boolean percent = first == '%' && Alphabet.WORD.end(rest, 0) >= rest.length() - 1;
    return percent && (rest.endsWith("%") || rest.length() == 1);
  }

  private static boolean isInstruction(String value) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (Alphabet.DIGITS.has(c)) {
        return false;
      }
      if (Character.isLetter(c)) {
        letters.append(c);
      }
    }
    String word = letters.toString().toLowerCase(Locale.ROOT);
    return INSTRUCTIONS.stream().anyMatch(word::startsWith);
  }
}
