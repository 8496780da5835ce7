package io.memory4j.sqlite.schema;

import java.util.Locale;
import java.util.Set;

/**
 * The file systems that lie on other machines, by the type that {@link
 * java.nio.file.FileStore#type} tells: no memory is shared there, so no write-ahead log can be. Not
 * instantiable.
 */
final class NetworkFileSystems {
  private static final Set<String> TYPES =
      Set.of(
          "9p",
          "afpfs",
          "afs",
          "beegfs",
          "ceph",
          "cifs",
          "coda",
          "davfs",
          "drvfs",
          "fuse.glusterfs",
          "fuse.rclone",
          "fuse.s3fs",
          "fuse.sshfs",
          "gfs2",
          "glusterfs",
          "gpfs",
          "lustre",
          "macfuse",
          "ncpfs",
          "nfs",
          "nfs3",
          "nfs4",
          "ocfs2",
          "osxfuse",
          "prl_fs",
          "smb",
          "smb2",
          "smb3",
          "smbfs",
          "sshfs",
          "vboxsf",
          "virtiofs",
          "vmhgfs",
          "webdav");

  private NetworkFileSystems() {}

  /** {@return whether a type is one of them} */
  static boolean contains(String type) {
    return TYPES.contains(type.toLowerCase(Locale.ROOT));
  }
}
