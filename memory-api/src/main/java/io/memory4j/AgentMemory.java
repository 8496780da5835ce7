package io.memory4j;

import io.memory4j.episode.SessionHistory;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.recall.Recall;
import io.memory4j.recall.RecallQuery;
import io.memory4j.review.ReviewChain;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What one session remembers. It is bound to its layers when it is made, and nothing outside them
 * can be named through it: a model that chooses arguments never reaches another person's memory.
 *
 * <p>Every operation may be repeated safely. What was remembered survives the death of the process
 * once the call has returned. Any of these methods may throw {@link StoreUnavailableException} or
 * {@link StoreFormatException}, except {@link #inject}, which never fails a turn.
 *
 * <p>Not for implementation by others: it grows. Thread-safe.
 */
public interface AgentMemory {
  /** {@return the layers, general to specific} */
  LayerStack layers();

  /**
   * {@return the same memory, speaking as an author} Take it when a turn starts, so that what is
   * said in the turn is filed under whoever spoke.
   *
   * @param speaker who speaks, and where
   */
  AgentMemory as(Provenance speaker);

  /**
   * {@return the memory of a session over the same layers} Nothing starts before it is told of an
   * event. Make one for each session; two with one id know nothing of each other.
   *
   * @param info what is known of the session
   */
  SessionMemory session(SessionInfo info);

  /**
   * {@return the same memory for one that may read and not write, such as the tools of a model} All
   * that would change something throws a {@link RejectedException} of reason {@link
   * RejectedException.Reason#READ_ONLY}, whatever its arguments, and changes nothing.
   */
  AgentMemory readOnly();

  /**
   * Remembers a statement in the most specific layer.
   *
   * @param statement one line, 1 to {@value Fact#MAX_CONTENT_CHARS} code points; white space is
   *     folded, secrets are replaced
   * @return what became of it
   * @throws RejectedException if it is blank, spans lines or is too long
   */
  default Remembered remember(String statement) {
    return remember(Fact.draft(statement));
  }

  /**
   * Remembers a statement. One that is known becomes the newest; one under a key takes the place of
   * the fact that had it.
   *
   * @param draft the statement; without a key one line of 1 to {@value Fact#MAX_CONTENT_CHARS} code
   *     points, with a key up to {@value Fact#MAX_KEYED_CONTENT_CHARS}
   * @return what became of it
   * @throws RejectedException if the statement or the key is refused
   * @throws IllegalArgumentException if the draft names a layer outside the stack
   */
  Remembered remember(Fact.Draft draft);

  /**
   * Closes facts and remembers statements, all or nothing. The closed ones stay in history.
   *
   * @param close facts to supersede; those that are not current are passed over
   * @param remember statements, all for layers of one store
   * @return what became of each statement, in order; any of their receipts takes the whole change
   *     back
   * @throws RejectedException if one of the statements is refused; nothing changed
   * @throws IllegalArgumentException if the layers concerned lie in more than one store
   */
  List<Remembered> replace(Collection<FactId> close, List<Fact.Draft> remember);

  /**
   * Finds facts by words.
   *
   * @param query any text; nothing in it is an error
   * @return the facts found, the best first
   */
  Recall recall(RecallQuery query);

  /**
   * Looks a key up.
   *
   * @param key the key
   * @return the most specific fact under it and what it shadows; empty if no layer holds it
   */
  Optional<Resolved> find(String key);

  /**
   * Looks a fact up, whatever its state.
   *
   * @param id the fact's id
   * @return the fact; empty if no layer of the stack holds it
   */
  Optional<Fact> find(FactId id);

  /**
   * Lists facts.
   *
   * @param query which
   * @return layer by layer from specific to general, newest first; unmodifiable
   */
  List<Fact> list(ListQuery query);

  /**
   * Plans and renders the block for a system prompt.
   *
   * @param request what block is wanted
   * @return the block; if a store does not answer, an empty one whose plan says so
   */
  InjectionBlock inject(InjectionRequest request);

  /**
   * Deletes for good, with all versions, and cleans what was made from it in every open store. What
   * was forgotten is not learned again from what is left over elsewhere, unless a person or the
   * host states it anew: what they said before the forgetting and is read again stays forgotten.
   *
   * <p>Safe to repeat. A process that dies on the way leaves an order, without text, that the next
   * one carries out when it binds a memory to the stores.
   *
   * @param selector what to forget
   * @return what was deleted; forgetting what is not there deletes nothing and is no error
   * @throws IllegalArgumentException if the selector names a layer or a person outside the stack
   */
  ForgetReceipt forget(Selector selector);

  /**
   * Tells what {@link #forget} would do now, and changes nothing.
   *
   * @param selector what would be forgotten
   * @return the receipt that forgetting would give, never verified
   * @throws IllegalArgumentException if the selector names a layer or a person outside the stack
   */
  ForgetReceipt wouldForget(Selector selector);

  /**
   * Takes a change back: what it added is closed, what it closed is stated anew.
   *
   * @param receipt what {@link #remember(Fact.Draft)} or {@link #replace} returned
   * @return REPLACED if the change was taken back now, with the first statement that stands again
   *     if it closed one, and a receipt by which the change can be made again; SEEN if it was taken
   *     back before
   * @throws ConflictException if a fact of the change has changed since, other than by a change
   *     that was itself taken back
   * @throws IllegalArgumentException if the receipt is of a store that keeps none of the layers
   */
  Remembered undo(Receipt receipt);

  /**
   * Lists the versions of a fact.
   *
   * @param id the id of any version
   * @return the versions, newest first; empty if no layer of the stack holds it; unmodifiable
   */
  List<Fact> history(FactId id);

  /** {@return the facts that are held back} */
  Quarantine quarantine();

  /**
   * {@return the summaries of past days, weeks, months and years of the most specific layer, and
   * the chain that makes them}
   */
  ReviewChain reviews();

  /** {@return how this memory is, and why it does not know something} */
  Diagnosis diagnose();

  /**
   * {@return what was said in past sessions of these layers} Not the versions of a fact, which
   * {@link #history} tells.
   */
  SessionHistory sessionHistory();
}
