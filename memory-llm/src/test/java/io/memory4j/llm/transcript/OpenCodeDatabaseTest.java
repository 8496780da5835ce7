package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Databases.message;
import static io.memory4j.llm.transcript.Databases.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.EpisodeReport.SkippedLine;
import io.memory4j.episode.Turn;
import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenCodeDatabaseTest {
  @TempDir Path folder;

  private Path path;

  @BeforeEach
  void fill() throws SQLException, IOException {
    path = Files.createDirectory(folder.resolve("a b#?%")).resolve("opencode.db");
    try (Connection connection = Databases.open(path)) {
      Databases.openCode(connection);
      Databases.run(
          connection,
          "insert into session values ('s1', null, '/w', 1)",
          "insert into session values ('s2', 's1', '/w', 2)");
      message(connection, "s1", "user", text("Use Gradle."));
      message(
          connection,
          "s1",
          "assistant",
          "{\"type\":\"tool\",\"state\":{\"output\":\"x\"}}",
          text("Done."));
      message(connection, "s2", "user", text("Find it."));
    }
  }

  @Test
  void sessionsAndTheirMessagesAndPartsAreJoined() throws IOException {
    ReadTranscript read = Databases.read(path);

    // The message of the assistant has a smaller id, and the same time.
    assertThat(read.dialogue())
        .containsExactlyInAnyOrder(
            "TOOL: x", "ASSISTANT: Done.", "PERSON: Use Gradle.", "SUB_AGENT: Find it.");
    assertThat(read.episode().agent()).isEqualTo("opencode");
    assertThat(read.turns()).extracting(Turn::session).containsExactly("s1", "s1", "s1", "s2");
    assertThat(read.turns()).allMatch(turn -> turn.workspace().get().equals("/w"));
    assertThat(read.turns().get(0).at()).contains(Instant.ofEpochMilli(1_772_359_200_000L));
  }

  @Test
  void whatCannotBeReadCostsItself() throws SQLException, IOException {
    try (Connection connection = Databases.open(path)) {
      message(
          connection,
          "s2",
          "assistant",
          "{\"type\":\"te",
          "{\"x\":\"" + "y".repeat(8_000_001) + "\"}",
          text("End."));
    }

    ReadTranscript read = Databases.read(path);

    assertThat(read.dialogue()).contains("SUB_AGENT: End.");
    assertThat(read.report().skipped())
        .extracting(SkippedLine::reason)
        .containsExactly("the file ends in the middle of JSON", "longer than is read of one value");
  }

  @Test
  void nothingIsWrittenBesideIt() throws IOException {
    byte[] before = Files.readAllBytes(path);

    Databases.read(path);

    assertThat(path).hasBinaryContent(before);
    try (Stream<Path> files = Files.list(path.getParent())) {
      assertThat(files).containsExactly(path);
    }
  }

  @Test
  void whatItsAgentHasNotMergedYetIsRead() throws SQLException, IOException {
    try (Connection connection = Databases.open(path)) {
      Databases.run(connection, "pragma journal_mode = wal");
      message(connection, "s1", "user", text("new"), text("words"));

      assertThat(Databases.read(path).dialogue()).contains("PERSON: new\nwords");
    }
  }

  @Test
  void whatItsAgentHasNotMergedYetChangesTheEpisode() throws SQLException, IOException {
    long before = Databases.read(path).episode().sizeBytes();
    try (Connection connection = Databases.open(path)) {
      Databases.run(connection, "pragma journal_mode = wal");
      long logged = Databases.read(path).episode().sizeBytes();
      message(connection, "s1", "user", text("new"), text("words"));

      assertThat(before).isEqualTo(Files.size(path));
      assertThat(Databases.read(path).episode().sizeBytes()).isGreaterThan(logged);
    }
  }

  @Test
  void whatWasTakenBackWasNotSaid() throws SQLException, IOException {
    try (Connection connection = Databases.open(path)) {
      Databases.run(
          connection,
          "alter table session add column revert text",
          "update message set time_created = 6 where id like '%user%'",
          "update session set revert = '{\"messageID\":\"msg_s1user1\"}' where id = 's1'");
    }

    assertThat(Databases.read(path).dialogue())
        .containsExactly("TOOL: x", "ASSISTANT: Done.", "SUB_AGENT: Find it.");
  }

  @Test
  void tablesOfAnotherShapeAreReported() throws SQLException, IOException {
    try (Connection connection = Databases.open(path)) {
      Databases.run(connection, "drop table part", "create table part(x)");
    }

    assertThat(Databases.read(path).report().failure()).contains(SqliteFile.UNKNOWN);
  }

  @Test
  void withoutADriverTheReportSaysWhatToAdd() throws SQLException {
    Driver driver = DriverManager.getDriver("jdbc:sqlite:");
    List<Unread> unread = new ArrayList<>();
    DriverManager.deregisterDriver(driver);
    try {
      Transcripts.at(path).discover(found -> {}, unread::add);
    } finally {
      DriverManager.registerDriver(driver);
    }

    assertThat(unread)
        .extracting(Unread::reason)
        .containsExactly("a database of SQLite, and no driver for it; add org.xerial:sqlite-jdbc");
  }

  @Test
  void aFileThatOnlyBeginsLikeADatabaseIsReported() throws IOException {
    Path broken = Files.writeString(folder.resolve("x"), "SQLite format 3\0and then nothing");
    List<Unread> unread = new ArrayList<>();

    Transcripts.at(broken).discover(found -> {}, unread::add);

    assertThat(unread)
        .extracting(Unread::reason)
        .first()
        .asString()
        .startsWith("the file cannot be read; ");
  }
}
