package io.memory4j.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.memory4j.Layer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a store hands out, and how its changes are asked for. */
class StoreValuesTest {
  private static final RecordId ID = new RecordId("f000000000001");
  private static final RecordBody BODY =
      RecordBody.builder(Layer.person("ana"), new RecordKind("FACT", true))
          .content("a secret")
          .build();
  private static final MemoryRecord RECORD = new MemoryRecord(ID, BODY, 7, 9, 7, 0);

  @Test
  void recordShowsIdAndNumbersAlone() {
    assertThat(RECORD)
        .hasToString(
            "MemoryRecord[f000000000001, RecordBody[person, FACT, ACTIVE], sequence 7,"
                + " revision 9]");
  }

  @Test
  void newRecordShowsNoText() {
    assertThat(new NewRecord(ID, BODY).toString()).contains(ID.value()).doesNotContain("secret");
  }

  @Test
  void pageOfChangesCopiesWhatItHolds() {
    List<MemoryRecord> changed = new ArrayList<>(List.of(RECORD));
    Set<RecordId> deleted = new HashSet<>(Set.of(ID));
    ChangePage page = new ChangePage(changed, deleted, 9, false, false);

    changed.clear();
    deleted.clear();

    assertThat(page.changed()).containsExactly(RECORD);
    assertThat(page.deleted()).containsExactly(ID);
  }

  @Test
  void changesAreAskedForFromTheBeginning() {
    ChangeQuery query = new ChangeQuery(Set.of(), Set.of(), 0, 1);

    assertThat(query.after()).isZero();
    assertThat(query.limit()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"-1,1", "0,0", "0,-1"})
  void changesOutOfRangeAreRefused(long after, int limit) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ChangeQuery(Set.of(), Set.of(), after, limit))
        .withMessage("Changes are asked for after revision 0 or more, 1 or more at a time.");
  }

  @Test
  void scrubReportCopiesWhatWasNotReached() {
    List<String> notReached = new ArrayList<>(List.of("the log"));
    ScrubReport report = new ScrubReport(false, 10, 0, notReached);

    notReached.clear();

    assertThat(report.notReached()).containsExactly("the log");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> new MemoryRecord(null, BODY, 1, 1, 1, 0));
    assertThatNullPointerException().isThrownBy(() -> new MemoryRecord(ID, null, 1, 1, 1, 0));
    assertThatNullPointerException().isThrownBy(() -> new NewRecord(null, BODY));
    assertThatNullPointerException().isThrownBy(() -> new Facet(null, 1, 1));
    assertThatNullPointerException().isThrownBy(() -> new SearchHit(null, 1, List.of()));
  }
}
