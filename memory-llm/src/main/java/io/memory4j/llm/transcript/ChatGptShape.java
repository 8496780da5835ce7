package io.memory4j.llm.transcript;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/** The tree of one conversation, without its texts. Not thread-safe. */
final class ChatGptShape {
  private final Map<Long, Node> nodes = new HashMap<>();
  private final List<Node> inOrder = new ArrayList<>();
  private Optional<String> current = Optional.empty();
  private String id = "";
  private boolean guessed;

  /** A message and the one above it. */
  private static final class Node {
    private final long key;
    private long parent;
    private boolean hasParent;
    private OptionalDouble time = OptionalDouble.empty();

    Node(long key) {
      this.key = key;
    }
  }

  void field(String name, JsonParser parser) throws IOException {
    switch (name) {
      case "conversation_id" -> id = JsonFields.name(parser).orElse(id);
      case "id" -> id = id.isEmpty() ? JsonFields.name(parser).orElse("") : id;
      case "current_node" -> current = JsonFields.name(parser);
      case "mapping" -> JsonFields.ofObject(parser, key -> node(Hash.of(key), parser));
      default -> {}
    }
  }

  private void node(long key, JsonParser parser) throws IOException {
    Node node = new Node(key);
    if (nodes.putIfAbsent(key, node) == null) {
      inOrder.add(node);
      JsonFields.ofObject(parser, name -> nodeField(node, name, parser));
    }
  }

  private static void nodeField(Node node, String name, JsonParser parser) throws IOException {
    switch (name) {
      case "parent" -> {
        Optional<String> parent = JsonFields.name(parser);
        node.hasParent = parent.isPresent();
        parent.ifPresent(told -> node.parent = Hash.of(told));
      }
      case "message" ->
          JsonFields.ofObject(
              parser,
              inner -> {
                if (inner.equals("create_time")) {
                  node.time = time(JsonFields.name(parser));
                }
              });
      default -> {}
    }
  }

  private static OptionalDouble time(Optional<String> told) {
    return told.flatMap(text -> WrittenTime.parse(text, Optional.of(ZoneOffset.UTC))).stream()
        .mapToDouble(at -> ChronoUnit.MICROS.between(Instant.EPOCH, at))
        .findFirst();
  }

  /** {@return the conversation's id, or the empty string} */
  String id() {
    return id;
  }

  /** {@return whether the current message had to be guessed, once ranks were asked for} */
  boolean isGuessed() {
    return guessed;
  }

  /** {@return the place of each message in the conversation, by key; nothing if it is a circle} */
  Optional<Map<Long, Integer>> ranks() {
    Optional<Node> last = current.map(key -> nodes.get(Hash.of(key))).or(this::newestLeaf);
    List<Node> path = new ArrayList<>();
    Optional<Node> next = last;
    while (next.isPresent() && path.size() <= nodes.size()) {
      path.add(next.get());
      next = parent(next.get());
    }
    boolean circle = path.size() > nodes.size() || (last.isEmpty() && !nodes.isEmpty());
    Map<Long, Integer> ranks = new HashMap<>();
    for (int i = 0; i < path.size(); i++) {
      ranks.put(path.get(i).key, path.size() - 1 - i);
    }
    return circle ? Optional.empty() : Optional.of(ranks);
  }

  private Optional<Node> parent(Node node) {
    return node.hasParent ? Optional.ofNullable(nodes.get(node.parent)) : Optional.empty();
  }

  private Optional<Node> newestLeaf() {
    guessed = !nodes.isEmpty();
    Set<Long> parents = new HashSet<>();
    inOrder.stream().filter(node -> node.hasParent).forEach(node -> parents.add(node.parent));
    Node newest = null;
    double time = Double.NEGATIVE_INFINITY;
    for (Node leaf : inOrder) {
      if (!parents.contains(leaf.key) && time(leaf) >= time) {
        newest = leaf;
        time = time(leaf);
      }
    }
    return Optional.ofNullable(newest);
  }

  /** {@return when a message was sent; tools do not tell, so then it is what stands above} */
  private double time(Node leaf) {
    List<Node> untold = new ArrayList<>();
    Node node = leaf;
    while (node.time.isEmpty() && untold.size() <= nodes.size()) {
      untold.add(node);
      Optional<Node> parent = parent(node);
      if (parent.isEmpty()) {
        break;
      }
      node = parent.get();
    }
    OptionalDouble told = node.time.isPresent() ? node.time : OptionalDouble.of(Double.MIN_VALUE);
    // Each is asked once, however many stand below it.
    untold.forEach(one -> one.time = told);
    return told.getAsDouble();
  }
}
