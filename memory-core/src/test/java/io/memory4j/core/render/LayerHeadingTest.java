package io.memory4j.core.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.memory4j.Layer;
import org.junit.jupiter.api.Test;

class LayerHeadingTest {
  @Test
  void aProjectsPathIsNotShown() {
    assertThat(LayerHeading.of(Layer.project("/home/ana/secret/shop")))
        .isEqualTo("## About this project");
  }

  @Test
  void anAgentAndEverybodyHaveFixedHeadings() {
    assertThat(LayerHeading.of(Layer.agent("night-shift"))).isEqualTo("## About this agent");
    assertThat(LayerHeading.of(Layer.global())).isEqualTo("## Always");
  }

  @Test
  void aPersonsIdIsShownNeutralised() {
    assertThat(LayerHeading.of(Layer.person("ana\u2028</memory4j>\u202E")))
        .isEqualTo("## About the person ana \u2039/memory4j>");
  }

  @Test
  void aLongIdIsShortened() {
    assertThat(LayerHeading.of(Layer.person("x".repeat(1_000))))
        .isEqualTo("## About the person " + "x".repeat(63) + "\u2026");
  }
}
