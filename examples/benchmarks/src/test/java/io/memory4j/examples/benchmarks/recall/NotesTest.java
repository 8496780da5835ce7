package io.memory4j.examples.benchmarks.recall;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotesTest {
  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        folder.resolve("documents.jsonl"),
        """
        {"id":"lock-file","key":"lock-file","text":"One lock.","caption":"lock file locks v1.2"}
        """);
    Files.writeString(
        folder.resolve("queries.jsonl"),
        """
        {"qid":"q1","q":"which lock","rel":["lock-file"]}

        {"qid":"q2","q":"no answer","rel":[]}
        """);
  }

  @Test
  void tagsFollowTheWordsOfTheKey() throws IOException {
    Note note = Notes.read(folder).notes().get(0);

    assertThat(note.key()).isEqualTo("lock-file");
    assertThat(note.tags()).containsExactly("locks", "v1.2");
  }

  @Test
  void questionsWithoutAnAnswerDoNotCount() throws IOException {
    assertThat(Notes.read(folder).questions()).extracting(Question::id).containsExactly("q1");
  }
}
