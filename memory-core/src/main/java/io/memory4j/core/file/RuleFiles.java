package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rule files of one session, for reading. No folder above the project's root is looked at. A
 * host that loads {@code AGENTS.md} by itself switches it off here, or the agent reads it twice.
 * Immutable and thread-safe; {@link #without} returns a changed copy.
 */
public final class RuleFiles {
  /** The longest file that is read, in bytes. */
  public static final int MAX_BYTES = 256 * 1_024;

  private final Map<RuleSource, Path> files;

  /** The folder that each file must lie in, links resolved. */
  private final Map<RuleSource, Path> roots;

  private RuleFiles(Map<RuleSource, Path> files, Map<RuleSource, Path> roots) {
    this.files = Collections.unmodifiableMap(files);
    this.roots = roots;
  }

  /**
   * {@return the four rule files of an agent that works on a project}
   *
   * @param home the memory's home, such as {@code ~/.memory4j}
   * @param project the project's root
   * @param agent the agent's name, any text
   */
  public static RuleFiles of(Path home, Path project, String agent) {
    Path agentFolder = RulePlaces.agentFolder(home, requireNonNull(agent, "agent"));
    Map<RuleSource, Path> files = new EnumMap<>(RuleSource.class);
    files.put(RuleSource.HOME_AGENTS, home.resolve(RulePlaces.AGENTS));
    files.put(RuleSource.PROJECT_AGENTS, project.resolve(RulePlaces.AGENTS));
    files.put(RuleSource.PROJECT_LEARNED, project.resolve(RulePlaces.LEARNED));
    files.put(RuleSource.AGENT_LEARNED, agentFolder.resolve(RulePlaces.LEARNED));
    Map<RuleSource, Path> roots = new EnumMap<>(RuleSource.class);
    files.keySet().forEach(source -> roots.put(source, project));
    roots.put(RuleSource.HOME_AGENTS, home);
    roots.put(RuleSource.AGENT_LEARNED, home);
    return new RuleFiles(files, roots);
  }

  /**
   * {@return the same files without one of them}
   *
   * @param source which is not to be read
   */
  public RuleFiles without(RuleSource source) {
    Map<RuleSource, Path> fewer = new EnumMap<>(files);
    fewer.remove(requireNonNull(source, "source"));
    return new RuleFiles(fewer, roots);
  }

  /** {@return where the files are looked for; unmodifiable} */
  public Map<RuleSource, Path> files() {
    return files;
  }

  /**
   * {@return what the files hold} A file that several names lead to is read once, under the first
   * of them. A file that is not there is no problem.
   */
  public RuleReading read() {
    List<RuleText> texts = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    files.forEach(
        (source, file) -> {
          try {
            texts.addAll(read(source, file, seen));
          } catch (NoSuchFileException absent) {
            // Most projects have no rule files, and a dangling link has nothing to say.
          } catch (IOException failed) {
            problems.add(problem(file, failed));
          }
        });
    return new RuleReading(texts, problems);
  }

  private List<RuleText> read(RuleSource source, Path file, Set<Object> seen) throws IOException {
    Path real = file.toRealPath();
    if (!real.startsWith(requireNonNull(roots.get(source)).toRealPath())) {
      throw new FileSystemException(
          file.toString(), null, "leads out of its folder by a symbolic link; copy the file");
    }
    BasicFileAttributes attributes = Files.readAttributes(real, BasicFileAttributes.class);
    Object identity = attributes.fileKey() == null ? real : attributes.fileKey();
    if (!seen.add(identity)) {
      return List.of();
    }
    TextFile text = RegularFile.read(real, MAX_BYTES).map(TextFile::of).orElse(TextFile.EMPTY);
    List<Passage> passages =
        source.isLearned() ? RuleMarkdown.rules(text) : RuleMarkdown.paragraphs(text);
    return passages.stream()
        .map(passage -> new RuleText(source, file, passage.line(), passage.text()))
        .toList();
  }

  private static String problem(Path file, IOException failed) {
    boolean told = failed instanceof FileSystemException refusal && refusal.getReason() != null;
    String reason =
        told
            ? "it " + ((FileSystemException) failed).getReason()
            : "it is not readable; check who may read it";
    return "The rules of " + file + " are not read: " + reason + ".";
  }
}
