package io.memory4j.examples.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule finds the violation that was planted for it. */
class PlantedViolationsTest {
  private static final JavaClasses PLANTED =
      new ClassFileImporter()
          .importPackages(
              "io.memory4j.store.planted",
              "io.memory4j.core.planted",
              "io.memory4j.core.file.planted",
              "io.memory4j.core.transfer.planted",
              "io.memory4j.sqlite.planted",
              "io.memory4j.llm.planted",
              "io.memory4j.testkit.planted",
              "io.memory4j.planted");

  static Stream<Arguments> rulesAndViolators() {
    return Stream.of(
        Arguments.of(DependencyRules.API_NEEDS_THE_JDK_ALONE, "ApiUsesCore"),
        Arguments.of(DependencyRules.CORE_NEEDS_API_SLF4J_AND_CAFFEINE, "CoreUsesJackson"),
        Arguments.of(DependencyRules.CORE_FILE_MAY_ALSO_USE_COMMONMARK, "FileUsesJackson"),
        Arguments.of(
            DependencyRules.CORE_TRANSFER_MAY_ALSO_USE_JACKSON_AND_YAML, "TransferUsesJooq"),
        Arguments.of(DependencyRules.SQLITE_NEEDS_API_AND_ITS_DRIVERS, "SqliteUsesCore"),
        Arguments.of(DependencyRules.LLM_NEEDS_API_CORE_AND_JACKSON, "LlmUsesJooq"),
        Arguments.of(DependencyRules.LLM_USES_OF_CORE_WHAT_THE_LIST_NAMES, "LlmUsesPlanner"),
        Arguments.of(DependencyRules.TESTKIT_NEEDS_API_AND_TEST_LIBRARIES, "KitUsesCore"),
        Arguments.of(DependencyRules.ONLY_SQLITE_AND_TRANSCRIPTS_USE_JDBC, "CoreUsesJdbc"),
        Arguments.of(DependencyRules.NO_PACKAGE_CYCLES, "CycleFirst"),
        Arguments.of(ConductRules.FILES_ARE_TOUCHED_IN_FEW_PLACES, "CoreTouchesFiles"),
        Arguments.of(ConductRules.TIME_COMES_FROM_A_CLOCK, "CoreReadsTime"),
        Arguments.of(ConductRules.TIME_COMES_FROM_A_CLOCK, "LlmMakesClock"),
        Arguments.of(ConductRules.NO_CONNECTION_IS_OPENED, "CoreOpensConnection"),
        Arguments.of(ConductRules.NOBODY_PRINTS, "CorePrints"),
        Arguments.of(ConductRules.SIGNATURES_ARE_OUR_OWN, "CoreShowsLogger"),
        Arguments.of(ConductRules.EVERY_PACKAGE_IS_NULL_MARKED, "planted.unmarked"));
  }

  @ParameterizedTest
  @MethodSource("rulesAndViolators")
  void ruleFindsItsViolator(ArchRule rule, String violator) {
    var result = rule.evaluate(PLANTED);

    assertThat(result.getFailureReport().getDetails())
        .anySatisfy(detail -> assertThat(detail).contains(violator));
  }

  @Test
  void plantedClassesAreSeen() {
    assertThat(PLANTED.stream().count()).isGreaterThanOrEqualTo(18);
  }
}
