package io.memory4j.core.file;

import io.memory4j.redact.Redaction;
import java.nio.file.Path;
import java.time.Clock;

/** A process that appends rules: project, name, how many. */
final class RuleAppender {
  private RuleAppender() {}

  public static void main(String[] arguments) {
    LearnedFile file =
        LearnedFile.ofProject(Path.of(arguments[0]), Redaction::unchanged, Clock.systemUTC())
            .confirmedBy(proposal -> true);
    for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
      file.propose(arguments[1] + " " + i, "");
    }
  }
}
