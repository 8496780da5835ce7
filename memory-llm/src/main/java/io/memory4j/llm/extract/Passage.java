package io.memory4j.llm.extract;

import java.util.Optional;

/**
 * A sentence of a turn.
 *
 * @param text the sentence on one line
 * @param foreign why it is not the person's own statement, if its surroundings tell
 */
record Passage(String text, Optional<LeftOut> foreign) {}
