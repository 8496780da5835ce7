package io.memory4j.core.quarantine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every block and every text. */
class EchoMemoryProperties {
  @Property(tries = 300)
  void everyEntryOfABlockIsItsEcho(@ForAll("statements") List<String> statements) {
    EchoMemory echo = new EchoMemory(1);
    echo.injected(EchoMemoryTest.block(statements.toArray(String[]::new)));

    assertThat(statements).allMatch(echo::isEcho);
  }

  @Property(tries = 300)
  void statementsThatWereNotInjectedAreNone(@ForAll("statements") List<String> statements) {
    EchoMemory echo = new EchoMemory(1);
    echo.injected(EchoMemoryTest.block(statements.toArray(String[]::new)));

    assertThat(statements).noneMatch(statement -> echo.isEcho(statement + " not"));
  }

  @Property(tries = 500)
  void noTextMakesItThrow(@ForAll String block, @ForAll String text) {
    EchoMemory echo = new EchoMemory(2);
    echo.injected(block);

    assertThat(echo.isEcho(text)).isEqualTo(echo.isEcho(text));
  }

  @Property(tries = 500)
  void shinglesOfAPartAreAmongThoseOfTheWhole(
      @ForAll("letters") String before,
      @ForAll("letters") String part,
      @ForAll("letters") String after) {
    Shingles whole = Shingles.of(before + part + after);

    assertThat(whole.containsAll(Shingles.of(part))).isTrue();
    assertThat(Shingles.of(part).isEmpty()).isEqualTo(part.length() < Shingles.LENGTH);
  }

  @Provide
  Arbitrary<List<String>> statements() {
    Arbitrary<String> words =
        Arbitraries.strings().withCharRange('a', 'z').ofMinLength(2).ofMaxLength(8);
    return words
        .list()
        .ofMinSize(2)
        .ofMaxSize(8)
        .map(list -> String.join(" ", list))
        .list()
        .uniqueElements()
        .ofMinSize(1)
        .ofMaxSize(6);
  }

  @Provide
  Arbitrary<String> letters() {
    return Arbitraries.strings().withCharRange('a', 'd').ofMaxLength(40);
  }
}
