package io.memory4j.core.quarantine;

import io.memory4j.core.text.Fingerprint;
import java.util.List;
import java.util.stream.Stream;

/**
 * Remembers what was injected lately, so that it is not taken for something new when an agent
 * repeats it: hashes of the lines of the last blocks, never text.
 *
 * <p>A text is an echo if it holds the block's own markers or guidance, if it is an entry of a
 * block again, if one of several lines is (a longer one: short lines are anybody's), or if it holds
 * at least two and half of the longer entries of one block. One entry with other words around it is
 * no echo: that is what a correction looks like ("it is no longer true that ...").
 *
 * <p>A person who says again what they said before is no echo either; ask only for texts of others,
 * and only for those that are not known already. Lives in the process and is never stored.
 * Thread-safe.
 */
public final class EchoMemory {
  /** As many blocks as a few sessions at once inject. */
  public static final int DEFAULT_BLOCKS = 8;

  /** More of a text is not looked at, in UTF-16 units. */
  private static final int MAX_LENGTH = 65_536;

  /** Shortest line that says enough to be recognised among others, in letters. */
  private static final int MIN_LINE_LETTERS = Shingles.LENGTH;

  private final int maxBlocks;

  /** Newest first; replaced as a whole, so that readers need no lock. */
  private volatile List<BlockPrint> blocks = List.of();

  /**
   * Starts with nothing injected.
   *
   * @param maxBlocks how many different blocks are remembered, at least 1; {@value #DEFAULT_BLOCKS}
   *     serve most hosts
   * @throws IllegalArgumentException if it is below 1
   */
  public EchoMemory(int maxBlocks) {
    if (maxBlocks < 1) {
      throw new IllegalArgumentException(
          "An echo memory of " + maxBlocks + " blocks remembers nothing; keep at least 1.");
    }
    this.maxBlocks = maxBlocks;
  }

  /**
   * Takes note of a block. The same block again becomes the newest and takes no more room, and
   * costs one pass over its characters; the oldest one goes when there is no room.
   *
   * @param block the text of the block as it was handed out; an empty one is not noted
   */
  public void injected(String block) {
    String noted = clipped(block);
    long id = Shingles.hash(noted);
    List<BlockPrint> known = blocks;
    boolean newest = !known.isEmpty() && known.get(0).id() == id;
    if (!noted.isEmpty() && !newest) {
      note(id, noted);
    }
  }

  private synchronized void note(long id, String block) {
    BlockPrint print =
        blocks.stream()
            .filter(old -> old.id() == id)
            .findFirst()
            .orElseGet(() -> BlockPrint.of(block));
    Stream<BlockPrint> others = blocks.stream().filter(old -> old.id() != id);
    blocks = Stream.concat(Stream.of(print), others).limit(maxBlocks).toList();
  }

  /**
   * {@return whether a text repeats what was injected} Never throws; time is linear in the text and
   * in the blocks.
   *
   * @param text any text
   */
  public boolean isEcho(String text) {
    String looked = clipped(text);
    if (BlockMarks.areIn(looked)) {
      return true;
    }
    List<BlockPrint> known = blocks;
    return !known.isEmpty() && (repeatsEntry(known, looked) || repeatsBlock(known, looked));
  }

  private static boolean repeatsEntry(List<BlockPrint> known, String text) {
    List<String> lines = BlockPrint.statements(text.lines()).toList();
    return lines.stream()
        .filter(line -> lines.size() == 1 || Letters.of(line).length() >= MIN_LINE_LETTERS)
        .map(Fingerprint::of)
        .anyMatch(line -> known.stream().anyMatch(block -> block.repeatsLine(line)));
  }

  private static boolean repeatsBlock(List<BlockPrint> known, String text) {
    Shingles shingles = Shingles.of(Letters.of(PlainLetters.of(text)));
    return !shingles.isEmpty() && known.stream().anyMatch(block -> block.isMostlyIn(shingles));
  }

  private static String clipped(String text) {
    return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
  }

  /** {@return how many blocks are remembered, never what they say} */
  @Override
  public String toString() {
    return "EchoMemory[" + blocks.size() + " of " + maxBlocks + " blocks]";
  }
}
