package io.memory4j.core.plan;

import io.memory4j.core.render.BlockText;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionPlan.Entry;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sections of one block on their way to a plan, each in its place and with its share.
 *
 * <p>What stands before the facts is packed first and in shares that nothing else decides, so that
 * no new fact moves it. Then the sections after the facts take the shares they are sure of, then
 * the facts all that is left, and last the sections after the facts what those leave. Packing only
 * ever adds, and only what is in counts: the removal of what is left out changes nothing.
 *
 * <p>Not thread-safe.
 */
final class BlockPlan {
  private static final int WHOLE = 100;

  private final InjectionRequest request;
  private final Purse shared;
  private final Room room;
  private final List<TextSection> before;
  private final FactSection facts;
  private final List<TextSection> after;

  /**
   * Packs a block.
   *
   * @param candidates what may go in
   * @param request what block is wanted
   * @param measuresWhole whether to measure the whole text at each step, not the sum of its parts
   */
  BlockPlan(BlockCandidates candidates, InjectionRequest request, boolean measuresWhole) {
    this.request = request;
    this.shared = new Purse(request.budget(), request.budget().measure(BlockText.frame()));
    this.room = new Room(shared, measuresWhole);
    List<SectionCandidates> offers = candidates.sections();
    int first = items(offers.stream().filter(offer -> offer.section().isBeforeFacts()));
    this.before = sections(offers, true, 0);
    this.facts = new FactSection(candidates.specificFirst(), request, shared, first);
    int next = first + FactSection.count(candidates.specificFirst());
    this.after = sections(offers, false, next);
    pack();
  }

  private List<TextSection> sections(
      List<SectionCandidates> offers, boolean beforeFacts, int firstPlace) {
    List<TextSection> sections = new ArrayList<>();
    int place = firstPlace;
    for (Section section : Section.values()) {
      List<SectionCandidates> own =
          offers.stream().filter(offer -> offer.section() == section).toList();
      if (section.isBeforeFacts() == beforeFacts && !own.isEmpty()) {
        sections.add(new TextSection(section, own, shared, place));
        place += items(own.stream());
      }
    }
    return sections;
  }

  private static int items(Stream<SectionCandidates> offers) {
    return offers.mapToInt(offer -> offer.mostWantedFirst().size()).sum();
  }

  private void pack() {
    unshared(before).forEach(section -> section.pack(room, room.end()));
    long rest = Math.max(0, room.end() - room.used());
    long end = room.used() + rest * percentBeforeFacts() / WHOLE;
    packShares(before, rest);
    sure(before).forEach(section -> section.pack(room, end));
    packShares(after, rest);
    if (request.share(Section.FACTS) > 0) {
      facts.pack(room);
    }
    sure(after).forEach(section -> section.pack(room, room.end()));
    Stream.concat(before.stream(), after.stream()).forEach(TextSection::tellTooLong);
  }

  /** What the sections before the facts may use together, whether or not each has a say. */
  private int percentBeforeFacts() {
    return Stream.of(Section.values())
        .filter(Section::isBeforeFacts)
        .mapToInt(request::share)
        .sum();
  }

  /** Packs sections one after the other; what one does not use of its share goes to the next. */
  private void packShares(List<TextSection> sections, long rest) {
    long limit = room.used();
    for (TextSection section : sure(sections).toList()) {
      limit += rest * request.share(section.section()) / WHOLE;
      section.pack(room, limit);
    }
  }

  private static Stream<TextSection> unshared(List<TextSection> sections) {
    return sections.stream().filter(section -> !section.section().isShared());
  }

  private Stream<TextSection> sure(List<TextSection> sections) {
    return sections.stream().filter(section -> request.share(section.section()) > 0);
  }

  /** Returns whether the text as a whole keeps to all budgets. */
  boolean isWithinBudgets() {
    return room.wholeFits();
  }

  /** Returns the entries: those in the block in its order, then those left out. */
  List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(room.included());
    Stream.of(texts(before), facts.candidates().stream(), texts(after))
        .flatMap(all -> all)
        .filter(candidate -> !candidate.isIncluded())
        .map(Candidate::entry)
        .forEach(entries::add);
    return entries;
  }

  private static Stream<TextCandidate> texts(List<TextSection> sections) {
    return sections.stream().flatMap(section -> section.candidates().stream());
  }
}
