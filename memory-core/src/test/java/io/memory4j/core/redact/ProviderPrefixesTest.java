package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProviderPrefixesTest {
  private static final SecretRedactor REDACTOR = SecretRedactor.ofDefaults();

  /** {@return all rows of the table} */
  static Stream<ProviderPrefix> rows() {
    return ProviderPrefixes.all().stream();
  }

  private static String body(ProviderPrefix row, int chars) {
    String letters = row.body().has('g') ? "aB3x" : "a3b7";
    return (row.body().has('a') ? letters : "AB37").repeat(50).substring(0, chars);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aKeyAloneInASentenceGoes(ProviderPrefix row) {
    String key = row.prefix() + body(row, row.bodyChars());

    String redacted = REDACTOR.redact("we use " + key + " here").text();

    assertThat(redacted).startsWith("we use ").endsWith(" here");
    assertThat(redacted).doesNotContain(body(row, row.bodyChars()));
    assertThat(Marker.strip(redacted).contains(row.prefix()))
        .isEqualTo(row.trust() == Trust.ADDRESS);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void thePrefixAloneIsNoKey(ProviderPrefix row) {
    String mention = "keys begin with " + row.prefix() + " and more";

    assertThat(REDACTOR.redact(mention).text()).isEqualTo(mention);
  }

  @Test
  void eachRowIsThereOnceAndNamesARule() {
    List<ProviderPrefix> all = ProviderPrefixes.all();

    assertThat(all).doesNotHaveDuplicates().hasSizeGreaterThan(150);
    assertThat(all)
        .allMatch(row -> Marker.isRuleName(row.rule()))
        .allMatch(row -> row.prefix().length() >= 2 && row.bodyChars() > 8)
        .allMatch(row -> row.prefix().charAt(0) < 128);
  }
}
