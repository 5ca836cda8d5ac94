import * as v from 'valibot';
import { defaultCurrency } from '#contract/settings/currency.ts';
import { networkOf } from '#contract/settings/social.ts';
import { currency } from './currency.ts';
import { look } from './look.ts';
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

/** FES-23: shows whose dates members reserve, one credit for a seat. Without it there are no credits. */
const reservations = v.strictObject({
  /** Every show; then no lists. */
  all: v.optional(v.boolean(), false),
  /** Shows of these series, by their names in `series.yaml`. */
  series: v.optional(v.array(name), []),
  /** Shows that belong to one of these, by their `belongs_to`: imported ones, too. */
  belongs_to: v.optional(v.array(line), []),
  /** Names of files in `shows/`. */
  shows: v.optional(v.array(name), []),
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
  /** ISO 4217; of every price. */
  currency: v.optional(currency, defaultCurrency),
  /** Whether visitors can have an account. */
  members: v.optional(v.boolean(), true),
  /** FES-23: shows whose dates members reserve, one credit for a seat. Without it there are no credits. */
  reservations: v.optional(reservations),
  /** Whether it has a newsletter. */
  newsletter: v.optional(v.boolean(), true),
  /** TOR-01: shows that belong to one of these, by their `belongs_to`, are drawn by their `type`: its colour, its icon. */
  drawn_by_series: v.optional(v.array(line), []),
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
  /** The festival's own words in place of the site's, by the keys of `locales/`: `home.sticker`; a language without one keeps the site's. */
  words: v.optional(v.record(line, localText), {}),
  /** How the site looks. Without a value, the look is calm; colours that are not given come from those that are. */
  look: v.optional(look, {}),
});
export type FestivalFile = v.InferOutput<typeof festivalFile>;
