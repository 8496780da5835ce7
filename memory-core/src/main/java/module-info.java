/** The algorithms of memory, and the services that put them to work over a storage backend. */
@SuppressWarnings("module") // io.memory4j.llm is an automatic module, unknown when core is compiled
module io.memory4j.core {
  requires transitive io.memory4j.api;
  requires static org.jspecify;
  requires com.github.benmanes.caffeine;
  requires org.slf4j;
  requires jdk.jfr;

  exports io.memory4j.core;
  exports io.memory4j.core.file;
  exports io.memory4j.core.render to
      io.memory4j.llm;
  exports io.memory4j.core.text to
      io.memory4j.llm;
  exports io.memory4j.core.redact to
      io.memory4j.llm;
}
