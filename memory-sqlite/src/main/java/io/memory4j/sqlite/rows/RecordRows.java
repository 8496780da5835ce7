package io.memory4j.sqlite.rows;

import io.memory4j.AuthorRole;
import io.memory4j.Provenance;
import io.memory4j.StoreFormatException;
import io.memory4j.store.Link;
import io.memory4j.store.MemoryRecord;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordId;
import io.memory4j.store.Ref;
import io.memory4j.store.Relation;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Records as rows: the parts that queries ask for in columns of their own, all others packed into
 * the last one, since every column read costs time. Confined to one transaction.
 */
public final class RecordRows {
  private final Names names;

  RecordRows(Names names) {
    this.names = names;
  }

  /** Numbers that stand for a record's layer and kind, and the four that the store makes. */
  record Numbers(
      long layer,
      long kind,
      int bornStatus,
      long sequence,
      long revision,
      long born,
      long closed) {}

  /** {@return the values of all columns, in the order of Hot.COLUMNS} */
  static @Nullable Object[] write(RecordId id, RecordBody body, Numbers numbers) {
    return new @Nullable Object[] {
      numbers.born,
      id.value(),
      numbers.layer,
      numbers.kind,
      Statuses.code(body.status()),
      numbers.bornStatus,
      body.key().orElse(null),
      body.content(),
      body.detail().orElse(null),
      body.category(),
      body.provenance().author(),
      body.fingerprint().orElse(null),
      numbers.sequence,
      numbers.revision,
      numbers.closed,
      nanos(body.dueAt()),
      Instants.toNanos(body.observedAt()),
      Instants.toNanos(body.createdAt()),
      Instants.toNanos(body.updatedAt()),
      nanos(body.validFrom()),
      nanos(body.validUntil()),
      Packed.write(pack(body))
    };
  }

  private static @Nullable Long nanos(Optional<Instant> instant) {
    return instant.map(Instants::toNanos).orElse(null);
  }

  private static SortedMap<String, String> pack(RecordBody body) {
    SortedMap<String, String> packed = new TreeMap<>();
    body.attributes().forEach((name, value) -> packed.put("a." + name, value));
    if (!body.keywords().isEmpty()) {
      packed.put("keywords", body.keywords());
    }
    int tags = 0;
    for (String tag : body.tags()) {
      packed.put("t." + tags++, tag);
    }
    int links = 0;
    for (Link link : body.links()) {
      packed.put("l." + links++, writeLink(link));
    }
    packProvenance(body.provenance(), packed);
    packExactly(body, packed);
    return packed;
  }

  private static void packProvenance(Provenance provenance, Map<String, String> packed) {
    provenance.session().ifPresent(session -> packed.put("p.session", session));
    provenance.turn().ifPresent(turn -> packed.put("p.turn", Long.toString(turn)));
    provenance.line().ifPresent(line -> packed.put("p.line", Long.toString(line)));
    provenance.workspace().ifPresent(workspace -> packed.put("p.workspace", workspace));
    provenance.evidence().ifPresent(evidence -> packed.put("p.evidence", evidence));
    int references = 0;
    for (String reference : provenance.references()) {
      packed.put("r." + references++, reference);
    }
  }

  private static void packExactly(RecordBody body, Map<String, String> packed) {
    packExactly("i.due", body.dueAt(), packed);
    packExactly("i.from", body.validFrom(), packed);
    packExactly("i.until", body.validUntil(), packed);
    packExactly("i.observed", Optional.of(body.observedAt()), packed);
    packExactly("i.created", Optional.of(body.createdAt()), packed);
    packExactly("i.updated", Optional.of(body.updatedAt()), packed);
  }

  private static void packExactly(
      String name, Optional<Instant> instant, Map<String, String> packed) {
    instant
        .filter(value -> !Instants.fits(value))
        .ifPresent(value -> packed.put(name, value.toString()));
  }

  private static String writeLink(Link link) {
    Ref target = link.target();
    return link.relation() + ":" + target.scheme().length() + ":" + target.scheme() + target.id();
  }

  private static Link readLink(String packed) {
    int first = packed.indexOf(':');
    int second = packed.indexOf(':', first + 1);
    int schemeEnd = second + 1 + Integer.parseInt(packed, first + 1, second, 10);
    Ref target = new Ref(packed.substring(second + 1, schemeEnd), packed.substring(schemeEnd));
    return new Link(Relation.valueOf(packed.substring(0, first)), target);
  }

  /**
   * {@return the record of the row the results stand at}
   *
   * @param row the columns of Hot.COLUMNS
   * @throws SQLException if a column cannot be read
   */
  public MemoryRecord read(ResultSet row) throws SQLException {
    SortedMap<String, String> packed = Packed.read(row.getString(22));
    RecordBody.Builder body =
        RecordBody.builder(names.layer(row.getLong(3)), names.kind(row.getLong(4)))
            .status(Statuses.of(row.getInt(5)))
            .key(orEmpty(row.getString(7)))
            .content(row.getString(8))
            .detail(orEmpty(row.getString(9)))
            .category(row.getString(10))
            .fingerprint(orEmpty(row.getString(12)))
            .keywords(packed.getOrDefault("keywords", ""))
            .tags(numbered("t.", packed))
            .links(numbered("l.", packed).stream().map(RecordRows::readLink).toList())
            .provenance(provenance(row.getString(11), packed));
    packed.subMap("a.", "a/").forEach((name, value) -> body.attribute(name.substring(2), value));
    readInstants(row, packed, body);
    return new MemoryRecord(
        new RecordId(row.getString(2)),
        body.build(),
        row.getLong(13),
        row.getLong(14),
        row.getLong(1),
        row.getLong(15));
  }

  private static void readInstants(
      ResultSet row, Map<String, String> packed, RecordBody.Builder body) throws SQLException {
    body.times(
        instant("i.created", row.getLong(18), packed),
        instant("i.updated", row.getLong(19), packed),
        instant("i.observed", row.getLong(17), packed));
    long due = row.getLong(16);
    if (!row.wasNull()) {
      body.dueAt(instant("i.due", due, packed));
    }
    long from = row.getLong(20);
    if (!row.wasNull()) {
      body.validFrom(instant("i.from", from, packed));
    }
    long until = row.getLong(21);
    if (!row.wasNull()) {
      body.validUntil(instant("i.until", until, packed));
    }
  }

  private static Instant instant(String name, long nanos, Map<String, String> packed) {
    String exact = packed.get(name);
    return exact == null ? Instants.ofNanos(nanos) : Instant.parse(exact);
  }

  private static List<String> numbered(String prefix, Map<String, String> packed) {
    List<String> values = new ArrayList<>();
    String value = packed.get(prefix + 0);
    while (value != null) {
      values.add(value);
      value = packed.get(prefix + values.size());
    }
    return values;
  }

  private static Provenance provenance(String author, Map<String, String> packed) {
    if (author.equals("host") && packed.isEmpty()) {
      return Provenance.host();
    }
    int colon = author.indexOf(':');
    Provenance.Builder builder =
        Provenance.builder(role(colon < 0 ? author : author.substring(0, colon)));
    if (colon >= 0) {
      builder.personId(author.substring(colon + 1));
    }
    for (Map.Entry<String, String> part : packed.entrySet()) {
      readPart(part.getKey(), part.getValue(), builder);
    }
    return builder.references(numbered("r.", packed)).build();
  }

  private static void readPart(String name, String value, Provenance.Builder builder) {
    switch (name) {
      case "p.session" -> builder.session(value);
      case "p.turn" -> builder.turn(Long.parseLong(value));
      case "p.line" -> builder.line(Long.parseLong(value));
      case "p.workspace" -> builder.workspace(value);
      case "p.evidence" -> builder.evidence(value);
      default -> {
        // Another part of the record.
      }
    }
  }

  private static AuthorRole role(String id) {
    for (AuthorRole role : AuthorRole.values()) {
      if (role.id().equals(id)) {
        return role;
      }
    }
    throw new StoreFormatException(
        "A record has an author role this version does not know; upgrade the library.", null);
  }

  private static String orEmpty(@Nullable String text) {
    return text == null ? "" : text;
  }
}
