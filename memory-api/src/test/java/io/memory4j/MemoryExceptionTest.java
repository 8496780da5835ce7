package io.memory4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

class MemoryExceptionTest {
  private final IOException cause = new IOException("disk");

  @Test
  void fiveFailuresAreAllThereAre() {
    assertThat(MemoryException.class.getPermittedSubclasses())
        .containsExactlyInAnyOrder(
            StoreUnavailableException.class,
            StoreFormatException.class,
            ConflictException.class,
            RejectedException.class,
            ModelException.class);
  }

  @Test
  void messageAndCauseAreKept() {
    assertThat(new StoreUnavailableException("busy", cause)).hasMessage("busy").hasCause(cause);
    assertThat(new StoreFormatException("newer", cause)).hasMessage("newer").hasCause(cause);
    assertThat(new ModelException("too dear", cause)).hasMessage("too dear").hasCause(cause);
    assertThat(new ConflictException("taken")).hasMessage("taken").hasNoCause();
  }

  @Test
  void causeMayBeMissing() {
    assertThat(new StoreUnavailableException("busy", null)).hasNoCause();
    assertThat(new StoreFormatException("newer", null)).hasNoCause();
    assertThat(new ModelException("too dear", null)).hasNoCause();
  }

  @Test
  void failureChangedNothingUnlessItSaysOtherwise() {
    assertThat(new StoreUnavailableException("busy", cause).outcomeUnknown()).isFalse();
    assertThat(new StoreUnavailableException("lost", cause, true).outcomeUnknown()).isTrue();
  }

  @Test
  void refusalTellsReasonLimitAndMeasure() {
    RejectedException refusal =
        new RejectedException(RejectedException.Reason.TOO_LONG, "shorten it", 300, 301);

    assertThat(refusal).hasMessage("shorten it").hasNoCause();
    assertThat(refusal.reason()).isEqualTo(RejectedException.Reason.TOO_LONG);
    assertThat(refusal.limit()).isEqualTo(300);
    assertThat(refusal.measure()).isEqualTo(301);
  }

  @Test
  void refusalNeedsAReason() {
    assertThatNullPointerException().isThrownBy(() -> new RejectedException(null, "why", 0, 0));
  }

  @Test
  void refusalSurvivesSerialization() throws IOException, ClassNotFoundException {
    RejectedException refusal =
        new RejectedException(RejectedException.Reason.FULL, "make room", 10, 11);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(refusal);
    }

    RejectedException read;
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      read = (RejectedException) in.readObject();
    }

    assertThat(read).hasMessage("make room");
    assertThat(read.reason()).isEqualTo(RejectedException.Reason.FULL);
    assertThat(read.limit()).isEqualTo(10);
  }
}
