/** Words, stems and substrings: how texts are projected into the indexes and found again. */
@NullMarked
package io.memory4j.sqlite.search;

import org.jspecify.annotations.NullMarked;
