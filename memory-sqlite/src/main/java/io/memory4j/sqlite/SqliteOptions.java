package io.memory4j.sqlite;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Optional;

/** How a {@link SqliteMemoryStore} works. Immutable and thread-safe. */
public final class SqliteOptions {
  private static final SqliteOptions DEFAULTS = builder().build();

  private final Durability durability;
  private final int readers;
  private final Duration busyTimeout;
  private final boolean readOnly;
  private final long maxFileBytes;
  private final Optional<JournalMode> journalMode;

  private SqliteOptions(Builder builder) {
    durability = builder.durability;
    readers = builder.readers;
    busyTimeout = builder.busyTimeout;
    readOnly = builder.readOnly;
    maxFileBytes = builder.maxFileBytes;
    journalMode = builder.journalMode;
  }

  /** {@return the options of a builder that nothing was set on} */
  public static SqliteOptions ofDefaults() {
    return DEFAULTS;
  }

  /** {@return a builder with the defaults} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return what a finished write survives; {@link Durability#PROCESS} by default} */
  public Durability durability() {
    return durability;
  }

  /** {@return how many threads may read at a time before the next one waits; 4 by default} */
  public int readers() {
    return readers;
  }

  /** {@return how long a call waits for another writer or reader; 5 seconds by default} */
  public Duration busyTimeout() {
    return busyTimeout;
  }

  /** {@return whether writes are refused and a missing store is not created; false by default} */
  public boolean readOnly() {
    return readOnly;
  }

  /** {@return how large the database file may grow, in bytes; 0, the default, means any size} */
  public long maxFileBytes() {
    return maxFileBytes;
  }

  /** {@return the mode to use; empty, the default, means what fits the file system} */
  public Optional<JournalMode> journalMode() {
    return journalMode;
  }

  /** Collects options. Not thread-safe. */
  public static final class Builder {
    private Durability durability = Durability.PROCESS;
    private int readers = 4;
    private Duration busyTimeout = Duration.ofSeconds(5);
    private boolean readOnly;
    private long maxFileBytes;
    private Optional<JournalMode> journalMode = Optional.empty();

    private Builder() {}

    /**
     * Sets what a finished write survives.
     *
     * @param durability the death of the process, or loss of power too
     * @return this builder
     */
    public Builder durability(Durability durability) {
      this.durability = requireNonNull(durability, "durability");
      return this;
    }

    /**
     * Sets how many threads may read at a time.
     *
     * @param readers 1 to 64
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder readers(int readers) {
      if (readers < 1 || readers > 64) {
        throw new IllegalArgumentException("The readers are " + readers + "; allow 1 to 64.");
      }
      this.readers = readers;
      return this;
    }

    /**
     * Sets how long a call waits for others.
     *
     * @param timeout 250 milliseconds to one hour
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder busyTimeout(Duration timeout) {
      if (timeout.toMillis() < 250 || timeout.compareTo(Duration.ofHours(1)) > 0) {
        throw new IllegalArgumentException(
            "The busy time-out is " + timeout + "; allow 250 milliseconds to one hour.");
      }
      this.busyTimeout = timeout;
      return this;
    }

    /**
     * Sets whether writes are refused.
     *
     * @param readOnly true to refuse them
     * @return this builder
     */
    public Builder readOnly(boolean readOnly) {
      this.readOnly = readOnly;
      return this;
    }

    /**
     * Bounds the database file; a write beyond it throws StoreUnavailableException.
     *
     * @param bytes 0 for any size, or 1 MiB and more
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder maxFileBytes(long bytes) {
      if (bytes != 0 && bytes < 1L << 20) {
        throw new IllegalArgumentException(
            "The file may have " + bytes + " bytes; allow 0 for any size, or 1 MiB and more.");
      }
      this.maxFileBytes = bytes;
      return this;
    }

    /**
     * Sets the mode, where the type of the file system does not tell the right one.
     *
     * @param mode the same for all processes that share the store
     * @return this builder
     */
    public Builder journalMode(JournalMode mode) {
      this.journalMode = Optional.of(mode);
      return this;
    }

    /** {@return the options set so far} */
    public SqliteOptions build() {
      return new SqliteOptions(this);
    }
  }
}
