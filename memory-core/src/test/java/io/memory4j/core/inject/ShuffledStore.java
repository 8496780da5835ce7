package io.memory4j.core.inject;

import io.memory4j.store.ChangePage;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.MemoryStore;
import io.memory4j.store.RecordQuery;
import io.memory4j.store.StoreReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;

/** A store that answers with the same records in another order. */
final class ShuffledStore {
  private ShuffledStore() {}

  static MemoryStore over(MemoryStore store, Random random) {
    return proxy(
        MemoryStore.class,
        (method, arguments) ->
            method.getName().equals("read")
                ? store.read(reader -> read(arguments[0], reader(reader, random)))
                : method.invoke(store, arguments));
  }

  @SuppressWarnings("unchecked")
  private static Object read(Object work, StoreReader reader) {
    return ((Function<StoreReader, Object>) work).apply(reader);
  }

  private static StoreReader reader(StoreReader reader, Random random) {
    return proxy(
        StoreReader.class,
        (method, arguments) -> {
          if (method.getName().equals("scan")) {
            return scan(reader, arguments, random);
          }
          Object answer = method.invoke(reader, arguments);
          return switch (method.getName()) {
            case "list" -> shuffled((List<?>) answer, random);
            case "changes" -> shuffled((ChangePage) answer, random);
            default -> answer;
          };
        });
  }

  @SuppressWarnings("unchecked")
  private static Object scan(StoreReader reader, Object[] arguments, Random random) {
    List<MemoryRecord> records = new ArrayList<>();
    reader.scan((RecordQuery) arguments[0], records::add);
    Predicate<? super MemoryRecord> visitor = (Predicate<? super MemoryRecord>) arguments[1];
    shuffled(records, random).stream().takeWhile(visitor).forEach(any -> {});
    return null;
  }

  private static ChangePage shuffled(ChangePage page, Random random) {
    return new ChangePage(
        shuffled(page.changed(), random),
        page.deleted(),
        page.through(),
        page.more(),
        page.truncated());
  }

  private static <T> List<T> shuffled(List<T> list, Random random) {
    List<T> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  /** What a proxy does for a method. */
  private interface Answer {
    Object to(Method method, Object[] arguments) throws Exception;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (any, method, arguments) -> {
              try {
                return answer.to(method, arguments);
              } catch (InvocationTargetException failed) {
                throw failed.getCause();
              }
            }));
  }
}
