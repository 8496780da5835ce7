/** Guards that notice and refuse every connection. */
@NullMarked
package io.memory4j.examples.quickstart.net;

import org.jspecify.annotations.NullMarked;
