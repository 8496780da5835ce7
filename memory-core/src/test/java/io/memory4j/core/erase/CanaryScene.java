package io.memory4j.core.erase;

import static io.memory4j.core.TestMemory.ANA;
import static io.memory4j.core.TestMemory.SHOP;
import static io.memory4j.core.erase.Planted.fact;
import static io.memory4j.core.erase.Planted.ref;

import io.memory4j.AgentMemory;
import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.LayerKind;
import io.memory4j.Provenance;
import io.memory4j.core.TestMemory;
import io.memory4j.core.file.BlockFile;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.file.LearnedFile;
import io.memory4j.core.file.Lessons;
import io.memory4j.core.file.Mailbox;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.redact.Redaction;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.Ref;
import io.memory4j.testkit.InMemoryStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A person's words in every place that has them: two stores, four kinds of files, texts made from
 * texts; beside words of others that must stay.
 */
final class CanaryScene {
  /** What the person said; no window of it stands in a text that stays. */
  static final List<String> WORDS =
      List.of(
          "Quokka lanterns guide my morning route",
          "My zephyr harpsichord needs retuning",
          "Obsidian walrus is the name of my boat",
          "I moved to marzipan boulevard in spring");

  static final Instant SAID = Instant.parse("2020-01-01T00:00:00Z");
  static final Provenance SPEAKER =
      Provenance.builder(AuthorRole.PERSON).personId("ana").session("s1").build();

  private static final int WINDOW = 12;

  final Path folder;
  final MemoryStore home;
  final MemoryStore project;
  final Mailbox mailbox;
  final Lessons lessons;
  final LearnedFile rules;
  final BlockFile block;
  private final Planted planted = new Planted();

  CanaryScene(Path folder) {
    this.folder = folder;
    home = InMemoryStore.open(folder.resolve("home"));
    project = InMemoryStore.open(folder.resolve("project"));
    mailbox = Mailbox.open(folder.resolve("session"), ANA, SHOP);
    lessons = Lessons.in(folder.resolve("artifacts"), Redaction::unchanged);
    rules =
        LearnedFile.ofProject(folder, Redaction::unchanged, Clock.systemUTC())
            .confirmedBy(proposal -> true);
    block = new BlockFile(folder.resolve("session"));
  }

  /** {@return a memory of a process that may end} */
  AgentMemory memory(Fuse fuse) {
    List<ForgetfulFile> files =
        Stream.of(mailbox, lessons, rules, block).<ForgetfulFile>map(fuse::on).toList();
    return TestMemory.over(fuse.on(home))
        .with(LayerKind.PROJECT, fuse.on(project))
        .with(() -> files)
        .memory();
  }

  void plant() throws IOException {
    AgentMemory memory = memory(new Fuse(Integer.MAX_VALUE));
    AgentMemory ana = memory.as(SPEAKER);
    Ref one = ref(fact(ana, Fact.draft(WORDS.get(0)).in(ANA).observedAt(SAID)));
    fact(ana, Fact.draft(WORDS.get(1)).key("music").in(ANA).tag("zephyr harpsichord"));
    fact(ana, Fact.draft("It is tuned").key("music").in(ANA));
    Ref shared = ref(fact(ana, Fact.draft(WORDS.get(2)).in(SHOP).observedAt(SAID)));
    Ref kept = ref(fact(memory, Fact.draft("The shop opens at nine").in(SHOP)));
    memory.as(Provenance.person("bob")).remember(Fact.draft("Bob waters the plants").in(SHOP));
    Ref turn = planted.turn(project, SHOP, WORDS.get(3), SPEAKER);
    derive(one, shared, kept, turn);
    files();
  }

  private void derive(Ref one, Ref shared, Ref kept, Ref turn) {
    Ref diary = planted.derived(project, SHOP, RecordKinds.DIARY, WORDS.get(0), one);
    Ref pruned = planted.husk(project, SHOP, RecordKinds.EXTRACTION, turn);
    planted.derived(project, SHOP, RecordKinds.RULE, WORDS.get(3), pruned);
    planted.derived(project, SHOP, RecordKinds.EXTRACTION, WORDS.get(2), shared);
    Ref day = planted.derived(project, SHOP, RecordKinds.SUMMARY, WORDS.get(0), diary, kept);
    planted.derived(project, SHOP, RecordKinds.SUMMARY, "A week with " + WORDS.get(0), day);
    planted.derived(project, SHOP, RecordKinds.SUMMARY, "The shop was open", kept);
  }

  private void files() throws IOException {
    Files.writeString(mailbox.rememberFile(), "- " + WORDS.get(0) + "\n- Likes the stay text\n");
    Files.writeString(mailbox.projectNotesFile(), WORDS.get(2) + "\n");
    Files.createDirectories(lessons.path().getParent());
    Files.writeString(lessons.path(), "- Ask before you delete\n- " + WORDS.get(1) + " _(now)_\n");
    Files.writeString(rules.path(), "# Rules\n\n- Run the linter\n- " + WORDS.get(2) + "\n");
    Files.writeString(block.path(), "# Memory\n- " + WORDS.get(0) + "\n");
  }

  /** {@return how many windows of the person's words stand in a store or file} */
  long found() {
    String all = everything();
    return WORDS.stream()
        .map(words -> words.toLowerCase(Locale.ROOT))
        .flatMap(
            words ->
                Stream.iterate(0, at -> at + WINDOW <= words.length(), at -> at + 1)
                    .map(at -> words.substring(at, at + WINDOW)))
        .filter(all::contains)
        .count();
  }

  /** {@return all that stores and files hold, in lower case} */
  String everything() {
    StringBuilder all = new StringBuilder(Planted.dump(home)).append(Planted.dump(project));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    return all.toString().toLowerCase(Locale.ROOT);
  }
}
