package io.memory4j.core.redact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyNameTest {
  @ParameterizedTest
  @CsvSource({
    "password, PASSWORD",
    "DB_PASSWORD, PASSWORD",
    "db.password, PASSWORD",
    "adminPassword2, PASSWORD",
    "WLAN-Passwort, PASSWORD",
    "PASSWORD_PROD, PASSWORD",
    "пароль, PASSWORD",
    "数据库密码, PASSWORD",
    "gpg.passphrase, PASSPHRASE",
    "ANTHROPIC_API_KEY, TOKEN",
    "apiKey, TOKEN",
    "APIKey, TOKEN",
    "authtoken, TOKEN",
    "SECRET_KEY_BASE, TOKEN",
    "client-key-data, TOKEN",
    "SharedAccessKey, TOKEN",
    "トークン, TOKEN",
    "sig, PARAMETER",
    "X-Amz-Signature, PARAMETER",
    "_auth, BASIC",
    "max_tokens, NONE",
    "nextPageToken, NONE",
    "eos_token, NONE",
    "primary_key, NONE",
    "public_key, NONE",
    "cache_key, NONE",
    "tokenizer, NONE",
    "passwordFile, NONE",
    "SharedAccessKeyName, NONE",
    "private_key_id, NONE",
    "secretary, NONE",
    "compass, NONE",
    "keyboard, NONE",
    "12345, NONE"
  })
  void namesPromiseWhatTheirLastWordsSay(String name, KeyKind kind) {
    assertThat(KeyName.of(name).kind()).isEqualTo(kind);
    assertThat(NameEnding.possible(name + "=", 0, name.length()) || kind == KeyKind.NONE).isTrue();
  }

  @Test
  void aKeyOfTwoWordsTakesItsOwnerFromTheTextBefore() {
    String text = "the API key: x";

    assertThat(KeyName.read(text, 8, 11).words()).containsExactly("api", "key");
    assertThat(KeyName.read("a map key: x", 6, 9).kind()).isEqualTo(KeyKind.NONE);
  }

  @Test
  void inUnspacedScriptsTheLastNameOfARunCounts() {
    String run = "密钥和密码是";

    assertThat(KeyName.read(run, 0, run.length()).end()).isEqualTo(5);
  }

  @Test
  void aLongNameIsReadFromItsEnd() {
    assertThat(KeyName.of("x".repeat(100_000) + "_password").kind()).isEqualTo(KeyKind.PASSWORD);
  }
}
