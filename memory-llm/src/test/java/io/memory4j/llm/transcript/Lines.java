package io.memory4j.llm.transcript;

/** Lines as Claude Code and Codex write them. */
public final class Lines {
  private Lines() {}

  /** Returns a person's line of Claude Code. */
  public static String claudeUser(String uuid, String text) {
    return claude("user", uuid, "\"content\":" + json(text), "");
  }

  /** Returns a line of the agent, of one message and request. */
  static String claudeAssistant(String uuid, String text) {
    return claude(
        "assistant",
        uuid,
        "\"id\":\"msg_" + uuid + "\",\"content\":[{\"type\":\"text\",\"text\":" + json(text) + "}]",
        ",\"requestId\":\"req_" + uuid + "\"");
  }

  /** Returns a line with the fields of its message and more fields, which begin with a comma. */
  public static String claude(String type, String uuid, String message, String more) {
    return "{\"parentUuid\":null,\"cwd\":\"/w\",\"sessionId\":\"s1\",\"type\":\""
        + type
        + "\",\"message\":{\"role\":\""
        + type
        + "\","
        + message
        + "},\"uuid\":\""
        + uuid
        + "\",\"timestamp\":\"2026-03-01T10:00:01.000Z\""
        + more
        + "}";
  }

  /** Returns the head of a Codex file. */
  public static String codexHead() {
    return codex("session_meta", "\"id\":\"c1\",\"cwd\":\"/w\",\"source\":\"cli\"");
  }

  /** Returns a message among the items of Codex. */
  public static String codexItem(String role, String text) {
    String part = role.equals("assistant") ? "output_text" : "input_text";
    return codex(
        "response_item",
        "\"type\":\"message\",\"role\":\"%s\",\"content\":[{\"type\":\"%s\",\"text\":%s}]"
            .formatted(role, part, json(text)));
  }

  /** Returns an event of Codex up to 0.146. */
  static String codexEvent(String type, String text) {
    return codex("event_msg", "\"type\":\"%s\",\"message\":%s".formatted(type, json(text)));
  }

  /** Returns an event of Codex from 0.147 on. */
  static String codexCompleted(String type, String text) {
    return codex(
        "event_msg",
        "\"type\":\"item_completed\",\"item\":{\"type\":\"%s\",\"content\":[{\"text\":%s}]}"
            .formatted(type, json(text)));
  }

  static String codex(String type, String payload) {
    return "{\"timestamp\":\"2026-03-01T10:00:00.000Z\",\"type\":\"%s\",\"payload\":{%s}}"
        .formatted(type, payload);
  }

  /** Returns a JSON string. */
  public static String json(String text) {
    StringBuilder json = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        json.append('\\').append(c);
      } else if (c < ' ') {
        json.append("\\u%04x".formatted((int) c));
      } else {
        json.append(c);
      }
    }
    return json.append('"').toString();
  }
}
