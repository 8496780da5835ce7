package io.memory4j.episode;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import java.time.Instant;
import java.util.Optional;

/**
 * A turn of a past session that was found. {@link #toString} shows where it stands, never the text.
 * Immutable and thread-safe.
 *
 * @param snippet the part of the turn that the question is about, on one line
 * @param author who said it: a person or the assistant
 * @param speaker the person's name, where the session told it
 * @param place where it stands
 * @param at when it was said, or when the session last changed if it does not tell
 * @param origin whether it was said on this machine
 * @param score above 0 to 1; the best has 1; compare it within one answer only
 */
public record HistoryHit(
    String snippet,
    Turn.Author author,
    Optional<String> speaker,
    Place place,
    Instant at,
    Origin origin,
    double score) {
  /**
   * Where a turn stands.
   *
   * @param layer the layer that the session belongs to
   * @param agent the agent, such as {@code claude-code}
   * @param session the session's id
   * @param workspace where the session ran, if it tells
   * @param source the path of what it was read from
   * @param line the number of the line there, from 1
   */
  public record Place(
      Layer layer,
      String agent,
      String session,
      Optional<String> workspace,
      String source,
      long line) {
    /**
     * Checks the parts.
     *
     * @param layer the layer that the session belongs to
     * @param agent the agent
     * @param session the session's id
     * @param workspace where the session ran, if it tells
     * @param source the path of what it was read from
     * @param line the number of the line there, from 1
     */
    public Place {
      requireNonNull(layer, "layer");
      requireNonNull(agent, "agent");
      requireNonNull(session, "session");
      requireNonNull(workspace, "workspace");
      requireNonNull(source, "source");
    }
  }

  /**
   * Which machine something was said on.
   *
   * @param host the machine's name; empty if it is this one
   */
  public record Origin(Optional<String> host) {
    /**
     * Checks the parts.
     *
     * @param host the machine's name; empty if it is this one
     */
    public Origin {
      requireNonNull(host, "host");
    }

    /** {@return whether it was said on another machine} */
    public boolean isRemote() {
      return host.isPresent();
    }
  }

  /**
   * Checks the parts.
   *
   * @param snippet the part of the turn that the question is about
   * @param author who said it
   * @param speaker the person's name, where the session told it
   * @param place where it stands
   * @param at when it was said
   * @param origin whether it was said on this machine
   * @param score above 0 to 1
   */
  public HistoryHit {
    requireNonNull(snippet, "snippet");
    requireNonNull(author, "author");
    requireNonNull(speaker, "speaker");
    requireNonNull(place, "place");
    requireNonNull(at, "at");
    requireNonNull(origin, "origin");
  }

  @Override
  public String toString() {
    return "HistoryHit[" + author + ", line " + place.line() + "]";
  }
}
