package io.memory4j.core.erase;

import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.ScrubReport;
import io.memory4j.store.StoreMark;
import io.memory4j.store.StoreReader;
import io.memory4j.store.StoreWriter;
import io.memory4j.testkit.FaultyStore;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Ends a process, as far as stores and files see it, before or after one of its steps. */
final class Fuse {
  /** The end of the process. */
  static final class Burnt extends Error {
    private static final long serialVersionUID = 1L;
  }

  private int left;
  private boolean burnt;

  Fuse(int steps) {
    left = steps;
  }

  /** {@return whether the process ended} */
  boolean isBurnt() {
    return burnt;
  }

  private void step() {
    burnt |= left-- == 0;
    alive();
  }

  private void alive() {
    if (burnt) {
      throw new Burnt();
    }
  }

  /** {@return a store whose writes and scrubs are steps, each with an end before and after} */
  MemoryStore on(MemoryStore store) {
    return new FusedStore(store);
  }

  /** {@return a file whose cleaning is a step} */
  ForgetfulFile on(ForgetfulFile file) {
    return new ForgetfulFile() {
      @Override
      public Path path() {
        return file.path();
      }

      @Override
      public void forget(Collection<String> texts) {
        step();
        file.forget(texts);
        step();
      }
    };
  }

  private final class FusedStore extends FaultyStore {
    FusedStore(MemoryStore store) {
      super(store);
    }

    @Override
    public StoreMark mark() {
      alive();
      return super.mark();
    }

    @Override
    public <T extends @Nullable Object> T read(Function<? super StoreReader, ? extends T> work) {
      alive();
      return super.read(work);
    }

    @Override
    public <T extends @Nullable Object> T write(Function<? super StoreWriter, ? extends T> work) {
      step();
      T result = super.write(work);
      step();
      return result;
    }

    @Override
    public ScrubReport scrub(Collection<String> traces) {
      step();
      ScrubReport report = super.scrub(traces);
      step();
      return report;
    }
  }
}
