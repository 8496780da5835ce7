/**
 * Readers for the transcripts that coding agents leave behind, one class per format, chosen by what
 * a file holds and never by its name.
 */
@NullMarked
package io.memory4j.llm.transcript;

import org.jspecify.annotations.NullMarked;
