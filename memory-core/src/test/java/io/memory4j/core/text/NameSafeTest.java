package io.memory4j.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameSafeTest {
  @ParameterizedTest
  @CsvSource({
    "project:/srv/acme/app.v2,project-srv-acme-app-v2",
    "Zürich Été,zurich-ete",
    "设备,x",
    "'',x",
    "con,con",
    "../../etc,etc",
    "-rf,rf",
    "x. ,x",
    "设备 NAS,nas"
  })
  void theReadablePartLeads(String name, String prefix) {
    assertThat(NameSafe.slug(name)).isEqualTo(prefix + "-" + NameSafe.hash(name));
  }

  @Test
  void awkwardNamesHaveDifferentSlugsOnADiskThatIgnoresCase() {
    List<String> names =
        List.of(
            "Build",
            "build",
            "con",
            "a/b",
            "a:b",
            "x ",
            "x",
            "..",
            "é",
            "e\u0301",
            "\uD800",
            "\uDC00",
            "?",
            "\uFFFD",
            "",
            "a".repeat(41),
            "a".repeat(42));

    assertThat(
            names.stream()
                .map(NameSafe::slug)
                .map(s -> s.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet()))
        .hasSize(names.size());
  }

  @Test
  void slugsOfStoredFoldersStayTheSame() {
    assertThat(NameSafe.slug("shop")).isEqualTo("shop-79bbcfb551907d7dfbc801bfeceb7f51");
  }
}
