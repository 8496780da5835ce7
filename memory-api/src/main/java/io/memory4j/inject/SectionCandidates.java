package io.memory4j.inject;

import static java.util.Objects.requireNonNull;

import io.memory4j.Layer;
import io.memory4j.inject.InjectionPlan.Reason;
import java.util.List;
import java.util.Optional;

/**
 * What one source offers to a section other than {@link Section#FACTS}. Texts are given as they are
 * stored: the injector makes them harmless. {@link #toString} shows counts only. Immutable and
 * thread-safe.
 *
 * @param section the section
 * @param title stands above what is included, on one line of at most 64 code points; empty for no
 *     heading
 * @param form how the texts stand in the block
 * @param mostWantedFirst the texts in the order in which they stand in the block and in which they
 *     are given room: what is too long for the room that is left is passed over
 * @param ownBudget what these texts and their heading may measure together; empty if they share the
 *     budget of the whole block
 */
public record SectionCandidates(
    Section section,
    String title,
    Form form,
    List<Item> mostWantedFirst,
    Optional<Budget> ownBudget) {
  /** How texts stand in a block. More may be added. */
  public enum Form {
    /** Each on one line that begins with a dash. */
    BULLETS,
    /** Each with its lines as they are, in whole or not at all. */
    PARAGRAPHS,
    /** As paragraphs; one that is too long is cut at the end of a paragraph or of a line. */
    CUT_PARAGRAPHS
  }

  /**
   * One text that may stand in a block. {@link #toString} shows the id alone. Immutable and
   * thread-safe.
   *
   * @param id what a plan calls it: an id, a period, a file and a line; never text that is
   *     remembered
   * @param layer where it applies, if it lies in a layer
   * @param text any text
   * @param leftOut why its source leaves it out; empty if it may go in
   */
  public record Item(String id, Optional<Layer> layer, String text, Optional<Reason> leftOut) {
    /**
     * Checks the parts.
     *
     * @param id what a plan calls it
     * @param layer where it applies
     * @param text any text
     * @param leftOut why its source leaves it out
     * @throws IllegalArgumentException if it is left out for being in the block
     */
    public Item {
      requireNonNull(id, "id");
      requireNonNull(layer, "layer");
      requireNonNull(text, "text");
      if (leftOut.filter(Reason::isInBlock).isPresent()) {
        throw new IllegalArgumentException("An item is left out for being in; give a reason.");
      }
    }

    /**
     * {@return a text of no layer that may go in}
     *
     * @param id what a plan calls it
     * @param text any text
     */
    public static Item of(String id, String text) {
      return new Item(id, Optional.empty(), text, Optional.empty());
    }

    /**
     * {@return the same text in a layer}
     *
     * @param layer where it applies
     */
    public Item in(Layer layer) {
      return new Item(id, Optional.of(layer), text, leftOut);
    }

    /**
     * {@return the same text, which only the plan shows}
     *
     * @param why a reason for being left out
     * @throws IllegalArgumentException if it is a reason for being in
     */
    public Item leftOut(Reason why) {
      return new Item(id, layer, text, Optional.of(why));
    }

    @Override
    public String toString() {
      return "Item[" + id + "]";
    }
  }

  /**
   * Checks the parts and copies collections.
   *
   * @param section the section
   * @param title stands above what is included
   * @param form how the texts stand in the block
   * @param mostWantedFirst the texts
   * @param ownBudget what they may measure together
   * @throws IllegalArgumentException if the section is of facts or of fixed guidance
   */
  public SectionCandidates {
    if (section == Section.FACTS || section == Section.GUIDANCE) {
      throw new IllegalArgumentException(
          "The section " + section + " takes no texts; facts are candidates of their layers.");
    }
    requireNonNull(title, "title");
    requireNonNull(form, "form");
    requireNonNull(ownBudget, "ownBudget");
    mostWantedFirst = List.copyOf(mostWantedFirst);
  }

  /**
   * {@return lines that share the budget of the whole block}
   *
   * @param section the section
   * @param title stands above what is included
   * @param mostWantedFirst the texts
   */
  public static SectionCandidates bullets(
      Section section, String title, List<Item> mostWantedFirst) {
    return new SectionCandidates(section, title, Form.BULLETS, mostWantedFirst, Optional.empty());
  }

  @Override
  public String toString() {
    return "SectionCandidates[" + section + ", " + mostWantedFirst.size() + " items]";
  }
}
