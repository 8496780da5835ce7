package io.memory4j.core.history;

import io.memory4j.core.render.BlockText;
import io.memory4j.episode.Turn;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Picks what is worth finding again: the turns of persons, and of what an agent answered them the
 * last turn before the next one of a person. What a program said in a person's name opens no
 * exchange, and an answer to a prompt of this library is none. Not thread-safe.
 */
final class SpokenTurns {
  private static final String BLOCK = BlockText.opening().strip();

  private final Consumer<Turn> picked;
  private @Nullable Turn opening;
  private @Nullable Turn answer;

  SpokenTurns(Consumer<Turn> picked) {
    this.picked = picked;
  }

  void add(Turn turn) {
    if (opening != null && !opening.session().equals(turn.session())) {
      end();
    }
    switch (turn.author()) {
      case PERSON -> open(turn);
      case ASSISTANT -> answer = opening == null || turn.text().isBlank() ? answer : turn;
      case OWN_PROMPT -> ownPrompt(turn);
      default -> {
        // Tools, sub-agents and injected words neither open nor end an exchange.
      }
    }
  }

  private void open(Turn turn) {
    end();
    opening = turn;
    if (!turn.text().isBlank()) {
      picked.accept(turn);
    }
  }

  /** A block that was handed to the agent beside a person's words leaves the exchange theirs. */
  private void ownPrompt(Turn turn) {
    if (!turn.text().strip().startsWith(BLOCK)) {
      end();
    }
  }

  /** Ends the exchange; the last answer was final. */
  void end() {
    Turn last = answer;
    answer = null;
    opening = null;
    if (last != null) {
      picked.accept(last);
    }
  }
}
