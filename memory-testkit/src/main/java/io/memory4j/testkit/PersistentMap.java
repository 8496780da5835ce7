package io.memory4j.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A sorted map whose changes are new maps that share what did not change, so that a snapshot costs
 * nothing and a rollback is forgetting the new one. A treap (Seidel and Aragon, 1996) whose
 * priorities are mixed from the keys' hashes. Immutable and thread-safe.
 */
final class PersistentMap<K extends Comparable<K>, V> {
  private record Node<K, V>(K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
    int priority() {
      int mixed = key.hashCode() * 0x9E3779B9;
      mixed = (mixed ^ (mixed >>> 16)) * 0x85EBCA6B;
      return mixed ^ (mixed >>> 13);
    }
  }

  private final @Nullable Node<K, V> root;

  private PersistentMap(@Nullable Node<K, V> root) {
    this.root = root;
  }

  static <K extends Comparable<K>, V> PersistentMap<K, V> empty() {
    return new PersistentMap<>(null);
  }

  @Nullable V get(K key) {
    Node<K, V> node = root;
    while (node != null) {
      int order = key.compareTo(node.key);
      if (order == 0) {
        return node.value;
      }
      node = order < 0 ? node.left : node.right;
    }
    return null;
  }

  boolean has(K key) {
    return get(key) != null;
  }

  PersistentMap<K, V> with(K key, V value) {
    return new PersistentMap<>(with(root, key, value));
  }

  PersistentMap<K, V> without(K key) {
    return has(key) ? new PersistentMap<>(without(root, key)) : this;
  }

  /** {@return a map without the entries whose value meets a condition} */
  PersistentMap<K, V> withoutValues(Predicate<? super V> condition) {
    List<K> doomed = new ArrayList<>();
    walk(root, node -> !condition.test(node.value) || doomed.add(node.key));
    PersistentMap<K, V> rest = this;
    for (K key : doomed) {
      rest = rest.without(key);
    }
    return rest;
  }

  /** {@return the values in the order of their keys} */
  List<V> values() {
    List<V> values = new ArrayList<>();
    walk(root, node -> values.add(node.value));
    return values;
  }

  /** {@return the values from one key on and before another, in the order of their keys} */
  List<V> values(K from, K before) {
    List<V> values = new ArrayList<>();
    range(root, from, before, values);
    return values;
  }

  private static <K extends Comparable<K>, V> void range(
      @Nullable Node<K, V> node, K from, K before, List<V> values) {
    if (node == null) {
      return;
    }
    boolean isLate = node.key.compareTo(before) >= 0;
    boolean isEarly = node.key.compareTo(from) < 0;
    if (!isEarly) {
      range(node.left, from, before, values);
    }
    if (!isEarly && !isLate) {
      values.add(node.value);
    }
    if (!isLate) {
      range(node.right, from, before, values);
    }
  }

  /** {@return the keys in order} */
  List<K> keys() {
    List<K> keys = new ArrayList<>();
    walk(root, node -> keys.add(node.key));
    return keys;
  }

  private static <K extends Comparable<K>, V> Node<K, V> with(
      @Nullable Node<K, V> node, K key, V value) {
    if (node == null) {
      return new Node<>(key, value, null, null);
    }
    int order = key.compareTo(node.key);
    if (order == 0) {
      return new Node<>(key, value, node.left, node.right);
    }
    if (order < 0) {
      Node<K, V> left = with(node.left, key, value);
      return left.priority() > node.priority()
          ? new Node<>(left.key, left.value, left.left, lift(node, left.right, node.right))
          : lift(node, left, node.right);
    }
    Node<K, V> right = with(node.right, key, value);
    return right.priority() > node.priority()
        ? new Node<>(right.key, right.value, lift(node, node.left, right.left), right.right)
        : lift(node, node.left, right);
  }

  private static <K extends Comparable<K>, V> @Nullable Node<K, V> without(
      @Nullable Node<K, V> node, K key) {
    if (node == null) {
      return null;
    }
    int order = key.compareTo(node.key);
    if (order == 0) {
      return merge(node.left, node.right);
    }
    return order < 0
        ? lift(node, without(node.left, key), node.right)
        : lift(node, node.left, without(node.right, key));
  }

  private static <K, V> @Nullable Node<K, V> merge(
      @Nullable Node<K, V> low, @Nullable Node<K, V> high) {
    if (low == null || high == null) {
      return low == null ? high : low;
    }
    return low.priority() > high.priority()
        ? lift(low, low.left, merge(low.right, high))
        : lift(high, merge(low, high.left), high.right);
  }

  private static <K, V> Node<K, V> lift(
      Node<K, V> node, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
    return new Node<>(node.key, node.value, left, right);
  }

  private static <K, V> boolean walk(
      @Nullable Node<K, V> node, Predicate<? super Node<K, V>> visitor) {
    return node == null
        || (walk(node.left, visitor) && visitor.test(node) && walk(node.right, visitor));
  }
}
