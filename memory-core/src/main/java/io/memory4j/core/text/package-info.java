/** Text as memory sees it: normal form, fingerprint, cutting, and the words of a query. */
@NullMarked
package io.memory4j.core.text;

import org.jspecify.annotations.NullMarked;
