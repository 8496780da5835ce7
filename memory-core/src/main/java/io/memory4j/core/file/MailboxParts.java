package io.memory4j.core.file;

import java.time.Clock;

/**
 * What a mailbox is made with beside its place.
 *
 * @param clock tells how long a batch has not grown
 * @param mover renames files
 */
record MailboxParts(Clock clock, Mover mover) {}
