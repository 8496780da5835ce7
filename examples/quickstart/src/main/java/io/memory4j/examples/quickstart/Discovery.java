package io.memory4j.examples.quickstart;

import io.memory4j.episode.Episode;
import io.memory4j.episode.EpisodeSource;
import io.memory4j.episode.Unread;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The transcripts found in the places that the user named.
 *
 * @param episodes the transcripts, in the order of their places
 * @param unread what lies there and is none
 */
record Discovery(List<Episode> episodes, List<Unread> unread) {
  static void requireReadable(List<Path> places) {
    for (Path place : places) {
      if (!Files.exists(place)) {
        throw new UsageException(
            "There is nothing at " + place + "; name a transcript or a folder of them.");
      }
      if (!Files.isReadable(place)) {
        throw new UsageException("The file " + place + " cannot be read; check its permissions.");
      }
    }
  }

  static Discovery of(EpisodeSource source, List<Path> places) {
    requireReadable(places);
    List<Episode> episodes = new ArrayList<>();
    List<Unread> unread = new ArrayList<>();
    source.discover(episodes::add, unread::add);
    unread.stream()
        .filter(found -> places.contains(found.location()))
        .findFirst()
        .ifPresent(
            found -> {
              throw new UsageException(
                  found.location()
                      + ": "
                      + found.reason()
                      + "; name a transcript or a folder of them.");
            });
    if (episodes.isEmpty()) {
      throw new UsageException(
          "There is no transcript of a known agent in "
              + places.get(0)
              + "; name a folder that holds one.");
    }
    return new Discovery(List.copyOf(episodes), List.copyOf(unread));
  }

  long bytes() {
    return episodes.stream().mapToLong(Episode::sizeBytes).sum();
  }
}
