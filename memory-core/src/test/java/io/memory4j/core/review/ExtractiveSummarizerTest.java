package io.memory4j.core.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.core.header.ParsedReply;
import io.memory4j.core.header.ReplyParser;
import io.memory4j.core.text.Graphemes;
import io.memory4j.review.Period;
import io.memory4j.review.SummaryRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtractiveSummarizerTest {
  private static ParsedReply summarize(String input, int maxTokens) {
    SummaryRequest request = new SummaryRequest(Period.parse("2026-05-19"), "do", input, maxTokens);
    return ReplyParser.parse(new ExtractiveSummarizer().summarize(request, () -> true));
  }

  @Test
  void sentencesOfTheCommonSubjectAreChosen() {
    ParsedReply reply =
        summarize(
            "Good morning to everybody. The checkout service times out under heavy load. We saw"
                + " that the checkout service holds a database lock. Lunch was nice and sunny. The"
                + " lock of the checkout service is released earlier now.",
            1_024);

    assertThat(reply.outcome()).isEqualTo(ParsedReply.Outcome.BOTH);
    assertThat(reply.content()).contains("checkout service").doesNotContain("Lunch");
    assertThat(reply.detail().indexOf("times out")).isLessThan(reply.detail().indexOf("released"));
  }

  @Test
  void sentencesOfAScriptWithoutBlanksAreFound() {
    ParsedReply reply = summarize("数据库迁移完成。午饭很好。数据库备份失败，数据库重试。", 1_024);

    assertThat(reply.content()).contains("数据库");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"```\ncode", "DETAIL: x\nSUMMARY: y", "...", "", "\n\n", "- - -", "a", "\uD83D"})
  void anyInputGivesAReplyThatCanBeRead(String input) {
    ParsedReply reply = summarize(input + "\nThe deploy went through.", 1_024);

    assertThat(reply.detail()).contains("The deploy went through.");
  }

  @Test
  void replyKeepsItsLimits() {
    String input = "One rather long sentence about the deploy number " + "x".repeat(300) + ". ";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 2_000; i++) {
      text.append(input.replace("number", "number " + i));
    }

    ParsedReply reply = summarize(text.toString(), 1_024);

    assertThat(Graphemes.length(reply.content())).isBetween(100, 200);
    assertThat(Graphemes.length(reply.detail())).isBetween(2_000, 3 * 1_024);
    assertThat(summarize(text.toString(), 1_024)).isEqualTo(reply);
  }

  @Test
  void labelsOfTheMaterialAndMarksOfCutsAreNoSentences() {
    ParsedReply reply =
        summarize(
            "[compactions]\nThe deploy was prepared.\n\n[uncompacted tail]\nperson: deploy it"
                + " [cut here]\n[2026-05-18] [uncompacted tail]\nassistant: The deploy went"
                + " through.\n[cut here: the rest was too long]",
            1_024);

    assertThat(reply.content() + reply.detail())
        .contains("deploy was prepared", "person: deploy it", "deploy went through")
        .doesNotContain("tail]", "[compactions]", "[cut here");
  }

  @Test
  void briefHasNoLabelsOfPeriods() {
    ParsedReply reply =
        summarize("[2026-05-18] The deploy failed.\n\n[2026-05-19] The deploy went on.", 1_024);

    assertThat(reply.content()).isEqualTo("The deploy failed. The deploy went on.");
  }

  @Test
  void repeatedSentenceIsTakenOnce() {
    ParsedReply reply = summarize("The deploy failed.\n".repeat(50), 1_024);

    assertThat(reply.detail()).isEqualTo("- The deploy failed.");
  }
}
