package io.memory4j.core;

import io.memory4j.core.file.ForgetfulFile;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The files that memories write by themselves, each once: what is forgotten goes from them without
 * the host's naming them. Thread-safe.
 */
final class OwnFiles {
  /** A host that opens a folder for each session must not fill its heap. */
  private static final int MAX_FILES = 10_000;

  private final Map<Path, ForgetfulFile> files = new LinkedHashMap<>();

  synchronized void add(Collection<ForgetfulFile> more) {
    for (ForgetfulFile file : more) {
      files.remove(file.path());
      files.put(file.path(), file);
    }
    while (files.size() > MAX_FILES) {
      files.remove(files.keySet().iterator().next());
    }
  }

  /** {@return the files of the moment} */
  synchronized Collection<ForgetfulFile> list() {
    return List.copyOf(files.values());
  }
}
