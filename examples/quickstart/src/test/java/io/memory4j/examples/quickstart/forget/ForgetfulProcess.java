package io.memory4j.examples.quickstart.forget;

import java.nio.file.Path;

/** Forgets the person of a home, and ends at a step on the way. */
final class ForgetfulProcess {
  private ForgetfulProcess() {}

  /**
   * Runs.
   *
   * @param args the folder, the seed of the texts, and after how many steps to end
   */
  public static void main(String[] args) {
    new CanaryHome(Path.of(args[0]), Long.parseLong(args[1])).forget(Integer.parseInt(args[2]));
  }
}
