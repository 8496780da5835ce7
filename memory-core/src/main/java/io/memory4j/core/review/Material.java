package io.memory4j.core.review;

import io.memory4j.store.Link;
import io.memory4j.store.RecordBody;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a period is made from, redacted, in the order of time. Immutable and thread-safe.
 *
 * @param parts the texts
 * @param links what they were taken from
 * @param failure what could not be read, if something could not
 * @param gone whether texts that were there have been deleted
 */
record Material(List<Part> parts, Set<Link> links, Optional<String> failure, boolean gone) {
  /** One text with its short form. */
  record Part(String content, String detail) {
    @Override
    public String toString() {
      return "Part";
    }
  }

  /** {@return a summary as a part of a longer one} */
  static Part part(RecordBody summary) {
    String detail = summary.detail().filter(text -> !text.isBlank()).orElse(summary.content());
    return new Part(summary.content(), detail);
  }

  Material {
    parts = List.copyOf(parts);
    links = Set.copyOf(links);
  }

  boolean isEmpty() {
    return parts.isEmpty();
  }

  List<String> details() {
    return parts.stream().map(Part::detail).toList();
  }

  static Set<Link> derivedFrom(Iterable<Ref> sources) {
    Set<Link> links = new TreeSet<>();
    sources.forEach(source -> links.add(new Link(Relation.DERIVED_FROM, source)));
    return links;
  }
}
