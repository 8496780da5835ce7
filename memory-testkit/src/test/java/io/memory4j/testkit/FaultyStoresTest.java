package io.memory4j.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** A kit that passes everything proves nothing: each rule has stores that must fail it. */
class FaultyStoresTest {
  private static final Fault NONE = new Fault("STORE", "no fault", InMemoryStore::open);
  private static final Pattern NUMBER = Pattern.compile("STORE-\\d\\d");

  static Stream<Fault> faults() {
    return Stream.of(RecordFaults.all(), ChangeFaults.all(), CallFaults.all(), QueryFaults.all())
        .flatMap(List::stream);
  }

  @AfterEach
  void breakNothing() {
    FaultyStoreContract.set(NONE);
  }

  /** Runs the tests whose names begin with the rule of a fault. */
  private static Events run(Fault fault) {
    FaultyStoreContract.set(fault);
    PostDiscoveryFilter ofTheRule =
        test ->
            FilterResult.includedIf(
                !test.isTest() || test.getDisplayName().startsWith(fault.rule()));
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(FaultyStoreContract.class))
        .filters(ofTheRule)
        .execute()
        .testEvents();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void theContractFailsAFaultyStoreByItsRule(Fault fault) {
    Events events = run(fault);

    assertThat(events.started().count()).isPositive();
    assertThat(events.failed().stream().map(FaultyStoresTest::name))
        .as("failed tests")
        .isNotEmpty()
        .allMatch(name -> name.startsWith(fault.rule() + ": "));
  }

  private static String name(Event event) {
    return event.getTestDescriptor().getDisplayName();
  }

  @Test
  void aStoreThatForwardsEverythingPasses() {
    Events events = run(Fault.ofStore("STORE", "no fault", ForwardingStore::new));

    assertThat(events.started().count()).isGreaterThan(100);
    assertThat(events.failed().stream().map(FaultyStoresTest::name)).isEmpty();
  }

  @Test
  void everyRuleHasAContractAndAFaultyStore() throws IOException {
    Set<String> rules = numbers(javadocOfMemoryStore().lines().filter(l -> l.contains("<li>")));
    Set<String> contracts = numbers(run(NONE).started().stream().map(FaultyStoresTest::name));
    Set<String> faulty = numbers(faults().map(Fault::rule));

    System.out.printf(
        "%d rules, %d contracts, %d with faulty stores%n",
        rules.size(), contracts.size(), faulty.size());
    assertThat(rules).hasSizeGreaterThanOrEqualTo(25);
    assertThat(contracts).isEqualTo(rules);
    assertThat(faulty).isEqualTo(rules);
  }

  private static Set<String> numbers(Stream<String> texts) {
    return new TreeSet<>(
        texts.flatMap(text -> NUMBER.matcher(text).results()).map(MatchResult::group).toList());
  }

  private static String javadocOfMemoryStore() throws IOException {
    Path source = Path.of("memory-api/src/main/java/io/memory4j/store/MemoryStore.java");
    Path fromModule = Path.of("..").resolve(source);
    return Files.readString(Files.exists(fromModule) ? fromModule : source);
  }
}
