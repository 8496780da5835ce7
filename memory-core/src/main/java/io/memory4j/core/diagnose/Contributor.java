package io.memory4j.core.diagnose;

import io.memory4j.Diagnosis;
import io.memory4j.core.route.StackRoute;
import java.util.List;

/**
 * A part of the library that says how it does, such as one line for each level of a review chain
 * that is stalled. Implementations are thread-safe.
 */
@FunctionalInterface
public interface Contributor {
  /**
   * {@return what it has to say about the layers of a memory} Never remembered text.
   *
   * @param route the layers and stores
   * @throws io.memory4j.MemoryException if a store does not answer; the part is then told as failed
   */
  List<Diagnosis.Line> lines(StackRoute route);
}
