package io.memory4j.core.review;

import io.memory4j.ModelException;
import io.memory4j.core.header.ParsedReply;
import io.memory4j.core.header.ReplyParser;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;
import io.memory4j.review.Period;
import io.memory4j.review.Summarizer;
import io.memory4j.review.SummaryRequest;
import java.util.function.BooleanSupplier;

/** Makes the summary of a period from its material, asking the summarizer where it must. */
final class SummaryMaker {
  private final Summarizer summarizer;
  private final Redactor redactor;

  SummaryMaker(Summarizer summarizer, Redactor redactor) {
    this.summarizer = summarizer;
    this.redactor = redactor;
  }

  /**
   * {@return the summary}
   *
   * @throws RuntimeException whatever the summarizer throws, and if its reply holds no text
   */
  Draft make(Period period, Material material, BooleanSupplier stillWanted) {
    return redacted(
        Merge.simple(period, material).orElseGet(() -> ask(period, material, stillWanted)));
  }

  /** {@return the summary that is cut together when the summarizer has failed too often} */
  Draft fallback(Period period, Material material, String reason) {
    return redacted(Merge.fallback(period, material, reason));
  }

  /** Texts were put together, folded and freed of labels since they were redacted. */
  private Draft redacted(Draft draft) {
    return new Draft(
        redacted(draft.content()), redacted(draft.detail()), draft.links(), draft.fallback());
  }

  private String redacted(String text) {
    return redactor.redact(text).findings().isEmpty()
        ? text
        : RedactedText.redactedAndCut(
            any -> redactor.redact(any).text(), text, Graphemes.length(text));
  }

  private Draft ask(Period period, Material material, BooleanSupplier stillWanted) {
    SummaryRequest request =
        new SummaryRequest(
            period,
            Instructions.of(period.level()),
            redactor.redact(Merge.input(material)).text(),
            LevelRules.of(period.level()).maxTokens());
    String reply = TextNormal.repair(summarizer.summarize(request, stillWanted));
    ParsedReply parsed = ReplyParser.parse(redactor.redact(reply).text());
    if (TextNormal.fold(parsed.content()).isEmpty()) {
      throw new ModelException("The reply holds no text; the period is tried again.", null);
    }
    return Merge.draft(period, parsed.content(), parsed.detail(), material);
  }
}
