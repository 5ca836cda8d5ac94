import type { SearchRecord } from '#contract/wire/search.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { readCandidates } from './readCandidates.ts';

/** Every record, made anew, in batches. */
export async function* readRecords(db: Database): AsyncGenerator<SearchRecord[]> {
  for await (const candidates of readCandidates(db)) yield candidates.map(({ make }) => make());
}
