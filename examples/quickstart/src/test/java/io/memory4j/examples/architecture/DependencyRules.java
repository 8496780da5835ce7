package io.memory4j.examples.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** Who may depend on whom. */
final class DependencyRules {
  static final String[] API = {
    "io.memory4j",
    "io.memory4j.episode..",
    "io.memory4j.inject..",
    "io.memory4j.recall..",
    "io.memory4j.redact..",
    "io.memory4j.review..",
    "io.memory4j.store.."
  };

  static final ArchRule API_NEEDS_THE_JDK_ALONE =
      classes()
          .that(resideInAnyPackage(with(API, "io.memory4j.internal..")))
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(with(API, "io.memory4j.internal..", "java..", "org.jspecify..")));

  private static final String[] CORE =
      with(
          API,
          "io.memory4j.core..",
          "java..",
          "javax.crypto..",
          "jdk.jfr..",
          "org.jspecify..",
          "org.slf4j..",
          "com.github.benmanes.caffeine..");

  static final ArchRule CORE_NEEDS_API_SLF4J_AND_CAFFEINE =
      classes()
          .that(
              resideInAPackage("io.memory4j.core..")
                  .and(
                      resideOutsideOfPackages(
                          "io.memory4j.core.file..", "io.memory4j.core.transfer..")))
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(CORE));

  static final ArchRule CORE_FILE_MAY_ALSO_USE_COMMONMARK =
      classes()
          .that(resideInAPackage("io.memory4j.core.file.."))
          .should()
          .onlyDependOnClassesThat(resideInAnyPackage(with(CORE, "org.commonmark..")));

  static final ArchRule CORE_TRANSFER_MAY_ALSO_USE_JACKSON_AND_YAML =
      classes()
          .that(resideInAPackage("io.memory4j.core.transfer.."))
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(with(CORE, "com.fasterxml.jackson..", "org.snakeyaml.engine..")))
          .allowEmptyShould(true);

  static final ArchRule SQLITE_NEEDS_API_AND_ITS_DRIVERS =
      classes()
          .that(resideInAPackage("io.memory4j.sqlite.."))
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  with(
                      API,
                      "io.memory4j.sqlite..",
                      "java..",
                      "javax.sql..",
                      "org.jspecify..",
                      "org.slf4j..",
                      "org.jooq..",
                      "org.sqlite..",
                      "com.zaxxer.hikari..")));

  static final ArchRule LLM_USES_OF_CORE_WHAT_THE_LIST_NAMES =
      noClasses()
          .that(resideInAPackage("io.memory4j.llm.."))
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.memory4j.core..")
                  .and(
                      resideOutsideOfPackages(
                          "io.memory4j.core",
                          "io.memory4j.core.file..",
                          "io.memory4j.core.render..",
                          "io.memory4j.core.text..",
                          "io.memory4j.core.redact..")));

  static final ArchRule LLM_NEEDS_API_CORE_AND_JACKSON =
      classes()
          .that(resideInAPackage("io.memory4j.llm.."))
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  with(
                      API,
                      "io.memory4j.core..",
                      "io.memory4j.llm..",
                      "java..",
                      "org.jspecify..",
                      "org.slf4j..",
                      "com.fasterxml.jackson..")));

  static final ArchRule TESTKIT_NEEDS_API_AND_TEST_LIBRARIES =
      classes()
          .that(resideInAPackage("io.memory4j.testkit.."))
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  with(
                      API,
                      "io.memory4j.testkit..",
                      "java..",
                      "org.jspecify..",
                      "org.junit..",
                      "org.assertj..",
                      "net.jqwik..",
                      "org.apiguardian..",
                      "org.opentest4j..")));

  static final ArchRule ONLY_SQLITE_AND_TRANSCRIPTS_USE_JDBC =
      noClasses()
          .that(
              resideOutsideOfPackages(
                  "io.memory4j.sqlite..", "io.memory4j.llm.transcript..", "io.memory4j.examples.."))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("java.sql..", "javax.sql..", "org.jooq..", "org.sqlite.."));

  /** The root package holds the shared nouns and is outside the rule. */
  static final ArchRule NO_PACKAGE_CYCLES =
      slices().assignedFrom(new BelowTheRoot()).should().beFreeOfCycles();

  private DependencyRules() {}

  private static String[] with(String[] first, String... more) {
    String[] all = new String[first.length + more.length];
    System.arraycopy(first, 0, all, 0, first.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return all;
  }

  private static final class BelowTheRoot implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      String name = type.getPackageName();
      return name.startsWith("io.memory4j.") ? SliceIdentifier.of(name) : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
      return "packages below io.memory4j";
    }
  }
}
