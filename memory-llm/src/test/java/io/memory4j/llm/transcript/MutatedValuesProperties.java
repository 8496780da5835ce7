package io.memory4j.llm.transcript;

import static io.memory4j.llm.transcript.Readings.addsUp;
import static io.memory4j.llm.transcript.WrittenFormat.conversation;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.memory4j.episode.Turn.Author;
import io.memory4j.llm.transcript.Readings.Read;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Fields that are missing or null, and values of another type than they always had. */
class MutatedValuesProperties {
  private static final List<Said> SAID = conversation("Use one.", "Yes.", "Use two.", "Done.");
  private static final List<String> VALUES =
      List.of("null", "7", "true", "\"x\"", "\"\"", "[]", "{}", "1e400", "[{\"text\":1}]", "-0.0");

  /** Where a name or a value stands in a text. */
  private record Place(int from, int until, boolean name) {}

  @Provide
  Arbitrary<WrittenFormat> json() {
    return Arbitraries.of(WrittenFormat.class).filter(WrittenFormat::isJson);
  }

  @Provide
  Arbitrary<WrittenFormat> lines() {
    return Arbitraries.of(WrittenFormat.class).filter(WrittenFormat::isLines);
  }

  @Property(tries = 60)
  void anyValuesInAnyFieldsBreakNoReader(@ForAll("json") WrittenFormat format, @ForAll long seed) {
    Random random = new Random(seed);
    List<String> lines = new ArrayList<>(format.lines(SAID));
    lines.replaceAll(line -> random.nextBoolean() ? mutated(line, random) : line);

    addsUp(Readings.read(format.reader(), Readings.bytes(lines)));
  }

  @Property(tries = 60)
  void anyValueInOneLineCostsNoOtherLine(@ForAll("lines") WrittenFormat format, @ForAll long seed) {
    Random random = new Random(seed);
    List<String> lines = new ArrayList<>(format.lines(SAID));
    int line = random.nextInt(lines.size() - 1);
    lines.set(line, mutated(lines.get(line), random));

    Read read = Readings.read(format.reader(), Readings.bytes(lines));

    addsUp(read);
    assertThat(read.report().skippedLines()).isZero();
    assertThat(read.turns()).last().matches(turn -> turn.text().equals("Done."));
    assertThat(read.by(Author.PERSON).size() + read.by(Author.ASSISTANT).size())
        .isGreaterThanOrEqualTo(3);
  }

  /** Puts another value in place of one, or another name, so that the field is missing. */
  private static String mutated(String line, Random random) {
    List<Place> places = places(line);
    if (places.isEmpty()) {
      return line;
    }
    Place place = places.get(random.nextInt(places.size()));
    String other = place.name() ? "\"zz\"" : VALUES.get(random.nextInt(VALUES.size()));
    return line.substring(0, place.from()) + other + line.substring(place.until());
  }

  private static List<Place> places(String line) {
    List<Place> places = new ArrayList<>();
    int start = line.indexOf('{');
    if (start < 0 || !line.endsWith("}")) {
      return places;
    }
    try (JsonParser parser = Json.parser(new StringReader(line.substring(start)))) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isScalarValue() || token == JsonToken.FIELD_NAME) {
          int from = start + (int) parser.currentTokenLocation().getCharOffset();
          int length = token == JsonToken.VALUE_NULL ? "null".length() : parser.getTextLength();
          boolean quoted = token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING;
          int until = from + length + (quoted ? 2 : 0);
          places.add(new Place(from, until, token == JsonToken.FIELD_NAME));
        }
      }
      return places;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
