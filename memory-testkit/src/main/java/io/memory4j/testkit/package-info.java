/**
 * The kit that proves a storage backend: {@link io.memory4j.testkit.InMemoryStore} is the reference
 * that shows what the rules of {@link io.memory4j.store.MemoryStore} mean.
 */
@NullMarked
package io.memory4j.testkit;

import org.jspecify.annotations.NullMarked;
