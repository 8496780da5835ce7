package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * What a person made of an {@link EditorTemplate}. Immutable and thread-safe.
 *
 * @param outcome what is to be done
 * @param entry the entry as it is to be stored; the one before the edit unless the outcome is
 *     CHANGED
 * @param messages why it was refused, or what was passed over, for the person; line numbers count
 *     from 1; unmodifiable
 */
public record Edit(Outcome outcome, EditableEntry entry, List<String> messages) {
  /** What is to be done after an edit. */
  public enum Outcome {
    /** The entry differs and is to be stored. */
    CHANGED,
    /** Nothing differs but line ends; nothing is to be written. */
    UNCHANGED,
    /** The person gave up: the text is empty. */
    CANCELLED,
    /** The text cannot be read; nothing is to be written. */
    REFUSED
  }

  /**
   * Checks the parts and copies collections.
   *
   * @param outcome what is to be done
   * @param entry the entry as it is to be stored
   * @param messages for the person
   */
  public Edit {
    requireNonNull(outcome, "outcome");
    requireNonNull(entry, "entry");
    messages = List.copyOf(messages);
  }
}
