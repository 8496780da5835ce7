package io.memory4j.llm.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CursorStoreTest {
  private static final String ROOT = "ff".repeat(32);
  private static final String FIRST = "01".repeat(32);
  private static final String SECOND = "02".repeat(32);

  @TempDir Path folder;

  private Path path;

  @BeforeEach
  void fill() throws SQLException, IOException {
    path = Files.createDirectory(folder.resolve("session-1")).resolve("store.db");
    try (Connection connection = Databases.open(path)) {
      Databases.run(
          connection,
          "create table blobs(id text primary key, data blob)",
          "create table meta(key text, value text)");
      blob(connection, SECOND, said("assistant", "Done."));
      blob(connection, "03".repeat(32), said("user", "abandoned"));
      blob(connection, FIRST, said("user", "<user_query>Use pnpm.</user_query>"));
    }
  }

  private static byte[] said(String role, String text) {
    return "{\"role\":\"%s\",\"content\":[{\"type\":\"text\",\"text\":%s}]}"
        .formatted(role, Lines.json(text))
        .getBytes(UTF_8);
  }

  private static void blob(Connection connection, String id, byte[] data) throws SQLException {
    Databases.insert(connection, "insert into blobs values (?, ?)", id, data);
  }

  private void root(byte[] data, String meta) throws SQLException {
    try (Connection connection = Databases.open(path)) {
      blob(connection, ROOT, data);
      String hex = HexFormat.of().formatHex(meta.getBytes(UTF_8));
      Databases.insert(connection, "insert into meta values ('0', ?)", hex);
    }
  }

  /** Returns a root as Protocol Buffers: an unknown number, hashes, a workspace. */
  private static byte[] listed(String... ids) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {2 << 3, (byte) 0x96, 1});
    for (String id : ids) {
      out.writeBytes(new byte[] {1 << 3 | 2, 32});
      out.writeBytes(HexFormat.of().parseHex(id));
    }
    out.writeBytes(new byte[] {9 << 3 | 2, 2, '/', 'w'});
    return out.toByteArray();
  }

  private static String meta() {
    return "{\"agentId\":\"session-1\",\"createdAt\":1772359200000,\"latestRootBlobId\":\""
        + ROOT
        + "\"}";
  }

  @Test
  void theRootTellsWhichMessagesStandAndInWhichOrder() throws SQLException, IOException {
    root(listed(FIRST, SECOND), meta());

    ReadTranscript read = Databases.read(path);

    assertThat(read.dialogue()).containsExactly("PERSON: Use pnpm.", "ASSISTANT: Done.");
    assertThat(read.turns().get(0).workspace()).contains("/w");
    assertThat(read.turns().get(0).at()).contains(Instant.ofEpochMilli(1_772_359_200_000L));
    assertThat(read.episode().id()).isEqualTo("session-1");
    assertThat(read.report().notes()).isEmpty();
  }

  @Test
  void withoutARootTheOrderOfStoringIsTakenAndTold() throws SQLException, IOException {
    root(new byte[] {(byte) 0xFF, 7, 7}, meta());

    ReadTranscript read = Databases.read(path);

    assertThat(read.dialogue())
        .containsExactly("ASSISTANT: Done.", "PERSON: abandoned", "PERSON: Use pnpm.");
    assertThat(read.report().notes()).hasSize(1);
  }

  @Test
  void aRootThatBreaksOffListsWhatStandsBefore() {
    byte[] whole = listed(FIRST, SECOND);
    for (int length = 0; length < whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);

      assertThat(new CursorRoot(cut).messages())
          .isIn(List.of(), List.of(FIRST), List.of(FIRST, SECOND));
    }
  }

  @Test
  void whatIsToldOfTheSessionMayBeAnything() throws SQLException, IOException {
    try (Connection connection = Databases.open(path)) {
      Databases.insert(connection, "insert into meta values ('0', 'no hex')");
    }

    ReadTranscript read = Databases.read(path);

    assertThat(read.turns()).hasSize(3);
    assertThat(read.turns().get(0).session()).isEqualTo("session-1");
  }
}
