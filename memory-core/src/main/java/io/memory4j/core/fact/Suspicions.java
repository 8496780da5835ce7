package io.memory4j.core.fact;

import io.memory4j.Fact;
import io.memory4j.Provenance;
import io.memory4j.core.quarantine.EchoMemory;
import io.memory4j.core.quarantine.Finding;
import io.memory4j.core.quarantine.Reason;
import io.memory4j.core.quarantine.TextScreen;
import io.memory4j.core.record.Derivation;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tells which statements are held back, and writes the reasons into their records. What the agent,
 * a tool or a sub-agent repeats of the blocks it was given lately is held back too. Thread-safe.
 */
public final class Suspicions {
  /** The attribute that holds the reasons, separated by blanks. */
  static final String REASONS = "suspicions";

  private static final String PREFIX = "suspicious:";

  private final EchoMemory echoes;

  /**
   * Tells suspicious statements.
   *
   * @param echoes knows the blocks of late
   */
  public Suspicions(EchoMemory echoes) {
    this.echoes = echoes;
  }

  /**
   * {@return why a draft is to be held back; empty if it is not} The text is judged as given and as
   * it is stored, since folding can take away what hid it.
   */
  List<String> of(Fact.Draft draft, String stored, Provenance author) {
    List<Finding> findings =
        new ArrayList<>(TextScreen.screen(draft.content(), draft.detail().orElse("")));
    if (findings.isEmpty()) {
      findings.addAll(TextScreen.screen(stored));
    }
    if (!Derivation.isOwnWord(author) && echoes.isEcho(draft.content())) {
      findings.add(new Finding(Reason.ECHO, Finding.Part.CONTENT));
    }
    return findings.stream().map(Finding::id).toList();
  }

  /** Marks a body as held back if there is a suspicion among the findings. */
  static void hold(RecordBody.Builder body, List<String> findings) {
    String reasons =
        findings.stream().filter(id -> id.startsWith(PREFIX)).collect(Collectors.joining(" "));
    if (!reasons.isEmpty()) {
      body.status(RecordStatus.QUARANTINED).attribute(REASONS, reasons);
    }
  }

  /** {@return why a record is held back} */
  static List<String> reasons(RecordBody body) {
    String reasons = body.attributes().getOrDefault(REASONS, "");
    return reasons.isEmpty() ? List.of() : List.of(reasons.split(" ", -1));
  }
}
