package io.memory4j.examples.architecture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A change of a public signature is seen in review: the signatures of all exported packages are
 * compared with a committed file. The packages are those that {@link ModuleTest} lists.
 */
@AnalyzeClasses(packages = "io.memory4j", importOptions = DoNotIncludeTests.class)
class PublicSurfaceTest {
  private static final Path COMMITTED = Path.of("src/test/resources/public-surface.txt");
  private static final String RENEW = "memory4j.renewPublicSurface";
  private static final Set<String> EXPORTED =
      Set.of(
          "io.memory4j",
          "io.memory4j.core",
          "io.memory4j.core.file",
          "io.memory4j.episode",
          "io.memory4j.inject",
          "io.memory4j.recall",
          "io.memory4j.redact",
          "io.memory4j.review",
          "io.memory4j.sqlite",
          "io.memory4j.store");

  /** What every type has, and what a change of changes no signature. */
  private static final Set<String> OF_EVERY_TYPE = Set.of("equals", "hashCode", "toString");

  @ArchTest
  static void surfaceIsTheOneCommitted(JavaClasses classes) throws IOException {
    List<String> surface =
        classes.stream()
            .filter(type -> EXPORTED.contains(type.getPackageName()))
            .map(JavaClass::reflect)
            .filter(PublicSurfaceTest::isVisible)
            .flatMap(type -> Stream.concat(Stream.of(declaration(type)), members(type)))
            .sorted()
            .toList();
    if (Boolean.getBoolean(RENEW)) {
      Files.write(COMMITTED, surface, UTF_8);
    }

    List<String> committed = Files.readAllLines(COMMITTED, UTF_8);
    String remedy = "public surface; if it was meant to change, renew the file by -D" + RENEW;
    assertThat(without(surface, committed)).as("Added to the %s=true", remedy).isEmpty();
    assertThat(without(committed, surface)).as("Gone from the %s=true", remedy).isEmpty();
  }

  private static List<String> without(List<String> lines, List<String> others) {
    Set<String> known = Set.copyOf(others);
    return lines.stream().filter(line -> !known.contains(line)).toList();
  }

  private static boolean isVisible(Class<?> type) {
    boolean shown = isShown(type.getModifiers()) && !type.isSynthetic();
    return shown && (type.getEnclosingClass() == null || isVisible(type.getEnclosingClass()));
  }

  private static boolean isShown(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  /** The modifiers, the parameters and what it extends; the JDK's own text for it differs. */
  private static String declaration(Class<?> type) {
    Stream<Type> parents =
        Stream.concat(
            Stream.ofNullable(type.getGenericSuperclass()),
            Arrays.stream(type.getGenericInterfaces()));
    return Stream.of(
            type.getName(),
            Modifier.toString(type.getModifiers() & Modifier.classModifiers()),
            type.isSealed() ? "sealed" : "open",
            type.isInterface() ? "interface" : "class",
            Arrays.toString(type.getTypeParameters()),
            parents.map(Type::getTypeName).collect(joining(", ")))
        .collect(joining(" "))
        .strip();
  }

  private static Stream<String> members(Class<?> type) {
    Stream<String> fields =
        Arrays.stream(type.getDeclaredFields())
            .filter(PublicSurfaceTest::isShown)
            .map(Field::toGenericString);
    Stream<String> calls =
        Stream.of(type.getDeclaredConstructors(), type.getDeclaredMethods())
            .flatMap(Arrays::stream)
            .filter(PublicSurfaceTest::isShown)
            .map(Executable::toGenericString);
    return Stream.concat(fields, calls).map(member -> type.getName() + " : " + member);
  }

  private static boolean isShown(Member member) {
    return isShown(member.getModifiers())
        && !member.isSynthetic()
        && !OF_EVERY_TYPE.contains(member.getName());
  }
}
