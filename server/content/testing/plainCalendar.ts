import type { Language } from '#contract/address/language.ts';
import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Programmation } from '#contract/wire/programmation.ts';

/** A span of local times, `YYYY-MM-DDTHH:mm`: `from` ≤ start < `to`. */
interface Span {
  from: string;
  to: string;
}

/** Days, or evenings. */
interface Days extends Span {
  after?: string | null;
  before?: string | null;
}

interface PlainQuestion {
  lang: Language;
  filters: CalendarFilters;
  /** Lower-case or not. */
  excludedFestivals: readonly string[];
}

/** The categories of the tests that are a kind. */
const kindOf: Readonly<Record<string, string>> = {
  'En salle': 'venue',
  'In venue': 'venue',
  Extérieur: 'outdoor',
  Outdoor: 'outdoor',
  'En ligne': 'online',
  'en ligne': 'online',
  Online: 'online',
};
const bands = [
  ['free', (price: number) => price === 0],
  ['0-25', (price: number) => price < 25],
  ['25-50', (price: number) => price >= 25 && price < 50],
  ['50-100', (price: number) => price >= 50 && price < 100],
  ['100-100000', (price: number) => price >= 100],
] as const;
const kinds = ['venue', 'outdoor', 'online'];
const needs = ['lsq', 'asl', 'relaxed', 'step_free'];

/** The time on the clock of the place, `YYYY-MM-DDTHH:mm`. */
export const localOf = ({ date: { start, timezone_offset: offset } }: Programmation): string => {
  const zone = `${/^[+-]/.test(offset) ? '' : '+'}${offset.slice(0, -2)}:${offset.slice(-2)}`;
  return Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16);
};
const startOf = ({ date: { start } }: Programmation): number => Math.floor(Date.parse(start) / 1000);
const kindsOf = ({ categories }: Programmation): string[] => categories.flatMap((name) => kindOf[name] ?? []);
const genresOf = ({ categories }: Programmation): string[] => categories.filter((name) => !kindOf[name]);
const priceOf = ({ status, price }: Programmation): number | null =>
  status === 'FREE' ? 0 : (price?.min ?? null);

const isInBand = (item: Programmation, band: CalendarFilters['price']): boolean => {
  const price = priceOf(item);
  if (band === undefined) return true;
  if (price === null) return false;
  return band === 'free' ? price === 0 : price >= band.from && price < band.to;
};

const matches = (item: Programmation, filters: CalendarFilters): boolean =>
  ['', item.venue].includes(filters.venue) &&
  (filters.city.length === 0 || filters.city.includes(item.city)) &&
  ['', kindsOf(item)[0]].includes(filters.kind) &&
  ['', ...genresOf(item)].includes(filters.genre) &&
  ['', item.show_type?.name].includes(filters.type) &&
  isInBand(item, filters.price) &&
  filters.accessibility.every((need) => item.accessibility.some((feature) => feature === need));

const nextDay = (date: string): string => Temporal.PlainDate.from(date).add({ days: 1 }).toString();

const spanOf = ({ from, to, after, before }: Days): Span => {
  const begins = after ?? '00:00';
  if (before === undefined || before === null)
    return { from: `${from}T${begins}`, to: `${nextDay(to)}T00:00` };
  return { from: `${from}T${begins}`, to: `${before < begins ? nextDay(to) : to}T${before}` };
};

const byClock = (one: Programmation, other: Programmation): number =>
  localOf(one).localeCompare(localOf(other)) ||
  Date.parse(one.date.start) - Date.parse(other.date.start) ||
  Number(one.id) - Number(other.id);

/**
 * For tests: what a calendar of these items answers, item by item, written apart from the code of the site: it imports none of
 * its rules.
 */
export const plainCalendar = (
  items: readonly Programmation[],
  { lang, filters, excludedFestivals }: PlainQuestion,
) => {
  const sorted = items.toSorted(byClock);
  const excluded = excludedFestivals.map((name) => name.toLowerCase());
  const told = sorted.filter(({ belong_to: of }) => !excluded.includes(of?.name.toLowerCase() ?? '-'));
  const isLeftOut = ({ language }: Programmation): boolean =>
    lang === 'fr' && filters.english === 'false' && /^en\b/i.test(language);
  const offered = told.filter((item) => !isLeftOut(item));
  const isIn =
    ({ from, to }: Span) =>
    (item: Programmation): boolean =>
      localOf(item) >= from && localOf(item) < to;
  const asked = offered.filter((item) => matches(item, filters));

  const readSummary = (days: Days) => {
    const within = asked.filter(isIn(spanOf(days)));
    const [firstMonth, lastMonth] = [days.from.slice(0, 7), days.to.slice(0, 7)];
    const previous = asked.findLast((item) => localOf(item).slice(0, 7) < firstMonth);
    const next = asked.find((item) => localOf(item).slice(0, 7) > lastMonth);
    return {
      days: [...Map.groupBy(within, (item) => localOf(item).slice(0, 10))].map(([date, ofDay]) => ({
        date,
        count: ofDay.length,
        first: ofDay.slice(0, 4),
      })),
      total: within.length,
      previous: previous === undefined ? null : startOf(previous),
      next: next === undefined ? null : startOf(next),
      left_out_english: told
        .filter(isLeftOut)
        .filter((item) => matches(item, filters) && isIn(spanOf(days))(item)).length,
    };
  };

  /** Each value is tried: what would it leave beside the other filters? */
  const readFacets = (days: Days) => {
    const within = offered.filter(isIn(spanOf(days)));
    const choicesOf = (values: readonly string[], chosenWith: (value: string) => Partial<CalendarFilters>) =>
      values.flatMap((value) => {
        const left = within.filter((item) => matches(item, { ...filters, ...chosenWith(value) }));
        return left.length === 0 ? [] : [{ value, label: value, count: left.length }];
      });
    const named = (valuesOf: (item: Programmation) => readonly string[]): string[] =>
      [...new Set(within.flatMap(valuesOf))]
        .filter((value) => value !== '')
        .toSorted((one, other) => one.localeCompare(other, lang, { numeric: true }));
    const withNeed = (need: string) => ({ accessibility: [...filters.accessibility, need] });
    return {
      venue: choicesOf(
        named(({ venue }) => [venue]),
        (venue) => ({ venue }),
      ),
      city: choicesOf(
        named(({ city }) => [city]),
        (city) => ({ city: [city] }),
      ),
      kind: choicesOf(kinds, (kind) => ({ kind })),
      genre: choicesOf(named(genresOf), (genre) => ({ genre })),
      type: choicesOf(
        named(({ show_type: type }) => [type?.name ?? '']),
        (type) => ({ type }),
      ),
      price: bands.flatMap(([value, holds]) => {
        const others = within.filter((item) => matches(item, { ...filters, price: undefined }));
        const left = others.filter((item) => {
          const price = priceOf(item);
          return price !== null && holds(price);
        });
        return left.length === 0 ? [] : [{ value, label: value, count: left.length }];
      }),
      accessibility: choicesOf(needs, withNeed),
    };
  };

  return { readSummary, readFacets, within: (span: Span) => asked.filter(isIn(span)) };
};
