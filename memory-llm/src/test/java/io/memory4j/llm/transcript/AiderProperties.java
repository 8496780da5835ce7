package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Prompts of several lines and replies in Markdown, as the program writes them down. */
class AiderProperties {
  @Provide
  Arbitrary<List<String>> prompts() {
    Arbitrary<String> prompt =
        Arbitraries.of("use tabs", "", "# not a start", "> quoted", "#### deep", "/run x", "\u00E9")
            .list()
            .ofMinSize(1)
            .ofMaxSize(4)
            .map(lines -> String.join("\n", lines).strip());
    return prompt.filter(text -> !text.isEmpty()).list().ofMinSize(1).ofMaxSize(5);
  }

  /** Replies may hold whatever Markdown has, but two blanks behind what looks like a prompt. */
  @Provide
  Arbitrary<String> replies() {
    return Arbitraries.of(
            "Ok.",
            "",
            "#### Setup",
            "> quoted",
            "# aider chat started at noon",
            "```",
            "---",
            "a  ")
        .list()
        .ofMinSize(1)
        .ofMaxSize(8)
        .map(lines -> "Well:\n" + String.join("\n", lines));
  }

  @Property(tries = 100)
  void promptsAreToldFromReplies(
      @ForAll("prompts") List<String> prompts, @ForAll("replies") String reply) {
    List<String> lines = new ArrayList<>(List.of("", AiderTest.START, ""));
    for (String prompt : prompts) {
      prompt.lines().forEach(line -> lines.add("#### " + line + "  "));
      lines.addAll(List.of("", reply, "", "> Tokens: 1k sent.  ", ""));
    }

    Read read = Readings.read("AiderChat", Readings.bytes(lines));

    assertThat(read.by(Author.PERSON)).isEqualTo(prompts);
    assertThat(read.by(Author.ASSISTANT)).hasSize(prompts.size());
    assertThat(read.by(Author.TOOL)).hasSize(prompts.size());
  }
}
