import type { Language } from '#contract/address/language.ts';
import { localized, type LocalizedShow } from './shows.ts';
import type { Database } from '../schema/tables.ts';

interface Asked {
  /** `belong_to` names, lower-case, of shows to leave out (SHW-19). */
  excluded: readonly string[];
  limit: number;
}

/** The newest shows of the programme; `added_at` in epoch seconds (META-03). */
export const listNewShows = (
  db: Database,
  lang: Language,
  { excluded, limit }: Asked,
): Promise<(LocalizedShow & { added_at: number })[]> => {
  const shows = localized(db, lang).select('shows.added_at');
  const told =
    excluded.length === 0
      ? shows
      : shows.where((where) =>
          where.or([
            where('belong_to', 'is', null),
            where(where.fn<string>('lower', ['belong_to']), 'not in', [...excluded]),
          ]),
        );
  return told.orderBy('shows.added_at', 'desc').orderBy('shows.id', 'desc').limit(limit).execute();
};
