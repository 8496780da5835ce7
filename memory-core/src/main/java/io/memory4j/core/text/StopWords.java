package io.memory4j.core.text;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Words that carry grammar and no subject: English, and the commonest of German, French and
 * Spanish, as far as they are no subject in another of these languages ({@code bin}, {@code car}
 * and {@code son} are). Immutable and thread-safe.
 */
public final class StopWords {
  private static final String ENGLISH =
      """
      a an the this that these those
      i me my mine myself we us our ours you your yours yourself he him his himself she her hers
      herself it its itself they them their theirs themselves
      one someone something anyone anything everyone everything nobody nothing
      who whom whose which what when where why how whether
      am is are was were be been being do does did doing done have has had having
      can could shall should will would might must ought
      isn aren wasn weren don doesn didn haven hasn hadn couldn shouldn won wouldn ll re ve
      and or but nor so yet if then than because while although though unless until
      of at by for from in into on onto to toward towards with within without about across after
      against along among around as before between during except like near off out over per since
      through under up upon via
      no not only own same such too very just also even ever still again already
      all any both each either every few many more most much neither none other some
      here there now please let get gets tell know
      """;

  private static final String GERMAN =
      """
      der die das den dem des ein eine einer eines einem einen und oder aber nicht kein keine
      ich du er sie wir ihr mir mich dir dich uns ist sind waren sein wird werden wurde
      auf aus bei mit nach von vor zu zum zur für im um über unter durch gegen ohne
      wie wer wo wann warum welche welcher welches dass wenn als auch noch nur schon
      """;

  private static final String FRENCH =
      """
      le la les un une du de et ou mais ne pas ce cet cette ces il elle ils elles je tu nous vous
      que qui quoi dont où quand comment pourquoi dans sur sous avec sans pour par chez au aux en
      être sont était ont avoir se sa ses leur leurs notre nos votre vos
      """;

  private static final String SPANISH =
      """
      el los las una unos unas del al y o pero si no lo su sus se es era están está estar ser
      yo tú él ella nosotros ustedes ellos ellas que quién qué cuál cuándo dónde cómo por para con
      sobre entre como más muy ya
      """;

  private static final Set<String> WORDS =
      Set.copyOf(List.of((ENGLISH + GERMAN + FRENCH + SPANISH).strip().split("\\s+")));

  private StopWords() {}

  /**
   * {@return whether a word carries no subject}
   *
   * @param word one word in composed form, in any case
   */
  public static boolean contains(String word) {
    return WORDS.contains(word.toLowerCase(Locale.ROOT));
  }
}
