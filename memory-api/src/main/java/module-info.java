/** What a host and a backend author program against; needs nothing but the JDK. */
module io.memory4j.api {
  requires static transitive org.jspecify;

  exports io.memory4j;
  exports io.memory4j.episode;
  exports io.memory4j.inject;
  exports io.memory4j.recall;
  exports io.memory4j.redact;
  exports io.memory4j.review;
  exports io.memory4j.store;
}
