package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.core.file.BlockFile;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.file.Lessons;
import io.memory4j.core.file.Mailbox;
import io.memory4j.core.file.RuleFiles;
import io.memory4j.core.section.HowToRemember;
import io.memory4j.core.section.LessonSource;
import io.memory4j.core.section.RuleFileSource;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.Budget;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the block of one memory says beside what lies in its stores, and where else it goes; nothing
 * by default. The methods return a changed copy, in which what is set replaces what was. All texts
 * are made harmless like stored ones. Immutable and thread-safe.
 */
public final class BlockSources {
  /** What each {@code AGENTS.md} takes at most, in bytes of UTF-8, when nothing else is said. */
  public static final int DEFAULT_AGENTS_BYTES = 16 * 1_024;

  /** What each {@code LEARNED.md} takes at most, in bytes of UTF-8, when nothing else is said. */
  public static final int DEFAULT_LEARNED_BYTES = 8 * 1_024;

  private static final BlockSources NONE = new BlockSources(List.of(), Optional.empty());

  private final List<SectionSource> sources;
  private final Optional<BlockFile> file;

  private BlockSources(List<SectionSource> sources, Optional<BlockFile> file) {
    this.sources = sources;
    this.file = file;
  }

  /** {@return nothing beside what lies in the stores} */
  public static BlockSources none() {
    return NONE;
  }

  /**
   * {@return a copy with rule files} They do not share the block's budget: each {@code AGENTS.md}
   * takes up to {@value #DEFAULT_AGENTS_BYTES} bytes by whole paragraphs and each {@code
   * LEARNED.md} up to {@value #DEFAULT_LEARNED_BYTES} by whole rules, newest first. What is left
   * out stands in the plan with file and line.
   *
   * @param files the files; {@link RuleFiles#without} switches single ones off
   */
  public BlockSources ruleFiles(RuleFiles files) {
    return ruleFiles(
        files, Budget.bytes(DEFAULT_AGENTS_BYTES), Budget.bytes(DEFAULT_LEARNED_BYTES));
  }

  /**
   * {@return a copy with rule files}
   *
   * @param files the files
   * @param agents what each {@code AGENTS.md} may take, its heading included
   * @param learned what each {@code LEARNED.md} may take, its heading included
   */
  public BlockSources ruleFiles(RuleFiles files, Budget agents, Budget learned) {
    requireNonNull(files, "files");
    requireNonNull(agents, "agents");
    return with(new RuleFileSource(files, agents, requireNonNull(learned, "learned")));
  }

  /**
   * {@return a copy with lessons, newest first}
   *
   * @param lessons the lessons
   */
  public BlockSources lessons(Lessons lessons) {
    return with(new LessonSource(requireNonNull(lessons, "lessons")));
  }

  /**
   * {@return a copy that tells the agent how to leave something in a mailbox}
   *
   * @param mailbox the session's mailbox
   */
  public BlockSources mailbox(Mailbox mailbox) {
    return with(new HowToRemember(mailbox.rememberFile(), mailbox.projectNotesFile()));
  }

  /** {@return a copy that tells the agent of the mailbox in a folder} */
  BlockSources mailbox(Path folder) {
    return with(new HowToRemember(Mailbox.rememberFile(folder), Mailbox.projectNotesFile(folder)));
  }

  /**
   * {@return a copy whose blocks are also written to a file, for agents that read their prompt from
   * files} Each block that differs from what the file holds replaces it, an empty one too. A file
   * that cannot be written fails no block; the log says so.
   *
   * @param blockFile the file
   */
  public BlockSources writtenTo(BlockFile blockFile) {
    return new BlockSources(sources, Optional.of(blockFile));
  }

  private BlockSources with(SectionSource source) {
    Stream<SectionSource> others =
        sources.stream().filter(other -> other.section() != source.section());
    return new BlockSources(Stream.concat(others, Stream.of(source)).toList(), file);
  }

  List<SectionSource> sources() {
    return sources;
  }

  /** {@return those files that may repeat what is remembered} */
  List<ForgetfulFile> forgetful() {
    Stream<ForgetfulFile> lessons =
        sources.stream()
            .filter(LessonSource.class::isInstance)
            .map(source -> ((LessonSource) source).lessons());
    return Stream.concat(lessons, file.stream()).toList();
  }

  Optional<BlockFile> file() {
    return file;
  }

  @Override
  public String toString() {
    return "BlockSources" + sources.stream().map(SectionSource::section).toList();
  }
}
