import type { SearchRecord } from '#contract/wire/search.ts';
import type { SearchSource } from './searchSource.ts';

/** Every record, made anew, in batches. */
export async function* readRecords(source: Pick<SearchSource, 'read'>): AsyncGenerator<SearchRecord[]> {
  for await (const candidates of source.read()) yield candidates.map(({ make }) => make());
}
