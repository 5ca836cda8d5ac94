import type { SearchRecord } from '#contract/wire/search.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { sources } from './sources.ts';

/** Every record, made anew, in batches. */
export async function* readRecords(db: Database): AsyncGenerator<SearchRecord[]> {
  for (const source of sources)
    for await (const candidates of source.read(db)) yield candidates.map(({ make }) => make());
}
