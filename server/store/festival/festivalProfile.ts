import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import type { Database } from '../schema/tables.ts';

const perLanguage = v.object({ fr: v.string(), en: v.string() });

/** The festival as a whole: the JSON of `festival.profile`. */
const profile = v.object({
  name: perLanguage,
  /** The first one is the default. */
  languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1)),
  /** IANA name. */
  timezone: v.string(),
  /** ISO 4217. */
  currency: v.string(),
  /** The external page where tickets are sold; null is the list of the shows. */
  ticketsUrl: v.nullable(v.string()),
  socialUrls: v.array(v.string()),
  /** Names of the pages that still hold a stand-in text, by language. */
  placeholders: v.array(v.string()),
});
export type FestivalProfile = v.InferOutput<typeof profile> & { languages: readonly Language[] };

const stored = v.pipe(v.string(), v.parseJson(), profile);

/** A festival as its row has it. */
export const parseFestivalProfile = (json: string): FestivalProfile => v.parse(stored, json);

/** The festival of the last loaded folder; null before one. */
export const readFestivalProfile = async (db: Database): Promise<FestivalProfile | null> => {
  const row = await db.selectFrom('festival').select('profile').executeTakeFirst();
  return row === undefined ? null : parseFestivalProfile(row.profile);
};
