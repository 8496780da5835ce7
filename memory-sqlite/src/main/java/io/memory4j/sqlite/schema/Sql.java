package io.memory4j.sqlite.schema;

import java.util.Collections;
import java.util.List;
import org.jooq.DSLContext;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.conf.RenderNameCase;
import org.jooq.conf.RenderQuotedNames;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/**
 * A statement with its arguments. Only what is rendered by jOOQ loads it, and then switches off its
 * logo and tips in the log, unless the host has set {@code org.jooq.no-logo} or {@code
 * org.jooq.no-tips}. Immutable and thread-safe.
 */
public final class Sql {
  /** Is loaded with the first statement that jOOQ builds. */
  private static final class Jooq {
    static {
      for (String quiet : new String[] {"org.jooq.no-logo", "org.jooq.no-tips"}) {
        if (System.getProperty(quiet) == null) {
          System.setProperty(quiet, "true");
        }
      }
    }

    private static final DSLContext CONTEXT =
        DSL.using(
            SQLDialect.SQLITE,
            new Settings()
                .withRenderQuotedNames(RenderQuotedNames.NEVER)
                .withRenderNameCase(RenderNameCase.AS_IS)
                .withExecuteLogging(false));
  }

  private final String text;
  private final List<@Nullable Object> arguments;

  private Sql(String text, List<@Nullable Object> arguments) {
    this.text = text;
    this.arguments = arguments;
  }

  /** {@return where queries start} */
  public static DSLContext dsl() {
    return Jooq.CONTEXT;
  }

  /**
   * {@return a query's text and arguments}
   *
   * @param query as it was built
   */
  public static Sql of(Query query) {
    return new Sql(query.getSQL(), query.getBindValues());
  }

  /**
   * {@return a statement that is known}
   *
   * @param text with a question mark for each argument
   * @param arguments in order
   */
  public static Sql of(String text, List<@Nullable Object> arguments) {
    return new Sql(text, Collections.unmodifiableList(arguments));
  }

  /** {@return the text, with a question mark for each argument} */
  public String text() {
    return text;
  }

  /** {@return the arguments in order} */
  public @Nullable Object[] arguments() {
    return arguments.toArray();
  }

  @Override
  public String toString() {
    return "Sql[" + text + "]";
  }
}
