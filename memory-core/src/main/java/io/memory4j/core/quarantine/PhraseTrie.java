package io.memory4j.core.quarantine;

import io.memory4j.store.UnspacedScript;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds many phrases in one pass: at each index that may begin one it walks a tree of letters, no
 * deeper than the longest phrase. Filled once, then only read.
 */
final class PhraseTrie {
  private static final char STEM = '*';

  private final Node root = new Node();

  private static final class Node {
    final Map<Character, Node> next = new HashMap<>();
    final List<Concept> words = new ArrayList<>();
    final List<Concept> stems = new ArrayList<>();
  }

  /** Adds a phrase in plain letters; a star at its end lets a word go on after it. */
  void add(Concept concept, String phrase) {
    boolean stem = phrase.charAt(phrase.length() - 1) == STEM;
    Node node = root;
    for (char c : phrase.substring(0, phrase.length() - (stem ? 1 : 0)).toCharArray()) {
      node = node.next.computeIfAbsent(c, unused -> new Node());
    }
    (stem ? node.stems : node.words).add(concept);
  }

  /** Returns the phrases of a text in plain letters, in order of their beginnings. */
  List<Hit> find(String text) {
    List<Hit> hits = new ArrayList<>();
    for (int start = 0; start < text.length(); start++) {
      if (isEdge(text, start)) {
        find(text, start, hits);
      }
    }
    return hits;
  }

  private void find(String text, int start, List<Hit> hits) {
    Node node = root;
    for (int at = start; at < text.length(); at++) {
      char c = text.charAt(at);
      node = node.next.get(c == '\n' ? ' ' : c);
      if (node == null) {
        return;
      }
      for (Concept concept : node.stems) {
        hits.add(new Hit(concept, start, at + 1));
      }
      if (!node.words.isEmpty() && isEdge(text, at + 1)) {
        for (Concept concept : node.words) {
          hits.add(new Hit(concept, start, at + 1));
        }
      }
    }
  }

  /** Returns whether no word goes on across an index; scripts without blanks have no words. */
  private static boolean isEdge(String text, int at) {
    return at == 0
        || at >= text.length()
        || !isSpacedWord(text.charAt(at - 1))
        || !isSpacedWord(text.charAt(at));
  }

  private static boolean isSpacedWord(char c) {
    return Character.isLetterOrDigit(c) && !UnspacedScript.contains(c);
  }
}
