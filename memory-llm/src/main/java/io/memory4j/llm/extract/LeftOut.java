package io.memory4j.llm.extract;

/** Why a sentence that sounds as if it held from now on was not kept. More may be added. */
public enum LeftOut {
  /** It asks. */
  QUESTION,
  /** It repeats what somebody or something else says, or gives an example. */
  QUOTED,
  /** It stands in code, a command, a comment or markup. */
  CODE,
  /** It stands in a log or a stack trace. */
  LOG,
  /** It stands in text that was pasted from elsewhere. */
  PASTED,
  /** It asks for something to be done once, or tells the agent what to be. */
  ONE_OFF,
  /** It holds for now only, or for one place in the code. */
  TEMPORARY,
  /** It points at something that only the session shows. */
  POINTING,
  /** It guesses or supposes. */
  HYPOTHETICAL,
  /** It describes how something behaves, most often wrongly. */
  OBSERVATION,
  /** It holds words of a durable statement, in no wording that is known to be one. */
  UNCLEAR,
  /** No person said it. */
  OTHER_AUTHOR
}
