/** The main job on the command line: transcripts in, a bounded memory block out. */
@NullMarked
package io.memory4j.examples.quickstart;

import org.jspecify.annotations.NullMarked;
