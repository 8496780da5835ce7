package io.memory4j.core.file.planted;

import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

/** Planted: a type of another library in a public signature. */
public final class CoreShowsLogger {
  private CoreShowsLogger() {}

  public static Logger logger() {
    return NOPLogger.NOP_LOGGER;
  }
}
