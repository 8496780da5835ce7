package io.memory4j.core.erase;

import io.memory4j.ForgetReceipt;
import io.memory4j.Selector;
import io.memory4j.StoreUnavailableException;
import io.memory4j.core.record.RecordKinds;
import io.memory4j.core.route.StackRoute;
import io.memory4j.core.route.StoreRouter;
import io.memory4j.store.MemoryStore;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Deletes for good. First it is collected, in all stores, what goes and what was made from it; then
 * every store is given the order, by ids; then files let go of the texts; then one transaction in
 * each store deletes, blanks, sets the tombstones and marks that the bytes are to be scrubbed; then
 * nothing in this process holds the texts; then the stores are scrubbed, and the order is taken
 * back. Whoever opens the stores after a crash goes on from any of these steps. A single store
 * without files needs no order: it is changed by one transaction. Thread-safe.
 */
public final class Forgetting {
  /** Those of persons first: what they were told is known for good. */
  private final List<MemoryStore> stores;

  private final ForgettingParts parts;
  private final Selections selections;
  private final OrderRun run;
  private final OpenOrders open;

  /**
   * Forgets.
   *
   * @param router knows all open stores
   * @param parts what it works with
   */
  public Forgetting(StoreRouter router, ForgettingParts parts) {
    this.parts = parts;
    this.selections = new Selections(parts.keys());
    this.run = parts.run(router);
    this.stores =
        router.stores().stream()
            .sorted(Comparator.comparing(store -> !run.isHome().test(store)))
            .toList();
    this.open = new OpenOrders(run, new KnownStores(parts.records(), parts.clock()));
  }

  /**
   * Takes note of the stores that a memory is bound to, and goes on with what was ordered for them
   * earlier. Throws nothing for a store's sake.
   *
   * @param route the layers and stores
   */
  public void bound(StackRoute route) {
    open.introduce(route);
    open.resume(stores);
  }

  /**
   * {@return what would be forgotten} Changes nothing.
   *
   * @param route the layers and stores
   * @param selector what would be forgotten
   */
  public ForgetReceipt wouldForget(StackRoute route, Selector selector) {
    Plan plan = new Plan(stores, selections.of(route, selector));
    return new Receipts(route).of(plan);
  }

  /**
   * {@return what was forgotten}
   *
   * @param route the layers and stores
   * @param selector what to forget
   */
  public ForgetReceipt forget(StackRoute route, Selector selector) {
    Selection selection = selections.of(route, selector);
    open.resume(stores);
    Plan plan = new Plan(stores, selection);
    ErasureOrder order = order(plan);
    boolean ordered = needsOrder(plan, selection);
    if (ordered) {
      Orders orders = parts.orders();
      plan.answering().forEach(store -> orders.give(store, order, selection));
    }
    Outcome outcome = erase(plan, order, selection);
    if (ordered) {
      run.finish(plan.answering(), order.id(), outcome);
    }
    return new Receipts(route).of(outcome, ordered ? plan.elsewhere().values() : List.of());
  }

  private ErasureOrder order(Plan plan) {
    Set<String> todo = new HashSet<>(plan.elsewhere().keySet());
    stores.forEach(store -> todo.add(store.storeId()));
    return new ErasureOrder(
        parts.ids().next(RecordKinds.JOB).value(),
        parts.clock().instant(),
        Plan.ids(plan.reach().gone()),
        Plan.ids(plan.reach().blank()),
        todo);
  }

  /** Nothing is ordered where there is nothing to do, or one transaction does all. */
  private boolean needsOrder(Plan plan, Selection selection) {
    boolean elsewhere = !plan.elsewhere().isEmpty() || stores.size() > 1;
    if (plan.isEmpty()) {
      return !plan.silent().isEmpty() || (elsewhere && !selection.persons().isEmpty());
    }
    return elsewhere || !run.files().isEmpty();
  }

  private Outcome erase(Plan plan, ErasureOrder order, Selection selection) {
    Outcome outcome = new Outcome();
    outcome.erased.add(plan.reach());
    outcome.failed.addAll(plan.silent());
    run.files().forget(outcome);
    for (MemoryStore store : plan.answering()) {
      try {
        run.erase(store, order, selection, outcome);
      } catch (StoreUnavailableException silent) {
        if (stores.size() == 1) {
          throw silent;
        }
        outcome.failed.add(store);
      }
    }
    ScrubbedStores.scrub(outcome);
    return outcome;
  }
}
