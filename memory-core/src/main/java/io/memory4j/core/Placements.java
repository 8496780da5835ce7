package io.memory4j.core;

import io.memory4j.core.Placement.Destination;
import io.memory4j.core.Placement.Writer;

/** The table of answers of {@link Placement#of}. */
final class Placements {
  static final Placement PERSON =
      new Placement(
          Destination.PERSON_LAYER,
          Writer.LIBRARY,
          "A preference or habit of a known person follows that person into every project.");

  static final Placement SOMEBODY =
      new Placement(
          Destination.GLOBAL_LAYER,
          Writer.LIBRARY,
          "A preference or habit of an unknown speaker applies everywhere, as it fits no person.");

  static final Placement AGENT =
      new Placement(
          Destination.AGENT_LEARNED_FILE,
          Writer.LIBRARY_AFTER_CONFIRMATION,
          "How this agent works must be open to review, so it stands in the agent's own file.");

  static final Placement EVERYWHERE_FACT =
      new Placement(
          Destination.GLOBAL_LAYER,
          Writer.LIBRARY,
          "A fact that holds in every project is looked up and revised in the global layer.");

  static final Placement EVERYWHERE_RULE =
      new Placement(
          Destination.HOME_AGENTS_FILE,
          Writer.PERSON,
          "A rule for every project stands in a file that only a person writes.");

  static final Placement PROJECT_FACT =
      new Placement(
          Destination.PROJECT_LAYER,
          Writer.LIBRARY,
          "A fact or convention of the project applies to everybody in it, whoever stated it.");

  static final Placement TEAM_RULE =
      new Placement(
          Destination.PROJECT_AGENTS_FILE,
          Writer.PERSON,
          "A rule of the team stands in the project's file that only a person writes.");

  static final Placement LEARNED_RULE =
      new Placement(
          Destination.PROJECT_LEARNED_FILE,
          Writer.LIBRARY_AFTER_CONFIRMATION,
          "A rule learned while working here is proposed for the project's learned rules.");

  static final Placement TOLD_TO_NEWCOMERS =
      new Placement(
          Destination.PROJECT_AGENTS_FILE,
          Writer.PERSON,
          "A new contributor would have to be told, so it must travel with the repository.");

  static final Placement LEARNED_FOR_NEWCOMERS =
      new Placement(
          Destination.PROJECT_LEARNED_FILE,
          Writer.LIBRARY_AFTER_CONFIRMATION,
          "A new contributor would have to be told what was learned here, so it is proposed for a"
              + " file that travels with the repository.");

  private Placements() {}
}
