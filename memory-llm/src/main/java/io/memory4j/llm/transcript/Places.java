package io.memory4j.llm.transcript;

import io.memory4j.episode.Unread;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/** Finds the files below some places, in the order of their names. Follows no symbolic link. */
final class Places {
  private static final Comparator<Path> BY_NAME =
      Comparator.comparing(path -> String.valueOf(path.getFileName()));

  private final List<Path> roots;

  Places(List<Path> roots) {
    this.roots = List.copyOf(roots);
  }

  /** Hands out every regular file, and what cannot be entered or is of another sort. */
  void walk(Consumer<? super Path> file, Consumer<? super Unread> unread) {
    for (Path root : realRoots(unread)) {
      walk(root, file, unread);
    }
  }

  /** A place that is a link itself was named by the caller, so that it is followed. */
  private List<Path> realRoots(Consumer<? super Unread> unread) {
    List<Path> real = new ArrayList<>();
    for (Path root : roots) {
      try {
        real.add(root.toRealPath());
      } catch (IOException e) {
        unread.accept(new Unread(root, "it does not exist or cannot be reached"));
      }
    }
    return real.stream()
        .distinct()
        .filter(p -> real.stream().noneMatch(other -> !other.equals(p) && p.startsWith(other)))
        .toList();
  }

  private static void walk(
      Path root, Consumer<? super Path> file, Consumer<? super Unread> unread) {
    Deque<Path> waiting = new ArrayDeque<>(List.of(root));
    while (!waiting.isEmpty()) {
      Path next = waiting.pop();
      if (Files.isDirectory(next, LinkOption.NOFOLLOW_LINKS)) {
        children(next, unread).forEach(waiting::push);
      } else if (Files.isRegularFile(next, LinkOption.NOFOLLOW_LINKS)) {
        file.accept(next);
      } else {
        boolean link = Files.isSymbolicLink(next);
        unread.accept(
            new Unread(next, link ? "symbolic links are not followed" : "no regular file"));
      }
    }
  }

  /** {@return what lies in a folder, last name first} */
  private static List<Path> children(Path folder, Consumer<? super Unread> unread) {
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
      stream.forEach(children::add);
    } catch (IOException | DirectoryIteratorException e) {
      unread.accept(new Unread(folder, "the folder cannot be listed"));
    }
    children.sort(Collections.reverseOrder(BY_NAME));
    return children;
  }
}
