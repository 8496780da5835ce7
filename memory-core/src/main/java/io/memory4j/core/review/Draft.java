package io.memory4j.core.review;

import io.memory4j.store.Link;
import java.util.Optional;
import java.util.Set;

/**
 * A summary that is not yet written. {@link #toString} shows no text. Immutable and thread-safe.
 *
 * @param content the short text with its label
 * @param detail the long text with its label
 * @param links what it was made from
 * @param fallback why it was cut together without the summarizer, if it was
 */
record Draft(String content, String detail, Set<Link> links, Optional<String> fallback) {
  @Override
  public String toString() {
    return "Draft[" + links.size() + " sources]";
  }
}
