package io.memory4j.llm.extract;

import static java.util.regex.Pattern.CASE_INSENSITIVE;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Goes through the lines of a turn and tells prose from code, logs, quotations and pasted text.
 * Lines of prose that were wrapped are joined. Not thread-safe.
 */
final class Lines {
  /** Nobody types more than this into one turn. */
  private static final int MAX_TYPED_CHARS = 6_000;

  /** A line that is at least this long may have been wrapped. */
  private static final int MIN_WRAPPED_CHARS = 60;

  private static final Pattern LIST_MARK = Pattern.compile("^\\s{0,3}(?:[-*•]|\\d{1,3}[.)])\\s+");

  private static final Pattern LOG =
      Pattern.compile(
          "^\\s*(?:\\[?\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:|\\[?\\d\\d:\\d\\d:\\d\\d\\b"
              + "|\\[?(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL)\\b"
              + "|(?:error|warning|fatal|npm ERR!|Traceback|Caused by|Exception in)\\b[^.]{0,20}:"
              + "|at [\\w.$<>]+\\(|[\\w.$]+(?:Exception|Error):)");

  private static final Pattern CODE =
      Pattern.compile(
          "^\\s*(?:[+$#%|{}<@\\[]|//|/\\*|\\*/|--\\s"
              + "|(?:import|const|let|var|public|private|def|function|return) [^.]*[;{(=]"
              + "|(?:git|npm|pnpm|yarn|npx|mvn|docker|kubectl|curl|cd|sudo|pip|brew) \\S+ ?-{0,2}\\w*"
              + "(?: [\"'-].*)?$)"
              + "|[;{]\\s*$|=>|^\\s*\\w+\\([^)]*\\)\\s*$");

  private static final Pattern SPEAKER =
      Pattern.compile(
          "^\\s*\\W{0,3}(?:assistant|user|system|human|ai|bot|claude|chatgpt|codex|developer)"
              + "\\W{0,3}:",
          CASE_INSENSITIVE);

  private static final Pattern PASTE =
      Pattern.compile(
          "\\b(?:logs?|output|trace|e-?mails?|messages?|tickets?|issues?|articles?|guide|docs?"
              + "|documentation|readme|text|snippet|translat\\w*|summar\\w*|says|said|wrote|quote\\w*"
              + "|reviews?|comments?|spec|prompt|fehler\\w*|ausgabe|mail|texte?|salida|sortie)\\b"
              + "[^:：]*[:：]\\s*$|(?:日志|文档|邮件|输出|ログ|メール|文書)[^:：]*[:：]\\s*$",
          CASE_INSENSITIVE);

  private final List<Passage> passages = new ArrayList<>();
  private final StringBuilder paragraph = new StringBuilder();
  private final Optional<LeftOut> whole;
  private Optional<LeftOut> pasted = Optional.empty();
  private boolean fenced;
  private boolean inList;
  private int lastLineChars;

  private Lines(String text) {
    this.whole = text.length() > MAX_TYPED_CHARS ? Optional.of(LeftOut.PASTED) : Optional.empty();
  }

  /** {@return the sentences of a turn in order, each with why it is not the person's own} */
  static List<Passage> passages(String text) {
    Lines lines = new Lines(text);
    text.lines().forEach(lines::line);
    lines.endParagraph();
    return lines.passages;
  }

  private void line(String line) {
    String start = line.strip();
    if (start.startsWith("```") || start.startsWith("~~~")) {
      endParagraph();
      fenced = !fenced;
    } else if (start.isEmpty()) {
      endParagraph();
      inList = false;
    } else {
      Optional<LeftOut> foreign = foreign(line, start);
      if (foreign.isPresent()) {
        endParagraph();
        add(LIST_MARK.matcher(line).replaceFirst("").strip(), foreign);
      } else {
        prose(line, start);
      }
    }
  }

  private Optional<LeftOut> foreign(String line, String start) {
    if (fenced || (!inList && (line.startsWith("    ") || line.startsWith("\t")))) {
      return Optional.of(LeftOut.CODE);
    }
    if (start.startsWith(">") || SPEAKER.matcher(start).find()) {
      return Optional.of(LeftOut.QUOTED);
    }
    String item = LIST_MARK.matcher(line).replaceFirst("");
    if (LOG.matcher(item).find()) {
      return Optional.of(LeftOut.LOG);
    }
    return CODE.matcher(item).find() ? Optional.of(LeftOut.CODE) : Optional.empty();
  }

  private void prose(String line, String start) {
    boolean item = LIST_MARK.matcher(line).find();
    inList |= item;
    if (item || !continues(start)) {
      endParagraph();
    }
    String text = item ? LIST_MARK.matcher(line).replaceFirst("").strip() : start;
    paragraph.append(paragraph.isEmpty() ? "" : " ").append(text);
    lastLineChars = start.length();
    if (PASTE.matcher(start).find()) {
      endParagraph();
      pasted = Optional.of(LeftOut.PASTED);
    }
  }

  private boolean continues(String next) {
    return lastLineChars >= MIN_WRAPPED_CHARS && Character.isLowerCase(next.codePointAt(0));
  }

  private void endParagraph() {
    if (!paragraph.isEmpty()) {
      Sentences.of(paragraph.toString()).forEach(sentence -> add(sentence, Optional.empty()));
      paragraph.setLength(0);
    }
    lastLineChars = 0;
  }

  private void add(String sentence, Optional<LeftOut> foreign) {
    if (!sentence.isEmpty()) {
      passages.add(new Passage(sentence, foreign.or(() -> pasted).or(() -> whole)));
    }
  }
}
