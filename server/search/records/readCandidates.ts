import { languages } from '#contract/address/language.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { Database } from '#server/store/schema/tables.ts';
import type { Candidate } from './source.ts';
import { sources } from './sources.ts';

/** The things to find in the festival's languages, in batches: addresses in another one lead nowhere (RTE-24). */
export async function* readCandidates(db: Database): AsyncGenerator<Candidate[]> {
  const spoken = (await readFestivalProfile(db))?.languages ?? languages;
  for (const source of sources)
    for await (const candidates of source.read(db))
      yield candidates.filter(({ lang }) => spoken.includes(lang));
}
