package io.memory4j.core.history;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.HistoryReport;
import io.memory4j.episode.Unread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what indexing does. Confined to one thread. */
final class IndexTally {
  private final Map<String, Long> withheld = new TreeMap<>();
  private final List<Unread> unread = new ArrayList<>();
  private long read;
  private long unchanged;
  private long elsewhere;
  private long failed;
  private long added;
  private long replaced;
  private long forgotten;
  private long secrets;

  void read(Episode episode, EpisodeReport report) {
    read++;
    report
        .failure()
        .ifPresent(
            reason -> {
              failed++;
              unread(new Unread(episode.location(), reason));
            });
  }

  void unchanged() {
    unchanged++;
  }

  void elsewhere() {
    elsewhere++;
  }

  void withheld(String agent, long sessions) {
    withheld.merge(agent, sessions, Long::sum);
  }

  void unread(Unread one) {
    if (unread.size() < HistoryReport.MAX_UNREAD_LISTED) {
      unread.add(one);
    }
  }

  void add(long more, long gone, long buried, long redactions) {
    added += more;
    replaced += gone;
    forgotten += buried;
    secrets += redactions;
  }

  HistoryReport report(long pruned) {
    return new HistoryReport(
        new HistoryReport.Sessions(read, unchanged, elsewhere, failed),
        new HistoryReport.Turns(added, replaced, pruned, forgotten),
        withheld,
        unread,
        secrets);
  }
}
