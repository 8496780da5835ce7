/** What starts when a host tells of a session: a list of works, each with a hook per session. */
@NullMarked
package io.memory4j.core.session;

import org.jspecify.annotations.NullMarked;
