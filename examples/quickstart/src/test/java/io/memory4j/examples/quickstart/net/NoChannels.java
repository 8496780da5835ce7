package io.memory4j.examples.quickstart.net;

import java.net.ProtocolFamily;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;

/** Refuses every channel to elsewhere; named by a property when the process starts. */
public final class NoChannels extends SelectorProvider {
  /** Made by the platform. */
  public NoChannels() {}

  @Override
  public DatagramChannel openDatagramChannel() {
    throw Attempts.refused("datagram channel");
  }

  @Override
  public DatagramChannel openDatagramChannel(ProtocolFamily family) {
    throw Attempts.refused("datagram channel");
  }

  @Override
  public Pipe openPipe() {
    throw Attempts.refused("pipe");
  }

  @Override
  public AbstractSelector openSelector() {
    throw Attempts.refused("selector");
  }

  @Override
  public ServerSocketChannel openServerSocketChannel() {
    throw Attempts.refused("server channel");
  }

  @Override
  public SocketChannel openSocketChannel() {
    throw Attempts.refused("socket channel");
  }
}
