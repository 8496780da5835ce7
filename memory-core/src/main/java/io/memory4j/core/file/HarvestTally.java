package io.memory4j.core.file;

import io.memory4j.Fact;
import io.memory4j.Layer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Hands lines over during one harvest and counts. Not thread-safe. */
final class HarvestTally {
  private final BiConsumer<Layer, List<Fact.Draft>> memory;
  private final MailboxDrafts drafts = new MailboxDrafts();
  private final List<Path> refused = new ArrayList<>();
  private boolean more;

  HarvestTally(BiConsumer<Layer, List<Fact.Draft>> memory) {
    this.memory = memory;
  }

  void handOver(MailboxChunk chunk, Speaker speaker) {
    List<Fact.Draft> statements = drafts.of(chunk.lines(), speaker.layer(), speaker.author());
    drafts.note(MailboxNote.CUT, chunk.cut());
    if (!statements.isEmpty()) {
      memory.accept(speaker.layer(), statements);
      drafts.handedOver(statements.size());
    }
  }

  void refuse(Path file) {
    refused.add(file);
  }

  void leaveMore() {
    more = true;
  }

  Harvest harvest() {
    return new Harvest(drafts.facts(), drafts.notes(), refused, more);
  }
}
