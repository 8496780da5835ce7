package io.memory4j.core.fact;

import io.memory4j.Layer;
import io.memory4j.store.RecordBody;
import io.memory4j.store.RecordStatus;
import java.util.List;

/**
 * A draft that was checked, folded and redacted, ready to be written. Immutable and thread-safe.
 *
 * @param body the record of the statement if nothing like it is known
 * @param textFingerprint the fingerprint of the text alone, which tombstones go by
 * @param stated which of the optional parts the draft named itself
 * @param findings what was changed on the way; never text
 */
record Statement(RecordBody body, String textFingerprint, Stated stated, List<String> findings) {
  /** Which optional parts a draft named. */
  record Stated(boolean detail, boolean category, boolean tags) {}

  boolean isHeldBack() {
    return body.status() == RecordStatus.QUARANTINED;
  }

  Layer layer() {
    return body.layer();
  }

  /**
   * {@return whether this says no more than a record of the same fingerprint} Without a key the
   * text alone counts; under a key also what else the draft named, because an entry is edited as a
   * whole.
   */
  boolean saysNoMoreThan(RecordBody known) {
    return body.key().isEmpty()
        || ((!stated.detail() || body.detail().equals(known.detail()))
            && (!stated.category() || body.category().equals(known.category()))
            && (!stated.tags() || body.tags().equals(known.tags())));
  }
}
