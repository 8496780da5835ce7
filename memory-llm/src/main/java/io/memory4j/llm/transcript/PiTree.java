package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a first pass over a file of pi learns: which entries lead to the last one. */
final class PiTree implements JsonLines.RecordVisitor, JsonLines.LineLog {
  private static final int ROOT = -1;

  private final Map<Long, Integer> records = new HashMap<>();
  private final List<Integer> parents = new ArrayList<>();
  private final BitSet onPath = new BitSet();

  private PiTree() {}

  static PiTree of(TranscriptFile file) throws IOException {
    PiTree tree = new PiTree();
    try (InputStream bytes = file.open()) {
      JsonLines.read(bytes, tree, tree);
    }
    tree.walk();
    return tree;
  }

  /** {@return whether the record of this number, from 0, is part of the conversation} */
  boolean isOnPath(int record) {
    return onPath.get(record);
  }

  @Override
  public boolean visit(JsonParser parser, long number) throws IOException {
    PiEntry entry = PiEntry.read(parser);
    int record = parents.size();
    // Entries without an id stand in a list; and where a parent is lost, with a line that cannot be
    // read, the conversation goes on above it.
    int above = record - 1;
    parents.add(
        entry
            .parent
            .map(id -> records.getOrDefault(Hash.of(id), above))
            .orElse(entry.root ? ROOT : above));
    entry.id.ifPresent(id -> records.putIfAbsent(Hash.of(id), record));
    return true;
  }

  /** A parent always stands above its child, so that this ends. */
  private void walk() {
    for (int record = parents.size() - 1; record >= 0; record = parents.get(record)) {
      onPath.set(record);
    }
  }

  @Override
  public void line() {}

  @Override
  public void skipped(long line, String reason) {
    // The second pass counts it.
  }
}
