package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What records are told apart and pointed to by: ids, kinds, references and links. */
class RecordIdentityTest {
  @ParameterizedTest
  @ValueSource(strings = {"f000000000000", "azyxwvtsrqpnm", "zkjhgfedcba98"})
  void letterAndCrockfordAreAnId(String value) {
    assertThat(new RecordId(value)).hasToString(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f00000000000",
        "f0000000000000",
        "0000000000000",
        "F000000000000",
        "f00000000000i",
        "f00000000000l",
        "f00000000000o",
        "f00000000000u",
        "f000000000000\n"
      })
  void otherFormIsNoId(String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RecordId(value))
        .withMessage(
            "A record's id is a letter and 12 characters of lower-case Crockford base 32.");
  }

  @Test
  void idsAreOrderedByTheirCharacters() {
    assertThat(
            Stream.of("f00000000000a", "f000000000009", "e00000000000z")
                .map(RecordId::new)
                .sorted())
        .extracting(RecordId::value)
        .containsExactly("e00000000000z", "f000000000009", "f00000000000a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "FACT", "RULE_2", "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"})
  void upperCaseWordIsAKind(String name) {
    assertThat(new RecordKind(name, true).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "fact",
        "2FACT",
        "_FACT",
        "FA CT",
        "FACT\n",
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456",
        "\u00c4"
      })
  void otherFormIsNoKind(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RecordKind(name, true))
        .withMessage("A kind's name is 1 to 32 upper-case letters, digits and underscores.");
  }

  @Test
  void kindsOfOneNameDifferInTheirFlagAndShareTheirPlace() {
    RecordKind searched = new RecordKind("FACT", true);
    RecordKind silent = new RecordKind("FACT", false);

    assertThat(searched).isNotEqualTo(silent).isEqualByComparingTo(silent);
    assertThat(searched).isLessThan(new RecordKind("RULE", true));
  }

  @Test
  void factoriesOfReferencesSetTheScheme() {
    assertThat(Ref.record(new RecordId("f000000000000")))
        .isEqualTo(new Ref("record", "f000000000000"));
    assertThat(Ref.episode("e")).isEqualTo(new Ref("episode", "e"));
    assertThat(Ref.person("p")).isEqualTo(new Ref("person", "p"));
    assertThat(Ref.period("2026-W01")).isEqualTo(new Ref("period", "2026-W01"));
  }

  @Test
  void referencesAreOrderedBySchemeThenId() {
    assertThat(Stream.of(Ref.person("a"), Ref.episode("z"), Ref.episode("b")).sorted())
        .containsExactly(Ref.episode("b"), Ref.episode("z"), Ref.person("a"));
  }

  @Test
  void blankIdOfAReferenceIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ref.episode(" "))
        .withMessage("The id of a reference is blank; its scheme is episode.");
  }

  @Test
  void linksAreOrderedByRelationThenTarget() {
    Link made = new Link(Relation.DERIVED_FROM, Ref.person("z"));
    Link seen = new Link(Relation.EVIDENCE, Ref.person("a"));
    Link seenLater = new Link(Relation.EVIDENCE, Ref.person("b"));

    assertThat(Stream.of(seenLater, seen, made).sorted()).containsExactly(made, seen, seenLater);
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> new RecordId(null));
    assertThatNullPointerException().isThrownBy(() -> new RecordKind(null, true));
    assertThatNullPointerException().isThrownBy(() -> new Ref(null, "a"));
    assertThatNullPointerException().isThrownBy(() -> Ref.person(null));
    assertThatNullPointerException().isThrownBy(() -> new Link(null, Ref.person("a")));
    assertThatNullPointerException().isThrownBy(() -> new Link(Relation.EVIDENCE, null));
  }
}
