package io.memory4j.core.redact;

import static java.util.Objects.requireNonNull;

import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The built-in redactor: provider keys, JSON web tokens, private keys, passwords in URLs,
 * authorization headers, cookies, command lines and assignments to names such as {@code password}
 * or {@code apiKey}.
 *
 * <p>Every rule is a hand-written scanner that reads each character a bounded number of times and
 * does not recurse, so no input is slow or deep. Names, hosts and users around a secret stay
 * readable; placeholders, references to a secret kept elsewhere, digests and bare hexadecimal
 * numbers are no secrets. Characters that nobody sees hide nothing: a secret is found around them,
 * and goes with those in its midst.
 *
 * <p>It is a filter and no boundary. It cannot see a plain word that a sentence calls a password, a
 * key of an unknown provider that stands alone, a secret that is encoded, split over several texts
 * or spelled out, or one inside an image. What must not be remembered must not be said.
 *
 * <p>Immutable and thread-safe.
 */
public final class SecretRedactor implements Redactor {
  /** Replacing can bring a secret to light that stood hidden behind another; it soon ends. */
  private static final int MAX_PASSES = 8;

  private static final int MIN_PREFIX_CHARS = 3;

  private static final SecretRedactor DEFAULTS = new SecretRedactor(builtIn(), List.of());

  private final List<SecretRule> builtIn;
  private final List<ProviderPrefix> prefixes;
  private final List<SecretRule> rules;

  private SecretRedactor(List<SecretRule> builtIn, List<ProviderPrefix> prefixes) {
    this.builtIn = builtIn;
    this.prefixes = prefixes;
    this.rules = new ArrayList<>(builtIn);
    if (!prefixes.isEmpty()) {
      rules.add(0, new ProviderTokenRule(prefixes));
    }
  }

  /** {@return the redactor with the built-in rules} */
  public static SecretRedactor ofDefaults() {
    return DEFAULTS;
  }

  /**
   * Adds a rule for the host's own kind of key: a fixed prefix followed by letters, digits, {@code
   * -} and {@code _}. There is no rule by regular expression, since one careless expression would
   * let a hostile text stop the host; a host that needs more wraps this redactor in its own.
   *
   * @param ruleName what findings and replacements are called: lower-case letters, digits and
   *     dashes, 1 to 40 of them
   * @param prefix how the key starts, at least 3 ASCII characters of which the first is a letter or
   *     digit; case counts
   * @param minChars how many characters must follow the prefix, 1 to 200
   * @return a redactor with this rule before all others
   * @throws IllegalArgumentException if an argument is out of these limits
   */
  public SecretRedactor withPrefix(String ruleName, String prefix, int minChars) {
    requireNonNull(prefix, "prefix");
    if (!Marker.isRuleName(requireNonNull(ruleName, "ruleName"))) {
      throw new IllegalArgumentException(
          "rule name must be 1 to 40 lower-case letters, digits and dashes: " + ruleName);
    }
    if (prefix.length() < MIN_PREFIX_CHARS || !Alphabet.ALNUM.has(prefix.charAt(0))) {
      throw new IllegalArgumentException(
          "prefix of rule " + ruleName + " must be 3 characters or more, the first alphanumeric");
    }
    if (minChars < 1 || minChars > 200) {
      throw new IllegalArgumentException("minChars must be 1 to 200, not " + minChars);
    }
    List<ProviderPrefix> more = new ArrayList<>(prefixes);
    more.add(new ProviderPrefix(ruleName, prefix, Alphabet.URL_SAFE, minChars, Trust.SHAPE));
    return new SecretRedactor(builtIn, List.copyOf(more));
  }

  /**
   * {@return whether a redacted text says nothing beside its markers: no letter or digit is left}
   *
   * @param redacted what a redactor made of a text
   */
  public static boolean leavesNothing(String redacted) {
    return Marker.strip(redacted).codePoints().noneMatch(Character::isLetterOrDigit);
  }

  @Override
  public Redaction redact(String text) {
    requireNonNull(text, "text");
    Map<String, Integer> counts = new TreeMap<>();
    String current = text;
    for (int pass = 0; pass < MAX_PASSES; pass++) {
      Seen seen = Seen.of(current);
      Findings findings = new Findings(seen);
      for (SecretRule rule : rules) {
        rule.find(seen.text(), findings);
      }
      if (findings.isEmpty()) {
        break;
      }
      current = findings.replaceAll(counts);
    }
    return counts.isEmpty() ? Redaction.unchanged(text) : new Redaction(current, counts);
  }

  /** Specific rules come first: where findings overlap, the first names the replacement. */
  private static List<SecretRule> builtIn() {
    return List.of(
        new ProviderTokenRule(ProviderPrefixes.all()),
        new DottedTokenRule(),
        new TelegramTokenRule(),
        new AwsPairRule(),
        new PrivateKeyRule(),
        new UrlPasswordRule(),
        new OraclePasswordRule(),
        new AuthorizationRule(),
        new BareCredentialRule(),
        new CookieRule(),
        new CommandLineRule(),
        new PipedPasswordRule(),
        new NetrcRule(),
        new CredentialPairRule(),
        new AssignmentRule());
  }
}
