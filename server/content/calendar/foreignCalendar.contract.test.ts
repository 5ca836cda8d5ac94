import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import type { LocalSpan } from '#contract/programme/time/dayRange.ts';
import { firstDateAfter, lastDateBefore, monthOf } from '#contract/programme/time/months.ts';
import { calendarFilters, type CalendarFilters } from '#contract/wire/calendarFilters.ts';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { programmation, type ProgrammationWire } from '#contract/wire/programmation.ts';
import { isoOf, offsetOf } from '#server/programme/instants.ts';
import { foreignProgramme } from '../testing/foreignProgramme.ts';
import { localOf, plainCalendar } from '../testing/plainCalendar.ts';

const zones = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/Toronto',
  'America/St_Johns',
  'Asia/Kolkata',
  'Europe/Paris',
] as const;
const kinds = ['En salle', 'Outdoor', 'en ligne'] as const;

const halfHour = 1800;
const at = (iso: string): number => Date.parse(iso) / 1000 / halfHour;
const around = (iso: string, hours: number) =>
  fc.integer({ min: at(iso) - 2 * hours, max: at(iso) + 2 * hours });
/**
 * Half-hours since the epoch. Most are close to the edges of October, where zones disagree about the day; clocks go back
 * in Europe on its last day, in America a week later.
 */
const halfHours = fc.oneof(
  { weight: 3, arbitrary: around('2027-10-16T00:00:00Z', 18 * 24) },
  { weight: 3, arbitrary: around('2027-10-01T00:00:00Z', 30) },
  { weight: 2, arbitrary: around('2027-11-01T00:00:00Z', 30) },
  // The end of October's reading (CAL-49).
  { weight: 2, arbitrary: around('2027-11-02T00:00:00Z', 15) },
  { weight: 1, arbitrary: around('2027-10-16T00:00:00Z', 80 * 24) },
);
/** Parts that a host may omit of a date: the offset (CAL-34), or the zone's name. */
const told = fc.constantFrom('all', 'all', 'all', 'no zone', 'no offset');

const shows = fc.record({
  halfHours,
  seconds: fc.constantFrom(0, 0, 59),
  zone: fc.constantFrom(...zones),
  told,
  kind: fc.constantFrom(...kinds, null),
  genres: fc.uniqueArray(fc.constantFrom('Clown', 'Stand-up'), { maxLength: 2 }),
  language: fc.constantFrom('fr', 'en', 'en-CA', '', 'eng'),
  venue: fc.constantFrom('Théâtre du Coin', 'Parc', ''),
  city: fc.constantFrom('Montréal', 'Québec', ''),
  show_type: fc.constantFrom(null, { name: 'gala' }, { name: 'solo' }),
  belong_to: fc.constantFrom(null, { name: 'Chapiteau' }, { name: 'ÉTÉ Comédie' }),
  status: fc.constantFrom(null, 'FREE' as const, 'ON_SALE' as const),
  price: fc.constantFrom(null, 0, 24.99, 25, 50).map((min) => (min === null ? null : { min, max: min })),
  accessibility: fc.uniqueArray(fc.constantFrom(...accessibilities), { maxLength: 2 }),
});
type Show = Parameters<Parameters<typeof shows.map>[0]>[0];

/** An item as a host sends it. */
const wireOf = (
  { halfHours: start, seconds, zone, told: tells, kind, genres, ...facts }: Show,
  index: number,
): ProgrammationWire => {
  const instant = start * halfHour + seconds;
  const { date: _, ...item } = programmationOf(String(index + 1), {
    ...facts,
    categories: kind === null ? genres : [kind, ...genres],
  });
  return {
    ...item,
    date: {
      start: isoOf(instant),
      end: null,
      timezone: tells === 'all' ? zone : null,
      ...(tells !== 'no offset' && { timezone_offset: offsetOf(instant, zone) }),
    },
  };
};

/** CAL-34: a reader of all items takes UTC for a missing offset. */
const inUtc = ({ date, ...item }: ProgrammationWire): ProgrammationWire => ({
  ...item,
  date: { timezone_offset: '0000', ...date },
});

const filters = fc
  .record(
    {
      venue: fc.constantFrom('Théâtre du Coin', 'Parc', 'Nowhere'),
      city: fc.subarray(['Montréal', 'Québec', 'Nowhere'], { minLength: 1 }),
      kind: fc.constantFrom('venue', 'outdoor', 'online', 'none', 'En salle'),
      genre: fc.constantFrom('Clown', 'Stand-up', 'En salle'),
      type: fc.constantFrom('gala', 'solo'),
      price: fc.constantFrom('free', '0-25', '25-50'),
      accessibility: fc.subarray([...accessibilities], { minLength: 1, maxLength: 2 }),
      english: fc.constantFrom('true', 'false'),
    },
    { requiredKeys: [] },
  )
  // Most combinations of all filters would leave nothing to compare.
  .map(Object.entries)
  .chain((all) =>
    fc
      .subarray(all, { maxLength: Math.min(2, all.length) })
      .map((some): CalendarFilters => v.parse(calendarFilters, Object.fromEntries(some))),
  );
const evenings = fc.constantFrom<[string, string]>(
  ['00:00', '23:59'],
  ['20:00', '04:00'],
  ['18:00', '17:30'],
  ['23:30', '22:30'],
);
const questions = fc.record({
  lang: fc.constantFrom(...languages),
  filters,
  month: fc.constantFrom('2027-09', '2027-10', '2027-10', '2027-11'),
  some: fc.tuple(fc.constantFrom('01', '02', '15'), fc.constantFrom('15', '29', '30')),
  day: fc.constantFrom('2027-10-01', '2027-10-16', '2027-10-31', '2027-10-31'),
  evening: evenings,
});
type Question = Parameters<Parameters<typeof questions.map>[0]>[0];

const spanOf = ({ day, evening: [after, before] }: Question): LocalSpan => {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return { from: `${day}T${after}`, to: `${before < after ? next : day}T${before}` };
};
const sides = {
  previous: (month: string) => ({ span: { from: '0000-01-01T00:00', to: `${month}-01T00:00` }, sign: 1 }),
  next: (month: string) => ({
    span: { from: `${firstDateAfter(month)}T00:00`, to: '9999-12-31T00:00' },
    sign: -1,
  }),
};

/**
 * Whether a start belongs to a matching show on a side of a month, with none nearer by both the instant and the clocks of the
 * places: between zones the two disagree by hours. Null is right if there is no such show.
 */
const isNearest = (
  start: number | null,
  plain: ReturnType<typeof plainCalendar>,
  { span, sign }: ReturnType<(typeof sides)['next']>,
): boolean => {
  const beyond = plain.within(span).map((item) => ({
    start: sign * Date.parse(item.date.start),
    local: sign * Date.parse(`${localOf(item)}Z`),
  }));
  if (start === null) return beyond.length === 0;
  return beyond.some(
    (one) =>
      Math.floor((sign * one.start) / 1000) === start &&
      !beyond.some((other) => other.start > one.start && other.local > one.local),
  );
};

const pageOfSpan = 3;

test('CAL-50: a foreign host’s month is what a reading of all its items tells', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(shows, { maxLength: 60, size: 'max' }),
      fc.array(questions, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(1, 2, 7, 400),
      fc.constantFrom([], ['été comédie'], ['Chapiteau', 'nobody']),
      async (programme, asked, pagesize, excludedFestivals) => {
        const wire = programme.map(wireOf);
        const items = wire.map((item) => v.parse(programmation, inUtc(item)));
        const { calendar } = foreignProgramme(wire, { pagesize, excludedFestivals });
        for (const one of asked) {
          const { lang, filters: chosen, month, some } = one;
          const plain = plainCalendar(items, { lang, filters: chosen, excludedFestivals });
          const whole = { from: `${month}-01`, to: lastDateBefore(monthOf(firstDateAfter(month))) };
          const days = { from: `${month}-${some[0]}`, to: `${month}-${some[1]}` };
          for (const range of [whole, days, { ...days, after: '17:30' }]) {
            const { previous, next, ...summary } = await calendar.readSummary(range, {
              lang,
              filters: chosen,
            });
            const { previous: _, next: __, ...read } = plain.readSummary(range);
            expect(summary).toEqual(read);
            expect(isNearest(previous, plain, sides.previous(month))).toBe(true);
            expect(isNearest(next, plain, sides.next(month))).toBe(true);
            expect(await calendar.readFacets(range, { lang, filters: chosen })).toEqual(
              plain.readFacets(range),
            );
          }
          const within = plain.within(spanOf(one));
          for (let offset = 0; offset <= within.length; offset += pageOfSpan)
            expect(
              await calendar.readSpan(spanOf(one), { lang, filters: chosen }, { limit: pageOfSpan, offset }),
            ).toEqual({ items: within.slice(offset, offset + pageOfSpan), total: within.length });
        }
      },
    ),
    { numRuns: 300 },
  );
});
