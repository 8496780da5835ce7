package io.memory4j.core.file;

import io.memory4j.core.text.NameSafe;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Where rule files lie. Pure and thread-safe. */
final class RulePlaces {
  static final String AGENTS = "AGENTS.md";
  static final String LEARNED = "LEARNED.md";

  /** At most 40 characters: never as long as a readable prefix with a hash. */
  private static final Pattern PLAIN = Pattern.compile("[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?");

  private static final Pattern HASHED = Pattern.compile(".*-[0-9a-f]{32}");
  private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(com|lpt)[0-9]");

  private RulePlaces() {}

  /**
   * {@return the folder of an agent in the memory's home} A plain name (lower-case letters of
   * English, digits, dashes) is the folder's name; any other gets a readable part and a hash. Two
   * names never share a folder, not on a disk that ignores case either.
   */
  static Path agentFolder(Path home, String agent) {
    boolean plain =
        PLAIN.matcher(agent).matches()
            && !HASHED.matcher(agent).matches()
            && !DEVICE.matcher(agent).matches();
    return home.resolve("agents").resolve(plain ? agent : NameSafe.slug(agent));
  }
}
