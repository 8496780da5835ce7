package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NameSafeProperties {
  @Provide
  Arbitrary<String> texts() {
    return Texts.any();
  }

  @Property
  void everySlugIsSafeAndBounded(@ForAll("texts") String name) {
    assertThat(NameSafe.slug(name))
        .matches("[a-z0-9]([a-z0-9-]{0,39})-[0-9a-f]{32}")
        .hasSizeLessThan(74);
  }

  @Property
  void slugsAreEqualOnlyForEqualNames(@ForAll("texts") String one, @ForAll("texts") String other) {
    assertThat(NameSafe.slug(one).equals(NameSafe.slug(other))).isEqualTo(one.equals(other));
    assertThat(NameSafe.slug(one)).isNotEqualTo(NameSafe.slug(one + " "));
  }
}
