/** The architecture as tests: they see every module, which only an example may. */
@NullMarked
package io.memory4j.examples.architecture;

import org.jspecify.annotations.NullMarked;
