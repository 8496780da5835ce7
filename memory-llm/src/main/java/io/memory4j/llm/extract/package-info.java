/** What is learned from what persons said in past sessions, without a model. */
@NullMarked
package io.memory4j.llm.extract;

import org.jspecify.annotations.NullMarked;
