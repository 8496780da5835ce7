package io.memory4j.core.inject;

import static io.memory4j.core.inject.Blocks.SHOP;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SessionSnapshotsTest {
  private static final InjectionRequest ANY = InjectionRequest.ofDefaults();
  private static final InjectionRequest FIRST = ANY.session("first");

  private final FakeSource lessons = new FakeSource(Section.LESSONS, false, route -> "old lesson");
  private final FakeSource summary =
      new FakeSource(
          Section.CONSOLIDATED_SUMMARY,
          true,
          route -> "about " + route.stack().layer(LayerKind.PERSON).map(Layer::name).orElse("us"));

  private final Blocks blocks = new Blocks(lessons, summary);

  @Test
  void lessonLearnedMeanwhileAppearsFromTheNextSession() {
    blocks.block(FIRST);
    lessons.text = route -> "new lesson";

    assertThat(blocks.block(FIRST).text()).contains("old lesson").doesNotContain("new lesson");
    assertThat(blocks.block(ANY.session("second")).text()).contains("new lesson");
  }

  @Test
  void withoutASessionNothingIsFixed() {
    blocks.block(ANY);
    lessons.text = route -> "new lesson";

    assertThat(blocks.block(ANY).text()).contains("new lesson").doesNotContain("old lesson");
  }

  @Test
  void factsGoOnWhileThePrefixStays() {
    String prefix = blocks.block(FIRST).prefix();
    lessons.text = route -> "new lesson";
    blocks.write(SHOP, "a new fact");

    assertThat(blocks.block(FIRST).prefix()).isEqualTo(prefix);
    assertThat(blocks.block(FIRST).text()).contains("- a new fact");
  }

  @Test
  void refreshReadsOneSectionAnewAndFixesIt() {
    blocks.block(FIRST);
    lessons.text = route -> "new lesson";
    summary.text = route -> "new summary";

    blocks.block(FIRST.refresh(Section.LESSONS));

    assertThat(blocks.block(FIRST).text()).contains("new lesson", "about us");
  }

  @Test
  void droppedSessionBeginsAnew() {
    blocks.block(FIRST);
    lessons.text = route -> "new lesson";

    blocks.maker.sessions().drop("first");

    assertThat(blocks.block(FIRST).text()).contains("new lesson");
  }

  @Test
  void sessionsThatAskedLongestAgoMakeRoom() {
    blocks.block(FIRST);
    IntStream.rangeClosed(1, SessionSnapshots.DEFAULT_SESSIONS - 1)
        .forEach(i -> blocks.block(ANY.session("other" + i)));
    blocks.block(FIRST);
    blocks.block(ANY.session("one more"));
    lessons.text = route -> "new lesson";

    assertThat(blocks.block(FIRST).text()).contains("old lesson");
    assertThat(blocks.block(ANY.session("other1")).text()).contains("new lesson");
  }

  @Test
  void whatIsStoredOfOneSpeakerIsNotShownToAnother() {
    Layer ana = Layer.person("ana");
    Layer bob = Layer.person("bob");

    assertThat(blocks.block(FIRST, ana, SHOP).text()).contains("about ana");
    assertThat(blocks.block(FIRST, bob, SHOP).text()).contains("about bob").doesNotContain("ana");
    assertThat(lessons.asked).isEqualTo(1);
  }

  @Test
  void forgettingDropsWhatWasReadFromStoresAlone() {
    blocks.block(FIRST);
    lessons.text = route -> "new lesson";
    summary.text = route -> "nothing of it";

    blocks.maker.forget();

    assertThat(blocks.block(FIRST).text()).contains("old lesson", "nothing of it");
  }

  @Test
  void whatWasReadBeforeAForgettingIsNotFixedAfterIt() {
    summary.text =
        route -> {
          blocks.maker.forget();
          return "forgotten";
        };
    blocks.block(FIRST);
    summary.text = route -> "nothing of it";

    assertThat(blocks.block(FIRST).text()).contains("nothing of it");
  }

  @Test
  void sectionsAfterTheFactsAreNotFixed() {
    FakeSource weeks = new FakeSource(Section.SUMMARIES, true, route -> "last week");
    Blocks others = new Blocks(weeks);
    others.block(FIRST);
    weeks.text = route -> "this week";
    others.write(SHOP, "something");

    assertThat(others.block(FIRST).text()).contains("this week");
  }
}
