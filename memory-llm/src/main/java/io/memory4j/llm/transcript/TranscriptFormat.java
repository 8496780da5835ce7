package io.memory4j.llm.transcript;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** How one agent writes its sessions down. Implementations have no state and are thread-safe. */
interface TranscriptFormat {
  /** {@return the agent, as episodes name it} */
  String agent();

  /** {@return whose session a file is if it begins like this format, else nothing} */
  Optional<Claim> claim(Opening opening);

  /** Hands out the turns of a file that was claimed, in the order of the file. */
  void read(TranscriptFile file, Reading reading) throws IOException;

  /** {@return the files that a session is read from, of which the one that was claimed is one} */
  default List<Path> files(TranscriptFile file) throws IOException {
    return List.of(file.path());
  }

  /**
   * What the beginning of a file tells.
   *
   * @param agent the agent whose session it is
   * @param session the session's id, if it is told
   * @param workspace where it ran, if it is told
   * @param companion whether the file only completes others, so that it is no episode of its own
   */
  record Claim(
      String agent, Optional<String> session, Optional<String> workspace, boolean companion) {
    /** A session of an agent. */
    Claim(String agent, Optional<String> session, Optional<String> workspace) {
      this(agent, session, workspace, false);
    }

    /** {@return the claim on a file that completes others} */
    static Claim companion(String agent) {
      return new Claim(agent, Optional.empty(), Optional.empty(), true);
    }
  }
}
