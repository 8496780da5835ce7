package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.Optional;

/**
 * One thing somebody said in a session. {@link #toString} shows where it stands, never the text.
 * Immutable and thread-safe.
 *
 * @param author who really said it, whatever role the transcript files it under
 * @param text what was said, decoded, without images and tool calls; no lone surrogate; cut off
 *     where it is longer than its source reads
 * @param line the number of its line, or of its place in the file, from 1
 * @param at when it was said, if the transcript tells; may go back from turn to turn
 * @param session the session's id as the line tells it
 * @param workspace where the session ran at that moment, as the transcript tells it
 * @param message what tells the message that this turn is a part of from all others of its agent,
 *     if anything does; a copy of the message in the file of a resumed session has the same
 * @param speaker the name of the person who said it, where a session has several and tells them
 *     apart
 */
public record Turn(
    Author author,
    String text,
    long line,
    Optional<Instant> at,
    String session,
    Optional<String> workspace,
    Optional<String> message,
    Optional<String> speaker) {
  /** Who said it. More may be added. */
  public enum Author {
    /** A person. */
    PERSON,
    /** The agent. */
    ASSISTANT,
    /** A tool, or the output of a command. */
    TOOL,
    /** A sub-agent, or the brief it was given. */
    SUB_AGENT,
    /** The agent's program, in a person's name: rules, environment, reminders. */
    INJECTED,
    /** The agent's program, summing up what was said before, in the place of which this stands. */
    COMPACTION,
    /** A prompt of this library, or a block it rendered. */
    OWN_PROMPT
  }

  /**
   * Checks the parts and copies collections.
   *
   * @param author who really said it, whatever role the transcript files it under
   * @param text what was said, decoded, without images and tool calls
   * @param line the number of its line, or of its place in the file, from 1
   * @param at when it was said, if the transcript tells
   * @param session the session's id as the line tells it
   * @param workspace where the session ran at that moment, as the transcript tells it
   * @param message what tells the message that this turn is a part of from all others of its agent
   * @param speaker the name of the person who said it
   * @throws IllegalArgumentException if the line is below 1
   */
  public Turn {
    requireNonNull(author, "author");
    requireNonNull(text, "text");
    requireNonNull(at, "at");
    requireNonNull(session, "session");
    requireNonNull(workspace, "workspace");
    requireNonNull(message, "message");
    requireNonNull(speaker, "speaker");
    if (line < 1) {
      throw new IllegalArgumentException("The line is " + line + "; count from 1.");
    }
  }

  /**
   * A turn of a session whose only person has no name.
   *
   * @param author who really said it, whatever role the transcript files it under
   * @param text what was said, decoded, without images and tool calls
   * @param line the number of its line, or of its place in the file, from 1
   * @param at when it was said, if the transcript tells
   * @param session the session's id as the line tells it
   * @param workspace where the session ran at that moment, as the transcript tells it
   * @param message what tells the message that this turn is a part of from all others of its agent
   */
  public Turn(
      Author author,
      String text,
      long line,
      Optional<Instant> at,
      String session,
      Optional<String> workspace,
      Optional<String> message) {
    this(author, text, line, at, session, workspace, message, Optional.empty());
  }

  @Override
  public String toString() {
    return "Turn[" + author + ", line " + line + "]";
  }
}
