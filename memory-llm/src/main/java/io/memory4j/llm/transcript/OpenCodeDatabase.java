package io.memory4j.llm.transcript;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sessions of newer builds of OpenCode: all in one database of SQLite, with the same JSON in it
 * as in files.
 *
 * <p>Source: the program's own schema of 2026.
 */
final class OpenCodeDatabase implements TranscriptFormat {
  /** Longer texts than this are not fetched, so that no row can fill the memory. */
  private static final String DATA = "id, case when length(data) <= 8000000 then data end as data";

  @Override
  public String agent() {
    return "opencode";
  }

  @Override
  public Optional<Claim> claim(Opening opening) {
    return opening.tables().containsAll(Set.of("session", "message", "part"))
        ? Optional.of(new Claim(agent(), opening.idByPlace(), Optional.empty()))
        : Optional.empty();
  }

  @Override
  public List<Path> files(TranscriptFile file) {
    return List.of(file.path(), SqliteFile.log(file.path()));
  }

  @Override
  public void read(TranscriptFile file, Reading reading) throws IOException {
    try (Connection connection = SqliteFile.open(file.path())) {
      new Pass(connection, reading).sessions();
    } catch (SQLException e) {
      reading.fail(SqliteFile.UNKNOWN);
    }
  }

  /** One pass over a database. */
  private static final class Pass {
    private final Connection connection;
    private final Reading reading;

    Pass(Connection connection, Reading reading) {
      this.connection = connection;
      this.reading = reading;
    }

    void sessions() throws SQLException, IOException {
      SqliteFile.query(
          connection,
          "select * from session order by time_created, id",
          row -> {
            OpenCodeSession session = new OpenCodeSession();
            session.id = Optional.ofNullable(row.getString("id"));
            session.child = row.getString("parent_id") != null;
            session.directory = Optional.ofNullable(row.getString("directory"));
            revert(row, session);
            long before = reading.spoken();
            messages(session);
            if (reading.spoken() == before && !reading.ended()) {
              reading.note(Math.max(1, reading.lines()), "nobody speaks in one of its sessions");
            }
            return !reading.ended();
          });
    }

    /** The column is not there in all versions. */
    private static void revert(ResultSet row, OpenCodeSession session)
        throws SQLException, IOException {
      ResultSetMetaData columns = row.getMetaData();
      for (int i = 1; i <= columns.getColumnCount(); i++) {
        if (columns.getColumnName(i).equals("revert") && row.getString(i) != null) {
          JsonDocument.scan(
              bytes(row.getString(i)),
              parser -> JsonFields.ofObject(parser, name -> session.revertField(name, parser)));
        }
      }
    }

    private void messages(OpenCodeSession session) throws SQLException, IOException {
      SqliteFile.query(
          connection,
          "select " + DATA + " from message where session_id = ? order by time_created, id",
          row -> {
            String id = String.valueOf(row.getString("id"));
            if (session.isReverted(id)) {
              return false;
            }
            reading.line();
            message(row, session);
            return !reading.ended() && !session.endsWith(id);
          },
          session.id.orElse(""));
    }

    private void message(ResultSet row, OpenCodeSession session) throws SQLException, IOException {
      OpenCodeMessage message = new OpenCodeMessage(session.child);
      String id = String.valueOf(row.getString("id"));
      object(row, parser -> JsonFields.ofObject(parser, n -> message.field(n, parser)));
      SqliteFile.query(
          connection,
          "select " + DATA + " from part where message_id = ? order by id",
          part -> {
            object(part, message::part);
            return true;
          },
          id);
      TurnPlace place =
          TurnPlace.of(reading.lines(), reading.time(message.time))
              .in(session.id.orElse(""))
              .in(message.workspace.or(() -> session.directory));
      reading.turns(message.said(), place.ofMessage(Optional.of(id)));
    }

    private void object(ResultSet row, JsonDocument.ValueVisitor visitor)
        throws SQLException, IOException {
      @Nullable String data = row.getString("data");
      if (data == null) {
        reading.skipped(reading.lines(), "longer than is read of one value");
        return;
      }
      @Nullable String broken = JsonDocument.scan(bytes(data), visitor);
      if (broken != null) {
        reading.skipped(reading.lines(), broken);
      }
    }

    private static InputStream bytes(String text) {
      return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
