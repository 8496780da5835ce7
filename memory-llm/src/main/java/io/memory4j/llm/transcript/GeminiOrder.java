package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a first pass over the lines of Gemini CLI learns: which messages stand, and in which order.
 */
final class GeminiOrder implements JsonLines.RecordVisitor, JsonLines.LineLog {
  private final List<Long> ids = new ArrayList<>();
  private final Map<Long, Integer> ranks = new HashMap<>();
  private final Map<Long, Long> lastRecords = new HashMap<>();
  private long record;
  private boolean subAgent;

  private GeminiOrder() {}

  /**
   * A message as one record of the file writes it.
   *
   * @param id its id, if it has one
   * @param record the number of the record
   */
  record Upsert(Optional<String> id, long record) {
    long key() {
      return Hash.of(id.map(told -> "id " + told).orElse("record " + record));
    }
  }

  static GeminiOrder of(TranscriptFile file) throws IOException {
    GeminiOrder order = new GeminiOrder();
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, order, order);
    }
    return order;
  }

  /** {@return where a message stands, or -1 if it was dropped or is written again later} */
  int rank(Upsert upsert) {
    long key = upsert.key();
    boolean last = lastRecords.getOrDefault(key, -1L) == upsert.record();
    return last ? ranks.getOrDefault(key, -1) : -1;
  }

  /** {@return whether it is the file of a sub-agent} */
  boolean ofSubAgent() {
    return subAgent;
  }

  @Override
  public boolean visit(JsonParser parser, long number) throws IOException {
    GeminiMessage message = GeminiMessage.read(parser);
    record++;
    subAgent |= message.ofSubAgent;
    message.rewindTo.ifPresent(id -> rewind(new Upsert(Optional.of(id), record).key()));
    if (message.isMessage()) {
      long key = new Upsert(message.id, record).key();
      lastRecords.put(key, record);
      if (ranks.putIfAbsent(key, ids.size()) == null) {
        ids.add(key);
      }
    }
    return true;
  }

  /** Drops a message and all after it, as if they had never been written. */
  private void rewind(long key) {
    int from = ranks.getOrDefault(key, ids.size());
    while (ids.size() > from) {
      long dropped = ids.remove(ids.size() - 1);
      ranks.remove(dropped);
      lastRecords.remove(dropped);
    }
  }

  @Override
  public void line() {}

  @Override
  public void skipped(long line, String reason) {
    // The second pass counts it.
  }
}
