package io.memory4j.core.redact;

/**
 * Decides whether a named value is a secret, or a placeholder, a reference, code or prose.
 *
 * <p>The weaker the link between name and value, the more a value must look made by a machine.
 */
final class Judge {
  private static final int MIN_PASSWORD = 4;
  private static final int MIN_WORD = 3;
  private static final int MIN_TOKEN = 6;
  private static final int MIN_BARE = 10;
  private static final int MIN_PLAIN_TOKEN = 16;
  private static final int MIN_NUMBER_TOKEN = 12;

  /** Signs that hardly stand within words. */
  private static final String ODD = "!@#$%^&*?+~";

  private Judge() {}

  static boolean isSecret(Candidate candidate) {
    String content = candidate.content();
    if (!fits(candidate) || Placeholders.matches(content) || References.matches(content)) {
      return false;
    }
    if (candidate.kind() == KeyKind.BASIC) {
      return isBasic(candidate, content);
    }
    if (!candidate.value().quoted() && CodeShapes.matches(content, candidate.behind())) {
      return false;
    }
    if (Alphabet.BLANKS.has(content.charAt(0)) || content.indexOf(' ') >= 0) {
      return candidate.kind() == KeyKind.PASSPHRASE && candidate.link().strong();
    }
    Strength strength = Strength.of(content);
    if (strength.digits() == content.length()) {
      return isNumber(candidate, content.length());
    }
    boolean word = strength.digits() == 0 && isWordLike(content);
    return word ? isWord(candidate, strength, content) : isMixture(candidate, strength, content);
  }

  /** Returns whether such a name and such a link go together. */
  private static boolean fits(Candidate candidate) {
    boolean parameter = candidate.kind() == KeyKind.PARAMETER;
    return switch (candidate.link()) {
      case TIGHT -> true;
      case TAG -> "<]".indexOf(candidate.behind()) >= 0 && !parameter;
      case LISTED -> candidate.value().quoted() && !parameter;
      default -> !parameter;
    };
  }

  /** Returns whether the value of {@code auth} is base64 of a user and a password. */
  private static boolean isBasic(Candidate candidate, String content) {
    boolean npm = Scan.at(candidate.text(), candidate.nameStart()) == '_';
    boolean token = content.length() >= MIN_PLAIN_TOKEN && Strength.of(content).lettersAndDigits();
    return candidate.link().strong() && ((npm && token) || startsWithUser(content));
  }

  private static boolean startsWithUser(String content) {
    int whole = content.length() / 4 * 4;
    return Alphabet.BEARER.end(content, 0) == content.length()
        && Strength.of(content).mixedCase()
        && BareCredentialRule.isUserAndPassword(content.substring(0, whole));
  }

  private static boolean isNumber(Candidate candidate, int length) {
    boolean password = candidate.kind() == KeyKind.PASSWORD && candidate.link().strong();
    return length >= (password ? MIN_PASSWORD : MIN_NUMBER_TOKEN);
  }

  private static boolean isWordLike(String content) {
    return content.chars().allMatch(c -> Character.isLetter(c) || "-_.".indexOf(c) >= 0);
  }

  /** Decides on letters alone, with dashes, underscores and dots. */
  private static boolean isWord(Candidate candidate, Strength strength, String content) {
    if (candidate.machineMade()) {
      boolean random = strength.longestRun() >= MIN_PLAIN_TOKEN && strength.mixedCase();
      return candidate.link().strong() && random && strength.symbols() == 0;
    }
    if (strength.foreign() > 0 || content.length() < MIN_WORD) {
      return false;
    }
    return candidate.value().quoted()
        ? candidate.link().strong()
        : isBareWord(candidate, strength, content);
  }

  private static boolean isBareWord(Candidate candidate, Strength strength, String content) {
    boolean identifier = strength.mixedCase() || content.indexOf('_') >= 0;
    return switch (candidate.link()) {
      case TIGHT -> !identifier && content.length() >= MIN_PASSWORD && candidate.following() != ')';
      case EQUALS, COLON -> !identifier && candidate.ownsLine();
      case TAG -> true;
      default -> false;
    };
  }

  /** Decides on everything that is neither a word nor a number. */
  private static boolean isMixture(Candidate candidate, Strength strength, String content) {
    if (content.length() < (candidate.machineMade() ? MIN_TOKEN : MIN_PASSWORD)) {
      return false;
    }
    boolean delimited = candidate.value().quoted() || candidate.ownsLine();
    return switch (candidate.link()) {
      case TIGHT, TAG -> strength.letters() + strength.digits() >= MIN_WORD;
      case EQUALS -> candidate.value().quoted() || strength.mixed();
      case COLON -> delimited ? strength.mixed() : strength.lettersAndDigits();
      case OPTION -> strength.mixed();
      case LISTED, LOOSE -> content.length() >= MIN_TOKEN && strength.lettersAndDigits();
      case BARE -> content.length() >= MIN_BARE && isRandom(strength, content);
      case SPOKEN, APART ->
          candidate.machineMade()
              ? strength.longestRun() >= MIN_PLAIN_TOKEN && strength.lettersAndDigits()
              : isStrongPassword(strength, content);
    };
  }

  private static boolean isRandom(Strength strength, String content) {
    boolean several = strength.digits() > 1 || (strength.digits() > 0 && isOdd(content));
    return strength.mixedCase() && several;
  }

  private static boolean isStrongPassword(Strength strength, String content) {
    return content.length() > MIN_TOKEN
        && strength.lettersAndDigits()
        && (isOdd(content) || content.indexOf('=') >= 0 || strength.mixedCase());
  }

  private static boolean isOdd(String content) {
    return ODD.chars().anyMatch(c -> content.indexOf(c) >= 0);
  }
}
