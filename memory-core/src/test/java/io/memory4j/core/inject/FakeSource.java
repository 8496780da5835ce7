package io.memory4j.core.inject;

import io.memory4j.core.route.StackRoute;
import io.memory4j.core.section.SectionSource;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.inject.Section;
import io.memory4j.inject.SectionCandidates;
import io.memory4j.inject.SectionCandidates.Item;
import java.util.List;
import java.util.function.Function;

/** Offers one line, which can change, and counts how often it was asked. */
final class FakeSource implements SectionSource {
  private final Section section;
  private final boolean stored;
  Function<StackRoute, String> text;
  int asked;

  FakeSource(Section section, boolean stored, Function<StackRoute, String> text) {
    this.section = section;
    this.stored = stored;
    this.text = text;
  }

  @Override
  public Section section() {
    return section;
  }

  @Override
  public boolean isStored() {
    return stored;
  }

  @Override
  public List<SectionCandidates> candidates(StackRoute route, InjectionRequest request) {
    asked++;
    List<Item> items = List.of(Item.of("fake", text.apply(route)));
    return List.of(SectionCandidates.bullets(section, "Fake", items));
  }
}
