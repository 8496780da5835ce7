package io.memory4j;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Who said something and where: the author, and as far as they are known the session, the place in
 * it, the workspace it ran in, the evidence and further references.
 *
 * <p>{@link #toString} shows the author's role and the session, never evidence or a person's id.
 * Immutable and thread-safe; {@link #toBuilder} starts a changed copy.
 */
public final class Provenance {
  private static final Provenance HOST = new Provenance(new Builder(AuthorRole.HOST));

  private final AuthorRole role;
  private final @Nullable String personId;
  private final @Nullable String session;
  private final @Nullable Long turn;
  private final @Nullable Long line;
  private final @Nullable String workspace;
  private final @Nullable String evidence;
  private final List<String> references;

  private Provenance(Builder builder) {
    this.role = builder.role;
    this.personId = builder.personId;
    this.session = builder.session;
    this.turn = builder.turn;
    this.line = builder.line;
    this.workspace = builder.workspace;
    this.evidence = builder.evidence;
    this.references = builder.references;
  }

  /** {@return the provenance of what the host itself states; the default} */
  public static Provenance host() {
    return HOST;
  }

  /**
   * {@return the provenance of what a known person said}
   *
   * @param personId the host's stable id of the person, not blank
   * @throws IllegalArgumentException if the id is blank
   */
  public static Provenance person(String personId) {
    return builder(AuthorRole.PERSON).personId(personId).build();
  }

  /** {@return the provenance of what some person said, whoever it was} */
  public static Provenance person() {
    return builder(AuthorRole.PERSON).build();
  }

  /** {@return the provenance of what the agent said} */
  public static Provenance assistant() {
    return builder(AuthorRole.ASSISTANT).build();
  }

  /**
   * {@return a builder with only the role set}
   *
   * @param role who spoke
   */
  public static Builder builder(AuthorRole role) {
    return new Builder(role);
  }

  /** {@return a builder holding these values} */
  public Builder toBuilder() {
    Builder builder = new Builder(role);
    builder.personId = personId;
    builder.session = session;
    builder.turn = turn;
    builder.line = line;
    builder.workspace = workspace;
    builder.evidence = evidence;
    builder.references = references;
    return builder;
  }

  /** {@return who spoke} */
  public AuthorRole role() {
    return role;
  }

  /** {@return the id of the person who spoke, if the role is PERSON and the id is known} */
  public Optional<String> personId() {
    return Optional.ofNullable(personId);
  }

  /**
   * {@return the author as it is indexed: the role in lower case, or {@code person:} and the id}
   */
  public String author() {
    return personId == null ? role.id() : role.id() + ":" + personId;
  }

  /** {@return the id of the session it was said in} */
  public Optional<String> session() {
    return Optional.ofNullable(session);
  }

  /** {@return the number of the turn in its session, from 1} */
  public OptionalLong turn() {
    return turn == null ? OptionalLong.empty() : OptionalLong.of(turn);
  }

  /** {@return the number of the line in the session's file, from 1} */
  public OptionalLong line() {
    return line == null ? OptionalLong.empty() : OptionalLong.of(line);
  }

  /** {@return where the session ran, as its source names it: usually a folder} */
  public Optional<String> workspace() {
    return Optional.ofNullable(workspace);
  }

  /** {@return the words it was concluded from} */
  public Optional<String> evidence() {
    return Optional.ofNullable(evidence);
  }

  /** {@return URIs kept and shown but never fetched, such as a ticket; unmodifiable} */
  public List<String> references() {
    return references;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Provenance that
        && role == that.role
        && Objects.equals(personId, that.personId)
        && Objects.equals(session, that.session)
        && Objects.equals(turn, that.turn)
        && Objects.equals(line, that.line)
        && Objects.equals(workspace, that.workspace)
        && Objects.equals(evidence, that.evidence)
        && references.equals(that.references);
  }

  @Override
  public int hashCode() {
    return Objects.hash(role, personId, session, turn, line, workspace, evidence, references);
  }

  @Override
  public String toString() {
    return "Provenance[" + role.id() + (session == null ? "" : ", session " + session) + "]";
  }

  /** Collects the parts of a {@link Provenance}. Not thread-safe. */
  public static final class Builder {
    private final AuthorRole role;
    private @Nullable String personId;
    private @Nullable String session;
    private @Nullable Long turn;
    private @Nullable Long line;
    private @Nullable String workspace;
    private @Nullable String evidence;
    private List<String> references = List.of();

    private Builder(AuthorRole role) {
      this.role = requireNonNull(role, "role");
    }

    /**
     * Sets who the person is.
     *
     * @param id the host's stable id, not blank
     * @return this builder
     * @throws IllegalArgumentException if the id is blank or the role is not PERSON
     */
    public Builder personId(String id) {
      if (role != AuthorRole.PERSON) {
        throw new IllegalArgumentException(
            "Only a person has a person id; the role is " + role.id());
      }
      personId = notBlank(id, "person id");
      return this;
    }

    /**
     * Sets the session.
     *
     * @param id the session's id, not blank
     * @return this builder
     * @throws IllegalArgumentException if the id is blank
     */
    public Builder session(String id) {
      session = notBlank(id, "session id");
      return this;
    }

    /**
     * Sets the turn.
     *
     * @param number from 1
     * @return this builder
     * @throws IllegalArgumentException if the number is below 1
     */
    public Builder turn(long number) {
      turn = fromOne(number, "turn");
      return this;
    }

    /**
     * Sets the line.
     *
     * @param number from 1
     * @return this builder
     * @throws IllegalArgumentException if the number is below 1
     */
    public Builder line(long number) {
      line = fromOne(number, "line");
      return this;
    }

    /**
     * Sets where the session ran.
     *
     * @param place as its source names it, not blank
     * @return this builder
     * @throws IllegalArgumentException if the place is blank
     */
    public Builder workspace(String place) {
      workspace = notBlank(place, "workspace");
      return this;
    }

    /**
     * Sets the words it was concluded from.
     *
     * @param words not blank
     * @return this builder
     * @throws IllegalArgumentException if the words are blank
     */
    public Builder evidence(String words) {
      evidence = notBlank(words, "evidence");
      return this;
    }

    /**
     * Sets the references.
     *
     * @param uris copied
     * @return this builder
     */
    public Builder references(List<String> uris) {
      references = List.copyOf(uris);
      return this;
    }

    /** {@return the provenance of the parts set so far} */
    public Provenance build() {
      return new Provenance(this);
    }

    private static String notBlank(String value, String name) {
      if (requireNonNull(value, name).isBlank()) {
        throw new IllegalArgumentException("The " + name + " is blank; leave it out instead.");
      }
      return value;
    }

    private static long fromOne(long number, String name) {
      if (number < 1) {
        throw new IllegalArgumentException("The " + name + " is " + number + "; count from 1.");
      }
      return number;
    }
  }
}
