/** A person is forgotten in two stores on disk, and nothing of their words is in any byte. */
@NullMarked
package io.memory4j.examples.quickstart.forget;

import org.jspecify.annotations.NullMarked;
