/** The review chain: which periods are due, who may make them, how they are merged and kept. */
@NullMarked
package io.memory4j.core.review;

import org.jspecify.annotations.NullMarked;
