package io.memory4j.core.file;

import io.memory4j.Fact;
import io.memory4j.Layer;
import io.memory4j.Provenance;
import io.memory4j.core.text.Graphemes;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes statements of lines and counts what it did. Not thread-safe. */
final class MailboxDrafts {
  /** Alone it ends a line too. */
  private static final Pattern CARRIAGE_RETURN = Pattern.compile("\r");

  private final Map<MailboxNote, Integer> notes = new EnumMap<>(MailboxNote.class);
  private int facts;

  /** {@return the statements of these lines, in their order} */
  List<Fact.Draft> of(List<String> lines, Layer layer, Provenance author) {
    List<Fact.Draft> drafts = new ArrayList<>();
    for (String line : lines) {
      for (String part : CARRIAGE_RETURN.split(line.stripTrailing(), -1)) {
        MailboxLine read = MailboxLine.of(part);
        read.dropped().ifPresent(why -> note(why, 1));
        if (read.dropped().isEmpty()) {
          drafts.add(draft(read.text()).in(layer).by(author));
        }
      }
    }
    return drafts;
  }

  private Fact.Draft draft(String text) {
    String content = Graphemes.cut(text, Fact.MAX_CONTENT_CHARS).strip();
    if (content.equals(text)) {
      return Fact.draft(text);
    }
    note(MailboxNote.SHORTENED, 1);
    return Fact.draft(content.isEmpty() ? hardCut(text) : content).detail(text);
  }

  /** A single grapheme cluster as long as a statement is no writing; it is cut anywhere. */
  private static String hardCut(String text) {
    return text.substring(0, text.offsetByCodePoints(0, Fact.MAX_CONTENT_CHARS));
  }

  void note(MailboxNote note, int count) {
    if (count > 0) {
      notes.merge(note, count, Integer::sum);
    }
  }

  void handedOver(int count) {
    facts += count;
  }

  int facts() {
    return facts;
  }

  Map<MailboxNote, Integer> notes() {
    return notes;
  }
}
