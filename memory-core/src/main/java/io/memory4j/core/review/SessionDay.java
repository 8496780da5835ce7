package io.memory4j.core.review;

import io.memory4j.core.text.Graphemes;
import io.memory4j.episode.Turn;
import io.memory4j.review.Period;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The turns of one session on one day. What comes after what is decided by their order in the
 * session, since times may be equal or go back. Confined to one thread.
 */
final class SessionDay {
  private static final int MAX_TURN_CHARS = 20_000;

  /** What a transcript claims to be of other years is of no day. */
  private static final Instant FIRST = Instant.parse("0001-01-02T00:00:00Z");

  private static final Instant LAST = Instant.parse("9999-12-30T00:00:00Z");
  private static final Set<Turn.Author> SPEAKERS =
      Set.of(Turn.Author.PERSON, Turn.Author.ASSISTANT, Turn.Author.SUB_AGENT);

  private final Instant from;
  private final Instant until;
  private final ZoneId zone;
  private final Set<String> elsewhere;
  private final Set<String> messages = new HashSet<>();
  private final Set<LocalDate> days = new HashSet<>();
  private final List<String> compactions = new ArrayList<>();
  private final List<String> tail = new ArrayList<>();
  private @Nullable Instant firstAt;
  private Instant last = Instant.MIN;

  /** Copies of messages that stand in another session are left out. */
  SessionDay(Period day, ZoneId zone, Set<String> elsewhere) {
    this.from = day.start(zone);
    this.until = day.end(zone);
    this.zone = zone;
    this.elsewhere = Set.copyOf(elsewhere);
  }

  /** Sets the time of turns that tell none before one does. */
  void begin(Instant updatedAt) {
    last = updatedAt;
  }

  /** {@return true: the session is read to its end} */
  boolean take(Turn turn) {
    last = turn.at().orElse(last);
    if (last.isAfter(FIRST) && last.isBefore(LAST)) {
      days.add(LocalDate.ofInstant(last, zone));
    }
    turn.message().ifPresent(messages::add);
    boolean copy = turn.message().filter(elsewhere::contains).isPresent();
    if (!copy && !last.isBefore(from) && last.isBefore(until)) {
      add(turn);
    }
    return true;
  }

  private void add(Turn turn) {
    String text = Graphemes.cut(turn.text().strip(), MAX_TURN_CHARS, MaterialLabels.CUT_TURN);
    if (turn.author() == Turn.Author.COMPACTION) {
      compactions.add(text);
      tail.clear();
    } else if (SPEAKERS.contains(turn.author()) && !text.isEmpty()) {
      tail.add(turn.author().name().toLowerCase(Locale.ROOT) + ": " + text);
    } else {
      return;
    }
    firstAt = firstAt == null || last.isBefore(firstAt) ? last : firstAt;
  }

  ZoneId zone() {
    return zone;
  }

  /** {@return the days on which anything was said, whoever said it} */
  Set<LocalDate> days() {
    return days;
  }

  Set<String> messages() {
    return messages;
  }

  /** {@return when the first turn of the day was} */
  Instant firstAt() {
    return firstAt == null ? from : firstAt;
  }

  /** {@return what was said, if anything was} */
  Optional<String> text() {
    List<String> blocks = new ArrayList<>();
    addBlock(blocks, MaterialLabels.COMPACTIONS, compactions);
    addBlock(blocks, MaterialLabels.TAIL, tail);
    return blocks.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", blocks));
  }

  private static void addBlock(List<String> blocks, String heading, List<String> texts) {
    if (!texts.isEmpty()) {
      blocks.add(heading + "\n" + String.join("\n", texts));
    }
  }
}
