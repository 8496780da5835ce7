package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SessionInfoTest {
  @Test
  void sessionIsPersistedAndTheAgentsOwnUnlessSaidOtherwise() {
    SessionInfo info = SessionInfo.of("s1");

    assertThat(info.id()).isEqualTo("s1");
    assertThat(info.isPersisted()).isTrue();
    assertThat(info.isSubAgent()).isFalse();
    assertThat(info.mailbox()).isEmpty();
  }

  @Test
  void choicesMakeCopiesAndKeepEachOther() {
    SessionInfo info = SessionInfo.of("s1");

    SessionInfo changed = info.unpersisted().asSubAgent().mailbox(Path.of("box"));

    assertThat(changed.isPersisted()).isFalse();
    assertThat(changed.isSubAgent()).isTrue();
    assertThat(changed.mailbox()).contains(Path.of("box"));
    assertThat(info.isPersisted()).isTrue();
    assertThat(changed).hasToString("SessionInfo[s1, sub-agent, unpersisted, mailbox]");
  }

  @Test
  void blankIdIsRefused() {
    assertThatThrownBy(() -> SessionInfo.of(" ")).isInstanceOf(IllegalArgumentException.class);
  }
}
