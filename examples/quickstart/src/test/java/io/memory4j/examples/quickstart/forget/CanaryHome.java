package io.memory4j.examples.quickstart.forget;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.memory4j.AgentMemory;
import io.memory4j.AuthorRole;
import io.memory4j.Fact;
import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.LayerKind;
import io.memory4j.LayerStack;
import io.memory4j.Provenance;
import io.memory4j.Selector;
import io.memory4j.core.Memory4j;
import io.memory4j.core.file.BlockFile;
import io.memory4j.core.file.ForgetfulFile;
import io.memory4j.core.file.LearnedFile;
import io.memory4j.core.file.Lessons;
import io.memory4j.core.file.Mailbox;
import io.memory4j.inject.InjectionRequest;
import io.memory4j.redact.Redaction;
import io.memory4j.sqlite.SqliteMemoryStore;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.RecordKind;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two stores and the files beside them, in which one person's words stand in every place that has
 * them. The words are random, of seven letters each; looked for are each twelve bytes of a text and
 * the first six bytes of each word.
 */
final class CanaryHome {
  private static final Layer ANA = Layer.person("ana");
  private static final Layer SHOP = Layer.project("shop");
  private static final List<String> KINDS =
      List.of("DIARY", "EXTRACTION", "RULE", "SUMMARY", "TURN");
  private static final int WINDOW = 12;
  private static final int STEM = 6;

  private final Path folder;
  private final List<String> texts;

  CanaryHome(Path folder, long seed) {
    this.folder = folder;
    Random random = new Random(seed);
    texts = Stream.generate(() -> words(random)).limit(3 + KINDS.size()).toList();
  }

  private static String words(Random random) {
    return Stream.generate(() -> word(random)).limit(7).collect(Collectors.joining(" "));
  }

  private static String word(Random random) {
    return random.ints(7, 'a', 'z' + 1).mapToObj(Character::toString).collect(Collectors.joining());
  }

  private Mailbox mailbox() {
    return Mailbox.open(folder.resolve("session"), ANA, SHOP);
  }

  private List<ForgetfulFile> files() {
    return List.of(
        mailbox(),
        Lessons.in(folder.resolve("artifacts"), Redaction::unchanged),
        LearnedFile.ofProject(folder, Redaction::unchanged, Clock.systemUTC()),
        new BlockFile(folder.resolve("session")));
  }

  private MemoryStore store(String name) {
    return SqliteMemoryStore.open(folder.resolve(name));
  }

  /** {@return a library whose process ends at a step; never, if there are not so many} */
  private Memory4j open(int steps) {
    AtomicInteger left = new AtomicInteger(steps);
    return Memory4j.builder()
        .store(new HaltingStore(store("home"), left))
        .store(LayerKind.PROJECT, new HaltingStore(store("project"), left))
        .files(this::files)
        .build();
  }

  private static AgentMemory bind(Memory4j memory4j) {
    return memory4j.bind(LayerStack.of(Layer.global(), ANA, SHOP));
  }

  /** Plants the words, and words of others beside them. */
  void plant() throws IOException {
    Ref derivedFrom;
    try (Memory4j memory4j = open(Integer.MAX_VALUE)) {
      AgentMemory memory = bind(memory4j);
      Provenance speaker =
          Provenance.builder(AuthorRole.PERSON).personId("ana").session("s1").build();
      AgentMemory ana = memory.as(speaker);
      ana.remember(Fact.draft(texts.get(0)).in(ANA).detail(texts.get(1)));
      ana.remember(Fact.draft(texts.get(2)).in(SHOP).key("k").tag(texts.get(2)));
      Fact source = ana.remember(Fact.draft(texts.get(1)).in(ANA)).fact().orElseThrow();
      memory.remember("КРАСНЫЙ ДОМ СТОИТ У РЕКИ");
      new BlockFile(folder.resolve("session"))
          .write(memory.inject(InjectionRequest.ofDefaults()).text());
      derivedFrom = Ref.record(new RecordId(source.id().value()));
    }
    plantMore(derivedFrom);
  }

  /** Backups of their own are made while the texts stand. */
  private void plantMore(Ref source) throws IOException {
    try (MemoryStore project = store("project");
        MemoryStore home = store("home")) {
      for (int i = 0; i < KINDS.size(); i++) {
        RecordId id = new RecordId("x00000000000" + i);
        RecordBody body = body(KINDS.get(i), texts.get(3 + i), source);
        project.write(writer -> writer.insert(id, body));
      }
      project.backup(folder.resolve("project/backup/monday"));
      home.backup(folder.resolve("home/backup/monday"));
    }
    Path lessons = Files.createDirectories(folder.resolve("artifacts")).resolve("learned.md");
    Files.writeString(lessons, "- " + texts.get(0) + "\n- дом\n");
    Files.writeString(folder.resolve("LEARNED.md"), "# Rules\n\n- " + texts.get(2) + "\n- дом\n");
    Files.writeString(mailbox().rememberFile(), "- " + texts.get(1) + "\n");
  }

  private static RecordBody body(String kind, String text, Ref source) {
    return RecordBody.builder(SHOP, new RecordKind(kind, true))
        .content(text)
        .keywords(text)
        .provenance(Provenance.assistant())
        .links(Set.of(new Link(Relation.DERIVED_FROM, source)))
        .build();
  }

  /** {@return what forgetting the person did, unless the process ends at a step before} */
  ForgetReceipt forget(int steps) {
    try (Memory4j memory4j = open(steps)) {
      return bind(memory4j).forget(Selector.person("ana"));
    }
  }

  /** Opens the stores as the next process does. */
  void openAgain() {
    try (Memory4j memory4j = open(Integer.MAX_VALUE)) {
      bind(memory4j);
    }
  }

  /** {@return the parts of the texts that stand in a byte of any file, as they were or folded} */
  Set<String> found() throws IOException {
    Set<String> windows = new HashSet<>();
    Set<String> stems = new HashSet<>();
    for (String text : texts) {
      for (int at = 0; at + WINDOW <= text.length(); at++) {
        windows.add(text.substring(at, at + WINDOW));
      }
      for (String word : text.split(" ", -1)) {
        stems.add(word.substring(0, STEM));
      }
    }
    Set<String> found = new HashSet<>();
    for (Path file : allFiles()) {
      String bytes = new String(Files.readAllBytes(file), ISO_8859_1).toLowerCase(Locale.ROOT);
      find(bytes, WINDOW, windows, found);
      find(bytes, STEM, stems, found);
    }
    return found;
  }

  private static void find(String bytes, int length, Set<String> parts, Set<String> found) {
    for (int at = 0; at + length <= bytes.length(); at++) {
      String part = bytes.substring(at, at + length);
      if (parts.contains(part)) {
        found.add(part);
      }
    }
  }

  private List<Path> allFiles() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return new ArrayList<>(all.filter(Files::isRegularFile).toList());
    }
  }

  /** {@return whether what others said is still there} */
  boolean othersStand() throws IOException {
    boolean rules = Files.readString(folder.resolve("LEARNED.md"), UTF_8).contains("дом");
    boolean lessons =
        Files.readString(folder.resolve("artifacts/learned.md"), UTF_8).contains("дом");
    try (Memory4j memory4j = open(Integer.MAX_VALUE)) {
      String block = bind(memory4j).inject(InjectionRequest.ofDefaults()).text();
      return rules && lessons && block.contains("КРАСНЫЙ ДОМ");
    }
  }
}
