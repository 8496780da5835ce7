package io.memory4j.core.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.redact.SecretRedactor;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The texts of lessons and rules, made of what composes, joins, splits and hides. */
class LineTextProperties {
  private static final int LIMIT = 60;

  private static final List<String> PIECES =
      List.of(
          "- ",
          "# ",
          "<!--",
          "-->",
          "--!>",
          "--",
          ">",
          "<",
          "!",
          "`",
          "\u1FEF",
          "~",
          "\u0303",
          "\u0338",
          "\u200B",
          "\u00AD",
          "\u202E",
          "\uFEFF",
          "\uDB40\uDC2D",
          "\u2028",
          "\u0085",
          "\u000B",
          "\f",
          "\r",
          "\r\n",
          "\uD800",
          "\0",
          " ",
          "word",
          "A\u212AIA",
          "ghp_",
          "Q".repeat(16),
          "aB3".repeat(12),
          "password=",
          "[REDACTED:",
          "jwt]",
          "\uD83D\uDC69\u200D\uD83D\uDC67");

  private final SecretRedactor redactor = SecretRedactor.ofDefaults();

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(PIECES).list().ofMaxSize(14).map(pieces -> String.join("", pieces));
  }

  @Property(tries = 150)
  void aLessonIsOneCleanLineWithinItsLimit(@ForAll("texts") String text) {
    String field = check(text, any -> LessonText.of(any, redactor, LIMIT));

    assertThat(field).doesNotContain("<", ">", "`", "~~");
  }

  @Property(tries = 150)
  void aRuleIsOneCleanLineWithinItsLimit(@ForAll("texts") String text) {
    String rule = check(text, any -> BulletText.of(any, redactor, LIMIT));

    assertThat(rule).doesNotContain("<!--", "-->", "--!>").doesNotContainPattern("^[-*+#>] ");
  }

  private String check(String text, UnaryOperator<String> step) {
    String once = step.apply(text);

    assertThat(step.apply(once)).isEqualTo(once);
    assertThat(TextNormal.fold(once)).isEqualTo(once);
    assertThat(TextNormal.isWellFormed(once)).isTrue();
    assertThat(Graphemes.length(once)).isLessThanOrEqualTo(LIMIT);
    assertThat(redactor.redact(once).findings()).isEmpty();
    return once;
  }
}
