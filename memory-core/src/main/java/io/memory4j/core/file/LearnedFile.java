package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.RejectedException;
import io.memory4j.StoreFormatException;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.text.CaseFold;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A {@code LEARNED.md}: rules that an agent proposed and a person accepted. Each is one line that
 * begins with a dash and a blank, with the date and the reason in a comment behind it.
 *
 * <p>Nothing is written before a person has confirmed it, nothing is evicted, and no line that is
 * there is changed. A rule takes effect from the next session. Immutable and thread-safe; several
 * processes may append at the same time.
 */
public final class LearnedFile implements ForgetfulFile {
  /** The most rules a file takes. */
  public static final int MAX_RULES = 100;

  /** The longest file that a rule is appended to, with the rule, in bytes of UTF-8. */
  public static final int MAX_BYTES = 8_192;

  /** The longest reason that is kept, in Unicode code points. */
  public static final int MAX_REASON_CHARS = 200;

  private static final String HEAD =
      """
      # Learned rules

      <!-- An agent proposed these rules and a person accepted them. Every line that begins with a
      dash and a blank is one rule. Edit or delete them as you like; the next session reads them. -->

      """;

  private final SharedFile file;
  private final Redactor redactor;
  private final Clock clock;
  private final @Nullable RuleConfirmer confirmer;

  /** What became of a proposal. More may be added. */
  public enum Outcome {
    /** The person accepted it and it is in the file. */
    SAVED,
    /** The person declined it. */
    DISCARDED,
    /** The file has this rule; nobody was asked. */
    KNOWN
  }

  private LearnedFile(
      SharedFile file, Redactor redactor, Clock clock, @Nullable RuleConfirmer confirmer) {
    this.file = file;
    this.redactor = requireNonNull(redactor, "redactor");
    this.clock = requireNonNull(clock, "clock");
    this.confirmer = confirmer;
  }

  /**
   * {@return the file of a project, which travels with its repository} It has no confirmer yet.
   *
   * @param project the project's root
   * @param redactor what removes secrets from rules and reasons
   * @param clock tells the date; its zone is the zone of the date
   */
  public static LearnedFile ofProject(Path project, Redactor redactor, Clock clock) {
    Path path = project.resolve(RulePlaces.LEARNED);
    return of(new SharedFile(path, Access.AS_USUAL, RuleFiles.MAX_BYTES), redactor, clock);
  }

  /**
   * {@return the file of an agent, which stays on this machine} It has no confirmer yet.
   *
   * @param home the memory's home
   * @param agent the agent's name, any text
   * @param redactor what removes secrets from rules and reasons
   * @param clock tells the date; its zone is the zone of the date
   */
  public static LearnedFile ofAgent(Path home, String agent, Redactor redactor, Clock clock) {
    Path path = RulePlaces.agentFolder(home, agent).resolve(RulePlaces.LEARNED);
    return of(new SharedFile(path, Access.OWNER_ONLY, RuleFiles.MAX_BYTES), redactor, clock);
  }

  private static LearnedFile of(SharedFile file, Redactor redactor, Clock clock) {
    return new LearnedFile(file, redactor, clock, null);
  }

  /**
   * {@return the same file with somebody to ask}
   *
   * @param asked asks the person
   */
  public LearnedFile confirmedBy(RuleConfirmer asked) {
    return new LearnedFile(file, redactor, clock, requireNonNull(asked, "asked"));
  }

  /** {@return where the file lies} */
  @Override
  public Path path() {
    return file.path();
  }

  /**
   * Takes out the lines that repeat forgotten texts, from backups beside the file too.
   *
   * @param texts the texts
   * @throws StoreUnavailableException if a file cannot be read or written
   */
  @Override
  public void forget(Collection<String> texts) {
    file.forget(new ForgottenLines(texts));
  }

  /**
   * Proposes a rule; appends it if the person confirms.
   *
   * @param rule any text; line ends become blanks, marks of lists and comments are taken out
   * @param reason why, any text; may be empty
   * @return what became of it
   * @throws RejectedException if nothing is left of the rule (BLANK), nobody is there to confirm it
   *     (NOT_CONFIRMED), or the file is full (FULL)
   * @throws StoreFormatException if the file ends inside a comment or a fence
   * @throws ConflictException if the folder holds a file whose name differs only in case
   * @throws StoreUnavailableException if the file cannot be read or written
   */
  public Outcome propose(String rule, String reason) {
    RuleProposal proposal =
        new RuleProposal(
            file.path(),
            BulletText.of(rule, redactor),
            BulletText.of(reason, redactor, MAX_REASON_CHARS));
    if (proposal.rule().isEmpty()) {
      throw rejected(
          RejectedException.Reason.BLANK, "nothing is left of the rule; say what to do", 0, 0);
    }
    Optional<TextFile> longer = appended(file.read().orElse(TextFile.EMPTY), proposal);
    if (longer.isEmpty()) {
      return Outcome.KNOWN;
    }
    return isConfirmed(proposal) ? save(proposal) : Outcome.DISCARDED;
  }

  private boolean isConfirmed(RuleProposal proposal) {
    if (confirmer == null) {
      throw rejected(
          RejectedException.Reason.NOT_CONFIRMED,
          "no person is there to confirm the rule; propose it in a session with one",
          0,
          0);
    }
    return confirmer.confirm(proposal);
  }

  /** The file may have changed while the person thought. */
  private Outcome save(RuleProposal proposal) {
    boolean[] saved = new boolean[1];
    file.update(
        old -> {
          Optional<TextFile> longer = appended(old, proposal);
          saved[0] = longer.isPresent();
          return longer.orElse(old);
        });
    return saved[0] ? Outcome.SAVED : Outcome.KNOWN;
  }

  /** {@return the file with the rule; empty if it has the rule} */
  private Optional<TextFile> appended(TextFile old, RuleProposal proposal) {
    List<Passage> rules = RuleMarkdown.rules(old);
    String compared = compared(proposal.rule());
    if (rules.stream().anyMatch(rule -> compared(rule.text()).equals(compared))) {
      return Optional.empty();
    }
    if (rules.size() >= MAX_RULES) {
      throw full(MAX_RULES, rules.size(), " rules");
    }
    TextFile longer = headed(old).plus(RuleMarkdown.BULLET + proposal.rule() + comment(proposal));
    if (longer.bytes().length > MAX_BYTES) {
      throw full(MAX_BYTES, longer.bytes().length, " bytes with this rule");
    }
    if (RuleMarkdown.rules(longer).size() != rules.size() + 1) {
      throw new StoreFormatException(
          file.path() + " ends inside a comment or a code fence; close it.", null);
    }
    return Optional.of(longer);
  }

  private static TextFile headed(TextFile old) {
    return old.lines().isEmpty()
        ? old.with(HEAD.lines().map(line -> Line.of(line, "\n")).toList())
        : old;
  }

  private String comment(RuleProposal proposal) {
    String reason = proposal.reason().isEmpty() ? "" : "; " + proposal.reason();
    return " <!-- learned " + LocalDate.now(clock) + reason + " -->";
  }

  private static String compared(String rule) {
    return CaseFold.fold(TextNormal.fold(rule));
  }

  private RejectedException full(int limit, int measure, String unit) {
    return rejected(
        RejectedException.Reason.FULL,
        "the limit is "
            + limit
            + ", it has "
            + measure
            + unit
            + "; delete rules that no longer help",
        limit,
        measure);
  }

  private RejectedException rejected(
      RejectedException.Reason reason, String why, long limit, long measure) {
    return new RejectedException(reason, file.path() + ": " + why + ".", limit, measure);
  }
}
