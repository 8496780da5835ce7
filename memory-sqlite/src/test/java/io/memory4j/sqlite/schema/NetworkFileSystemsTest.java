package io.memory4j.sqlite.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkFileSystemsTest {
  @ParameterizedTest
  @ValueSource(strings = {"nfs", "NFS4", "cifs", "smb3", "fuse.sshfs", "9p", "drvfs"})
  void typesOfOtherMachinesAreKnown(String type) {
    assertThat(NetworkFileSystems.contains(type)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ext4", "xfs", "btrfs", "tmpfs", "overlay", "apfs", "NTFS", "zfs", ""})
  void localTypesAreNot(String type) {
    assertThat(NetworkFileSystems.contains(type)).isFalse();
  }
}
