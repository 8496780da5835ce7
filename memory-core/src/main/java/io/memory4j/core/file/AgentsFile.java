package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.Fact;
import io.memory4j.LayerKind;
import io.memory4j.StoreUnavailableException;
import io.memory4j.redact.Redactor;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;

/**
 * Writes a first {@code AGENTS.md} of a project from what is known about it. The file belongs to
 * people: nothing else in this library writes it. Immutable and thread-safe.
 */
public final class AgentsFile {
  private static final String HEAD =
      "# AGENTS.md\n\nWhat is known about this project, from its memory. Review it and keep it up"
          + " to date.\n";

  private final SharedFile file;
  private final Redactor redactor;

  /** Asks a person whether the file is to be written. */
  @FunctionalInterface
  public interface Confirmer {
    /**
     * {@return whether the person wants the file written; anything but a clear yes is false}
     *
     * @param file the file
     * @param text what it would hold
     * @param replaces whether the file exists; its content is then kept in a backup
     */
    boolean confirm(Path file, String text, boolean replaces);
  }

  /** What became of a request. More may be added. */
  public enum Outcome {
    /** The file is written. */
    WRITTEN,
    /** The file holds exactly this; nobody was asked. */
    UNCHANGED,
    /** The person declined. */
    DISCARDED,
    /** Nothing is known about the project; nobody was asked. */
    NOTHING_KNOWN
  }

  /**
   * What became of a request. Immutable and thread-safe.
   *
   * @param outcome what was done
   * @param backup where the content of an existing file is kept; empty if none was replaced
   */
  public record Generated(Outcome outcome, Optional<Path> backup) {}

  /**
   * Names the file of a project; touches nothing.
   *
   * @param project the project's root
   * @param redactor what removes secrets
   */
  public AgentsFile(Path project, Redactor redactor) {
    this.file =
        new SharedFile(project.resolve(RulePlaces.AGENTS), Access.AS_USUAL, RuleFiles.MAX_BYTES);
    this.redactor = requireNonNull(redactor, "redactor");
  }

  /**
   * Writes the file once, if there is anything to say and the person confirms.
   *
   * <p>Only current facts of project layers are taken: the file travels with the repository, and
   * what is known about a person does not.
   *
   * @param facts what is known, in the order in which it is to be listed
   * @param confirmer asks the person
   * @return what became of it
   * @throws ConflictException if the file changed while the person thought
   * @throws StoreUnavailableException if the file cannot be read or written
   */
  public Generated generate(Collection<Fact> facts, Confirmer confirmer) {
    SortedMap<String, StringJoiner> sections = sections(facts);
    if (sections.isEmpty()) {
      return new Generated(Outcome.NOTHING_KNOWN, Optional.empty());
    }
    String text = text(sections);
    TextFile next = TextFile.of(text.getBytes(StandardCharsets.UTF_8));
    Optional<TextFile> old = file.read();
    if (old.isPresent() && old.get().texts().equals(next.texts())) {
      return new Generated(Outcome.UNCHANGED, Optional.empty());
    }
    if (!confirmer.confirm(file.path(), text, old.isPresent())) {
      return new Generated(Outcome.DISCARDED, Optional.empty());
    }
    return new Generated(Outcome.WRITTEN, file.replace(old, next));
  }

  private SortedMap<String, StringJoiner> sections(Collection<Fact> facts) {
    SortedMap<String, StringJoiner> sections = new TreeMap<>();
    for (Fact fact : facts) {
      String line = BulletText.of(fact.content(), redactor);
      if (travels(fact) && !line.isEmpty()) {
        String category = BulletText.of(fact.category(), redactor);
        sections.computeIfAbsent(category, any -> new StringJoiner("\n- ", "- ", "\n")).add(line);
      }
    }
    return sections;
  }

  private static boolean travels(Fact fact) {
    return fact.layer().kind() == LayerKind.PROJECT
        && fact.state() == Fact.State.CURRENT
        && fact.key().filter(key -> key.startsWith("__")).isEmpty();
  }

  private static String text(SortedMap<String, StringJoiner> sections) {
    StringBuilder text = new StringBuilder(HEAD);
    sections.forEach(
        (category, lines) -> text.append("\n## ").append(category).append("\n\n").append(lines));
    return text.toString();
  }
}
