package io.memory4j.core.file;

import io.memory4j.core.text.TextNormal;
import java.util.ArrayList;
import java.util.List;

/** Splits rule files. Front matter is passed over in both. Pure and thread-safe. */
final class RuleMarkdown {
  /** What a line begins with that is a rule. */
  static final String BULLET = "- ";

  private RuleMarkdown() {}

  /**
   * {@return the rules: what begins with a dash and a blank at the start of a line} Lines that
   * follow with an indent belong to the rule. Comments and fences are passed over, and so is all
   * else.
   */
  static List<Passage> rules(TextFile file) {
    List<String> lines = file.texts();
    List<Passage> rules = new ArrayList<>();
    MarkdownState state = new MarkdownState();
    boolean open = false;
    for (int i = MarkdownState.frontMatter(lines); i < lines.size(); i++) {
      String text = state.text(lines.get(i));
      // A comment between the two makes no bullet of a dash and a blank.
      if (text.startsWith(BULLET) && isBullet(lines.get(i))) {
        rules.add(new Passage(i + 1, text.substring(BULLET.length())));
        open = true;
      } else if (open && isContinued(text)) {
        Passage rule = rules.remove(rules.size() - 1);
        rules.add(new Passage(rule.line(), rule.text() + text));
      } else {
        open = false;
      }
    }
    return rules.stream()
        .map(rule -> new Passage(rule.line(), TextNormal.fold(rule.text())))
        .filter(rule -> !rule.text().isEmpty())
        .toList();
  }

  private static boolean isBullet(String line) {
    return line.startsWith(BULLET) || line.contains("-->" + BULLET);
  }

  private static boolean isContinued(String text) {
    return !text.isBlank() && Character.isWhitespace(text.charAt(0));
  }

  /** {@return the paragraphs: what stands between blank lines; a fence is never split} */
  static List<Passage> paragraphs(TextFile file) {
    List<String> lines = file.texts();
    List<Passage> paragraphs = new ArrayList<>();
    MarkdownState state = new MarkdownState();
    int start = MarkdownState.frontMatter(lines);
    for (int i = start; i < lines.size(); i++) {
      state.read(lines.get(i));
      if (lines.get(i).isBlank() && !state.isInFence()) {
        add(paragraphs, lines, start, i);
        start = i + 1;
      }
    }
    add(paragraphs, lines, start, lines.size());
    return List.copyOf(paragraphs);
  }

  private static void add(List<Passage> paragraphs, List<String> lines, int start, int end) {
    if (start < end) {
      paragraphs.add(new Passage(start + 1, String.join("\n", lines.subList(start, end))));
    }
  }
}
