package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProvenanceTest {
  private static Provenance.Builder full() {
    return Provenance.builder(AuthorRole.PERSON)
        .personId("ana")
        .session("s1")
        .turn(3)
        .line(14)
        .workspace("/srv/shop")
        .evidence("we ship on Friday")
        .references(List.of("https://tickets.example/1"));
  }

  @ParameterizedTest
  @EnumSource(AuthorRole.class)
  void authorOfARoleIsItsName(AuthorRole role) {
    Provenance provenance = Provenance.builder(role).build();

    assertThat(provenance.author()).isEqualTo(role.id()).isLowerCase();
    assertThat(provenance.role()).isEqualTo(role);
  }

  @Test
  void authorOfAKnownPersonHoldsTheId() {
    assertThat(Provenance.person("ana").author()).isEqualTo("person:ana");
    assertThat(Provenance.person().author()).isEqualTo("person");
    assertThat(Provenance.assistant().author()).isEqualTo("assistant");
    assertThat(Provenance.host().author()).isEqualTo("host");
  }

  @Test
  void partsThatWereNotSetAreEmpty() {
    Provenance host = Provenance.host();

    assertThat(host.personId()).isEmpty();
    assertThat(host.session()).isEmpty();
    assertThat(host.turn()).isEmpty();
    assertThat(host.line()).isEmpty();
    assertThat(host.workspace()).isEmpty();
    assertThat(host.evidence()).isEmpty();
    assertThat(host.references()).isEmpty();
  }

  @Test
  void builderKeepsEveryPart() {
    Provenance provenance = full().build();

    assertThat(provenance.personId()).contains("ana");
    assertThat(provenance.session()).contains("s1");
    assertThat(provenance.turn()).hasValue(3);
    assertThat(provenance.line()).hasValue(14);
    assertThat(provenance.workspace()).contains("/srv/shop");
    assertThat(provenance.evidence()).contains("we ship on Friday");
    assertThat(provenance.references()).containsExactly("https://tickets.example/1");
  }

  @Test
  void builderOfAProvenanceHoldsEveryPart() {
    Provenance provenance = full().build();

    assertThat(provenance.toBuilder().build()).isEqualTo(provenance).hasSameHashCodeAs(provenance);
  }

  @Test
  void everyPartCounts() {
    List<Consumer<Provenance.Builder>> changes =
        List.of(
            builder -> builder.personId("ben"),
            builder -> builder.session("s2"),
            builder -> builder.turn(4),
            builder -> builder.line(15),
            builder -> builder.workspace("/srv"),
            builder -> builder.evidence("we ship"),
            builder -> builder.references(List.of()));
    Set<Provenance> all = new HashSet<>(Set.of(full().build()));

    for (Consumer<Provenance.Builder> change : changes) {
      Provenance.Builder builder = full();
      change.accept(builder);
      all.add(builder.build());
    }

    assertThat(all).hasSize(changes.size() + 1);
    assertThat(Provenance.assistant()).isNotEqualTo(Provenance.host());
  }

  @Test
  void builderThatGoesOnDoesNotChangeWhatItBuilt() {
    Provenance.Builder builder = Provenance.builder(AuthorRole.TOOL).session("s1");
    Provenance first = builder.build();

    builder.session("s2").evidence("later");

    assertThat(first.session()).contains("s1");
    assertThat(first.evidence()).isEmpty();
  }

  @Test
  void referencesAreCopied() {
    List<String> uris = new ArrayList<>(List.of("urn:a"));
    Provenance provenance = Provenance.builder(AuthorRole.HOST).references(uris).build();

    uris.add("urn:b");

    assertThat(provenance.references()).containsExactly("urn:a");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> provenance.references().add("urn:c"));
  }

  @ParameterizedTest
  @EnumSource(value = AuthorRole.class, names = "PERSON", mode = EnumSource.Mode.EXCLUDE)
  void onlyAPersonHasAPersonId(AuthorRole role) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Provenance.builder(role).personId("ana"))
        .withMessage("Only a person has a person id; the role is " + role.id());
  }

  @Test
  void blankPartsAreRefusedByName() {
    assertRefused(builder -> builder.personId(" "), "The person id is blank");
    assertRefused(builder -> builder.session(""), "The session id is blank");
    assertRefused(builder -> builder.workspace("\t"), "The workspace is blank");
    assertRefused(builder -> builder.evidence("\n"), "The evidence is blank");
    assertThatIllegalArgumentException().isThrownBy(() -> Provenance.person(""));
  }

  @Test
  void placesAreCountedFromOne() {
    assertRefused(builder -> builder.turn(0), "The turn is 0; count from 1.");
    assertRefused(builder -> builder.line(-1), "The line is -1; count from 1.");
    assertThat(Provenance.builder(AuthorRole.HOST).turn(1).line(Long.MAX_VALUE).build().line())
        .hasValue(Long.MAX_VALUE);
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> Provenance.builder(null));
    assertThatNullPointerException().isThrownBy(() -> full().session(null));
    assertThatNullPointerException().isThrownBy(() -> full().references(null));
  }

  @Test
  void textShowsRoleAndSessionAlone() {
    assertThat(full().build()).hasToString("Provenance[person, session s1]");
    assertThat(Provenance.person("ana")).hasToString("Provenance[person]");
  }

  private static void assertRefused(Consumer<Provenance.Builder> change, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> change.accept(full()))
        .withMessageStartingWith(message);
  }
}
