import * as v from 'valibot';
import { networkOf } from '#contract/settings/social.ts';
import { address, language, line, localText, medium, name, timezone, webAddress } from './values.ts';

const entry = { title: localText, href: v.union([address, v.strictObject({ fr: address, en: address })]) };
/** An entry of a menu, and the entries below it (LAY-17). */
export const menuEntry = v.strictObject({ ...entry, items: v.optional(v.array(v.strictObject(entry)), []) });

/** LAY-21, LAY-22: without `link` it is a plain picture. */
export const sponsor = v.strictObject({
  name: line,
  /** Its picture. */
  logo: v.optional(medium),
  /** Its own site. */
  link: v.optional(webAddress),
  /** The line of the footer where it stands. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1, 'must be 1 to 6'), v.maxValue(6, 'must be 1 to 6')),
});

/** `festival.yaml`: the festival as a whole. */
export const festivalFile = v.strictObject({
  /** Ends every title, signs every mail. */
  name: localText,
  /** The first one is the default (RTE-23, RTE-24). */
  languages: v.pipe(
    v.array(language),
    v.minLength(1, 'must have a language'),
    v.check((all) => new Set(all).size === all.length, 'must not name a language twice'),
  ),
  /** Where the festival takes place: decides the day of today, and every hour without a time zone of its own. */
  timezone,
  /** ISO 4217. */
  currency: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be the code of a currency, like CAD')),
    'CAD',
  ),
  /** The page where tickets are sold (LAY-02), `{lang}` for the language; without it, the list of the shows. */
  tickets: v.optional(webAddress),
  /** The accounts on the networks of the footer (LAY-19). */
  social: v.optional(
    v.array(
      v.pipe(
        webAddress,
        v.check(
          (value) => networkOf(value) !== undefined,
          'must be an account at x.com, youtube.com, facebook.com, instagram.com or tiktok.com',
        ),
      ),
    ),
    [],
  ),
  /** Entries that lead to pages (LAY-17). */
  menus: v.optional(
    v.strictObject({
      /** At the top of every page. */
      main: v.optional(v.array(menuEntry), []),
      /** At the bottom of every page. */
      footer: v.optional(v.array(menuEntry), []),
      /** Beside the main menu, in small. */
      secondary: v.optional(v.array(menuEntry), []),
    }),
    { main: [], footer: [], secondary: [] },
  ),
  /** By their names in shows. */
  sponsors: v.optional(v.record(name, sponsor), {}),
  /** Genres of shows by their names in shows (CAL-15). */
  genres: v.optional(v.record(line, localText), {}),
});
export type FestivalFile = v.InferOutput<typeof festivalFile>;
