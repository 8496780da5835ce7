package io.memory4j.core.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.redact.Redaction;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RuleMarkdownProperties {
  @Property
  void everyRuleIsOneLineThatIsNotEmpty(@ForAll("files") byte[] bytes) {
    TextFile file = TextFile.of(bytes);

    assertThat(RuleMarkdown.rules(file))
        .allSatisfy(
            rule -> {
              assertThat(rule.text()).isNotBlank().doesNotContain("\n", "\r");
              assertThat(file.texts().get(rule.line() - 1)).contains("- ");
            });
  }

  @Property
  void paragraphsHoldEveryLineThatIsNotBlank(@ForAll("files") byte[] bytes) {
    TextFile file = TextFile.of(bytes);
    int header = MarkdownState.frontMatter(file.texts());

    String all =
        String.join("", RuleMarkdown.paragraphs(file).stream().map(Passage::text).toList());

    String expected = String.join("", file.texts().subList(header, file.texts().size()));
    assertThat(dense(all)).isEqualTo(dense(expected));
  }

  @Property
  void proposedTextIsOneRuleOrNothing(@ForAll("texts") String text) {
    String rule = BulletText.of(text, Redaction::unchanged);
    TextFile file = TextFile.EMPTY.plus("- " + rule + " <!-- learned -->").plus("- next");

    List<String> read = RuleMarkdown.rules(file).stream().map(Passage::text).toList();

    assertThat(read).isEqualTo(rule.isEmpty() ? List.of("next") : List.of(rule, "next"));
  }

  private static String dense(String text) {
    StringBuilder dense = new StringBuilder();
    text.codePoints().filter(c -> !Character.isWhitespace(c)).forEach(dense::appendCodePoint);
    return dense.toString();
  }

  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "- ", "-", "<!--", "-->", "--!>", "<!-", "<", "!", ">", "```", "\n", "\r", " ", "#",
            "a", "\u2028", "\0", "\uFEFF");
    return pieces.list().ofMaxSize(12).map(list -> String.join("", list));
  }

  @Provide
  Arbitrary<byte[]> files() {
    return Arbitraries.oneOf(
        texts().map(text -> text.getBytes(UTF_8)),
        Arbitraries.bytes().array(byte[].class).ofMaxSize(60));
  }
}
