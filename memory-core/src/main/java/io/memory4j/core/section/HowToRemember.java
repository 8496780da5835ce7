package io.memory4j.core.section;

import io.memory4j.Fact;
import io.memory4j.core.render.Neutralizer;
import io.memory4j.core.route.StackRoute;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Form;
import io.memory4j.inject.SectionCandidates.Item;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells an agent without a tool how to leave something to be remembered: fixed text with the two
 * files of its mailbox. Immutable and thread-safe.
 *
 * @param aboutPerson the file for what is to be known about the person
 * @param aboutProject the file for what is to be known about the project
 */
public record HowToRemember(Path aboutPerson, Path aboutProject) implements SectionSource {
  private static final Logger LOG = LoggerFactory.getLogger(HowToRemember.class);

  @Override
  public Section section() {
    return Section.HOW_TO_REMEMBER;
  }

  @Override
  public boolean isStored() {
    return false;
  }

  @Override
  public List<SectionCandidates> candidates(StackRoute route, InjectionRequest request) {
    if (!Stream.of(aboutPerson, aboutProject)
        .map(Path::toString)
        .allMatch(HowToRemember::isPlain)) {
      LOG.debug("The agent is not told of its mailbox: the path cannot stand in a block.");
      return List.of();
    }
    return List.of(
        new SectionCandidates(
            Section.HOW_TO_REMEMBER,
            "How to have something remembered",
            Form.PARAGRAPHS,
            List.of(Item.of("how-to-remember", text())),
            Optional.empty()));
  }

  /** What would be changed would name another file. */
  private static boolean isPlain(String path) {
    return Neutralizer.line(path).equals(path);
  }

  private String text() {
    return "Append one line for each fact, up to "
        + Fact.MAX_CONTENT_CHARS
        + " characters, no headings, to one of two files:\n"
        + aboutPerson
        + " for what holds about the person you work with, such as preferences;\n"
        + aboutProject
        + " for what holds in this project, written for a reader who was not there.\n"
        + "Never write credentials there, nor what was said in confidence. These files are"
        + " emptied;\n"
        + "what is known stands in this block.";
  }
}
