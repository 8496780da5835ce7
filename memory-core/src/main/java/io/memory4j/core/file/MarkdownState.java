package io.memory4j.core.file;

import java.util.List;

/**
 * Tells, line by line, what of a Markdown file is text: neither front matter, nor inside a fence,
 * nor an HTML comment. As far as that goes, it follows CommonMark 0.31 (4.5 and 4.6). Not
 * thread-safe.
 */
final class MarkdownState {
  private static final String OPEN = "<!--";
  private static final String CLOSE = "-->";
  private static final int OPEN_START = "<!".length();
  private static final String RULE = "---";
  private static final int MIN_FENCE = 3;

  private boolean inComment;
  private String fence = "";

  /** {@return how many lines at the head of a file are front matter, its two rules included} */
  static int frontMatter(List<String> lines) {
    if (lines.isEmpty() || !lines.get(0).stripTrailing().equals(RULE)) {
      return 0;
    }
    for (int i = 1; i < lines.size(); i++) {
      if (lines.get(i).stripTrailing().equals(RULE)) {
        return i + 1;
      }
    }
    return 0;
  }

  boolean isInFence() {
    return !fence.isEmpty();
  }

  /** Reads a line where comments are text. */
  void read(String line) {
    String bare = line.strip();
    String run = run(bare);
    if (fence.isEmpty()) {
      fence = run;
    } else if (run.startsWith(fence) && run.length() == bare.length()) {
      fence = "";
    }
  }

  /** {@return what of the next line is text: nothing of a fence, the rest without comments} */
  String text(String line) {
    boolean wasInFence = isInFence();
    if (!inComment) {
      read(line);
    }
    return wasInFence || isInFence() ? "" : withoutComments(line);
  }

  private String withoutComments(String line) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < line.length()) {
      String mark = inComment ? CLOSE : OPEN;
      int next = line.indexOf(mark, at);
      int end = next < 0 ? line.length() : next;
      if (!inComment) {
        text.append(line, at, end);
      }
      inComment = next < 0 ? inComment : !inComment;
      // The dashes of an opening may be those of its end, as in "<!-->".
      int length = mark.equals(OPEN) ? OPEN_START : mark.length();
      at = next < 0 ? line.length() : next + length;
    }
    return text.toString();
  }

  /** The three or more backticks or tildes a line begins with. */
  private static String run(String bare) {
    if (bare.isEmpty() || "`~".indexOf(bare.charAt(0)) < 0) {
      return "";
    }
    int length = 1;
    while (length < bare.length() && bare.charAt(length) == bare.charAt(0)) {
      length++;
    }
    boolean inline = bare.charAt(0) == '`' && bare.indexOf('`', length) >= 0;
    return length < MIN_FENCE || inline ? "" : bare.substring(0, length);
  }
}
