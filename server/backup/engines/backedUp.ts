import type { Store } from '#server/store/store.ts';
import type { Part } from '../archive/parts.ts';
import type { EngineName, Manifest } from '../manifest.ts';

/** A copy of a database, in a file. */
export interface Copied extends Pick<Manifest, 'engineVersion' | 'migrations'> {
  part: Part;
}

/** The means of one engine to copy a database, and to bring a copy back. */
export interface BackedUp {
  engine: EngineName;
  /** The name of the part with the database. */
  part: string;
  /** Copies the database as it is now into a new file of `folder`; writers go on. @throws BackupError */
  copy: (folder: string) => Promise<Copied>;
  /** @throws BackupError where there is a database already, or one that cannot take this backup */
  checkPlace: (manifest: Manifest) => Promise<void>;
  /** Marks the place as not restored, and removes what an earlier try left behind. */
  begin: () => Promise<void>;
  /** Brings back the copy from the folder of a running restore. @throws BackupError */
  load: (folder: string) => Promise<void>;
  /** Opens the unfinished database, with the schema of this code. */
  open: () => Promise<Store>;
  /** The last step: from here on it is a database like any other. */
  finish: () => Promise<void>;
}
