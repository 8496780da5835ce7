package io.memory4j.core.review;

import java.time.LocalDate;

/**
 * The right to run the chain of a layer until somebody else takes the lease over.
 *
 * @param token tells this run from all others
 * @param today the day of the run
 * @param clockWentBack whether a later day was found to have been run
 */
record Ticket(String token, LocalDate today, boolean clockWentBack) {}
