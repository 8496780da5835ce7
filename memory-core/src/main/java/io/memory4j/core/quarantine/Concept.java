package io.memory4j.core.quarantine;

/** What a phrase of the {@link Lexicon} means for the shapes of an attempt. */
enum Concept {
  /** To drop rules: the head of a command. */
  DISREGARD,
  /** What makes rules those that were given before. */
  PRIOR,
  /** What a model is given to follow. */
  RULES,
  /** The rules of a model, in one phrase. */
  OWN_RULES,
  /** To become somebody: the head of a command. */
  BECOME,
  /** Whom a model is to become. */
  PERSONA,
  /** That nothing limits the model. */
  FREED,
  /** That the model is spoken to. */
  YOU,
  /** That the model is told it must. */
  ADDRESS,
  /** A word before a command that leaves it one. */
  LEAD_IN,
  /** A word before a command that turns it round. */
  NEGATION,
  /** To do what somebody says: the head of a command. */
  OBEY,
  /** Whatever is asked. */
  ANY_COMMAND,
  /** To give away: the head of a command. */
  SEND,
  /** What must not be given away. */
  SECRET,
  /** Somewhere outside. */
  DESTINATION,
  /** To show: the head of a command. */
  REVEAL,
  /** What the model was told. */
  HIDDEN,
  /** That a person is not to know. */
  CONCEAL,
  /** That a person is not to be asked; a convention if something before it forbids. */
  UNASKED,
  /** Not to say, or to hide. */
  TELL_NOT,
  /** The person who is not to know. */
  WATCHER,
  /** What is not said: the matter at hand, not a wording. */
  THE_MATTER,
  /** That rules hold no longer. */
  VOID,
  /** That a text speaks to a model as such. */
  SUMMONS,
  /** That a text talks about texts. */
  MENTION,
  /** A speaker in a transcript. */
  ROLE,
  /** A speaker that only transcripts of models have. */
  MODEL_ROLE,
  /** A tag or a heading of a speaker. */
  ROLE_TAG,
  /** A token of a chat template. */
  TEMPLATE,
  /** A token of a tool call. */
  TOOL,
  /** A field that names a tool, and one that holds its arguments. */
  TOOL_NAME,
  TOOL_ARGUMENTS
}
