package io.memory4j.examples.quickstart.net;

import io.memory4j.examples.quickstart.Quickstart;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.channels.DatagramChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Runs the quickstart in a process in which nothing can be connected to, and ends with {@value
 * #ATTEMPTED} if something tried. Without arguments it tries every way itself, to show that the
 * guard sees them all, and ends with 0 if it did.
 */
public final class GuardedQuickstart {
  /** The exit code of a process that tried to connect. */
  static final int ATTEMPTED = 86;

  private GuardedQuickstart() {}

  /**
   * Runs the program.
   *
   * @param args those of the quickstart, or none
   */
  public static void main(String[] args) throws IOException {
    refuseSockets();
    ProxySelector.setDefault(new NoProxies());
    if (args.length == 0) {
      System.exit(tryAll());
    }
    Quickstart.main(args);
    System.exit(Attempts.count() == 0 ? 0 : ATTEMPTED);
  }

  @SuppressWarnings("deprecation") // whatever a library makes of sockets goes through the factories
  private static void refuseSockets() throws IOException {
    Socket.setSocketImplFactory(
        () -> {
          throw Attempts.refused("socket");
        });
    ServerSocket.setSocketFactory(
        () -> {
          throw Attempts.refused("server socket");
        });
  }

  private static int tryAll() {
    List<Callable<?>> ways =
        List.of(
            () -> new Socket(InetAddress.getLoopbackAddress(), 9),
            () -> new ServerSocket(0),
            SocketChannel::open,
            DatagramChannel::open,
            () -> URI.create("http://127.0.0.1:9/").toURL().openStream());
    for (Callable<?> way : ways) {
      int before = Attempts.count();
      try {
        way.call();
        return ways.indexOf(way) + 1;
      } catch (Exception | Error refused) {
        if (Attempts.count() == before) {
          return ways.indexOf(way) + 1;
        }
      }
    }
    return 0;
  }

  /** Asked by what speaks HTTP before it connects. */
  private static final class NoProxies extends ProxySelector {
    @Override
    public List<Proxy> select(URI uri) {
      throw Attempts.refused("URL");
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
      throw Attempts.refused("URL to " + ((InetSocketAddress) address).getPort());
    }
  }
}
