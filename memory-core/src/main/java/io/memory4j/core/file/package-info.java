/** Everything in core that touches the disk: who a folder is, and the files that people keep. */
@NullMarked
package io.memory4j.core.file;

import org.jspecify.annotations.NullMarked;
