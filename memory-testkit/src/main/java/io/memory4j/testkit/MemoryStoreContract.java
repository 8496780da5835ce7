package io.memory4j.testkit;

import io.memory4j.store.MemoryStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

/**
 * What every {@link MemoryStore} does. Extend it in a class whose name ends in {@code Test}, say
 * how a store is opened, and add nothing else. The name of each test begins with the number of the
 * rule that it proves; where a store lacks a capability, its refusal is proved instead.
 *
 * <p>The subclass needs a constructor without parameters: for a store with {@link
 * io.memory4j.store.Capability#MULTI_PROCESS} the kit starts other JVMs on the same class path,
 * which make an instance and open the same medium.
 */
public abstract class MemoryStoreContract {
  private final List<MemoryStore> opened = new ArrayList<>();
  private final List<Path> media = new ArrayList<>();

  /** The kit's folder for one test. */
  @TempDir Path folder;

  /** For subclasses. */
  protected MemoryStoreContract() {}

  /**
   * Opens the store that belongs to a folder, and creates it if there is none. Called again with
   * the same folder, it gives another store on the same medium.
   *
   * @param medium an existing folder of the kit's; a store that keeps nothing in files derives the
   *     name of its medium from it
   * @return an open store; the kit closes it
   */
  protected abstract MemoryStore open(Path medium);

  /**
   * Opens the copy that {@link MemoryStore#backup} wrote; unless overridden, as {@link #open} does.
   *
   * @param target what backup was given
   * @return an open store; the kit closes it
   */
  protected MemoryStore openBackup(Path target) {
    return open(target);
  }

  /**
   * Removes what lies outside the folder; does nothing unless overridden.
   *
   * @param medium the folder, after all its stores were closed
   */
  protected void dispose(Path medium) {}

  /** {@return a store of the kit's medium, closed after the test} */
  final MemoryStore openAgain() {
    return openAt(folder.resolve("medium"));
  }

  /** {@return a store of another medium, closed after the test} */
  final MemoryStore openAt(Path medium) {
    try {
      Files.createDirectories(medium);
    } catch (IOException e) {
      throw new IllegalStateException("The kit cannot make the folder " + medium, e);
    }
    media.add(medium);
    return keep(open(medium));
  }

  /** {@return a store that is closed after the test} */
  final MemoryStore keep(MemoryStore store) {
    opened.add(store);
    return store;
  }

  @BeforeEach
  final void startEmpty() {
    opened.clear();
    media.clear();
  }

  @AfterEach
  final void closeAll() {
    opened.forEach(MemoryStore::close);
    media.forEach(this::dispose);
  }

  @Nested
  @DisplayName("what was written stays")
  class Durability extends DurabilityRules {
    Durability() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("what is taken stays taken")
  class Uniqueness extends UniquenessRules {
    Uniqueness() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("the numbers of a record")
  class Numbers extends NumberRules {
    Numbers() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("read and write")
  class Calls extends CallRules {
    Calls() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("threads and processes")
  class Concurrency extends ConcurrencyRules {
    Concurrency() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("filters, orders and limits")
  class Queries extends QueryRules {
    Queries() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("search")
  class Searches extends SearchRules {
    Searches() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("search and the records")
  class SearchSafety extends SearchSafetyRules {
    SearchSafety() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("changes, heads and marks")
  class Changes extends ChangeRules {
    Changes() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("deletion")
  class Deletions extends DeletionRules {
    Deletions() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("the journal")
  class Journal extends JournalRules {
    Journal() {
      super(MemoryStoreContract.this);
    }
  }

  @Nested
  @DisplayName("capabilities and refusals")
  class Refusals extends RefusalRules {
    Refusals() {
      super(MemoryStoreContract.this);
    }
  }
}
