package io.memory4j.inject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InjectionBlockTest {
  private static final InjectionPlan PLAN = new InjectionPlan(List.of(), Map.of(), false);

  /** From FIPS 180-4's examples: the hashes of "abc" and of nothing. */
  private static final String ABC_HASH =
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

  private static final String EMPTY_HASH =
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

  @Test
  void prefixHashIsTheSha256OfThePrefix() {
    assertThat(new InjectionBlock("abc and more", PLAN, "abc").prefixHash()).isEqualTo(ABC_HASH);
    assertThat(InjectionBlock.ofDegraded().prefixHash()).isEqualTo(EMPTY_HASH);
  }

  @Test
  void prefixIsHashedAsUtf8() {
    InjectionBlock block = new InjectionBlock("\u00e9\ud83d\ude00", PLAN, "\u00e9");

    assertThat(block.prefixHash())
        .isEqualTo("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c");
  }

  @Test
  void factsDoNotChangeTheHash() {
    InjectionBlock before = new InjectionBlock("guidance\nfacts", PLAN, "guidance\n");
    InjectionBlock after = new InjectionBlock("guidance\nother facts", PLAN, "guidance\n");

    assertThat(before.prefixHash()).isEqualTo(after.prefixHash());
  }

  @Test
  void prefixThatIsNotTheBeginningIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new InjectionBlock("secret", PLAN, "other"))
        .withMessage("The prefix is not the beginning of the block.");
  }

  @Test
  void blockOfAStoreThatDidNotAnswerIsEmpty() {
    InjectionBlock block = InjectionBlock.ofDegraded();

    assertThat(block.isEmpty()).isTrue();
    assertThat(block.plan().degraded()).isTrue();
    assertThat(new InjectionBlock("a", PLAN, "").isEmpty()).isFalse();
  }

  @Test
  void textShowsCountsAlone() {
    assertThat(new InjectionBlock("tea \ud83c\udf75", PLAN, "tea"))
        .hasToString("InjectionBlock[5 characters, InjectionPlan[0 included, 0 omitted, tail 0]]");
  }

  @Test
  void nullIsRefused() {
    assertThatNullPointerException().isThrownBy(() -> new InjectionBlock("a", null, ""));
    assertThatNullPointerException().isThrownBy(() -> new InjectionBlock(null, PLAN, ""));
    assertThatNullPointerException().isThrownBy(() -> new InjectionBlock("a", PLAN, null));
  }
}
