package io.memory4j.core.section;

import io.memory4j.core.file.Lessons;
import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The lessons that an agent stored by itself, newest first. Two sources of the same file are equal.
 * Immutable and thread-safe.
 */
public final class LessonSource implements SectionSource {
  private final Lessons lessons;

  /**
   * Makes a source.
   *
   * @param lessons the lessons
   */
  public LessonSource(Lessons lessons) {
    this.lessons = lessons;
  }

  /** {@return the lessons} */
  public Lessons lessons() {
    return lessons;
  }

  @Override
  public Section section() {
    return Section.LESSONS;
  }

  @Override
  public boolean isStored() {
    return false;
  }

  @Override
  public List<SectionCandidates> candidates(StackRoute route, InjectionRequest request) {
    List<String> newestFirst = lessons.read();
    List<Item> items =
        IntStream.range(0, newestFirst.size())
            .mapToObj(i -> Item.of(lessons.path() + "#" + (i + 1), newestFirst.get(i)))
            .toList();
    return items.isEmpty()
        ? List.of()
        : List.of(SectionCandidates.bullets(Section.LESSONS, "Lessons learned earlier", items));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LessonSource that && lessons.path().equals(that.lessons.path());
  }

  @Override
  public int hashCode() {
    return lessons.path().hashCode();
  }

  @Override
  public String toString() {
    return "LessonSource[" + lessons.path() + "]";
  }
}
