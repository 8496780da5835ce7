/**
 * Where the texts of a block come from, section by section. A part of the library that has
 * something to say in a block implements {@link io.memory4j.core.section.SectionSource}; the block
 * gives it its place, its share and its verdicts.
 */
@NullMarked
package io.memory4j.core.section;

import org.jspecify.annotations.NullMarked;
