package io.memory4j.core;

import static java.util.Objects.requireNonNull;

import io.memory4j.LayerKind;
import java.util.Optional;

/**
 * Where something that was learned or said belongs, who writes it there, and why.
 *
 * <p>What changes how agents act is a rule and belongs where a person reads and reviews it: in a
 * file. What an agent knows is looked up and revised, and belongs in a layer of the store. The
 * layer of an agent is never an answer: nobody would review what stands there. Immutable and
 * thread-safe.
 *
 * @param destination where it belongs
 * @param writer who puts it there
 * @param reason one sentence to show to a person or an agent
 */
public record Placement(Destination destination, Writer writer, String reason) {
  /** What a statement changes. */
  public enum Effect {
    /** What agents do: a rule. */
    DOES,
    /** What agents know: a fact. */
    KNOWS
  }

  /** Whom or what a statement is about. More may be added. */
  public enum Whom {
    /** Everybody, in every project. */
    EVERYBODY,
    /** This agent, wherever it runs. */
    AGENT,
    /** The speaker, who is known: a preference or a habit. */
    KNOWN_PERSON,
    /** A speaker nobody knows: a preference or a habit. */
    UNKNOWN_PERSON,
    /** This project, and how the team works in it, also when one person stated it. */
    PROJECT,
    /** Whoever joins the project: somebody would have to tell them. */
    NEW_CONTRIBUTOR
  }

  /** A layer of the store or a file that a person keeps. More may be added. */
  public enum Destination {
    /** The layer that applies everywhere. */
    GLOBAL_LAYER,
    /** The layer of the person who spoke. */
    PERSON_LAYER,
    /** The layer of the project. */
    PROJECT_LAYER,
    /** {@code AGENTS.md} in the home of the memory: rules for every project. */
    HOME_AGENTS_FILE,
    /** {@code LEARNED.md} in the folder of the agent, in the home of the memory. */
    AGENT_LEARNED_FILE,
    /** {@code AGENTS.md} in the root of the project. */
    PROJECT_AGENTS_FILE,
    /** {@code LEARNED.md} in the root of the project. */
    PROJECT_LEARNED_FILE;

    /** {@return the kind of the layer; empty if it is a file} */
    public Optional<LayerKind> layerKind() {
      return switch (this) {
        case GLOBAL_LAYER -> Optional.of(LayerKind.GLOBAL);
        case PERSON_LAYER -> Optional.of(LayerKind.PERSON);
        case PROJECT_LAYER -> Optional.of(LayerKind.PROJECT);
        case HOME_AGENTS_FILE, AGENT_LEARNED_FILE, PROJECT_AGENTS_FILE, PROJECT_LEARNED_FILE ->
            Optional.empty();
      };
    }

    /** {@return the name of the file; empty if it is a layer} */
    public Optional<String> fileName() {
      return switch (this) {
        case GLOBAL_LAYER, PERSON_LAYER, PROJECT_LAYER -> Optional.empty();
        case HOME_AGENTS_FILE, PROJECT_AGENTS_FILE -> Optional.of("AGENTS.md");
        case AGENT_LEARNED_FILE, PROJECT_LEARNED_FILE -> Optional.of("LEARNED.md");
      };
    }
  }

  /** Who puts something where it belongs. */
  public enum Writer {
    /** The library stores it as a fact. */
    LIBRARY,
    /** The library proposes it, and writes the file when a person has confirmed. */
    LIBRARY_AFTER_CONFIRMATION,
    /** A person only; the library just says so. */
    PERSON
  }

  /** Checks the parts. */
  public Placement {
    requireNonNull(destination, "destination");
    requireNonNull(writer, "writer");
    requireNonNull(reason, "reason");
  }

  /**
   * {@return where a statement belongs} Pure.
   *
   * @param effect whether it changes what agents do or what they know
   * @param whom whom or what it is about
   * @param learnedWhileWorking whether an agent concluded it from its work instead of being told;
   *     decides between the two files of a project
   */
  public static Placement of(Effect effect, Whom whom, boolean learnedWhileWorking) {
    requireNonNull(effect, "effect");
    requireNonNull(whom, "whom");
    return switch (whom) {
      case KNOWN_PERSON -> Placements.PERSON;
      case UNKNOWN_PERSON -> Placements.SOMEBODY;
      case AGENT -> Placements.AGENT;
      case EVERYBODY ->
          effect == Effect.KNOWS ? Placements.EVERYWHERE_FACT : Placements.EVERYWHERE_RULE;
      case PROJECT ->
          effect == Effect.KNOWS
              ? Placements.PROJECT_FACT
              : learnedWhileWorking ? Placements.LEARNED_RULE : Placements.TEAM_RULE;
      case NEW_CONTRIBUTOR ->
          learnedWhileWorking ? Placements.LEARNED_FOR_NEWCOMERS : Placements.TOLD_TO_NEWCOMERS;
    };
  }

  /**
   * {@return whether a fresh clone of the repository has it} True only for the files in the root of
   * the project.
   */
  public boolean travelsWithRepository() {
    return destination == Destination.PROJECT_AGENTS_FILE
        || destination == Destination.PROJECT_LEARNED_FILE;
  }
}
