package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Deploy to Zu\u0308rich first",
        "Deploy  to Z\u00FCrich first\n",
        "Deploy to Z\u00FCrich\r\nfirst",
        "Deploy\u00A0to Z\u00FCrich first",
        "deploy to z\u00FCrich FIRST",
        "Deploy to Z\u00FCrich first.",
        "Deploy to Z\u00FC\u00ADrich first"
      })
  void spellingsOfOneStatementAreEqual(String other) {
    assertThat(Fingerprint.of(other)).isEqualTo(Fingerprint.of("Deploy to Z\u00FCrich first"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "use /Src | use /src",
        "use Src\\a | use src\\a",
        "edit Main.java | edit main.java",
        "call FIX_IT | call fix_it",
        "see POL358 | see pol358",
        "call fixAuth | call fixauth",
        "use GitHub | use github",
        "run git branch -D | run git branch -d",
        "Use tabs | Never use tabs",
        "Deploys on Friday are allowed | Deploys on Friday are not allowed",
        "发布前要跑测试 | 发布前不要跑测试",
        "Is it done? | Is it done",
        "wait .. | wait .",
        "start in src/. | start in src/",
        "ends with etc... | ends with etc..",
        "say \"hi\" | say hi",
        "kırmızı | kirmizi",
        "port 80 | port 81",
        "a b | ab"
      })
  void differentStatementsDiffer(String one, String other) {
    assertThat(Fingerprint.of(one)).isNotEqualTo(Fingerprint.of(other));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Use TABS, please | use tabs, Please",
        "(Tabs) \"Only\". Never spaces | (tabs) \"only\". never spaces",
        "Don\u2019t say \u201Chi\u201D | don't say \"hi\"",
        "say \u00ABhi\u00BB | say \"hi\"",
        "non\u2011blocking | Non-Blocking",
        "ΟΔΟΣ ΜΟΥ | οδος μου",
        "The NAS is full | the nas is full",
        "要跑测试。 | 要跑测试",
        "see src/Main.java. | see src/Main.java",
        "What about I? | what about i?"
      })
  void caseOfWordsSignsAndTheLastFullStopDoNotCount(String one, String other) {
    assertThat(Fingerprint.of(one)).isEqualTo(Fingerprint.of(other));
  }

  @Test
  void theFormIsFixedForStoredFingerprints() {
    assertThat(Fingerprint.compared("Deploy  to Zu\u0308rich\tvia src/A.java.\n"))
        .isEqualTo("deploy to zürich via src/A.java");
    assertThat(Fingerprint.of("use tabs"))
        .isEqualTo("0870dbbeff601cf19dde1d70b8a4a6da")
        .hasSize(Fingerprint.DIGITS);
  }

  @Test
  void keysSeparateEqualTexts() {
    String plain = Fingerprint.of("use tabs");

    assertThat(Fingerprint.of("a", "Use tabs."))
        .isEqualTo(Fingerprint.of("a", "use tabs"))
        .isNotEqualTo(Fingerprint.of("b", "use tabs"))
        .isNotEqualTo(Fingerprint.of("A", "use tabs"))
        .isNotEqualTo(plain);
    assertThat(Fingerprint.of("", "use tabs")).isNotEqualTo(plain);
    assertThat(Fingerprint.of("a", "b c")).isNotEqualTo(Fingerprint.of("a b", "c"));
  }

  @Test
  void emptyAndDottedTextsHaveAFingerprint() {
    assertThat(Fingerprint.of("")).isEqualTo(Fingerprint.of(" \n"));
    assertThat(Fingerprint.of(".")).isNotEqualTo(Fingerprint.of(""));
  }
}
