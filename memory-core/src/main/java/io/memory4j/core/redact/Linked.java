package io.memory4j.core.redact;

/**
 * A link found behind a name.
 *
 * @param link its kind
 * @param end where the link ends and the value may start
 */
record Linked(Link link, int end) {}
