package io.memory4j.core.journal;

import io.memory4j.store.JournalEntry;
import io.memory4j.store.JournalQuery;
import io.memory4j.store.StoreReader;
import java.util.function.BiFunction;

/**
 * A value made from journal entries, one after the other, that remembers how far it has read:
 * taking it further reads only what came since. Immutable, and thread-safe if its state is.
 *
 * @param <S> an immutable state
 * @param state the value so far
 * @param through the sequence of the last entry in it; 0 before the first
 */
public record JournalFold<S>(S state, long through) {
  /**
   * {@return the fold of no entries}
   *
   * @param <S> an immutable state
   * @param state the value of nothing
   */
  public static <S> JournalFold<S> of(S state) {
    return new JournalFold<>(state, 0);
  }

  /**
   * {@return this fold, taken to the end of the journal}
   *
   * @param reader the snapshot to read
   * @param entries which entries count; always the same ones for one fold
   * @param step makes the next state from the last one and an entry
   */
  public JournalFold<S> advance(
      StoreReader reader,
      JournalQuery entries,
      BiFunction<? super S, ? super JournalEntry, ? extends S> step) {
    Progress<S> progress = new Progress<>(this);
    reader.journal(entries.after(through), entry -> progress.take(entry, step));
    return progress.fold;
  }

  private static final class Progress<S> {
    private JournalFold<S> fold;

    Progress(JournalFold<S> start) {
      this.fold = start;
    }

    boolean take(
        JournalEntry entry, BiFunction<? super S, ? super JournalEntry, ? extends S> step) {
      fold = new JournalFold<>(step.apply(fold.state(), entry), entry.sequence());
      return true;
    }
  }
}
