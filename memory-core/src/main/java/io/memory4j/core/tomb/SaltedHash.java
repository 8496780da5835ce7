package io.memory4j.core.tomb;

import io.memory4j.Layer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC-SHA-256 over a layer and a fingerprint, or over a name. Thread-safe. */
final class SaltedHash implements Seal {
  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec key;

  SaltedHash(byte[] salt) {
    this.key = new SecretKeySpec(salt, ALGORITHM);
  }

  String of(Layer layer, String fingerprint) {
    return of(layer.id(), fingerprint);
  }

  /** No layer's id is empty, so no name is taken for a statement. */
  @Override
  public String of(String name) {
    return of("", name);
  }

  private String of(String place, String what) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      mac.update(place.getBytes(StandardCharsets.UTF_8));
      mac.update((byte) 0); // no layer's name holds a control character: no two inputs run together
      return HexFormat.of().formatHex(mac.doFinal(what.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException impossible) {
      throw new AssertionError("every Java platform has " + ALGORITHM, impossible);
    }
  }
}
