package io.memory4j.llm.transcript;

import io.memory4j.episode.Turn.Author;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The formats that keep a conversation in one file of text, each as its agent writes it. */
enum WrittenFormat {
  CLAUDE_CODE("ClaudeCode", Shape.LINES),
  CODEX_ITEMS("Codex", Shape.LINES),
  CODEX_EVENTS("Codex", Shape.LINES),
  CODEX_COMPLETED("Codex", Shape.LINES),
  GEMINI_LINES("GeminiLines", Shape.LINES),
  GEMINI_JSON("GeminiJson", Shape.VALUE),
  GEMINI_CHECKPOINT("GeminiJson", Shape.VALUE),
  GEMINI_LOGS("GeminiLogs", Shape.VALUE),
  PI_TREE("Pi", Shape.LINES),
  PI_LIST("Pi", Shape.LINES),
  COPILOT_CLI("CopilotCli", Shape.LINES),
  CURSOR_AGENT("CursorAgent", Shape.LINES),
  CURSOR_MARKDOWN("CursorMarkdown", Shape.TEXT),
  SPEC_STORY("SpecStory", Shape.TEXT),
  CHAT_GPT("ChatGpt", Shape.VALUE),
  CLINE("Cline", Shape.VALUE),
  AIDER_CHAT("AiderChat", Shape.TEXT),
  AIDER_INPUT("AiderInput", Shape.TEXT),
  AIDER_LOG("AiderLog", Shape.TEXT);

  private final String reader;
  private final Shape shape;

  WrittenFormat(String reader, Shape shape) {
    this.reader = reader;
    this.shape = shape;
  }

  /** What a file of the format is. */
  enum Shape {
    /** A JSON object a line. */
    LINES,
    /** One JSON value. */
    VALUE,
    /** Text. */
    TEXT
  }

  /** Returns the name of the class that reads it. */
  String reader() {
    return reader;
  }

  boolean isLines() {
    return shape == Shape.LINES;
  }

  boolean isJson() {
    return shape != Shape.TEXT;
  }

  /** Returns whether the format keeps what this author says. */
  boolean tells(Author author) {
    return switch (this) {
      case GEMINI_LOGS, AIDER_INPUT -> author == Author.PERSON;
      case AIDER_LOG -> author == Author.ASSISTANT;
      default -> true;
    };
  }

  /** Returns the lines of a file with a conversation of persons and the assistant. */
  List<String> lines(List<Said> conversation) {
    return write(conversation.stream().filter(said -> tells(said.author())).toList());
  }

  private List<String> write(List<Said> all) {
    return switch (this) {
      case CLAUDE_CODE -> claude(all);
      case CODEX_ITEMS -> codex(all, WrittenFormat::codexItem);
      case CODEX_EVENTS -> codex(all, WrittenFormat::codexEvent);
      case CODEX_COMPLETED -> codex(all, WrittenFormat::codexCompleted);
      case GEMINI_LINES -> geminiLines(all);
      case GEMINI_JSON -> geminiJson(all);
      case GEMINI_CHECKPOINT -> checkpoint(all);
      case GEMINI_LOGS -> logs(all);
      case PI_TREE -> piTree(all);
      case PI_LIST -> piList(all);
      case COPILOT_CLI -> copilot(all);
      case CURSOR_AGENT -> cursor(all);
      case CURSOR_MARKDOWN -> cursorMarkdown(all);
      case SPEC_STORY -> specStory(all);
      case CHAT_GPT -> chatGpt(all);
      case CLINE -> cline(all);
      case AIDER_CHAT -> aiderChat(all);
      case AIDER_INPUT -> aiderInput(all);
      case AIDER_LOG -> aiderLog(all);
    };
  }

  /** Returns a file with a conversation, its last line ended. */
  String text(List<Said> conversation) {
    return String.join("\n", lines(conversation)) + "\n";
  }

  /** Returns a conversation in which a person begins and the assistant has every second word. */
  static List<Said> conversation(String... texts) {
    List<Said> all = new ArrayList<>();
    for (String text : texts) {
      all.add(new Said(all.size() % 2 == 0 ? Author.PERSON : Author.ASSISTANT, text));
    }
    return all;
  }

  private static String role(Said said) {
    return role(said, "assistant");
  }

  private static String role(Said said, String assistant) {
    return said.author() == Author.PERSON ? "user" : assistant;
  }

  /** Writes what is said one by one, below lines that stand before it. */
  private static List<String> below(
      List<String> head, List<Said> all, Function<Integer, String> line) {
    List<String> lines = new ArrayList<>(head);
    IntStream.range(0, all.size()).forEach(i -> lines.add(line.apply(i)));
    return lines;
  }

  private static List<String> claude(List<Said> all) {
    return below(
        List.of(),
        all,
        i ->
            all.get(i).author() == Author.PERSON
                ? Lines.claudeUser("u" + i, all.get(i).text())
                : Lines.claudeAssistant("a" + i, all.get(i).text()));
  }

  private static List<String> codex(List<Said> all, Function<Said, String> line) {
    return below(List.of(Lines.codexHead()), all, i -> line.apply(all.get(i)));
  }

  private static String codexItem(Said said) {
    return Lines.codexItem(role(said), said.text());
  }

  private static String codexEvent(Said said) {
    return Lines.codexEvent(role(said, "agent") + "_message", said.text());
  }

  private static String codexCompleted(Said said) {
    boolean person = said.author() == Author.PERSON;
    return Lines.codexCompleted(person ? "UserMessage" : "AgentMessage", said.text());
  }

  private static String gemini(List<Said> all, int i) {
    return GeminiTest.message("m" + i, role(all.get(i), "gemini"), all.get(i).text(), "");
  }

  private static List<String> geminiLines(List<Said> all) {
    return below(List.of(GeminiTest.head()), all, i -> gemini(all, i));
  }

  private static List<String> geminiJson(List<Said> all) {
    return array(
        "{\"sessionId\":\"g\",\"projectHash\":\"0\",\"messages\":[",
        below(List.of(), all, i -> gemini(all, i)),
        "]}");
  }

  private static List<String> array(String start, List<String> elements, String end) {
    String inside = elements.stream().collect(Collectors.joining(",\n"));
    return List.of((start + "\n" + inside + "\n" + end).split("\n"));
  }

  private static List<String> checkpoint(List<Said> all) {
    return array(
        "[",
        below(
            List.of(),
            all,
            i ->
                "{\"role\":\"%s\",\"parts\":[{\"text\":%s}]}"
                    .formatted(role(all.get(i), "model"), Lines.json(all.get(i).text()))),
        "]");
  }

  private static List<String> logs(List<Said> all) {
    return array(
        "[",
        below(
            List.of(),
            all,
            i ->
                ("{\"sessionId\":\"s\",\"messageId\":%d,\"type\":\"user\",\"message\":%s,"
                        + "\"timestamp\":\"2026-03-01T10:00:01Z\"}")
                    .formatted(i, Lines.json(all.get(i).text()))),
        "]");
  }

  private static List<String> piTree(List<Said> all) {
    return below(
        List.of(PiTest.HEAD),
        all,
        i ->
            PiTest.entry(
                "e" + i, i == 0 ? "" : "e" + (i - 1), role(all.get(i)), all.get(i).text()));
  }

  private static List<String> piList(List<Said> all) {
    return below(
        List.of(PiTest.HEAD.replace("\"version\":3,", "")),
        all,
        i -> PiTest.flat(role(all.get(i)), all.get(i).text()));
  }

  private static List<String> copilot(List<Said> all) {
    return below(
        List.of(CopilotCliTest.event("session.start", "\"sessionId\":\"s\"")),
        all,
        i ->
            CopilotCliTest.event(
                role(all.get(i)) + ".message", "\"content\":" + Lines.json(all.get(i).text())));
  }

  private static List<String> cursor(List<Said> all) {
    return below(List.of(), all, i -> CursorTest.line(role(all.get(i)), all.get(i).text()));
  }

  private static List<String> cursorMarkdown(List<Said> all) {
    List<String> lines = new ArrayList<>(List.of("# t", CursorTest.EXPORT));
    for (Said said : all) {
      String speaker = said.author() == Author.PERSON ? "**User**" : "**Cursor**";
      lines.addAll(List.of("", "---", "", speaker, "", said.text()));
    }
    return lines;
  }

  private static List<String> specStory(List<Said> all) {
    List<String> lines = new ArrayList<>(List.of("<!-- Generated by SpecStory -->"));
    for (Said said : all) {
      boolean person = said.author() == Author.PERSON;
      lines.addAll(List.of("", person ? "_**User**_" : "_**Agent**_", "", said.text()));
      lines.addAll(person ? List.of("", "---") : List.of());
    }
    return lines;
  }

  private static List<String> chatGpt(List<Said> all) {
    List<String> nodes =
        below(
            List.of(),
            all,
            i -> ChatGptTest.node("n" + i, "n" + (i - 1), role(all.get(i)), i, all.get(i).text()));
    return List.of(
        ChatGptTest.export(nodes, ",\"current_node\":\"n%d\"".formatted(all.size() - 1)));
  }

  private static List<String> cline(List<Said> all) {
    return array(
        "[",
        below(
            List.of(),
            all,
            i -> {
              boolean person = all.get(i).author() == Author.PERSON;
              String text = all.get(i).text();
              return ClineTest.message(
                  role(all.get(i)), person ? "<task>" + text + "</task>" : text);
            }),
        "]");
  }

  private static List<String> aiderChat(List<Said> all) {
    List<String> lines = new ArrayList<>(List.of("", AiderTest.START, ""));
    for (Said said : all) {
      boolean person = said.author() == Author.PERSON;
      said.text().lines().forEach(line -> lines.add(person ? "#### " + line + "  " : line));
      lines.addAll(person ? List.of("") : List.of("", "> Tokens: 9 sent, 9 received.  ", ""));
    }
    return lines;
  }

  private static List<String> aiderInput(List<Said> all) {
    List<String> lines = new ArrayList<>();
    for (Said said : all) {
      lines.addAll(List.of("", "# 2026-03-01 10:00:00.000001"));
      said.text().lines().forEach(line -> lines.add("+" + line));
    }
    return lines;
  }

  private static List<String> aiderLog(List<Said> all) {
    List<String> lines = new ArrayList<>();
    for (Said said : all) {
      lines.addAll(List.of("TO LLM 2026-03-01T10:00:00", "USER what it sent"));
      lines.add("LLM RESPONSE 2026-03-01T10:00:01");
      said.text().lines().forEach(line -> lines.add("ASSISTANT " + line));
    }
    return lines;
  }
}
