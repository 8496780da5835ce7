package io.memory4j.sqlite.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StemsTest {
  /** Examples of Porter's paper, as they come out of all steps. */
  @ParameterizedTest
  @CsvSource({
    "caresses,caress",
    "ponies,poni",
    "cats,cat",
    "feed,feed",
    "agreed,agre",
    "plastered,plaster",
    "motoring,motor",
    "sing,sing",
    "conflated,conflat",
    "troubled,troubl",
    "sized,size",
    "hopping,hop",
    "falling,fall",
    "hissing,hiss",
    "failing,fail",
    "filing,file",
    "happy,happi",
    "relational,relat",
    "conditional,condit",
    "digitizer,digit",
    "operator,oper",
    "callousness,callous",
    "formaliti,formal",
    "triplicate,triplic",
    "electrical,electr",
    "goodness,good",
    "allowance,allow",
    "adjustable,adjust",
    "adoption,adopt",
    "replacement,replac",
    "effective,effect",
    "probate,probat",
    "rate,rate",
    "controll,control",
    "deployments,deploy"
  })
  void stemsAreThoseOfThePaper(String word, String stem) {
    assertThat(Stems.stem(word)).isEqualTo(stem);
  }

  @ParameterizedTest
  @CsvSource({"use,use", "used,used", "being,being", "sky,sky", "dying,dying"})
  void aStemThatIsTooShortIsNotUsed(String word, String stem) {
    assertThat(Stems.stem(word)).isEqualTo(stem);
  }
}
