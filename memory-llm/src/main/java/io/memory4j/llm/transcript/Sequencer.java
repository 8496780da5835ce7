package io.memory4j.llm.transcript;

import java.util.List;
import java.util.Map.Entry;
import java.util.TreeMap;

/**
 * Hands the messages of a conversation on in their order where a file holds them in another. What
 * comes too early is held back, up to a limit; beyond it messages come as the file has them, so
 * that memory stays bounded. Not thread-safe.
 */
final class Sequencer {
  private static final long MAX_CHARS = 4_000_000;
  private static final int MAX_HELD = 20_000;

  private final Reading reading;
  private final TreeMap<Integer, Held> held = new TreeMap<>();
  private long chars;
  private int next;

  Sequencer(Reading reading) {
    this.reading = reading;
  }

  /** A message that waits for earlier ones. */
  private record Held(List<Said> said, TurnPlace place) {
    long chars() {
      return said.stream().mapToLong(piece -> piece.text().length()).sum();
    }
  }

  /** Takes the message that stands at a rank of the conversation; each rank comes once. */
  void put(int rank, List<Said> said, TurnPlace place) {
    Held message = new Held(said, place);
    Held twin = held.put(rank, message);
    chars += message.chars() - (twin == null ? 0 : twin.chars());
    while (!held.isEmpty() && (held.firstKey() <= next || isFull())) {
      first();
    }
  }

  /** Hands on what is still held, for which something is missing. */
  void end() {
    while (!held.isEmpty()) {
      first();
    }
  }

  private boolean isFull() {
    return chars > MAX_CHARS || held.size() > MAX_HELD;
  }

  private void first() {
    Entry<Integer, Held> first = held.pollFirstEntry();
    chars -= first.getValue().chars();
    next = Math.max(next, first.getKey() + 1);
    reading.turns(first.getValue().said(), first.getValue().place());
  }
}
