package io.memory4j.examples.quickstart;

import io.memory4j.review.SummaryRequest;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** The host of another process: runs the chain day by day, or never ends its first summary. */
final class ReviewRunner {
  static final String RACE = "race";
  static final String HANG = "hang";
  static final String ASKED = "asked";

  private ReviewRunner() {}

  /**
   * Prints the periods that were made, one a line.
   *
   * @param args the folder, what to do, for how many days
   */
  public static void main(String[] args) {
    boolean hang = args[1].equals(HANG);
    try (ReviewHost host =
        new ReviewHost(
            Path.of(args[0]), (request, wanted) -> hang ? hang(request) : ReviewHost.summary())) {
      ReviewHost.days(Integer.parseInt(args[2]))
          .forEach(day -> ReviewHost.saved(host.at(day).run()).forEach(System.out::println));
    }
  }

  private static String hang(SummaryRequest request) {
    System.out.println(ASKED + " " + request.period());
    System.out.flush();
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "";
  }
}
