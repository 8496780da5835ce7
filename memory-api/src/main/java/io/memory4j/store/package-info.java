/**
 * What a storage backend implements. A backend keeps records and a journal and decides nothing;
 * {@link io.memory4j.store.MemoryStore} states the rules, and memory-testkit proves them.
 */
@NullMarked
package io.memory4j.store;

import org.jspecify.annotations.NullMarked;
