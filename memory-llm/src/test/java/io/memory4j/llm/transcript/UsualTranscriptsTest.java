package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeReport;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsualTranscriptsTest {
  @TempDir Path home;

  private final List<Unread> unread = new ArrayList<>();
  private AgentFolders folders;

  @BeforeEach
  void fill() throws IOException {
    folders = AgentFolders.of(home, Map.of("CODEX_HOME", "elsewhere")).withProject(home);
    String codex = Lines.codexHead() + "\n" + Lines.codexItem("user", "Hi");
    write(".claude/projects/-w/s1.jsonl", Lines.claudeUser("u1", "Hi"));
    write(".claude/projects/-w/moved.jsonl", codex);
    write(".claude/projects/-w/notes.md", "no transcript");
    write("elsewhere/sessions/2026/03/01/rollout-1.jsonl", codex);
    write("elsewhere/sessions/2026/03/01/rollout-2.jsonl", "never opened");
    write(".codex/sessions/old.jsonl", codex);
    write(AiderChat.USUAL_NAME, AiderTest.START + "\n\n#### Hi  \n");
  }

  private void write(String name, String text) throws IOException {
    Path file = home.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private List<String> found(UsualTranscripts transcripts) {
    List<String> found = new ArrayList<>();
    transcripts.discover(
        e -> found.add(e.agent() + " " + Opening.nameOf(e.location())), unread::add);
    return found;
  }

  @Test
  void sessionsOfOtherAgentsAreCountedAndNotRead() {
    UsualTranscripts own = UsualTranscripts.of(folders, "claude-code");

    assertThat(found(own)).containsExactly("claude-code s1");
    assertThat(own.withheld()).containsExactlyInAnyOrderEntriesOf(Map.of("codex", 3L, "aider", 1L));
    assertThat(unread).isEmpty();
  }

  @Test
  void withConsentTheyAreFound() {
    UsualTranscripts more =
        UsualTranscripts.of(folders, "claude-code").withConsentFor("codex").withConsentFor("aider");

    assertThat(found(more))
        .containsExactly(
            "codex moved", "claude-code s1", "codex rollout-1", "aider .aider.chat.history");
    assertThat(more.withheld()).isEmpty();
    assertThat(unread).extracting(u -> Opening.nameOf(u.location())).containsExactly("rollout-2");
  }

  @Test
  void anEpisodeOfAnotherAgentIsNotReadWithoutConsent() {
    List<Episode> episodes = new ArrayList<>();
    UsualTranscripts.of(folders, "aider").discover(episodes::add, unread::add);

    EpisodeReport refused =
        UsualTranscripts.of(folders, "claude-code").read(episodes.get(0), turn -> true);

    assertThat(refused.failure()).contains("there is no consent to read sessions of this agent");
    assertThat(refused.turns()).isEmpty();
  }

  @Test
  void theZoneIsHandedOn() {
    UsualTranscripts aider =
        UsualTranscripts.of(folders, "aider").inZone(ZoneId.of("Europe/Berlin"));
    List<Boolean> timed = new ArrayList<>();

    aider.discover(e -> aider.read(e, t -> timed.add(t.at().isPresent())), unread::add);

    assertThat(timed).containsExactly(true);
  }
}
