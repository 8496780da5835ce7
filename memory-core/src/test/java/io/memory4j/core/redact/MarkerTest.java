package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MarkerTest {
  private static final String TEXT = "a [REDACTED:jwt] b";

  @Test
  void aMarkerEndsBehindItsBracket() {
    assertThat(Marker.end(TEXT, 2)).isEqualTo(TEXT.length() - 2);
    assertThat(Marker.end(TEXT, 0)).isEqualTo(-1);
  }

  @Test
  void onlyRuleNamesMakeMarkers() {
    assertThat(Marker.end("[REDACTED:]", 0)).isEqualTo(-1);
    assertThat(Marker.end("[REDACTED:my secret]", 0)).isEqualTo(-1);
    assertThat(Marker.end("[REDACTED:" + "a".repeat(41) + "]", 0)).isEqualTo(-1);
    assertThat(Marker.end("[REDACTED:jwt", 0)).isEqualTo(-1);
  }

  @Test
  void anIndexInsideAMarkerIsCovered() {
    assertThat(Marker.endOfCovering(TEXT, 3)).isEqualTo(TEXT.length() - 2);
    assertThat(Marker.endOfCovering(TEXT, 2)).isEqualTo(-1);
    assertThat(Marker.endOfCovering(TEXT, TEXT.length() - 2)).isEqualTo(-1);
  }

  @Test
  void strippingLeavesWhatIsNoMarker() {
    assertThat(Marker.strip("x[REDACTED:jwt]y[REDACTED:z")).isEqualTo("xy[REDACTED:z");
    assertThat(Marker.strip("plain")).isEqualTo("plain");
  }
}
