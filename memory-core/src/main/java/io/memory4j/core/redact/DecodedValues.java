package io.memory4j.core.redact;

import io.memory4j.redact.Redaction;
import io.memory4j.redact.Redactor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Redacts a decoded document: maps, lists, texts, numbers, truth values and null, as a JSON or YAML
 * parser makes them. The structure stays, so that it can be written again; a text or a number that
 * its name makes a secret is replaced whole, which no look at the value alone could tell. Names are
 * redacted too.
 *
 * <p>What lies deeper than {@value #MAX_DEPTH} levels is left out: parsers refuse it anyway. One
 * instance redacts one document; not thread-safe.
 */
public final class DecodedValues {
  /** How many maps and lists may lie within each other. */
  public static final int MAX_DEPTH = 1_000;

  private final Redactor redactor;
  private final Map<String, Integer> findings = new TreeMap<>();

  /**
   * Starts with nothing found.
   *
   * @param redactor takes secrets out of texts
   */
  public DecodedValues(Redactor redactor) {
    this.redactor = redactor;
  }

  /**
   * {@return the value without its secrets} A number that was one becomes a text.
   *
   * @param value a decoded value; others than those named above are kept as they are
   */
  public @Nullable Object redact(@Nullable Object value) {
    return redact("", value, 0);
  }

  /** {@return how many secrets were replaced so far, by rule} */
  public Map<String, Integer> findings() {
    return Map.copyOf(findings);
  }

  private @Nullable Object redact(String name, @Nullable Object value, int depth) {
    if (value instanceof String text) {
      return ofText(name, text);
    }
    if (value instanceof Number number) {
      Optional<Redaction> redacted = NamedValue.behind(redactor, name, "", number.toString());
      return redacted.<Object>map(this::counted).orElse(number);
    }
    if (value instanceof List<?> list) {
      return depth == MAX_DEPTH ? List.of() : ofList(name, list, depth + 1);
    }
    if (value instanceof Map<?, ?> map) {
      return depth == MAX_DEPTH ? Map.of() : ofMap(map, depth + 1);
    }
    return value;
  }

  private String ofText(String name, String text) {
    return NamedValue.redact(redactor, name, text).map(this::counted).orElse(text);
  }

  private String counted(Redaction redaction) {
    redaction.findings().forEach((rule, count) -> findings.merge(rule, count, Integer::sum));
    return redaction.text();
  }

  private List<@Nullable Object> ofList(String name, List<?> list, int depth) {
    List<@Nullable Object> copy = new ArrayList<>(list.size());
    list.forEach(each -> copy.add(redact(name, each, depth)));
    return copy;
  }

  private Map<String, @Nullable Object> ofMap(Map<?, ?> map, int depth) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    map.forEach(
        (key, each) -> {
          String name = String.valueOf(key);
          copy.put(counted(redactor.redact(name)), redact(name, each, depth));
        });
    return copy;
  }
}
