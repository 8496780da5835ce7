package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sessions of Cursor in the command line: a database of SQLite with one session, its messages
 * stored by their hashes, and a root that lists them.
 *
 * <p>The format has no public description; this follows what others found in databases of 2026.
 */
final class CursorStore implements TranscriptFormat {
  /** Larger values than this are not fetched, so that no row can fill the memory. */
  private static final String DATA = "case when length(data) <= 8000000 then data end";

  @Override
  public String agent() {
    return "cursor";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.tables().containsAll(Set.of("blobs", "meta"))
        ? Optional.of(new Claim(agent(), Optional.of(opening.folder()), Optional.empty()))
        : Optional.empty();
  }

  @Override
  public List<Path> files(TranscriptFile file) {
    return List.of(file.path(), SqliteFile.log(file.path()));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    try (Connection connection = SqliteFile.open(file.path())) {
      new Pass(connection, reading).messages();
    } catch (SQLException e) {
      reading.fail(SqliteFile.UNKNOWN);
    }
  }

  /** What is told of the session. */
  private static final class Meta {
    private Optional<String> session = Optional.empty();
    private Optional<String> root = Optional.empty();
    private Optional<String> started = Optional.empty();

    void field(String name, JsonParser parser) throws IOException {
      switch (name) {
        case "agentId" -> session = JsonFields.name(parser);
        case "latestRootBlobId" -> root = JsonFields.name(parser);
        case "createdAt" -> started = JsonFields.name(parser);
        default -> {}
      }
    }
  }

  /** One pass over a database. */
  private static final class Pass {
    private final Connection connection;
    private final Reading reading;
    private final Meta meta = new Meta();
    private Optional<String> workspace = Optional.empty();

    Pass(Connection connection, Reading reading) {
      this.connection = connection;
      this.reading = reading;
    }

    void messages() throws SQLException, IOException {
      SqliteFile.query(
          connection,
          "select substr(value, 1, 1000000) from meta where key = '0'",
          row -> readMeta(row.getString(1)));
      CursorRoot root = new CursorRoot(meta.root.isEmpty() ? new byte[0] : blob(meta.root.get()));
      workspace = root.workspace();
      boolean listed = false;
      for (String id : root.messages()) {
        byte[] data = blob(id);
        if (isJson(data) && !reading.ended()) {
          listed = true;
          reading.line();
          message(data);
        }
      }
      if (!listed) {
        reading.note(1, "no root lists the messages; they were taken as they were stored");
        inOrderOfStoring();
      }
    }

    private static boolean isJson(byte[] data) {
      return data.length > 0 && data[0] == '{';
    }

    private boolean readMeta(@Nullable String hex) throws IOException {
      try {
        byte[] json = HexFormat.of().parseHex(hex == null ? "" : hex);
        JsonDocument.scan(
            new ByteArrayInputStream(json),
            parser -> JsonFields.ofObject(parser, name -> meta.field(name, parser)));
      } catch (IllegalArgumentException e) {
        reading.note(1, "what is told of the session cannot be read");
      }
      return false;
    }

    private byte[] blob(String id) throws SQLException, IOException {
      List<byte[]> found = new ArrayList<>();
      SqliteFile.query(
          connection,
          "select " + DATA + " from blobs where id = ?",
          row -> {
            byte[] data = row.getBytes(1);
            found.add(data == null ? new byte[0] : data);
            return false;
          },
          id);
      return found.isEmpty() ? new byte[0] : found.get(0);
    }

    private void inOrderOfStoring() throws SQLException, IOException {
      SqliteFile.query(
          connection,
          "select " + DATA + " from blobs order by rowid",
          row -> {
            byte[] data = row.getBytes(1);
            if (data != null && isJson(data)) {
              reading.line();
              message(data);
            }
            return !reading.ended();
          });
    }

    private void message(byte[] json) throws IOException {
      @Nullable String broken =
          JsonDocument.scan(
              new ByteArrayInputStream(json),
              parser ->
                  reading.turns(
                      CursorMessage.read(parser).said(),
                      TurnPlace.of(reading.lines(), reading.time(meta.started))
                          .in(meta.session.orElse(""))
                          .in(workspace)));
      if (broken != null) {
        reading.skipped(reading.lines(), broken);
      }
    }
  }
}
