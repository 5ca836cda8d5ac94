import type { Store } from '#server/store/store.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { readCandidates } from './readCandidates.ts';
import type { Candidate } from './source.ts';

/** Everything that the search finds: the embedded programme, or somebody else's. */
export interface SearchSource {
  /** Changes with the data; null while there are none. */
  version: () => Promise<number | null>;
  /** The things to find, in batches. */
  read: () => AsyncIterable<Candidate[]>;
}

export const embeddedSearch = ({ db, counts }: Pick<Store, 'db' | 'counts'>): SearchSource => ({
  version: () => readVersion(db),
  read: () => readCandidates(counts),
});
