package io.memory4j.sqlite.schema;

import io.memory4j.StoreFormatException;
import io.memory4j.sqlite.db.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.regex.Pattern;

/** The tables of this version, and whether a file has them. Not instantiable. */
public final class Schema {
  /** The version, as it stands in the folder's name and in {@code user_version}. */
  public static final int VERSION = 1;

  /** Marks a file as ours: the letters m4j and a zero, in {@code application_id}. */
  public static final int APPLICATION = 0x6d346a00;

  private static final Pattern BETWEEN_STATEMENTS = Pattern.compile("\n--\n");

  private Schema() {}

  /**
   * Makes the tables if the file is empty, and refuses a file that has others.
   *
   * @param session a session that may write, outside any transaction
   */
  public static void create(Session session) {
    if (session.number("pragma user_version") == VERSION && isOurs(session)) {
      return;
    }
    session.transaction(
        "begin immediate",
        own -> {
          if (own.number("pragma user_version") == 0
              && own.number("select count(*) from sqlite_master") == 0) {
            createTables(own);
          }
          requireReadable(own);
          return true;
        });
  }

  /**
   * Refuses a file of another program or of a newer version.
   *
   * @param session any session
   */
  public static void requireReadable(Session session) {
    requireOurs(session.number("pragma application_id"));
    requireVersion(session.number("pragma user_version"));
  }

  /**
   * Refuses a file of another program.
   *
   * @param application as the file says
   */
  public static void requireOurs(long application) {
    if (application != APPLICATION) {
      throw new StoreFormatException(
          "The file is a database of another program; choose another folder.", null);
    }
  }

  /**
   * Refuses a version that is not this one.
   *
   * @param version as the file says
   */
  public static void requireVersion(long version) {
    if (version != VERSION) {
      throw new StoreFormatException(
          "The store has schema " + version + ", this library reads " + VERSION + "; upgrade it.",
          null);
    }
  }

  private static boolean isOurs(Session session) {
    return session.number("pragma application_id") == APPLICATION;
  }

  private static void createTables(Session session) {
    for (String statement : BETWEEN_STATEMENTS.split(script(), -1)) {
      session.run(statement);
    }
    String id = new BigInteger(128, new SecureRandom()).toString(36);
    session.update("insert into meta values ('store_id', ?)", id);
    session.run("pragma application_id = " + APPLICATION);
    session.run("pragma user_version = " + VERSION);
  }

  private static String script() {
    try (InputStream script = Schema.class.getResourceAsStream("v1.sql")) {
      if (script == null) {
        throw new IllegalStateException("The library's jar lacks v1.sql; build it anew.");
      }
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
