package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.StoreUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Two files that an agent without a tool appends facts to, one fact a line: {@code remember.md} for
 * the person, {@code project-notes.md} for the project. One mailbox belongs to one session.
 *
 * <p><b>No line is lost.</b> A harvest renames the file, which no append can fall between, and
 * makes an empty one. What was renamed is a batch; its name holds its place in the order and how
 * many of its bytes were taken. Lines are handed over first and the name is changed after, so a
 * crash at any step leaves a batch whose name is right or lags behind by what was handed over last.
 * An appender that had the file open before it was renamed still writes into the batch: each
 * harvest looks at all batches again, and a batch stays for ten minutes after its last growth. An
 * unfinished line at the end of a batch is taken once it has not grown for a tenth of a second.
 *
 * <p><b>No line is taken twice</b>, but for those of the last hand-over before a crash, which come
 * again. A memory takes a statement it knows as seen, and one that was forgotten stays so, as the
 * author is the agent.
 *
 * <p>A file that cannot be renamed, since it alone is mounted into a container, is copied and then
 * emptied if its length is still that of the copy. Only an append between that look and the
 * emptying, two system calls apart, could be lost.
 *
 * <p>A link in place of a file is deleted and its target left alone. Lines above 4 KiB are cut.
 * Thread-safe; several processes may harvest, one at a time.
 */
public final class Mailbox implements ForgetfulFile {
  /** How much of each of the two files one harvest takes, in bytes. */
  public static final int MAX_HARVEST_BYTES = 64 * 1_024;

  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);
  private static final String PERSON_FILE = "remember.md";
  private static final String PROJECT_FILE = "project-notes.md";

  private final Path folder;
  private final Layer person;
  private final MailboxBox remember;
  private final MailboxBox notes;

  private Mailbox(Path folder, Layer person, Layer project, MailboxParts parts) {
    this.folder = folder;
    this.person = requireNonNull(person, "person");
    Speaker nobody = Speaker.of(Provenance.assistant(), person);
    this.remember = box(PERSON_FILE, nobody, parts);
    this.notes = box(PROJECT_FILE, new Speaker(project, nobody.author()), parts);
  }

  private MailboxBox box(String name, Speaker first, MailboxParts parts) {
    return new MailboxBox(
        new MailboxFile(folder.resolve(name), parts.mover()), parts.clock(), first);
  }

  /**
   * Opens the mailbox of a session: both files are there and empty afterwards. What an earlier
   * process left is handed over by the next harvest, for the layers given here: who spoke then is
   * not known, since nothing that lies where the agent can write may decide it.
   *
   * @param stateDir the session's folder, which the agent can write to; created if need be
   * @param person the layer of the person the session belongs to
   * @param project the layer of the project
   * @return the mailbox
   * @throws StoreUnavailableException if the files cannot be made
   */
  public static Mailbox open(Path stateDir, Layer person, Layer project) {
    return open(stateDir, person, project, new MailboxParts(Clock.systemUTC(), AtomicFile::move));
  }

  static Mailbox open(Path stateDir, Layer person, Layer project, MailboxParts parts) {
    try {
      Files.createDirectories(stateDir);
      Mailbox mailbox = new Mailbox(stateDir.toRealPath(), person, project, parts);
      mailbox.sealAll();
      return mailbox;
    } catch (IOException failed) {
      throw unavailable("open", stateDir, failed);
    }
  }

  /**
   * {@return the file for what is to be known about the person, in a folder that need not exist}
   *
   * @param stateDir the session's folder
   */
  public static Path rememberFile(Path stateDir) {
    return place(stateDir).resolve(PERSON_FILE);
  }

  /**
   * {@return the file for what is to be known about the project, in a folder that need not exist}
   *
   * @param stateDir the session's folder
   */
  public static Path projectNotesFile(Path stateDir) {
    return place(stateDir).resolve(PROJECT_FILE);
  }

  private static Path place(Path stateDir) {
    return stateDir.toAbsolutePath().normalize();
  }

  /** {@return the file for what is to be known about the person} */
  public Path rememberFile() {
    return remember.path();
  }

  /** {@return the file for what is to be known about the project} */
  public Path projectNotesFile() {
    return notes.path();
  }

  /**
   * Notes whose turn begins. What the files hold by now is filed under the speaker of the turn
   * before, and so is what processes of that turn still write into files they have open. Never
   * throws and waits for nobody: if the files cannot be moved, or are just being harvested, what
   * was written since the harvest began goes to this speaker.
   *
   * @param speaker who speaks; a person with an id is the layer {@link Layer#person}, any other
   *     speaker the person given to {@link #open}; session and turn are kept with each line
   */
  public void turnStarted(Provenance speaker) {
    Speaker next = Speaker.of(speaker, person);
    try {
      PathLock.ifFree(lockName(), this::seal);
    } catch (IOException failed) {
      LOG.debug("The mailbox {} could not be set aside at the start of a turn.", folder);
    }
    remember.speaker(next);
    notes.speaker(new Speaker(notes.layer(), next.author()));
  }

  private void sealAll() throws IOException {
    PathLock.holding(lockName(), this::seal);
  }

  private boolean seal() throws IOException {
    remember.seal();
    notes.seal();
    return true;
  }

  /**
   * Hands the lines over that the agent has written: the person's first, each file's in order. To
   * be called at the end of a turn, and at the end of the session.
   *
   * @param memory takes the statements of one layer, all or none, and returns when they are
   *     durable; the drafts name that layer and the agent as author. What it throws passes through,
   *     and the same statements are handed over again next time. Statements above {@value
   *     Fact#MAX_CONTENT_CHARS} code points are shortened, the whole line is their detail.
   * @return what it brought; {@link Harvest#more} tells that another one would bring more
   * @throws StoreUnavailableException if the files cannot be read or moved
   */
  public Harvest harvest(BiConsumer<Layer, List<Fact.Draft>> memory) {
    try {
      Harvest harvest = PathLock.holding(lockName(), () -> harvestLocked(memory));
      LOG.debug("The mailbox {} brought {} facts, {}.", folder, harvest.facts(), harvest.notes());
      return harvest;
    } catch (IOException failed) {
      throw unavailable("harvest", folder, failed);
    }
  }

  private Harvest harvestLocked(BiConsumer<Layer, List<Fact.Draft>> memory) throws IOException {
    HarvestTally tally = new HarvestTally(memory);
    remember.harvest(tally);
    notes.harvest(tally);
    return tally.harvest();
  }

  /**
   * Deletes at once what was taken, instead of ten minutes later. To be called when the agent's
   * processes have ended, or when something was forgotten that the lines may hold.
   *
   * @throws StoreUnavailableException if a file cannot be deleted
   */
  public void discardTaken() {
    try {
      PathLock.holding(
          lockName(),
          () -> {
            remember.discardTaken();
            notes.discardTaken();
            return List.of();
          });
    } catch (IOException failed) {
      throw unavailable("clear", folder, failed);
    }
  }

  /** {@return the file for what is to be known about the person, the first of the two} */
  @Override
  public Path path() {
    return remember.path();
  }

  /**
   * Overwrites the lines that repeat forgotten texts with blanks where they stand, handed over or
   * not, so that processes which have the file open lose nothing else.
   *
   * @param texts the texts
   * @throws StoreUnavailableException if a file cannot be read or written
   */
  @Override
  public void forget(Collection<String> texts) {
    ForgottenLines lines = new ForgottenLines(texts);
    try {
      PathLock.holding(
          lockName(),
          () -> {
            remember.forget(lines);
            notes.forget(lines);
            return List.of();
          });
    } catch (IOException failed) {
      throw unavailable("clean", folder, failed);
    }
  }

  private Path lockName() {
    return folder.resolve("mailbox");
  }

  private static StoreUnavailableException unavailable(
      String attempt, Path folder, IOException cause) {
    return new StoreUnavailableException(
        "Could not " + attempt + " the mailbox " + folder + "; what is in it stays there.", cause);
  }
}
