import * as v from 'valibot';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { isRelative } from '../values/relativeTimes.ts';

const words = v.pipe(v.string(), v.maxLength(5000, 'must have 5000 letters at most'));
/** A text in the languages of the festival; one text alone serves all of them. A missing language shows the other one. */
export const localText = v.union(
  [
    words,
    v.pipe(
      v.strictObject({ fr: v.optional(words), en: v.optional(words) }),
      v.check(({ fr, en }) => fr !== undefined || en !== undefined, 'needs a text in one language at least'),
    ),
  ],
  'must be a text, or one for each language: fr and en',
);
export type LocalText = v.InferOutput<typeof localText>;

/** The last part of an address, and the name of a file: `le-chat-de-la-voisine`. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must have small letters without accents, digits, and single hyphens'),
  v.maxLength(200, 'must have 200 letters at most'),
);

/** A path below the language, without slashes at its ends: `choisir-son-passe/passe-matou`. */
export const path = v.pipe(
  v.string(),
  v.regex(
    /^[\p{L}\p{N}._-]+(\/[\p{L}\p{N}._-]+)*$/u,
    'must be a path like practical/by-bus, without slashes at its ends',
  ),
  v.maxLength(400, 'must have 400 letters at most'),
);

/** A word by which another file of the folder names a thing. */
export const name = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}:._@-]*$/u, 'must have letters, digits, and : . _ @ - alone'),
  v.maxLength(200, 'must have 200 letters at most'),
);

/** One line of text. */
export const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(500, 'must have 500 letters at most'),
);

const isHttp = (value: string): boolean =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

/** An address on another site. */
export const webAddress = v.pipe(
  v.string(),
  v.check(isHttp, 'must be an address that begins with https:// or http://'),
);

/** An address on another site, or a path of this one: `/fr/calendrier`. */
export const address = v.pipe(
  v.string(),
  v.check(
    (value) =>
      (/^\/(?![/\\])/.test(value) && !/\s/.test(value)) || isHttp(value) || /^mailto:\S+@\S+$/.test(value),
    'must be an address that begins with https://, or a path of this site that begins with /',
  ),
);

/**
 * A picture or film: a file below `media/`, an address on another site, or a path of this one. A picture may end with the
 * point that stays in sight, `#focus=30,20`.
 */
export const medium = v.union(
  [
    v.pipe(v.string(), v.regex(/^media\/(?!.*\.\.)[^\\?#]+(#focus=(100|\d{1,2}),(100|\d{1,2}))?$/u)),
    v.pipe(
      v.string(),
      v.check((value) => /^\/(?![/\\])\S+$/.test(value) || isHttp(value)),
    ),
  ],
  'must be a file below media/, or an address that begins with https://',
);

/** A form, and the values of that form that no calendar and no clock has. */
const existing = (form: RegExp, message: string, read: (value: string) => unknown) =>
  v.pipe(
    v.string(),
    v.regex(form, message),
    v.check((value) => {
      try {
        return !form.test(value) || read(value) !== undefined;
      } catch {
        return false;
      }
    }, 'must exist in the calendar'),
  );

/**
 * A wall-clock time at the place, `2027-07-16 20:00`; with an offset where a clock change repeats the hour. Or counted from the
 * festival's first start: `+12d 20:00`, `+2m 2sat 20:00`.
 */
export const localTime = existing(
  /^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d)?|[+-]\d{1,4}d \d\d:\d\d|[+-]\d{1,3}m [1-5](mon|tue|wed|thu|fri|sat|sun) \d\d:\d\d)$/,
  'must be a day and an hour, like 2027-07-16 20:00',
  (value) => isRelative(value) || Temporal.PlainDateTime.from(value, { overflow: 'reject' }),
);

/** `2027-07-16`. */
export const day = existing(/^\d{4}-\d\d-\d\d$/, 'must be a day, like 2027-07-16', (value) =>
  Temporal.PlainDate.from(value, { overflow: 'reject' }),
);

/** An instant, `2027-07-16T12:00:00Z`; or counted from the first start on the festival's clock, `-5d 09:00`. */
export const instant = existing(
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z|[+-]\d{1,4}d \d\d:\d\d)$/,
  'must be an instant, like 2027-07-16T12:00:00Z',
  (value) => isRelative(value) || Temporal.Instant.from(value),
);

const isTimezone = (value: string): boolean => {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(value);
    return !/^[+-]/.test(value);
  } catch {
    return false;
  }
};
/** IANA name. */
export const timezone = v.pipe(
  v.string(),
  v.check(isTimezone, 'must be a time zone, like America/Toronto or Europe/Paris'),
);

const wholeNumber = 'must be a whole number';
export const count = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(0, 'must be 0 or more'),
);
/** In the festival's currency, with its decimals at most. */
export const money = v.pipe(
  v.number('must be a price, like 25 or 34.50'),
  v.minValue(0, 'must be 0 or more'),
  v.check((value) => Number.isInteger(Math.round(value * 1e7) / 1e4), 'must have three decimals at most'),
);
export const minutes = v.pipe(
  v.number(wholeNumber),
  v.integer(wholeNumber),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(7 * 24 * 60, 'must be a week at most'),
);

export const accessibility = v.picklist(accessibilities, `must be one of ${accessibilities.join(', ')}`);
export const language = v.picklist(['fr', 'en'], 'must be fr or en');
/** ISO 639 code of a spoken language. */
export const spoken = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/, 'must be the code of a language, like fr'));
