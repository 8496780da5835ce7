/** Which store keeps which layer. */
@NullMarked
package io.memory4j.core.route;

import org.jspecify.annotations.NullMarked;
