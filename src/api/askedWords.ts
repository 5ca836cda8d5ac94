import { readEvening } from '#contract/programme/time/askedEvening.ts';
import { spanOf } from '#contract/programme/time/dayRange.ts';
import type { LocalTime } from '#contract/programme/time/localTime.ts';
import { restOfTonight } from '#contract/programme/time/tonight.ts';
import type { Language } from '#contract/address/language.ts';
import { searchKinds } from '#contract/settings/search.ts';
import { dayFacets } from './dayFilter.ts';

/** The attribute with the starts on the clocks of the places. */
const wallClock = 'localStarts';
const secondsOf = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('UTC').epochMilliseconds / 1000;
const minute = 60;

/** The starts in the rest of tonight, by the clocks of their places (TON-01, TON-03). */
const tonightFilter = (now: LocalTime): string => {
  const { day, ...hours } = restOfTonight(now);
  const { from, to } = spanOf({ from: day, to: day, ...hours });
  return `${wallClock}:${secondsOf(from)} TO ${secondsOf(to) - minute}`;
};

/** The hours of tonight in a filter, both included, in the seconds of the records' wall clocks; null without. */
export const tonightIn = (filters: string | undefined): { first: number; last: number } | null => {
  const [, first, last] = new RegExp(`${wallClock}:(\\d+) TO (\\d+)`).exec(filters ?? '') ?? [];
  return first === undefined || last === undefined ? null : { first: Number(first), last: Number(last) };
};

/** Everything but shows, and the shows with a date from a day on: without these, what is over comes last (SRCH-17). */
const notOver = ({ date }: LocalTime): string[] => [
  ...dayFacets(date, '').map(({ attribute, value }) => `${attribute}:${value}`),
  ...searchKinds.filter((kind) => kind !== 'show').map((kind) => `kind:${kind}`),
];

interface Asking {
  /** Null for hits in every language. */
  lang: Language | null;
  /** On the clocks of the festival. */
  now: LocalTime;
  /** Further conditions; '' is none. */
  also?: string;
}

/**
 * The words of a search as parameters for either back end: the words for tonight become its hours (SRCH-16). What depends on
 * the time is in the question, so that the index need not be made anew.
 */
export const askedWords = (text: string, { lang, now, also = '' }: Asking) => {
  const { words, isTonight } = readEvening(text);
  const filters = [lang === null ? '' : `lang:${lang}`, isTonight ? tonightFilter(now) : '', also];
  return {
    query: words,
    filters: filters.filter((filter) => filter !== '').join(' AND '),
    optionalFilters: [notOver(now)],
  };
};
