package io.memory4j.core.file;

import io.memory4j.Layer;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.NameSafe;
import io.memory4j.core.text.TextNormal;
import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Predicate;

/**
 * Tells which project a folder is, so that two folders never share a memory and one folder never
 * has two. Reads the disk, writes nothing. Immutable and thread-safe.
 *
 * <p>The layer's name is the folder's real path: absolute, links resolved, composed (NFC), parts
 * separated by slashes, and a part in lower case where its file system ignores case. A path that
 * makes no valid name (too long, with control characters, or not readable in the platform's
 * encoding) becomes an ellipsis, its readable tail and a hash.
 */
public final class ProjectIdentity {
  private static final int TAIL_CHARS = 900;
  private static final char UNREADABLE = '\uFFFD';

  private ProjectIdentity() {}

  /**
   * {@return the project of a folder} Of a folder that does not exist, the part of its path that
   * does is resolved, so that creating the folder changes nothing.
   *
   * @param folder the project's root, absolute or relative to the working directory
   */
  public static Layer of(Path folder) {
    return of(folder, CaseProbe::ignoresCase);
  }

  /**
   * {@return the project of the Git repository that holds a folder} All worktrees of a repository
   * are the project of its main folder; a submodule is a project of its own. A worktree counts only
   * if the repository knows it, since its {@code .git} file could name any repository. Without a
   * repository the answer is that of {@link #of(Path)}.
   *
   * @param folder a folder of the repository, its root or below
   */
  public static Layer ofRepository(Path folder) {
    Path real = real(folder);
    return of(GitFolder.projectOf(real).orElse(real));
  }

  /**
   * {@return the project of a folder that is none of this machine's}
   *
   * @param folder its path there
   */
  public static Layer elsewhere(String folder) {
    String text = Normalizer.normalize(TextNormal.repair(folder), Normalizer.Form.NFC);
    return Layer.project(isName(text) ? text : shortened(text, folder));
  }

  static Layer of(Path folder, Predicate<Path> ignoresCase) {
    Path real = real(folder);
    String text = Normalizer.normalize(text(real, ignoresCase), Normalizer.Form.NFC);
    if (text.indexOf(UNREADABLE) >= 0) {
      // The platform's encoding lost bytes of the path; its URI still shows them.
      return Layer.project(shortened(text, real.toUri().toString()));
    }
    return Layer.project(isName(text) ? text : shortened(text, text));
  }

  private static Path real(Path folder) {
    Path whole = folder.toAbsolutePath();
    return resolved(whole).orElseGet(() -> resolvedAsFarAsItExists(whole.normalize()));
  }

  private static Path resolvedAsFarAsItExists(Path whole) {
    for (Path there = whole.getParent(); there != null; there = there.getParent()) {
      Optional<Path> real = resolved(there);
      if (real.isPresent()) {
        return real.get().resolve(there.relativize(whole));
      }
    }
    return whole;
  }

  private static Optional<Path> resolved(Path path) {
    try {
      return Optional.of(path.toRealPath());
    } catch (IOException absent) {
      return Optional.empty();
    }
  }

  private static String text(Path real, Predicate<Path> ignoresCase) {
    Path at = real.getRoot();
    String separator = real.getFileSystem().getSeparator();
    StringJoiner parts = new StringJoiner("/", at.toString().replace(separator, "/"), "");
    for (Path part : real) {
      at = at.resolve(part);
      String name = part.toString();
      parts.add(ignoresCase.test(at) ? name.toLowerCase(Locale.ROOT) : name);
    }
    return parts.toString();
  }

  private static boolean isName(String text) {
    return Graphemes.length(text) <= Layer.MAX_NAME_CHARS
        && text.codePoints().noneMatch(Character::isISOControl)
        && TextNormal.isWellFormed(text);
  }

  /** Begins like no absolute path, so that it is the name of no other folder. */
  private static String shortened(String text, String exact) {
    int from = Math.max(0, Graphemes.length(text) - TAIL_CHARS);
    String tail = text.substring(text.offsetByCodePoints(0, from));
    return "\u2026" + TextNormal.fold(tail) + "#" + NameSafe.hash(exact);
  }
}
