package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UnseenTest {
  /** Format characters that are seen: signs around numbers, of abbreviation, of hieroglyphs. */
  private static boolean isSeenFormat(int c) {
    return (c >= 0x0600 && c <= 0x0605)
        || Set.of(0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD).contains(c)
        || (c >= 0x13430 && c <= 0x1345F);
  }

  @Test
  void everyFormatCharacterThatNobodySeesIsUnseen() {
    assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT))
        .filteredOn(c -> Character.getType(c) == Character.FORMAT && !isSeenFormat(c))
        .allMatch(Unseen::is);
  }

  @Test
  void noLetterDigitOrSignIsUnseenButFillers() {
    Set<Integer> fillers = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0);

    assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT))
        .filteredOn(c -> Unseen.is(c) && Character.isLetterOrDigit(c))
        .containsExactlyInAnyOrderElementsOf(fillers);
  }

  @Test
  void asciiAndWhiteSpaceAreSeen() {
    assertThat(IntStream.rangeClosed(0, Character.MAX_CODE_POINT))
        .filteredOn(c -> c < 0x80 || Character.isWhitespace(c) || Character.isSpaceChar(c))
        .noneMatch(Unseen::is);
  }

  @Test
  void selectorsAreUnseen() {
    assertThat(IntStream.rangeClosed(0xFE00, 0xFE0F))
        .allMatch(c -> Unseen.is(c) && Unseen.isSelector(c));
    assertThat(Unseen.isSelector(0xFE10) || Unseen.isSelector('a')).isFalse();
  }
}
