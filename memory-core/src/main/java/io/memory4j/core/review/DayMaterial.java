package io.memory4j.core.review;

import io.memory4j.core.text.TextNormal;
import io.memory4j.redact.Redactor;
import io.memory4j.review.Activity;
import io.memory4j.review.ActivitySource;
import io.memory4j.review.Period;
import io.memory4j.store.Ref;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Asks all sources what happened on a day, and redacts what they say. Thread-safe. */
final class DayMaterial {
  private static final Comparator<Activity> ORDER =
      Comparator.comparing(Activity::firstAt).thenComparing(Activity::text);

  private final List<ActivitySource> sources;
  private final Redactor redactor;
  private final ZoneId zone;
  private final BiPredicate<Ref, Period> forgotten;

  DayMaterial(
      List<ActivitySource> sources,
      Redactor redactor,
      ZoneId zone,
      BiPredicate<Ref, Period> forgotten) {
    this.sources = List.copyOf(sources);
    this.redactor = redactor;
    this.zone = zone;
    this.forgotten = forgotten;
  }

  /** {@return what happened on a day and was not forgotten} */
  Material of(Period day) {
    List<Activity> found = new ArrayList<>();
    String failure = null;
    for (ActivitySource source : sources) {
      try {
        source.read(day, zone).stream()
            .filter(activity -> isKnown(activity, day))
            .forEach(found::add);
      } catch (RuntimeException unreadable) {
        failure = "reading a source failed: " + unreadable.getClass().getSimpleName();
      }
    }
    found.sort(ORDER);
    return material(found, failure);
  }

  private boolean isKnown(Activity activity, Period day) {
    return activity.sources().stream().noneMatch(source -> forgotten.test(source, day));
  }

  private Material material(List<Activity> found, @Nullable String failure) {
    Set<Ref> refs = new TreeSet<>();
    List<Material.Part> parts = new ArrayList<>();
    for (Activity activity : found) {
      String text = redactor.redact(TextNormal.repair(activity.text())).text().strip();
      if (!text.isEmpty()) {
        parts.add(new Material.Part(text, text));
        refs.addAll(activity.sources());
      }
    }
    return new Material(parts, Material.derivedFrom(refs), Optional.ofNullable(failure), false);
  }
}
