/**
 * Calendar summaries of what happened: day, week, month and year, and the chain that makes them.
 */
@NullMarked
package io.memory4j.review;

import org.jspecify.annotations.NullMarked;
