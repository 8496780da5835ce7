package io.memory4j.core.file;

import io.memory4j.core.text.TextNormal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one line that an agent wrote into a mailbox. Agents write Markdown, so list markers come
 * off and lines that say nothing are dropped. Each line stands alone: what an agent forgets to
 * close never swallows the lines behind it. Pure; takes linear time.
 *
 * @param text the statement, empty if the line is dropped
 * @param dropped why it is dropped; empty if it is not
 */
record MailboxLine(String text, Optional<MailboxNote> dropped) {
  /** Bullets of other looks, and the dash that word processors make of one. */
  private static final String BULLETS = "\u2022\u25E6\u25AA\u2023\u25CF\u2043\u2013";

  private static final Pattern MARKER =
      Pattern.compile(
          "(?:[-*+"
              + BULLETS
              + "]|[0-9]{1,9}[.)])(?: \\[[ xX\u2713\u2714]\\])?(?: |$)|[0-9]{1,9}\u3001 ?");
  private static final String COMMENT = "<!--";
  private static final String COMMENT_END = "-->";
  private static final int COMMENT_START = "<!".length();
  private static final String RULE_SIGNS = "-*_=\u2014\u2013\u2500\u2501";

  /** {@return what a line says} */
  static MailboxLine of(String line) {
    String text = TextNormal.fold(line);
    if (TextNormal.isBlank(text)) {
      return dropped(MailboxNote.BLANK);
    }
    if (isRule(text)) {
      return dropped(MailboxNote.RULE);
    }
    if (text.startsWith("```") || text.startsWith("~~~")) {
      return dropped(MailboxNote.FENCE);
    }
    String visible = withoutComments(text);
    return visible.isEmpty() ? dropped(MailboxNote.COMMENT) : withoutMarker(visible);
  }

  private static MailboxLine withoutMarker(String text) {
    Matcher marker = MARKER.matcher(text);
    String rest = marker.lookingAt() ? text.substring(marker.end()) : text;
    if (MARKER.matcher(rest).matches() || rest.chars().allMatch(MailboxLine::isSign)) {
      return dropped(MailboxNote.LONE_MARKER);
    }
    boolean heading =
        rest.charAt(0) == '#' && (rest.length() == 1 || !Character.isDigit(rest.codePointAt(1)));
    return heading ? dropped(MailboxNote.HEADING) : new MailboxLine(rest, Optional.empty());
  }

  private static boolean isSign(int c) {
    return c > ' ' && c < 0x7F && !Character.isLetterOrDigit(c) && c != '#';
  }

  /** Takes off what a line begins with; a comment without an end goes to the end of the line. */
  private static String withoutComments(String text) {
    int at = 0;
    while (text.startsWith(COMMENT, at)) {
      int end = text.indexOf(COMMENT_END, at + COMMENT_START); // "<!-->" is one too
      at = end < 0 ? text.length() : end + COMMENT_END.length();
      while (at < text.length() && text.charAt(at) == ' ') {
        at++;
      }
    }
    String rest = text.substring(at);
    return rest.equals(COMMENT_END) ? "" : rest;
  }

  /** A line of one sign repeated, or of the signs of a table's second row. */
  private static boolean isRule(String text) {
    String dense = text.replace(" ", "");
    boolean oneSign =
        dense.length() >= 3
            && RULE_SIGNS.indexOf(dense.charAt(0)) >= 0
            && dense.chars().allMatch(c -> c == dense.charAt(0));
    boolean tableRow = dense.contains("---") && dense.chars().allMatch(c -> "|:-".indexOf(c) >= 0);
    return oneSign || tableRow;
  }

  private static MailboxLine dropped(MailboxNote why) {
    return new MailboxLine("", Optional.of(why));
  }
}
