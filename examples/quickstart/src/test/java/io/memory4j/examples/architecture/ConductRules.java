package io.memory4j.examples.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.time.Clock;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** What code may do, wherever it stands. */
final class ConductRules {
  private static final Set<String> TIME_READERS =
      Set.of("currentTimeMillis", "nanoTime", "systemUTC", "systemDefaultZone", "system", "tick");

  static final ArchRule FILES_ARE_TOUCHED_IN_FEW_PLACES =
      noClasses()
          .that(
              resideOutsideOfPackages(
                  "io.memory4j.core.file..",
                  "io.memory4j.llm.transcript..",
                  "io.memory4j.sqlite..",
                  "io.memory4j.testkit..",
                  "io.memory4j.examples.."))
          .should()
          .dependOnClassesThat(
              belongToAnyOf(Files.class, FileChannel.class, FileSystems.class)
                  .or(
                      resideInAPackage("java.io")
                          .and(nameMatching("java\\.io\\.(File|Random).*"))));

  static final ArchRule TIME_COMES_FROM_A_CLOCK =
      noClasses()
          .that(resideOutsideOfPackages("io.memory4j.examples.."))
          .should()
          .callCodeUnitWhere(readsTime())
          .because("one Clock is injected; the defaults of the ways in are its only other source");

  /** Names of places are values; what goes there is a connection. */
  static final ArchRule NO_CONNECTION_IS_OPENED =
      noClasses()
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("java.net..", "javax.net..")
                  .and(
                      not(
                          belongToAnyOf(
                              URI.class,
                              URISyntaxException.class,
                              URL.class,
                              URLClassLoader.class))))
          .orShould()
          .callMethod(URL.class, "openStream")
          .orShould()
          .callMethod(URL.class, "openConnection")
          .because("memory is local; only bridges to models will need a connection");

  static final ArchRule NOBODY_PRINTS =
      noClasses()
          .that(resideOutsideOfPackages("io.memory4j.examples..", "io.memory4j.testkit.."))
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err");

  static final ArchRule SIGNATURES_ARE_OUR_OWN =
      classes()
          .that(resideInAnyPackage(DependencyRules.API))
          .or(
              resideInAnyPackage(
                  "io.memory4j.core",
                  "io.memory4j.core.file..",
                  "io.memory4j.core.transfer..",
                  "io.memory4j.sqlite",
                  "io.memory4j.llm.."))
          .should(showNoForeignType())
          .because("a type of another library in a signature binds every host to its version");

  static final ArchRule EVERY_PACKAGE_IS_NULL_MARKED =
      classes().that().haveSimpleName("package-info").should().beAnnotatedWith(NullMarked.class);

  private ConductRules() {}

  private static DescribedPredicate<JavaCall<?>> readsTime() {
    return DescribedPredicate.describe("reads the time", ConductRules::isTimeRead);
  }

  private static boolean isTimeRead(JavaCall<?> call) {
    String owner = call.getTargetOwner().getName();
    String name = call.getTarget().getName();
    if (owner.startsWith("java.time.") && name.equals("now")) {
      return call.getTarget().getRawParameterTypes().isEmpty();
    }
    boolean reader = owner.equals(System.class.getName()) || owner.equals(Clock.class.getName());
    return reader && TIME_READERS.contains(name) && !isBuildersDefault(call);
  }

  /** The ways in whose caller may leave the clock out. */
  private static boolean isBuildersDefault(JavaCall<?> call) {
    String origin = call.getOriginOwner().getName();
    boolean wayIn =
        origin.startsWith("io.memory4j.core.Memory4j")
            || origin.equals("io.memory4j.core.file.Mailbox")
            || origin.equals("io.memory4j.core.review.ReviewBuilder");
    return wayIn && call.getTarget().getName().equals("systemUTC");
  }

  private static ArchCondition<JavaClass> showNoForeignType() {
    return new ArchCondition<>("show no type of another library") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getMembers().stream()
            .filter(member -> isPublic(type) && isVisible(member))
            .filter(member -> shownTypes(member).anyMatch(ConductRules::isForeign))
            .forEach(
                member ->
                    events.add(
                        SimpleConditionEvent.violated(
                            member, member.getFullName() + " shows a type of another library")));
      }
    };
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC);
  }

  private static boolean isVisible(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static Stream<JavaClass> shownTypes(JavaMember member) {
    return member instanceof JavaCodeUnit unit
        ? Stream.concat(unit.getRawParameterTypes().stream(), Stream.of(unit.getRawReturnType()))
        : member.getAllInvolvedRawTypes().stream();
  }

  private static boolean isForeign(JavaClass type) {
    JavaClass base = type.getBaseComponentType();
    return !base.isPrimitive()
        && !base.getPackageName().startsWith("java.")
        && !base.getPackageName().startsWith("io.memory4j");
  }
}
