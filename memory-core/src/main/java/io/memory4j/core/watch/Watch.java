package io.memory4j.core.watch;

import io.memory4j.ForgetReceipt;
import io.memory4j.Layer;
import io.memory4j.MemoryListener;
import io.memory4j.MemoryListener.Failed;
import io.memory4j.MemoryListener.Forgotten;
import io.memory4j.MemoryListener.Injected;
import io.memory4j.MemoryListener.Recalled;
import io.memory4j.MemoryListener.Reviewed;
import io.memory4j.MemoryListener.Statement;
import io.memory4j.MemoryListener.Written;
import io.memory4j.Remembered;
import io.memory4j.Ticker;
import io.memory4j.inject.InjectionBlock;
import io.memory4j.inject.InjectionPlan;
import io.memory4j.recall.Recall;
import io.memory4j.review.ReviewReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Runs the operations of a memory and tells those who watch it what came of them. An event is made
 * only if somebody is there to see it. Thread-safe.
 */
public final class Watch {
  /** A listener that hears nothing, and that no event is made for. */
  public static final MemoryListener NOBODY = new MemoryListener() {};

  private final Audience audience;
  private final Ticker ticker;

  /**
   * Watches.
   *
   * @param listener the host's
   * @param ticker measures durations
   */
  public Watch(MemoryListener listener, Ticker ticker) {
    this.audience = new Audience(listener);
    this.ticker = ticker;
  }

  /**
   * {@return what became of a statement}
   *
   * @param what the name of the operation
   * @param call does it
   */
  public Remembered write(String what, Supplier<Remembered> call) {
    return writeAll(what, () -> List.of(call.get())).get(0);
  }

  /**
   * {@return what became of statements that are written in one transaction}
   *
   * @param what the name of the operation
   * @param call does it
   */
  public List<Remembered> writeAll(String what, Supplier<List<Remembered>> call) {
    long start = ticker.read();
    List<Remembered> answers = run(what, call);
    if (audience.sees(Written.class)) {
      audience.written(new Written(answers.stream().map(Statement::of).toList(), since(start)));
    }
    return answers;
  }

  /**
   * {@return the answer to a question}
   *
   * @param call finds it
   */
  public Recall recall(Supplier<Recall> call) {
    long start = ticker.read();
    Recall answer = run("recall", call);
    if (audience.sees(Recalled.class)) {
      audience.recalled(new Recalled(answer.hits().size(), answer.unavailable(), since(start)));
    }
    return answer;
  }

  /**
   * {@return a block}
   *
   * @param call makes it
   */
  public InjectionBlock inject(Supplier<InjectionBlock> call) {
    long start = ticker.read();
    InjectionBlock block = run("inject", call);
    if (audience.sees(Injected.class)) {
      audience.injected(injected(block, since(start)));
    }
    return block;
  }

  private static Injected injected(InjectionBlock block, Duration took) {
    InjectionPlan plan = block.plan();
    int included = plan.included().size();
    long tail = plan.tail().values().stream().mapToLong(Long::longValue).sum();
    String text = block.text();
    return new Injected(
        included,
        plan.entries().size() - included + tail,
        text.codePointCount(0, text.length()),
        plan.degraded(),
        took);
  }

  /**
   * {@return what was forgotten}
   *
   * @param what the name of the operation
   * @param call does it
   */
  public ForgetReceipt forget(String what, Supplier<ForgetReceipt> call) {
    long start = ticker.read();
    ForgetReceipt receipt = run(what, call);
    if (audience.sees(Forgotten.class)) {
      audience.forgotten(
          new Forgotten(receipt.deleted(), receipt.verified(), receipt.pending(), since(start)));
    }
    return receipt;
  }

  /**
   * Tells of a run of the review chain.
   *
   * @param layer whose summaries it made
   * @param report what it did
   * @param start when it began, as {@link #start} said
   */
  public void reviewed(Layer layer, ReviewReport report, long start) {
    int saved = 0;
    int failed = 0;
    for (ReviewReport.Entry entry : report.entries()) {
      switch (entry.outcome()) {
        case SAVED -> saved++;
        case FAILED, REJECTED -> {
          failed++;
          failed("review", entry.outcome().name(), Optional.empty());
        }
        case EXISTS, NO_DATA, WAITING -> {}
      }
    }
    if (audience.sees(Reviewed.class)) {
      audience.reviewed(new Reviewed(layer, saved, failed, since(start)));
    }
  }

  /** {@return the moment a measurement begins} */
  public long start() {
    return ticker.read();
  }

  /**
   * {@return what an operation returns that only reads} Only its failure is told.
   *
   * @param what the name of the operation
   * @param call does it
   * @param <T> what it returns
   */
  public <T> T run(String what, Supplier<T> call) {
    try {
      return call.get();
    } catch (RuntimeException | Error failure) {
      failed(what, causeOf(failure), Optional.empty());
      throw failure;
    }
  }

  /**
   * {@return what is told of a failure}
   *
   * @param failure the failure
   */
  public static String causeOf(Throwable failure) {
    return failure.getClass().getName();
  }

  /**
   * Tells of a failure.
   *
   * @param what the name of what was tried
   * @param cause a fixed name
   * @param session the session it was tried for
   */
  public void failed(String what, String cause, Optional<String> session) {
    if (audience.sees(Failed.class)) {
      audience.failed(new Failed(what, cause, session));
    }
  }

  private Duration since(long start) {
    return Duration.ofNanos(ticker.read() - start);
  }
}
