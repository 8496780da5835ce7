package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/** Reads ahead of the pass that hands turns out: the shape of each conversation, one by one. */
final class ChatGptShapes implements Closeable {
  private final JsonParser parser;
  private final ClippedReader reader;
  private boolean ended;

  ChatGptShapes(InputStream bytes) throws IOException {
    reader = new ClippedReader(bytes);
    parser = Json.parser(reader);
  }

  /** {@return the shape of the next conversation, as far as it can be read} */
  ChatGptShape next() throws IOException {
    ChatGptShape shape = new ChatGptShape();
    try {
      if (parser.currentToken() == null && !ended) {
        parser.nextToken();
      }
      ended = ended || !findObject();
      if (!ended) {
        JsonFields.ofObject(parser, name -> shape.field(name, parser));
      }
    } catch (JsonProcessingException e) {
      // The other pass comes to the same place and tells.
      ended = true;
    }
    return shape;
  }

  /** {@return whether there is another object; the other pass tells what else there is} */
  private boolean findObject() throws IOException {
    JsonToken token = parser.nextToken();
    while (token != null && token != JsonToken.START_OBJECT) {
      parser.skipChildren();
      token = parser.nextToken();
    }
    return token != null;
  }

  @Override
  public void close() throws IOException {
    parser.close();
    reader.close();
  }
}
