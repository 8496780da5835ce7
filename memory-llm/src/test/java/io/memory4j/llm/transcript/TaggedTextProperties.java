package io.memory4j.llm.transcript;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.memory4j.episode.Turn.Author;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TaggedTextProperties {
  private static final TaggedText TAGS =
      new TaggedText(Map.of("said", Author.PERSON, "put in", Author.INJECTED, "x", Author.TOOL));

  @Provide
  Arbitrary<String> tagged() {
    return Arbitraries.of(
            "<said>",
            "</said>",
            "<put in>",
            "</put in>",
            "<x a=\"1\">",
            "</x>",
            "<",
            ">",
            "a",
            " b",
            "<saidx>",
            "\n")
        .list()
        .ofMaxSize(20)
        .map(pieces -> String.join("", pieces));
  }

  @Property(tries = 200)
  void noWordIsLostAndNoneIsAdded(@ForAll("tagged") String text) {
    String words =
        TAGS.split(text, Author.ASSISTANT).stream().map(Said::text).collect(Collectors.joining());

    assertThat(letters(words)).hasSizeLessThanOrEqualTo(letters(text).length());
  }

  private static String letters(String text) {
    return text.replaceAll("[^ab]", "");
  }

  @Property(tries = 200)
  void neighboursHaveDifferentAuthorsAndNoneIsBlank(@ForAll("tagged") String text) {
    List<Said> pieces = TAGS.split(text);

    assertThat(pieces).noneMatch(piece -> piece.text().isBlank());
    for (int i = 1; i < pieces.size(); i++) {
      assertThat(pieces.get(i).author()).isNotEqualTo(pieces.get(i - 1).author());
    }
  }

  @Example
  void tagsWithoutEndCostLinearTime() {
    for (String piece : List.of("<", "<said", "<said ", "<said>", "<said <x <put in ", "<x></x")) {
      String text = piece.repeat(1_000_000 / piece.length());

      assertTimeoutPreemptively(ofSeconds(20), () -> TAGS.split(text));
    }
  }
}
