package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LocaleIndependenceTest {
  private static final String TEXT = "TITLE İstanbul FIX_IT fixItIn17 ID 设备 IIS.";

  private final Locale before = Locale.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  private static List<Object> results() {
    return List.of(
        TextNormal.fold(TEXT),
        Fingerprint.of(TEXT),
        Fingerprint.of("ID", TEXT),
        QueryTerms.of(TEXT),
        QueryTerms.phrase(TEXT),
        Keywords.of(TEXT),
        NameSafe.slug(TEXT),
        StopWords.contains("IS"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr-TR", "ar-EG-u-nu-arab", "lt-LT", "az-AZ"})
  void noResultDependsOnTheDefaultLocale(String tag) {
    Locale.setDefault(Locale.ROOT);
    List<Object> expected = results();

    Locale.setDefault(Locale.forLanguageTag(tag));

    assertThat(results()).isEqualTo(expected);
  }

  @Test
  void aTurkishMachineStillFindsTitle() {
    Locale.setDefault(Locale.forLanguageTag("tr-TR"));

    assertThat(QueryTerms.of("TITLE")).containsExactly("title");
  }
}
