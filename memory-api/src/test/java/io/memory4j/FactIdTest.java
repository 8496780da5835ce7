package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactIdTest {
  @ParameterizedTest
  @ValueSource(strings = {"f000000000000", "fzyxwvtsrqpnm", "fkjhgfedcba98"})
  void lowerCaseCrockfordIsAnId(String value) {
    FactId id = new FactId(value);

    assertThat(id.value()).isEqualTo(value);
    assertThat(id).hasToString(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f",
        "f00000000000",
        "f0000000000000",
        "g000000000000",
        "F000000000000",
        "f00000000000A",
        "f00000000000i",
        "f00000000000l",
        "f00000000000o",
        "f00000000000u",
        "f000000000000\n",
        "f00000000000\u0660"
      })
  void otherFormIsRefusedWithoutShowingIt(String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new FactId(value))
        .withMessage("A fact's id is 'f' and 12 characters of lower-case Crockford base 32.");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> new FactId(null));
  }

  @Test
  void idsAreOrderedByTheirCharacters() {
    assertThat(
            Stream.of("fz00000000000", "f900000000000", "fa00000000000").map(FactId::new).sorted())
        .extracting(FactId::value)
        .containsExactly("f900000000000", "fa00000000000", "fz00000000000");
  }
}
