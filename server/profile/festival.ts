import { languages, type Language } from '#contract/address/language.ts';
import { noWords, type WordsOfFestival } from '#contract/words.ts';
import en from '#locales/en/page.json' with { type: 'json' };
import fr from '#locales/fr/page.json' with { type: 'json' };
import type { Settings } from '#server/environment.ts';
import { defaultCurrency } from '#contract/settings/currency.ts';
import { allParts, type Parts } from '#contract/settings/parts.ts';
import { lookOf, type Look } from '#server/look/look.ts';
import { site } from '#server/site.ts';
import {
  readFestivalProfile,
  type FestivalProfile,
  type ReservableShows,
} from '#server/store/festival/festivalProfile.ts';
import { readHeldParts } from '#server/store/festival/heldParts.ts';
import { readStandIn } from '#server/store/festival/standIn.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** The festival that this site shows: what its folder says, where no setting says otherwise. */
export interface Festival {
  name: Readonly<Record<Language, string>>;
  /** The first one is the default (RTE-23, RTE-24). */
  languages: readonly [Language, ...Language[]];
  /** IANA name. */
  timezone: string;
  /** LAY-02 */
  ticketsUrl: string | null;
  /** LAY-19 */
  socialUrls: readonly string[];
  /** Its own texts in place of those of `locales/` (FES-14). */
  words: WordsOfFestival;
  /** FES-21 */
  parts: Parts;
  /** ISO 4217 (FES-25). */
  currency: string;
  /** FES-23; null without a folder: then nobody says what cannot be reserved. */
  reservable: ReservableShows | null;
  /** Shows that belong to one of these are drawn by series (TOR-01). */
  drawnBySeries: readonly string[];
  look: Look;
}

/** The settings that win over a folder, and those that it has none of. */
export type FestivalSettings = Pick<
  Settings,
  'contentApiUrl' | 'siteTimezone' | 'isTimezoneSet' | 'ticketsUrl' | 'socialUrls'
>;

/** The name of a festival that nobody has written yet. */
export const namelessFestival: Festival['name'] = { fr: fr.festival, en: en.festival };
type Rules = Pick<Festival, 'parts' | 'reservable' | 'drawnBySeries'>;

/** Of a festival that nobody has written. */
const unwritten: Rules = { parts: allParts, reservable: null, drawnBySeries: site.torontoFestivals };
const nothing: ReservableShows = { all: false, series: [], belongsTo: [], shows: [] };

/** Without a word about it. */
const calmLook = lookOf({ colours: {}, series: {}, fonts: {} });

/** The festival by the settings alone. */
export const withoutFolder = (settings: FestivalSettings): Festival => ({
  name: namelessFestival,
  languages,
  timezone: settings.siteTimezone,
  ticketsUrl: settings.ticketsUrl,
  socialUrls: settings.socialUrls,
  words: noWords,
  currency: defaultCurrency,
  ...unwritten,
  look: calmLook,
});

/** The parts that the festival says, and those that follow from what it holds. */
const rulesOf = async (
  db: Database,
  { members, newsletter, reservable, drawnBySeries }: FestivalProfile,
): Promise<Rules> => {
  if ((await readStandIn(db)) === 'neutral') return unwritten;
  const credits = members && reservable !== null;
  return {
    parts: { ...(await readHeldParts(db)), members, newsletter, credits },
    reservable: reservable ?? nothing,
    drawnBySeries,
  };
};

/** The festival as it is in the database now; another host's content has no folder. */
export const readFestival = async (db: Database, settings: FestivalSettings): Promise<Festival> => {
  const profile = settings.contentApiUrl === null ? await readFestivalProfile(db) : null;
  if (profile === null) return withoutFolder(settings);
  const [first = languages[0], ...others] = profile.languages;
  return {
    name: profile.name,
    languages: [first, ...others],
    timezone: settings.isTimezoneSet ? settings.siteTimezone : profile.timezone,
    ticketsUrl: settings.ticketsUrl ?? profile.ticketsUrl,
    socialUrls: settings.socialUrls.length > 0 ? settings.socialUrls : profile.socialUrls,
    words: profile.words,
    currency: profile.currency,
    ...(await rulesOf(db, profile)),
    look: lookOf(profile.look),
  };
};

/** A person's language where the festival has it, else the festival's first. */
export const spokenTo = ({ languages: spoken }: Pick<Festival, 'languages'>, lang: Language): Language =>
  spoken.includes(lang) ? lang : spoken[0];
