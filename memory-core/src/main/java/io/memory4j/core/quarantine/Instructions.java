package io.memory4j.core.quarantine;

/**
 * Recognises commands to the model: to drop its rules, to become somebody without any, to do
 * whatever it is asked, to give secrets away, to keep a person in the dark.
 *
 * <p>Every shape is a command with what it is about near it, in one sentence. Conventions of people
 * have the commands too, but about other things.
 */
final class Instructions {
  private static final int NEAR = 40;
  private static final int FAR = 100;

  /** Between "previous" and "instructions" there is room for "system" or "safety". */
  private static final int BETWEEN = 10;

  private Instructions() {}

  static boolean isIn(Reading reading) {
    return reading.sentences().stream().anyMatch(Instructions::isIn);
  }

  private static boolean isIn(Sentence sentence) {
    return dropsRules(sentence)
        || voidsRules(sentence)
        || changesRole(sentence)
        || doesWhatever(sentence)
        || givesAway(sentence)
        || conceals(sentence);
  }

  private static boolean dropsRules(Sentence sentence) {
    return sentence
        .commands(Concept.DISREGARD)
        .anyMatch(
            command ->
                sentence.hasNear(command, Concept.OWN_RULES, NEAR)
                    || sentence
                        .of(Concept.RULES)
                        .filter(rules -> rules.distance(command) <= NEAR)
                        .anyMatch(rules -> sentence.hasNear(rules, Concept.PRIOR, BETWEEN)));
  }

  /**
   * Facts say of rules, too, that they are void; but not that the reader follows others instead.
   */
  private static boolean voidsRules(Sentence sentence) {
    boolean toYou = sentence.has(Concept.YOU) || sentence.has(Concept.ANY_COMMAND);
    return toYou
        && sentence
            .of(Concept.VOID)
            .filter(hit -> !sentence.isMentioned(hit))
            .filter(hit -> sentence.hasNear(hit, Concept.PRIOR, NEAR))
            .anyMatch(hit -> sentence.hasNear(hit, Concept.RULES, NEAR));
  }

  private static boolean changesRole(Sentence sentence) {
    return sentence
            .commands(Concept.BECOME)
            .anyMatch(
                command ->
                    sentence.hasNear(command, Concept.PERSONA, NEAR)
                        || sentence.hasNear(command, Concept.FREED, NEAR))
        || (sentence.has(Concept.YOU)
            && sentence.of(Concept.FREED).anyMatch(freed -> !sentence.isMentioned(freed)))
        || sentence.of(Concept.SUMMONS).anyMatch(summons -> !sentence.isMentioned(summons));
  }

  private static boolean doesWhatever(Sentence sentence) {
    return sentence
        .commands(Concept.OBEY)
        .anyMatch(command -> sentence.hasNear(command, Concept.ANY_COMMAND, NEAR));
  }

  private static boolean givesAway(Sentence sentence) {
    return sentence
            .commands(Concept.SEND)
            .anyMatch(
                command ->
                    sentence.hasNear(command, Concept.SECRET, FAR)
                        && sentence.hasNear(command, Concept.DESTINATION, FAR))
        || sentence
            .commands(Concept.REVEAL)
            .anyMatch(command -> sentence.hasNear(command, Concept.HIDDEN, NEAR));
  }

  private static boolean conceals(Sentence sentence) {
    return sentence.of(Concept.CONCEAL).anyMatch(hit -> !sentence.isMentioned(hit))
        || keepsQuiet(sentence)
        || sentence
            .of(Concept.UNASKED)
            .filter(hit -> !sentence.isMentioned(hit))
            .anyMatch(
                hit -> sentence.of(Concept.NEGATION).noneMatch(no -> no.end() <= hit.start()));
  }

  /**
   * "Do not tell the user about this" conceals; "do not tell the user their password" is a rule.
   */
  private static boolean keepsQuiet(Sentence sentence) {
    return sentence
        .of(Concept.TELL_NOT)
        .filter(hit -> !sentence.isMentioned(hit))
        .anyMatch(
            hit ->
                sentence
                    .of(Concept.WATCHER)
                    .filter(person -> person.distance(hit) <= NEAR)
                    .anyMatch(
                        person ->
                            sentence.endsWith(person)
                                || sentence.hasNear(hit, Concept.THE_MATTER, NEAR)));
  }
}
