package io.memory4j.llm.transcript;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The root of a session of Cursor: a message of Protocol Buffers that lists hashes under number 1
 * and may tell the workspace under number 9. Anything else in it is passed over.
 *
 * <p>Source: the encoding of Protocol Buffers.
 */
final class CursorRoot {
  private static final int HASHES = 1;
  private static final int WORKSPACE = 9;
  private static final int HASH_BYTES = 32;
  private static final int MAX_VARINT_BYTES = 10;

  private final byte[] bytes;
  private final List<String> messages = new ArrayList<>();
  private Optional<String> workspace = Optional.empty();
  private int at;

  CursorRoot(byte[] bytes) {
    this.bytes = bytes.clone();
    while (at < this.bytes.length) {
      field();
    }
  }

  /** {@return the ids of the messages, in their order} */
  List<String> messages() {
    return List.copyOf(messages);
  }

  /** {@return where the session ran, if that is told} */
  Optional<String> workspace() {
    return workspace;
  }

  private void field() {
    long key = varint();
    switch ((int) (key & 7)) {
      case 0 -> varint();
      case 1 -> skip(Long.BYTES);
      case 2 -> value(key >>> 3, varint());
      case 5 -> skip(Integer.BYTES);
      // No other type is defined: this is no such message, and what was found so far stands.
      default -> at = bytes.length;
    }
  }

  private void value(long number, long length) {
    if (length < 0 || length > bytes.length - at) {
      at = bytes.length;
      return;
    }
    int end = at + (int) length;
    if (number == HASHES && length == HASH_BYTES) {
      messages.add(HexFormat.of().formatHex(bytes, at, end));
    } else if (number == WORKSPACE) {
      String told = new String(bytes, at, (int) length, StandardCharsets.UTF_8);
      workspace = Optional.of(told).filter(path -> path.startsWith("/"));
    }
    at = end;
  }

  private void skip(int length) {
    at = Math.min(bytes.length, at + length);
  }

  private long varint() {
    long value = 0;
    for (int i = 0; i < MAX_VARINT_BYTES && at < bytes.length; i++) {
      byte next = bytes[at++];
      value |= (long) (next & 0x7F) << (7 * i);
      if (next >= 0) {
        return value;
      }
    }
    at = bytes.length;
    return value;
  }
}
