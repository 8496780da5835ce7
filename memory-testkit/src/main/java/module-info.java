/** Proves storage backends: contracts, properties, sample data and the reference store. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"})
open module io.memory4j.testkit {
  requires transitive io.memory4j.api;
  requires transitive net.jqwik.api;
  requires transitive org.assertj.core;
  requires transitive org.junit.jupiter.api;
  requires static transitive org.jspecify;

  exports io.memory4j.testkit;
}
