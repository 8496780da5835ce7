package io.memory4j.core.erase;

import io.memory4j.MemoryException;
import io.memory4j.core.file.ForgetfulFile;
import java.util.Collection;
import java.util.Set;
import java.util.function.Supplier;

/** Has files let go of texts that are about to be deleted. Thread-safe. */
final class FilesToClean {
  private final Supplier<? extends Collection<? extends ForgetfulFile>> files;

  FilesToClean(Supplier<? extends Collection<? extends ForgetfulFile>> files) {
    this.files = files;
  }

  boolean isEmpty() {
    return files.get().isEmpty();
  }

  /** What cannot be cleaned is told and stops nothing. */
  void forget(Outcome outcome) {
    Set<String> texts = outcome.erased.texts();
    if (texts.isEmpty()) {
      return;
    }
    for (ForgetfulFile file : files.get()) {
      try {
        file.forget(texts);
      } catch (MemoryException failed) {
        outcome.verified = false;
        outcome.notCovered.add("The file " + file.path() + "; it could not be changed.");
      }
    }
  }
}
