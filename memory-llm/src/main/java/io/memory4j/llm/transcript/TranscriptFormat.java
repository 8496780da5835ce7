package io.memory4j.llm.transcript;

import java.io.IOException;
import java.util.Optional;

/** How one agent writes its sessions down. Implementations have no state and are thread-safe. */
interface TranscriptFormat {
  /** {@return the agent, as episodes name it} */
  String agent();

  /** {@return whose session a file is if it begins like this format, else nothing} */
  Optional<Claim> claim(Opening opening);

  /** Hands out the turns of a file that was claimed, in the order of the file. */
  void read(TranscriptFile file, Reading reading) throws IOException;

  /**
   * What the beginning of a file tells.
   *
   * @param session the session's id, if it is told
   * @param workspace where it ran, if it is told
   */
  record Claim(Optional<String> session, Optional<String> workspace) {}
}
