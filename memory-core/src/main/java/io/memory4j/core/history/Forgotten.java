package io.memory4j.core.history;

import io.memory4j.Layer;
import io.memory4j.core.history.TurnRecords.Spoken;
import io.memory4j.core.text.Fingerprint;
import io.memory4j.core.tomb.Tombstones;
import io.memory4j.episode.Episode;
import io.memory4j.episode.Turn;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.StoreReader;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Tells which turns are forgotten: their session was, after they were said, or they say what was:
 * the whole turn, one of its lines, or one of its sentences has a tombstone, in the turn's layer or
 * in one that applies there too. Thread-safe.
 */
final class Forgotten {
  private static final int MAX_PARTS = 200;
  private static final String ENDS = ".!?\u3002\uFF01\uFF1F";

  private final HistoryStores stores;
  private final Tombstones tombstones;
  private final List<Layer> shared;

  Forgotten(HistoryStores stores, Tombstones tombstones, Optional<String> person) {
    this.stores = stores;
    this.tombstones = tombstones;
    this.shared =
        person
            .map(id -> List.of(Layer.global(), Layer.person(id)))
            .orElseGet(() -> List.of(Layer.global()));
  }

  /** The store that turns go to, within the transaction that adds them now, and their layer. */
  record Place(StoreReader reader, MemoryStore store, Layer layer, Instant now) {}

  /** {@return those turns that are forgotten} */
  Set<Spoken> among(List<Spoken> turns, Episode episode, Place place) {
    Map<Spoken, Set<String>> hashes = new HashMap<>();
    turns.forEach(turn -> hashes.put(turn, fingerprints(turn.content())));
    Set<String> all = new HashSet<>();
    hashes.values().forEach(all::addAll);
    Set<String> buried = buried(all, place);
    Map<String, Optional<Instant>> sessions = new HashMap<>();
    Set<Spoken> forgotten = new HashSet<>();
    for (Spoken turn : turns) {
      boolean says = hashes.getOrDefault(turn, Set.of()).stream().anyMatch(buried::contains);
      Optional<Instant> ended =
          sessions.computeIfAbsent(
              TurnRecords.session(turn.turn(), episode), id -> buriedAt(id, episode, place));
      if (says || ended.filter(at -> !isLater(turn.turn(), at, place.now())).isPresent()) {
        forgotten.add(turn);
      }
    }
    return forgotten;
  }

  /**
   * {@return whether a turn was said after its session was forgotten} What tells no time, or one
   * that has not come yet, may have been said before.
   */
  private static boolean isLater(Turn turn, Instant forgotten, Instant now) {
    return turn.at().filter(at -> at.isAfter(forgotten) && !at.isAfter(now)).isPresent();
  }

  private Set<String> buried(Set<String> hashes, Place place) {
    Set<String> buried = new HashSet<>(Tombstones.buried(place.reader(), place.layer(), hashes));
    for (Layer layer : layers(place.layer())) {
      ask(layer, place, reader -> Tombstones.buried(reader, layer, hashes))
          .ifPresent(buried::addAll);
    }
    return buried;
  }

  /** {@return when a session, or all that its file holds, was forgotten} */
  private Optional<Instant> buriedAt(String session, Episode episode, Place place) {
    return Stream.of(session, episode.id())
        .distinct()
        .flatMap(
            id ->
                Stream.concat(
                    tombstones.episodeBuriedAt(place.reader(), id).stream(),
                    ask(place.layer(), place, reader -> tombstones.episodeBuriedAt(reader, id))
                        .flatMap(at -> at)
                        .stream()))
        .max(Comparator.naturalOrder());
  }

  /** Asks the store of a layer's facts; the one in which turns are being written only once. */
  private <T> Optional<T> ask(Layer layer, Place place, Function<? super StoreReader, T> question) {
    return stores
        .ofFacts(layer)
        .map(
            store ->
                store == place.store() ? question.apply(place.reader()) : store.read(question));
  }

  private Set<Layer> layers(Layer own) {
    Set<Layer> layers = new LinkedHashSet<>(shared);
    layers.add(own);
    return layers;
  }

  private static Set<String> fingerprints(String text) {
    Set<String> parts = new LinkedHashSet<>();
    parts.add(text);
    for (String line : text.lines().limit(MAX_PARTS).toList()) {
      parts.add(line.strip());
      addSentences(line, parts);
    }
    Set<String> hashes = new HashSet<>();
    parts.stream()
        .filter(part -> !part.isEmpty())
        .limit(MAX_PARTS)
        .forEach(part -> hashes.add(Fingerprint.of(part)));
    return hashes;
  }

  private static void addSentences(String line, Set<String> parts) {
    int start = 0;
    for (int i = 0; i < line.length() && parts.size() < MAX_PARTS; i++) {
      boolean ends = ENDS.indexOf(line.charAt(i)) >= 0;
      if (ends && (i + 1 == line.length() || Character.isWhitespace(line.charAt(i + 1)))) {
        parts.add(line.substring(start, i + 1).strip());
        start = i + 1;
      }
    }
    parts.add(line.substring(start).strip());
  }
}
