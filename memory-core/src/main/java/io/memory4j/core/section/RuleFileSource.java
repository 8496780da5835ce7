package io.memory4j.core.section;

import io.memory4j.core.file.RuleFiles;
import io.memory4j.core.file.RuleReading;
import io.memory4j.core.file.RuleSource;
import io.memory4j.core.file.RuleText;
import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.Budget;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The rules of the files that people keep: single rules newest first, prose by whole paragraphs,
 * each file with a budget of its own. The plan names each by file and line. Two sources of the same
 * files and budgets are equal. Thread-safe.
 */
public final class RuleFileSource implements SectionSource {
  private static final Logger LOG = LoggerFactory.getLogger(RuleFileSource.class);

  private final RuleFiles files;
  private final Budget agents;
  private final Budget learned;
  private final AtomicReference<List<String>> known = new AtomicReference<>(List.of());

  /**
   * Makes a source.
   *
   * @param files the files
   * @param agents what each {@code AGENTS.md} may take
   * @param learned what each {@code LEARNED.md} may take
   */
  public RuleFileSource(RuleFiles files, Budget agents, Budget learned) {
    this.files = files;
    this.agents = agents;
    this.learned = learned;
  }

  @Override
  public Section section() {
    return Section.RULE_FILES;
  }

  @Override
  public boolean isStored() {
    return false;
  }

  @Override
  public List<SectionCandidates> candidates(StackRoute route, InjectionRequest request) {
    RuleReading reading = files.read();
    tell(reading.problems());
    return Stream.of(RuleSource.values()).flatMap(source -> rules(source, reading)).toList();
  }

  /** Says once what is wrong, and again when something else is. */
  private void tell(List<String> problems) {
    if (!known.getAndSet(problems).equals(problems)) {
      problems.forEach(LOG::warn);
    }
  }

  private Stream<SectionCandidates> rules(RuleSource source, RuleReading reading) {
    List<Item> items = new ArrayList<>();
    for (RuleText rule : reading.texts()) {
      if (rule.source() == source) {
        items.add(Item.of(rule.file() + ":" + rule.line(), rule.text()));
      }
    }
    if (items.isEmpty()) {
      return Stream.empty();
    }
    if (source.isLearned()) {
      Collections.reverse(items);
    }
    return Stream.of(
        new SectionCandidates(
            Section.RULE_FILES,
            title(source),
            source.isLearned() ? Form.BULLETS : Form.PARAGRAPHS,
            items,
            Optional.of(source.isLearned() ? learned : agents)));
  }

  private static String title(RuleSource source) {
    return switch (source) {
      case HOME_AGENTS -> "Rules for every project, to be followed";
      case PROJECT_AGENTS -> "Rules of this project, to be followed";
      case PROJECT_LEARNED -> "Learned rules of this project, to be followed";
      case AGENT_LEARNED -> "Learned rules of this agent, to be followed";
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RuleFileSource that
        && files.files().equals(that.files.files())
        && agents.equals(that.agents)
        && learned.equals(that.learned);
  }

  @Override
  public int hashCode() {
    return Objects.hash(files.files(), agents, learned);
  }

  @Override
  public String toString() {
    return "RuleFileSource[" + files.files().size() + " files]";
  }
}
