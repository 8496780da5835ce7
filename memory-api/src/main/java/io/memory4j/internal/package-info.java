/** What several packages of the API use and none of them shows; not exported. */
@NullMarked
package io.memory4j.internal;

import org.jspecify.annotations.NullMarked;
