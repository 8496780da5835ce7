package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.MemoryException;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lets a person edit a keyed fact in an editor, by way of a file that only the owner can read.
 * Thread-safe if its editor is.
 *
 * <p>The file is deleted when nothing in it can be missed. It is kept, and its path told, when the
 * text could not be read or the fact changed meanwhile.
 */
public final class EntryEditor {
  private static final int MAX_BYTES = 1 << 20;

  /** A person cannot read a text and close the editor in less. */
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  private static final String WAIT_FLAG =
      "The editor returned at once and changed nothing. If its window is still open, give it the"
          + " argument that makes it wait, such as 'code --wait'.";

  private static final String NO_UTF_8 =
      "The editor saved the text in another encoding; have it save UTF-8.";

  private final Editor editor;
  private final Path folder;
  private final Clock clock;

  /** Stores an edited entry. */
  @FunctionalInterface
  public interface Update {
    /**
     * Stores an entry in place of another.
     *
     * @param seen the entry as the person saw it
     * @param edited the entry as it is to be
     * @throws ConflictException if the stored entry is not the seen one any more
     */
    void replace(EditableEntry seen, EditableEntry edited);
  }

  /**
   * Makes an editor of entries.
   *
   * @param editor what the person edits with
   * @param folder where the file lies while it is edited; created if need be
   * @param clock tells whether the editor returned at once
   */
  public EntryEditor(Editor editor, Path folder, Clock clock) {
    this.editor = requireNonNull(editor, "editor");
    this.folder = requireNonNull(folder, "folder");
    this.clock = requireNonNull(clock, "clock");
  }

  /**
   * {@return what came of an edit; CHANGED means that the update was made}
   *
   * @param entry what is to be edited
   * @param update called once if the entry was changed
   * @throws ConflictException if the update found the entry changed; the message names the file
   *     that holds the person's text
   * @throws MemoryException whatever else the update throws; the file is kept as well
   * @throws StoreUnavailableException if the file cannot be written or the editor not started
   * @throws InterruptedException if the thread was interrupted while the editor ran; the file is
   *     kept
   */
  public Edit edit(EditableEntry entry, Update update) throws InterruptedException {
    try {
      Files.createDirectories(folder);
      Path file = Files.createTempFile(folder, "memory-", ".md");
      Files.writeString(file, EditorTemplate.render(entry));
      Edit edit = edited(file, entry);
      return edit.outcome() == Edit.Outcome.REFUSED
          ? kept(file, edit)
          : stored(file, edit, entry, update);
    } catch (IOException failed) {
      throw new StoreUnavailableException(
          "Could not edit the entry by a file in " + folder + "; see the cause.", failed);
    }
  }

  private Edit edited(Path file, EditableEntry entry) throws IOException, InterruptedException {
    Instant started = clock.instant();
    int exitCode = run(file);
    Duration taken = Duration.between(started, clock.instant());
    if (exitCode != 0) {
      String message = "The editor ended with code " + exitCode + "; nothing was changed.";
      return new Edit(Edit.Outcome.CANCELLED, entry, List.of(message));
    }
    Optional<String> text = read(file);
    if (text.isEmpty()) {
      return new Edit(Edit.Outcome.REFUSED, entry, List.of(NO_UTF_8));
    }
    Edit edit = EditorTemplate.parse(entry, text.get());
    boolean hint = edit.outcome() == Edit.Outcome.UNCHANGED && taken.compareTo(AT_ONCE) < 0;
    return hint ? with(edit, WAIT_FLAG) : edit;
  }

  private int run(Path file) throws IOException, InterruptedException {
    try {
      return editor.edit(file);
    } catch (IOException notStarted) {
      Files.deleteIfExists(file);
      throw notStarted;
    }
  }

  /** A deleted file is an emptied one: the person gave up. Empty if the text cannot be read. */
  private static Optional<String> read(Path file) throws IOException {
    byte[] bytes = RegularFile.read(file, MAX_BYTES).orElse(new byte[0]);
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException foreign) {
      return Optional.empty();
    }
  }

  private static Edit stored(Path file, Edit edit, EditableEntry before, Update update)
      throws IOException {
    if (edit.outcome() == Edit.Outcome.CHANGED) {
      try {
        update.replace(before, edit.entry());
      } catch (ConflictException conflict) {
        ConflictException told =
            new ConflictException(
                "The entry changed while it was edited; your text is kept in "
                    + file
                    + ". Edit the entry again and take over what you need.");
        told.addSuppressed(conflict);
        throw told;
      }
    }
    Files.deleteIfExists(file);
    return edit;
  }

  private static Edit kept(Path file, Edit edit) {
    return with(edit, "Your text is kept in " + file + ".");
  }

  private static Edit with(Edit edit, String message) {
    List<String> messages = new ArrayList<>(edit.messages());
    messages.add(message);
    return new Edit(edit.outcome(), edit.entry(), messages);
  }
}
