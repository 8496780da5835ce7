package io.memory4j.core.planted;

import java.net.Socket;

/** Planted: the core opens a connection. */
final class CoreOpensConnection {
  private CoreOpensConnection() {}

  static Socket socket() {
    return new Socket();
  }
}
