package io.memory4j.core.review;

import io.memory4j.core.period.PeriodLabels;
import io.memory4j.core.redact.RedactedText;
import io.memory4j.core.text.Graphemes;
import io.memory4j.core.text.TextNormal;
import io.memory4j.review.Summarizer;
import io.memory4j.review.SummaryRequest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * Picks the sentences whose words occur most often, in the order in which they stand: the same
 * input gives the same reply, in the language of the input, without a model. Takes linear time but
 * for sorting. Immutable and thread-safe.
 *
 * <p>Source of the method: H. P. Luhn, "The Automatic Creation of Literature Abstracts", 1958.
 */
public final class ExtractiveSummarizer implements Summarizer {
  private static final int MAX_SUMMARY_CHARS = 200;
  private static final int CHARS_PER_TOKEN = 3;
  private static final int MAX_SENTENCES = 5_000;

  /** Makes a summarizer. */
  public ExtractiveSummarizer() {}

  @Override
  public String summarize(SummaryRequest request, BooleanSupplier stillWanted) {
    String input = MaterialLabels.withoutMarks(request.input());
    List<Sentence> sentences = Sentences.of(input, MAX_SENTENCES);
    Collection<Sentence> ranked = ranked(sentences);
    int room = request.maxTokens() * CHARS_PER_TOKEN - MAX_SUMMARY_CHARS;
    List<Sentence> brief = best(ranked, MAX_SUMMARY_CHARS);
    List<Sentence> full = best(ranked, Math.max(MAX_SUMMARY_CHARS, room));
    StringBuilder reply = new StringBuilder("SUMMARY: ").append(line(brief)).append("\nDETAIL:");
    full.forEach(sentence -> reply.append("\n- ").append(sentence.text()));
    return reply.toString();
  }

  private static String line(List<Sentence> sentences) {
    return String.join(
        " ", sentences.stream().map(Sentence::text).map(PeriodLabels::stripped).toList());
  }

  /** {@return the sentences, each text once, the best first} */
  private static Collection<Sentence> ranked(List<Sentence> sentences) {
    Map<String, Integer> counts = Sentences.counts(sentences);
    Map<String, Sentence> distinct = new LinkedHashMap<>();
    sentences.forEach(sentence -> distinct.putIfAbsent(sentence.text(), sentence));
    return distinct.values().stream()
        .sorted(
            Comparator.comparingDouble((Sentence sentence) -> -sentence.score(counts))
                .thenComparing(Sentence::place))
        .toList();
  }

  /** {@return the best sentences that fit, in the order of the text; at least the first, cut} */
  private static List<Sentence> best(Collection<Sentence> ranked, int maxChars) {
    List<Sentence> chosen = new ArrayList<>();
    int room = maxChars;
    for (Sentence sentence : ranked) {
      String text =
          chosen.isEmpty() ? RedactedText.cut(sentence.text(), room, "…") : sentence.text();
      int cost = Graphemes.length(text) + 1;
      if (cost <= room + 1) {
        chosen.add(new Sentence(sentence.place(), TextNormal.fold(text), sentence.words()));
        room -= cost;
      }
    }
    chosen.sort(Comparator.comparing(Sentence::place));
    return chosen;
  }
}
