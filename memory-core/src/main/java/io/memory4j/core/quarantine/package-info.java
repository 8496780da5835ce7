/**
 * Which texts look like attempts to steer the agent or like its own block coming back, so that they
 * wait for a person before they are injected.
 *
 * <p>A filter, not a boundary: it knows shapes in some languages and nothing of meaning. What
 * passes it is still only data in the block.
 */
@NullMarked
package io.memory4j.core.quarantine;

import org.jspecify.annotations.NullMarked;
