package io.memory4j.testkit;

import java.util.List;

/** Words of twelve scripts, each of three code points or more. */
final class Scripts {
  /**
   * Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic, Devanagari, Tamil, Thai, Hangul, Kana, Han.
   */
  static final List<String> WORDS =
      List.of(
          "memory",
          "\u03BC\u03BD\u03AE\u03BC\u03B7",
          "\u043F\u0430\u043C\u044F\u0442\u044C",
          "\u0570\u056B\u0577\u0578\u0572",
          "\u05D6\u05D9\u05DB\u05E8\u05D5\u05DF",
          "\u0630\u0627\u0643\u0631\u0629",
          "\u0938\u094D\u092E\u0943\u0924\u093F",
          "\u0BA8\u0BBF\u0BA9\u0BC8\u0BB5\u0BC1",
          "\u0E04\u0E27\u0E32\u0E21\u0E08\u0E33",
          "\uAE30\uC5B5\uB825",
          "\u30E1\u30E2\u30EA\u30FC",
          "\u8BB0\u5FC6\u529B");

  private Scripts() {}
}
