package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A text of 50 MB is redacted; nothing dies of it. */
class VeryLargeTextCrashIT {
  @Test
  void fiftyMegabytesAreRedacted() {
    String text = HostileInputTest.veryLarge(50_000_000);

    String redacted = SecretRedactor.ofDefaults().redact(text).text();

    assertThat(redacted.endsWith("App.java:42.\nTOKEN=[REDACTED:assignment]")).isTrue();
  }
}
