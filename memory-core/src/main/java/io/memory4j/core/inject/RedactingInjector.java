package io.memory4j.core.inject;

import io.memory4j.Fact;
import io.memory4j.core.redact.NamedValue;
import io.memory4j.core.render.Neutralizer;
import io.memory4j.core.render.Paragraph;
import io.memory4j.inject.BlockCandidates;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Injector;
import io.memory4j.inject.LayerCandidates;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Item;
import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.List;
import java.util.Optional;

/**
 * Keeps secrets out of blocks that stand in a store all the same, from before a rule was known or
 * by another program's hand. The plan is made, and its lines looked at; if they hold a secret, it
 * is made again from candidates without, each looked at as it was stored and as its line shows it,
 * where white space is folded. Pure if its parts are. Thread-safe.
 */
public final class RedactingInjector implements Injector {
  private final Injector injector;
  private final Redactor redactor;

  /**
   * Keeps secrets out of the blocks of an injector.
   *
   * @param injector plans and renders
   * @param redactor takes secrets out
   */
  public RedactingInjector(Injector injector, Redactor redactor) {
    this.injector = injector;
    this.redactor = redactor;
  }

  @Override
  public InjectionPlan plan(BlockCandidates candidates, InjectionRequest request) {
    InjectionPlan plan = injector.plan(candidates, request);
    boolean clean =
        plan.entries().stream()
            .map(InjectionPlan.Entry::line)
            .allMatch(line -> redactor.redact(line).findings().isEmpty());
    return clean ? plan : injector.plan(redacted(candidates), request);
  }

  private BlockCandidates redacted(BlockCandidates candidates) {
    return new BlockCandidates(
        candidates.specificFirst().stream().map(this::redacted).toList(),
        candidates.sections().stream().map(this::redacted).toList());
  }

  private SectionCandidates redacted(SectionCandidates section) {
    List<Item> items =
        section.mostWantedFirst().stream().map(item -> redacted(item, section.form())).toList();
    return new SectionCandidates(
        section.section(), section.title(), section.form(), items, section.ownBudget());
  }

  private Item redacted(Item item, SectionCandidates.Form form) {
    String text = redactor.redact(item.text()).text();
    String shown =
        form == SectionCandidates.Form.BULLETS
            ? Neutralizer.line(text)
            : String.join("\n", Paragraph.lines(text));
    return new Item(item.id(), item.layer(), inLine("", shown), item.leftOut());
  }

  private LayerCandidates redacted(LayerCandidates layer) {
    List<Fact> facts = layer.newestFirst().stream().map(this::redacted).toList();
    return new LayerCandidates(layer.layer(), facts, layer.shadowingKeys(), layer.tail());
  }

  private Fact redacted(Fact fact) {
    Optional<String> key = fact.key().map(name -> redactor.redact(name).text());
    String content = redactor.redact(fact.content()).text();
    String line = Neutralizer.line(content);
    String shown = inLine(key.map(name -> Neutralizer.line(name) + ": ").orElse(""), line);
    content = shown.equals(line) ? content : shown;
    Fact.Builder copy =
        Fact.builder(fact.id(), fact.layer(), content, fact.createdAt())
            .category(fact.category())
            .tags(fact.tags())
            .provenance(fact.provenance())
            .state(fact.state())
            .times(fact.updatedAt(), fact.observedAt());
    key.ifPresent(copy::key);
    fact.detail().ifPresent(copy::detail);
    return copy.build();
  }

  /** {@return the text as it is redacted in a line of the block} */
  private String inLine(String before, String text) {
    return NamedValue.between(redactor, "- " + before, text, "\n")
        .map(Redaction::text)
        .orElse(text);
  }

  @Override
  public InjectionBlock render(InjectionPlan plan) {
    return injector.render(plan);
  }
}
