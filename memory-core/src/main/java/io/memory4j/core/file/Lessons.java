package io.memory4j.core.file;

import static java.util.Objects.requireNonNull;

import io.memory4j.ConflictException;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.core.text.NameSafe;
import io.memory4j.redact.Redactor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A {@code learned.md}: lessons that an agent stores by itself, newest first, the oldest evicted. A
 * lesson is any line that begins with a dash and a blank, also one that a person wrote; all other
 * lines keep their place and their bytes.
 *
 * <p>On a disk that ignores case this file and {@code LEARNED.md} are one. They never lie in one
 * folder: the memory's home keeps lessons in the folder of a project's artifacts. Immutable and
 * thread-safe; several processes may store at the same time.
 */
public final class Lessons implements ForgetfulFile {
  /** The longest lesson, in Unicode code points; a longer one is cut. */
  public static final int MAX_CONTENT_CHARS = 2_000;

  /** The longest context, in Unicode code points; a longer one is cut. */
  public static final int MAX_CONTEXT_CHARS = 400;

  /** The most lessons a file keeps. */
  public static final int MAX_LESSONS = 100;

  private static final Logger LOG = LoggerFactory.getLogger(Lessons.class);
  static final String NAME = "learned.md";
  private static final String PROJECTS = "projects";
  private static final String BULLET = "- ";
  private static final String CONTEXT_START = " _(";
  private static final String CONTEXT_END = ")_";

  private final SharedFile file;
  private final Redactor redactor;
  private final boolean sameContentOnce;

  private Lessons(SharedFile file, Redactor redactor, boolean sameContentOnce) {
    this.file = file;
    this.redactor = requireNonNull(redactor, "redactor");
    this.sameContentOnce = sameContentOnce;
  }

  /**
   * {@return the lessons of a folder, which need not exist}
   *
   * @param folder where the file lies; never a project's root
   * @param redactor what removes secrets, on writing and again on reading
   */
  public static Lessons in(Path folder, Redactor redactor) {
    Path path = folder.resolve(NAME);
    return new Lessons(new SharedFile(path, Access.OWNER_ONLY, 1 << 20), redactor, false);
  }

  /**
   * {@return the lessons of a project, in the folder of its artifacts in the memory's home}
   *
   * @param home the memory's home
   * @param project the project's layer
   * @param redactor what removes secrets, on writing and again on reading
   * @throws IllegalArgumentException if the layer is no project's
   */
  public static Lessons of(Path home, Layer project, Redactor redactor) {
    if (project.kind() != LayerKind.PROJECT) {
      throw new IllegalArgumentException(
          "Lessons are of a project, and the layer is of kind " + project.kind().id() + ".");
    }
    return in(home.resolve(PROJECTS).resolve(NameSafe.slug(project.name())), redactor);
  }

  /**
   * {@return the lessons of all projects that have some, as a file that forgets} Looks for them
   * whenever something is forgotten.
   *
   * @param home the memory's home
   * @param redactor what removes secrets
   */
  public static ForgetfulFile ofAllProjects(Path home, Redactor redactor) {
    return new ProjectLessons(home.resolve(PROJECTS), folder -> in(folder, redactor));
  }

  /**
   * {@return the same lessons, where two spellings of one content are one lesson whatever the
   * context} By default a lesson is known if its whole line is.
   */
  public Lessons sameContentOnce() {
    return new Lessons(file, redactor, true);
  }

  /** {@return where the file lies} */
  @Override
  public Path path() {
    return file.path();
  }

  /**
   * Stores a lesson at the top; it takes effect from the next session.
   *
   * @param content any text; it becomes one line, without angle brackets, backticks and secrets
   * @param context when it applies, any text; may be empty
   * @return what became of it
   * @throws ConflictException if the folder holds {@code LEARNED.md} or another spelling of the
   *     name
   * @throws StoreUnavailableException if the file cannot be read or written
   */
  public Learned learn(String content, String context) {
    String text = LessonText.of(content, redactor, MAX_CONTENT_CHARS);
    String where = LessonText.of(context, redactor, MAX_CONTEXT_CHARS);
    if (text.isEmpty()) {
      return new Learned(Learned.Outcome.EMPTY, false, 0);
    }
    String line = BULLET + text + (where.isEmpty() ? "" : CONTEXT_START + where + CONTEXT_END);
    boolean cut =
        LessonText.isCut(content, redactor, MAX_CONTENT_CHARS)
            || LessonText.isCut(context, redactor, MAX_CONTEXT_CHARS);
    Learned[] learned = new Learned[1];
    file.update(
        old -> {
          List<Line> lines = new ArrayList<>(old.lines());
          boolean known = lines.removeIf(isSame(line));
          int evicted = insert(lines, line, old.lineEnd());
          Learned.Outcome outcome = known ? Learned.Outcome.MOVED_TO_TOP : Learned.Outcome.STORED;
          learned[0] = new Learned(outcome, cut, evicted);
          return old.with(lines);
        });
    return requireNonNull(learned[0]);
  }

  /** {@return how many lessons had to go} */
  private static int insert(List<Line> lines, String line, String end) {
    lines.replaceAll(old -> old.endedBy(end));
    int top = 0;
    while (top < lines.size() && !isLesson(lines.get(top).text())) {
      top++;
    }
    lines.add(top, Line.of(line, end));
    long tooMany = lines.stream().filter(any -> isLesson(any.text())).count() - MAX_LESSONS;
    int evicted = 0;
    for (int i = lines.size() - 1; evicted < tooMany; i--) {
      if (isLesson(lines.get(i).text())) {
        lines.remove(i);
        evicted++;
      }
    }
    return evicted;
  }

  private Predicate<Line> isSame(String line) {
    if (!sameContentOnce) {
      return other -> isLesson(other.text()) && other.text().strip().equals(line);
    }
    String compared = Fingerprint.of(content(line));
    return other ->
        isLesson(other.text()) && Fingerprint.of(content(other.text())).equals(compared);
  }

  private static String content(String line) {
    String bare = line.strip().substring(BULLET.length());
    int context = bare.endsWith(CONTEXT_END) ? bare.lastIndexOf(CONTEXT_START) : -1;
    return context < 0 ? bare : bare.substring(0, context);
  }

  private static boolean isLesson(String line) {
    return line.stripLeading().startsWith(BULLET);
  }

  /**
   * Takes out the lines that repeat forgotten texts, from backups beside the file too.
   *
   * @param texts the texts
   * @throws StoreUnavailableException if a file cannot be read or written
   */
  @Override
  public void forget(Collection<String> texts) {
    file.forget(new ForgottenLines(texts));
  }

  /**
   * {@return the lessons for a prompt, newest first, each on one line without its dash} Every line
   * is neutralised and redacted again, since people edit the file. A file that cannot be read has
   * no lessons; unmodifiable.
   */
  public List<String> read() {
    return lines().stream()
        .filter(Lessons::isLesson)
        .map(line -> clean(line.strip().substring(BULLET.length())))
        .filter(line -> !line.isEmpty())
        .toList();
  }

  /** {@return the whole file for a prompt, cleaned in the same way, with LF line ends} */
  public String text() {
    return lines().stream().map(this::clean).collect(Collectors.joining("\n")).strip();
  }

  private String clean(String line) {
    return redactor.redact(LessonText.neutral(line)).text().strip();
  }

  private List<String> lines() {
    try {
      Optional<TextFile> content = file.read();
      return content.map(TextFile::texts).orElse(List.of());
    } catch (StoreUnavailableException failed) {
      LOG.warn("The lessons are not read. {}", failed.getMessage());
      return List.of();
    }
  }
}
