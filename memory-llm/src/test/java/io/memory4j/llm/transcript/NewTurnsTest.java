package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Lines.claudeUser;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.memory4j.episode.Episode;
import io.memory4j.llm.transcript.NewTurns.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewTurnsTest {
  @TempDir Path folder;

  private final List<String> handed = new ArrayList<>();
  private Path file;
  private Progress first;

  @BeforeEach
  void readOnce() throws IOException {
    file = folder.resolve("session.jsonl");
    String half = claudeUser("u3", "three").substring(0, 80);
    Files.writeString(file, claudeUser("u1", "one") + "\n" + claudeUser("u2", "two") + "\n" + half);
    first = read(ReadMark.START);
  }

  private Progress read(ReadMark since) {
    Episode episode = new Episode("e", "claude-code", file, Optional.empty(), Instant.EPOCH, 0);
    handed.clear();
    return new NewTurns(Transcripts.at(file)).read(episode, since, t -> handed.add(t.text()));
  }

  private void append(String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.APPEND);
  }

  @Test
  void whatWasAppendedComesOnceAlsoTheLineThatWasCut() throws IOException {
    assertThat(handed).containsExactly("one", "two");
    append(claudeUser("u3", "three").substring(80) + "\n" + claudeUser("u4", "four") + "\n");

    Progress second = read(first.mark());

    assertThat(handed).containsExactly("three", "four");
    assertThat(second.rewritten()).isFalse();
    assertThat(second.mark().turns()).isEqualTo(4);
    assertThat(second.report().skippedLines()).isZero();
  }

  @Test
  void whereNothingCameNothingIsHandedOut() {
    Progress second = read(first.mark());

    assertThat(handed).isEmpty();
    assertThat(second.mark()).isEqualTo(first.mark());
    assertThat(second.rewritten()).isFalse();
  }

  @Test
  void aRewrittenFileIsNoticedAndReadAgain() throws IOException {
    Files.writeString(file, claudeUser("u1", "other") + "\n" + claudeUser("u2", "two") + "\n");

    Progress second = read(first.mark());

    assertThat(second.rewritten()).isTrue();
    assertThat(handed).containsExactly("other", "two");
    assertThat(read(second.mark()).rewritten()).isFalse();
  }

  @Test
  void aShortenedFileIsARewrittenOne() throws IOException {
    Files.writeString(file, claudeUser("u1", "one") + "\n");

    assertThat(read(first.mark()).rewritten()).isTrue();
    assertThat(handed).containsExactly("one");
  }

  @Test
  void aFileThatHasGoneKeepsItsMark() throws IOException {
    Files.delete(file);

    Progress second = read(first.mark());

    assertThat(second.mark()).isEqualTo(first.mark());
    assertThat(second.rewritten()).isFalse();
    assertThat(second.report().failure()).contains("the file has gone; find the sessions anew");
  }

  @Test
  void aReadingThatTheVisitorEndedGoesOnThere() {
    Episode episode = new Episode("e", "claude-code", file, Optional.empty(), Instant.EPOCH, 0);
    Progress one = new NewTurns(Transcripts.at(file)).read(episode, ReadMark.START, turn -> false);

    read(one.mark());

    assertThat(one.mark().turns()).isEqualTo(1);
    assertThat(handed).containsExactly("two");
  }

  @Test
  void aMarkCountsFromZero() {
    assertThatIllegalArgumentException().isThrownBy(() -> new ReadMark(-1, 0));
  }
}
