package io.memory4j.examples.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The architecture holds for every class of every module. */
@AnalyzeClasses(packages = "io.memory4j", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest static final ArchRule api = DependencyRules.API_NEEDS_THE_JDK_ALONE;
  @ArchTest static final ArchRule core = DependencyRules.CORE_NEEDS_API_SLF4J_AND_CAFFEINE;

  @ArchTest static final ArchRule coreFile = DependencyRules.CORE_FILE_MAY_ALSO_USE_COMMONMARK;

  @ArchTest
  static final ArchRule coreTransfer = DependencyRules.CORE_TRANSFER_MAY_ALSO_USE_JACKSON_AND_YAML;

  @ArchTest static final ArchRule sqlite = DependencyRules.SQLITE_NEEDS_API_AND_ITS_DRIVERS;
  @ArchTest static final ArchRule llm = DependencyRules.LLM_NEEDS_API_CORE_AND_JACKSON;

  @ArchTest static final ArchRule llmOfCore = DependencyRules.LLM_USES_OF_CORE_WHAT_THE_LIST_NAMES;

  @ArchTest static final ArchRule testkit = DependencyRules.TESTKIT_NEEDS_API_AND_TEST_LIBRARIES;
  @ArchTest static final ArchRule jdbc = DependencyRules.ONLY_SQLITE_AND_TRANSCRIPTS_USE_JDBC;
  @ArchTest static final ArchRule cycles = DependencyRules.NO_PACKAGE_CYCLES;
  @ArchTest static final ArchRule files = ConductRules.FILES_ARE_TOUCHED_IN_FEW_PLACES;
  @ArchTest static final ArchRule time = ConductRules.TIME_COMES_FROM_A_CLOCK;
  @ArchTest static final ArchRule connections = ConductRules.NO_CONNECTION_IS_OPENED;
  @ArchTest static final ArchRule printing = ConductRules.NOBODY_PRINTS;
  @ArchTest static final ArchRule signatures = ConductRules.SIGNATURES_ARE_OUR_OWN;
  @ArchTest static final ArchRule nullMarking = ConductRules.EVERY_PACKAGE_IS_NULL_MARKED;

  /** A rule that sees no classes holds for nothing. */
  @ArchTest
  static void everyModuleIsSeen(JavaClasses classes) {
    for (String module :
        new String[] {"store", "core", "sqlite", "llm", "testkit", "examples.quickstart"}) {
      assertThat(classes.stream().filter(type -> isIn(type.getPackageName(), module)).count())
          .as("classes of io.memory4j.%s", module)
          .isGreaterThanOrEqualTo(4);
    }
  }

  @ArchTest
  static void everyPackageHasItsSentence(JavaClasses classes) {
    var packages = classes.stream().map(type -> type.getPackageName()).distinct().toList();

    assertThat(packages)
        .allSatisfy(name -> assertThat(classes.contain(name + ".package-info")).as(name).isTrue());
  }

  private static boolean isIn(String packageName, String module) {
    return packageName.equals("io.memory4j." + module)
        || packageName.startsWith("io.memory4j." + module + ".");
  }
}
