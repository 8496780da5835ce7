package io.memory4j.core;

import io.memory4j.StoreUnavailableException;
import io.memory4j.store.ChangePage;
import io.memory4j.store.ChangeQuery;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.FaultyStore;
import io.memory4j.testkit.InMemoryStore;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A store that can be told not to answer, to lose the news of a commit, or to conflict. */
public final class SwitchedStore extends FaultyStore {
  /** Whether reads, writes and marks fail. */
  public boolean silent;

  /** Whether scrubs fail. */
  public boolean scrubsFail;

  /** Whether the next write commits and fails all the same. */
  public boolean loseNextCommit;

  /** What the next writes throw instead of running. */
  public @Nullable RuntimeException instead;

  /** How many more writes throw it. */
  public int times;

  /** Whether it has forgotten what was deleted, and says so. */
  public boolean forgetful;

  /** How many reads ran. */
  public int reads;

  /** Whether it was closed. */
  public boolean closed;

  /** Makes a store that answers. */
  public SwitchedStore() {
    super(InMemoryStore.create());
  }

  private <T extends @Nullable Object> T answer(Supplier<T> call) {
    if (silent) {
      throw new StoreUnavailableException("switched off", null);
    }
    return call.get();
  }

  @Override
  public StoreMark mark() {
    return answer(super::mark);
  }

  @Override
  public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
    reads++;
    return answer(
        () -> super.<T>read(reader -> work.apply(forgetful ? truncating(reader) : reader)));
  }

  /** A reader whose change pages say that they cannot tell, and tell nothing. */
  private static StoreReader truncating(StoreReader reader) {
    return (StoreReader)
        Proxy.newProxyInstance(
            StoreReader.class.getClassLoader(),
            new Class<?>[] {StoreReader.class},
            (proxy, method, arguments) ->
                method.getName().equals("changes")
                    ? new ChangePage(
                        List.of(), Set.of(), ((ChangeQuery) arguments[0]).after(), false, true)
                    : method.invoke(reader, arguments));
  }

  @Override
  public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
    if (instead != null && times-- > 0) {
      throw instead;
    }
    T result = answer(() -> super.<T>write(work));
    if (loseNextCommit) {
      loseNextCommit = false;
      throw new StoreUnavailableException("news lost", null, true);
    }
    return result;
  }

  @Override
  public ScrubReport scrub(Collection<String> traces) {
    if (scrubsFail) {
      throw new StoreUnavailableException("busy", null);
    }
    return super.scrub(traces);
  }

  @Override
  public void close() {
    closed = true;
    super.close();
  }
}
