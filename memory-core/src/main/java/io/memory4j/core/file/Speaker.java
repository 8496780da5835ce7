package io.memory4j.core.file;

import io.memory4j.AuthorRole;
import io.memory4j.Layer;
import io.memory4j.Provenance;

/**
 * For whom an agent writes down what it writes.
 *
 * @param layer the layer of what is said about the person
 * @param author who states it: the agent, in the session and turn of the person
 */
record Speaker(Layer layer, Provenance author) {
  /** {@return the speaker of a turn; one who is not known is the person of the session} */
  static Speaker of(Provenance turn, Layer person) {
    // Never the person or the host: only they bring back what was forgotten.
    Provenance.Builder author = Provenance.builder(AuthorRole.ASSISTANT);
    turn.session().ifPresent(author::session);
    turn.turn().ifPresent(author::turn);
    turn.workspace().ifPresent(author::workspace);
    return new Speaker(turn.personId().map(Layer::person).orElse(person), author.build());
  }
}
