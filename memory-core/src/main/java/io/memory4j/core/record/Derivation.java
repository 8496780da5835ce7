package io.memory4j.core.record;

import io.memory4j.AuthorRole;
import io.memory4j.Provenance;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordKind;
import io.memory4j.store.Relation;
import java.util.Set;

/**
 * What must name its sources: without a link to them, forgetting a source would leave the text that
 * repeats it.
 */
public final class Derivation {
  private static final Set<RecordKind> ALWAYS =
      Set.of(RecordKinds.SUMMARY, RecordKinds.DIARY, RecordKinds.EXTRACTION);

  private Derivation() {}

  /**
   * {@return whether somebody states in their own words, so that nothing is derived} That is the
   * host and a person.
   *
   * @param author who speaks
   */
  public static boolean isOwnWord(Provenance author) {
    return author.role() == AuthorRole.HOST || author.role() == AuthorRole.PERSON;
  }

  static void requireSources(RecordBody body) {
    boolean named =
        body.links().stream().anyMatch(link -> link.relation() == Relation.DERIVED_FROM);
    if (isDerived(body) && !named) {
      throw new IllegalArgumentException(
          "A record of kind "
              + body.kind().name()
              + " is derived from something; link it to its sources by DERIVED_FROM.");
    }
  }

  private static boolean isDerived(RecordBody body) {
    if (body.kind().equals(RecordKinds.FACT)) {
      return !isOwnWord(body.provenance()) && body.provenance().session().isPresent();
    }
    return ALWAYS.contains(body.kind())
        || (body.kind().equals(RecordKinds.RULE) && !isOwnWord(body.provenance()));
  }
}
