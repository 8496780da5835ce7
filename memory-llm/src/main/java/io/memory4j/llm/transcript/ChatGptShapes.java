package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Reads ahead of the pass that hands turns out: the shape of each conversation, one by one. */
final class ChatGptShapes implements Closeable {
  private final ResumingParser parser;
  private boolean begun;
  private boolean ended;

  ChatGptShapes(InputStream bytes) throws IOException {
    parser = ResumingParser.of(bytes);
  }

  /** {@return the shape of the next conversation, as far as it can be read} */
  ChatGptShape next() throws IOException {
    ChatGptShape shape = new ChatGptShape();
    try {
      if (findObject()) {
        JsonFields.ofObject(parser, name -> shape.field(name, parser));
      }
    } catch (JsonProcessingException e) {
      resume(e);
    }
    return shape;
  }

  /** {@return whether there is another object; the other pass tells what else there is} */
  private boolean findObject() throws IOException {
    boolean found = false;
    while (!found && !ended) {
      try {
        found = nextElement() == JsonToken.START_OBJECT;
        if (!found) {
          parser.skipChildren();
        }
      } catch (JsonProcessingException e) {
        resume(e);
      }
    }
    return found;
  }

  private @Nullable JsonToken nextElement() throws IOException {
    if (!begun) {
      begun = true;
      parser.nextToken();
    }
    JsonToken token = parser.nextToken();
    ended = token == null;
    return token;
  }

  /** The other pass comes to the same place and tells. */
  private void resume(JsonProcessingException broken) throws IOException {
    try {
      JsonDocument.resume(parser, 1, broken);
    } catch (JsonProcessingException e) {
      ended = true;
    }
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
