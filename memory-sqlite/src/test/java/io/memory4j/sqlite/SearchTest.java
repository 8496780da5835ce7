package io.memory4j.sqlite;

import static io.memory4j.sqlite.Fixtures.fact;
import static io.memory4j.sqlite.Fixtures.hits;
import static io.memory4j.sqlite.Fixtures.id;
import static io.memory4j.sqlite.Fixtures.insert;
import static io.memory4j.sqlite.Fixtures.search;
import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import io.memory4j.store.Match;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.Span;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {
  private static final String TICKET =
      "ticket POL-358 is blocked by don't-touch list in src/a.b:12";

  @TempDir Path folder;
  private SqliteMemoryStore store;

  @BeforeEach
  void open() {
    store = SqliteMemoryStore.open(folder);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"POL-358", "don't", "src/a.b", "a.b:12", "blocked", "358"})
  void ordinaryCharactersInAQueryAreNoSyntax(String query) { // bug C1, reports C1 to C6
    insert(store, 1, TICKET);
    insert(store, 2, "nothing to see");

    assertThat(search(store, Match.ANY_TERM, query)).containsExactly(TICKET);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"%", "_", "NEAR(", "';--", "***", "content:POL", "\"", "\"\"", "^", "{", "a OR b"})
  void operatorsAloneFindNothingAndNeverThrow(String query) { // bug C1, reports C2, C8
    insert(store, 1, TICKET);

    for (Match match : Match.values()) {
      assertThat(search(store, match, query)).isEmpty();
    }
  }

  @Test
  void aQueryOfTenThousandCharactersIsAnswered() {
    insert(store, 1, TICKET);
    String[] words = "xyz0 xyz1 blocked xyz2 ".repeat(450).strip().split(" ", -1);

    assertThat(search(store, Match.ANY_TERM, words)).containsExactly(TICKET);
    assertThat(search(store, Match.ANY_TERM, "z".repeat(10_000))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "设备,设备清单在 NAS 上",
    "清单,设备清单在 NAS 上",
    "承認,承認フローは必須",
    "배포,배포는 스테이징 먼저",
    "пароль,Пароль меняется ежеквартально",
    "café,Le café est ouvert",
    "build,ไม่ต้อง build บน CI",
    "フローは必須,承認フローは必須",
    "必,承認フローは必須",
    "ต้อง,ไม่ต้อง build บน CI",
    "ежекварт,Пароль меняется ежеквартально",
    "キー,APIキーを保存する",
    "アプリ,ｱﾌﾟﾘの設定",
    "strasse,Büro in der Straße",
    "lodz,Biuro w Łodzi i Łódź"
  })
  void everyScriptIsFound(String query, String expected) { // bug C2, reports C7, C8, C10
    List<String> facts =
        List.of(
            "设备清单在 NAS 上",
            "承認フローは必須",
            "배포는 스테이징 먼저",
            "Пароль меняется ежеквартально",
            "Le café est ouvert",
            "ไม่ต้อง build บน CI",
            "APIキーを保存する",
            "ｱﾌﾟﾘの設定",
            "Büro in der Straße",
            "Biuro w Łodzi i Łódź");
    facts.forEach(text -> insert(store, facts.indexOf(text), text));

    assertThat(search(store, Match.ANY_TERM, query)).containsExactly(expected);
    assertThat(search(store, Match.ANY_TERM, "的")).isEmpty();
  }

  @Test
  void everyBeginningOfAWordFindsIt() {
    for (String word : List.of("configuration", "organizational", "universities", "generating")) {
      insert(store, word.hashCode() & 0xffff, word);
      for (int end = 1; end <= word.length(); end++) {
        assertThat(search(store, Match.ANY_TERM, word.substring(0, end))).contains(word);
      }
    }
  }

  @Test
  void otherFormsOfAWordAreFoundButNoStranger() {
    insert(store, 1, "deploys run nightly");
    insert(store, 2, "give it to us");

    assertThat(search(store, Match.ANY_TERM, "deployment")).containsExactly("deploys run nightly");
    assertThat(search(store, Match.ALL_TERMS, "deployed", "running")).hasSize(1);
    assertThat(search(store, Match.ANY_TERM, "useful")).isEmpty();
  }

  @Test
  void aPartOfAWordIsFoundOnlyIfNoWordBeginsWithIt() {
    insert(store, 1, "the metadatabase");
    assertThat(search(store, Match.ANY_TERM, "database")).containsExactly("the metadatabase");

    insert(store, 2, "a database");
    assertThat(search(store, Match.ANY_TERM, "database")).containsExactly("a database");
  }

  @Test
  void termsFromBothIndexesMeetInOneAnswer() {
    insert(store, 1, "the metadatabase of 清单");
    insert(store, 2, "the metadatabase alone");

    assertThat(search(store, Match.ALL_TERMS, "tadata", "清单", "the")).hasSize(1);
    assertThat(search(store, Match.ANY_TERM, "tadata", "清单", "the"))
        .containsExactly("the metadatabase of 清单", "the metadatabase alone");
  }

  /** A large place is asked for after ranking; strangers must not take all the ranks. */
  @Test
  void whatALargePlaceHasIsFoundBehindManyBetterMatchesElsewhere() {
    Layer blog = Layer.project("blog");
    for (int i = 0; i < 90; i++) {
      RecordBody better = RecordBody.builder(blog, Fixtures.FACT).content("harbour").build();
      int number = i;
      store.write(w -> w.insert(id(number), better));
    }
    for (int i = 100; i < 140; i++) {
      insert(store, i, "one of many texts that tell of ships in some harbour " + i);
    }

    List<String> found = search(store, Match.ANY_TERM, "harbour");
    assertThat(found).hasSize(10).allMatch(text -> text.startsWith("one of many"));
    store.write(w -> w.deleteAll(RecordQuery.in(blog)));
    assertThat(search(store, Match.ANY_TERM, "harbour")).isEqualTo(found);
  }

  @Test
  void aPhraseDoesNotReachOverFromOneTagToTheNext() {
    store.write(
        w -> w.insert(id(1), fact("text").toBuilder().tags(List.of("alpha", "beta")).build()));

    assertThat(search(store, Match.PHRASE, "alpha", "beta")).isEmpty();
    assertThat(search(store, Match.ALL_TERMS, "alpha", "beta")).hasSize(1);
  }

  @Test
  void highlightsCountCodePoints() {
    insert(store, 1, "🦊🦊 Le Café est ouvert");

    assertThat(hits(store, Match.ANY_TERM, "cafe", "ouv").get(0).highlights())
        .containsExactly(new Span(6, 10), new Span(15, 21));
  }
}
