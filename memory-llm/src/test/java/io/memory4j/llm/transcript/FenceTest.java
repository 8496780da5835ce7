package io.memory4j.llm.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FenceTest {
  private static boolean openBehind(String... lines) {
    Fence fence = new Fence();
    for (String line : lines) {
      fence.line(line);
    }
    return fence.isOpen();
  }

  @ParameterizedTest
  @CsvSource({
    "```, true",
    "````java, true",
    "~~~ x ` y, true",
    "'   ```', true",
    "'    ```', false",
    "``, false",
    "``` a ` b, false",
    "text ```, false",
    "`~`, false"
  })
  void aFenceOpensWithThreeMarks(String line, boolean open) {
    assertThat(openBehind(line)).isEqualTo(open);
  }

  @Test
  void aFenceIsClosedByOneAsLongOfItsKindAlone() {
    assertThat(openBehind("````", "```")).isTrue();
    assertThat(openBehind("````", "~~~~")).isTrue();
    assertThat(openBehind("````", "```` java")).isTrue();
    assertThat(openBehind("````", "`````  ")).isFalse();
    assertThat(openBehind("````", "x", "````", "````")).isTrue();
  }
}
