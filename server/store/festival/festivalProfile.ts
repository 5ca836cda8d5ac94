import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { noWords } from '#contract/words.ts';
import type { Database } from '../schema/tables.ts';
import { storedLook } from './storedLook.ts';

const perLanguage = v.object({ fr: v.string(), en: v.string() });
const wordsOfLanguage = v.record(v.string(), v.string());

/** The shows whose dates members reserve (FES-23): all, or those that one of the lists names. */
const reservableShows = v.object({
  all: v.boolean(),
  /** Numbers of the series' pages. */
  series: v.array(v.number()),
  /** Names of what shows belong to. */
  belongsTo: v.array(v.string()),
  shows: v.array(v.number()),
});
export type ReservableShows = Readonly<v.InferOutput<typeof reservableShows>>;

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
  /** Whether visitors can have an account. */
  members: v.optional(v.boolean(), true),
  newsletter: v.optional(v.boolean(), true),
  /** null: nothing is reserved, and there are no credits. */
  reservable: v.optional(v.nullable(reservableShows), null),
  /** Shows that belong to one of these are drawn by series (TOR-01). */
  drawnBySeries: v.optional(v.array(v.string()), []),
  /** Names of the pages that still hold a stand-in text, by language. */
  placeholders: v.array(v.string()),
  /** Texts in place of those of `locales/`, by their keys. */
  words: v.optional(v.object({ fr: wordsOfLanguage, en: wordsOfLanguage }), noWords),
  look: v.optional(storedLook, {}),
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
