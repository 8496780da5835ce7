package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.store.Match;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.NewRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.SearchQuery;
import io.memory4j.testkit.InMemoryStore;
import io.memory4j.testkit.Samples;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Terms and keywords against the reference store: does a question find the text? */
class SearchCasesTest {
  private static final String TICKET =
      "ticket POL-358 is blocked by don't-touch list in src/a.b:12";
  private static final String[] SCRIPTS = {
    "设备清单在 NAS 上",
    "承認フローは必須",
    "배포는 스테이징 먼저",
    "Пароль меняется ежеквартально",
    "Le café est ouvert",
    "ไม่ต้อง build บน CI"
  };

  private final MemoryStore store = InMemoryStore.create();

  private void remember(String... texts) {
    List<NewRecord> records = new ArrayList<>();
    for (String text : texts) {
      RecordBody body = Samples.body(TextNormal.fold(text));
      body = body.toBuilder().keywords(Keywords.of(body.content())).build();
      records.add(new NewRecord(Samples.id(records.size()), body));
    }
    store.write(w -> w.insertAll(records));
  }

  private List<String> find(List<String> terms, Match match) {
    SearchQuery query = new SearchQuery(RecordQuery.in(Samples.SHOP), terms, match, 2, 0.5, 100);
    return store.read(
        r -> r.search(query).stream().map(hit -> hit.record().body().content()).toList());
  }

  private List<String> find(String query) {
    return find(QueryTerms.of(query), Match.ANY_TERM);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "POL-358",
        "don't",
        "src/a.b",
        "a.b:12",
        "\"POL-358",
        "POL*",
        "(blocked",
        "blocked AND",
        "-blocked",
        "content:POL",
        "@ticket #POL-358",
        "blocked=yes & list;",
        "is,blocked,by",
        "don't/can't",
        "`src/a.b`"
      })
  void ordinarySignsFindTheirWords(String query) { // bug C1, reports C1 to C6
    remember(TICKET, "coffee machine on floor 3");

    assertThat(find(query)).containsExactly(TICKET);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NOT", "NEAR(", "%", "_", "';--", "", "   ", "***", "的"})
  void questionsWithoutAWordOfTheTextFindNothing(String query) { // bug C1, report C2
    remember(TICKET, "coffee machine on floor 3");

    assertThat(find(query)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"设备,0", "清单,0", "承認,1", "배포,2", "пароль,3", "café,4", "cafe,4", "build,5", "ต้อง,5"})
  void everyScriptIsFound(String query, int expected) { // bug C2, reports C7, C8, C10
    remember(SCRIPTS);

    assertThat(find(query)).containsExactly(SCRIPTS[expected]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Zu\u0308rich", "Z\u00FCrich", "zurich", "ZÜRICH"})
  void accentsAreFoundInAnyForm(String query) {
    remember("Deploy to Zu\u0308rich first", "Deploy to Bern");

    assertThat(find(query)).containsExactly("Deploy to Z\u00FCrich first");
  }

  @Test
  void aTextThatBeginsWithTheWordDoesNotHideOneThatHoldsItInside() {
    remember("设备清单在库", "检查设备清单", "维修记录");

    assertThat(find("设备")).containsExactlyInAnyOrder("设备清单在库", "检查设备清单");
    assertThat(find("单")).containsExactlyInAnyOrder("设备清单在库", "检查设备清单");
  }

  @ParameterizedTest
  @CsvSource({"NAS,0", "K8s,1", "GB/s,2", "multi-agent,3", "v2,0"})
  void asciiBesideOtherScriptsAndUnitsAreFound(String query, int expected) { // reports C3, C6, C10
    String[] texts = {"设备NAS清单v2已备份", "本番のK8s環境", "the disk does 3 GB/s", "a multi-agent setup"};
    remember(texts);

    assertThat(find(query)).containsExactly(texts[expected]);
  }

  @Test
  void longRunsRankByOverlap() { // report C9
    remember("清单发布", "生产环境设备清单", "设备发布");

    assertThat(find("生产设备清单").get(0)).isEqualTo("生产环境设备清单");
    assertThat(find("生产设备清单")).hasSize(3);
  }

  @Test
  void identifiersAndProseFindEachOther() {
    remember("call fixAuthTimeout", "the auth timeout is 5 s", "tea");

    assertThat(find("fixAuthTimeout").get(0)).isEqualTo("call fixAuthTimeout");
    assertThat(find("fixAuthTimeout")).hasSize(2);
    assertThat(find("auth timeouts")).contains("call fixAuthTimeout");
  }

  @Test
  void requiredTermsFindTheNameInAnyCase() {
    remember("push to github", "Git hooks");

    assertThat(find(QueryTerms.required("to GitHub"), Match.ALL_TERMS))
        .containsExactly("push to github");
  }

  @Test
  void phrasesFindTheirWordsInOrder() {
    remember("deploys to staging first", "first staging, then deploys");

    assertThat(find(QueryTerms.phrase("to staging"), Match.PHRASE))
        .containsExactly("deploys to staging first");
  }
}
