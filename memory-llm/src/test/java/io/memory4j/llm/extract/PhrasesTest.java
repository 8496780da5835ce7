package io.memory4j.llm.extract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PhrasesTest {
  private static Phrases.Builder builder() {
    return Phrases.builder("^(?:ok )*+", "必ず|always").cue(Categories.NOTE, "覚えて|remember");
  }

  @Test
  void withoutACharacterOfTheScriptNothingIsLookedFor() {
    Phrases japanese = builder().script('\u3040').build();

    assertThat(japanese.category("remember")).isEmpty();
    assertThat(japanese.hints("always")).isFalse();
    assertThat(japanese.category("これを覚えて")).contains(Categories.NOTE);
    assertThat(japanese.hints("必ず")).isTrue();
  }

  @Test
  void withoutAScriptEverySentenceIsLookedAt() {
    Phrases any = builder().build();

    assertThat(any.category("ok remember")).contains(Categories.NOTE);
    assertThat(any.hints("always")).isTrue();
  }
}
