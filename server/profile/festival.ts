import { languages, type Language } from '#contract/address/language.ts';
import type { Settings } from '#server/environment.ts';
import { site } from '#server/site.ts';
import { readFestivalProfile } from '#server/store/festival/festivalProfile.ts';
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
}

/** The settings that win over a folder, and those that it has none of. */
export type FestivalSettings = Pick<
  Settings,
  'contentApiUrl' | 'siteTimezone' | 'isTimezoneSet' | 'ticketsUrl' | 'socialUrls'
>;

/** The festival by the settings alone. */
export const withoutFolder = (settings: FestivalSettings): Festival => ({
  name: { fr: site.brand, en: site.brand },
  languages,
  timezone: settings.siteTimezone,
  ticketsUrl: settings.ticketsUrl,
  socialUrls: settings.socialUrls,
});

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
  };
};

/** A person's language where the festival has it, else the festival's first. */
export const spokenTo = ({ languages: spoken }: Pick<Festival, 'languages'>, lang: Language): Language =>
  spoken.includes(lang) ? lang : spoken[0];
