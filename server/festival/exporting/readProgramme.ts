import type { FestivalProfile } from '#server/store/festival/festivalProfile.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { readVersion } from '#server/store/schema/version.ts';
import { readPresentRows, type PresentRows } from '../loading/presentRows.ts';

/** The programme that is online, and its festival; null before the first folder. */
export interface Programme {
  present: PresentRows;
  profile: FestivalProfile | null;
}

const attempts = 10;

/**
 * Reads the programme as it was at one moment: again, if somebody changed it meanwhile.
 * @returns null if it changed every time
 */
export const readProgramme = async (db: Database): Promise<Programme | null> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const present = await readPresentRows(db);
    const profile = await readFestivalProfile(db);
    if ((await readVersion(db)) === present.version) return { present, profile };
  }
  return null;
};
