import fc from 'fast-check';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '#contract/address/language.ts';
import type { DayRange } from '#contract/programme/time/dayRange.ts';
import { calendarFilters, type CalendarFilters } from '#contract/wire/calendarFilters.ts';
import { accessibilities } from '#contract/programme/calendar/chosenFilters.ts';
import { programmation, type Programmation } from '#contract/wire/programmation.ts';
import { insertAll, insertProgrammations } from '#server/store/schema/insert.ts';
import { localStartOf } from '#server/store/schema/localStart.ts';
import { listProgrammations } from '#server/store/shows/programmations.ts';
import type { Store } from '#server/store/store.ts';
import { engines, type Engine } from '#server/store/testing/engines.ts';
import { toCalendarItems } from '../shows/calendarItem.ts';
import { plainCalendar } from '../testing/plainCalendar.ts';
import { embeddedCalendar } from './embeddedCalendar.ts';

const siteId = 8;
/** The month in which clocks go back in Europe, before they do in America: its last days have every kind of edge. */
const month: DayRange = { from: '2027-10-01', to: '2027-10-31' };
/** Days from a time of the first, and an evening that reaches into the next month. */
const fromNoon = { from: '2027-10-29', to: '2027-10-31', after: '12:30' };
const lastNight = { from: '2027-10-31', to: '2027-10-31', after: '17:00', before: '04:00' };
const firstStart = Date.parse('2027-09-28T00:00:00Z') / 1000;
const lastStart = Date.parse('2027-11-04T00:00:00Z') / 1000;
const minute = 60;

const zones = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'America/Toronto',
  'America/St_Johns',
  'Asia/Kolkata',
  'Europe/Paris',
] as const;
const venues = [
  { id: 1, name: 'Théâtre du Coin', city: 'Montréal' },
  { id: 2, name: 'Théâtre du Coin', city: 'Québec' },
  { id: 3, name: 'Parc', city: 'Montréal' },
];
const categories = [
  { id: 1, code: 'venue', title_fr: 'En salle', title_en: 'In venue' },
  { id: 2, code: 'outdoor', title_fr: 'Extérieur', title_en: 'Outdoor' },
  { id: 3, code: 'online', title_fr: 'En ligne', title_en: 'Online' },
  { id: 10, code: 'standUp', title_fr: 'Stand-up', title_en: 'Stand-up' },
  { id: 11, code: 'clown', title_fr: 'Clown', title_en: 'Clowning' },
];
const kinds = ['venue', 'outdoor', 'online'] as const;

const show = fc.record({
  kind: fc.constantFrom(...kinds),
  language: fc.constantFrom('fr', 'en', '', 'eng'),
  show_type: fc.constantFrom(null, 'gala', 'solo'),
  belong_to: fc.constantFrom(null, 'Chapiteau', 'ÉTÉ Comédie'),
  genres: fc.uniqueArray(fc.constantFrom(10, 11), { maxLength: 2 }),
  accessibility: fc.uniqueArray(fc.constantFrom(...accessibilities), { maxLength: 2 }),
});
const halfHour = 30 * minute;
/** The first half-hour of November in a zone. */
const midnightIn = (zone: string): number =>
  Temporal.PlainDate.from('2027-11-01').toZonedDateTime(zone).epochMilliseconds / 1000 / halfHour;
/** Half-hours since the epoch. Most are close to the month's edges, where zones disagree about the day. */
const around = (edge: number, hours: number) =>
  fc.integer({ min: edge / halfHour - 2 * hours, max: edge / halfHour + 2 * hours });
const halfHours = fc.oneof(
  around((firstStart + lastStart) / 2, 18 * 24),
  around(Date.parse('2027-10-01T00:00:00Z') / 1000, 15),
  around(Date.parse('2027-11-01T00:00:00Z') / 1000, 15),
  fc.constantFrom(...zones.map((zone) => midnightIn(zone))),
);
const date = fc.record({
  showIndex: fc.nat(),
  venue_id: fc.constantFrom(null, 1, 2, 3),
  halfHours,
  seconds: fc.constantFrom(0, 0, 59),
  timezone: fc.constantFrom(...zones),
  status: fc.constantFrom(null, 'FREE' as const, 'ON_SALE' as const),
  price_min: fc.constantFrom(null, 0, 24_990, 25_000, 49_990, 50_000),
});
const programmes = fc.record({
  shows: fc.array(show, { minLength: 1, maxLength: 6 }),
  dates: fc.array(date, { maxLength: 60 }),
});
type Programme = Parameters<Parameters<typeof programmes.map>[0]>[0];

const filters = fc
  .record(
    {
      venue: fc.constantFrom('Théâtre du Coin', 'Parc', 'Nowhere'),
      city: fc.subarray(['Montréal', 'Québec', 'Nowhere'], { minLength: 1 }),
      kind: fc.constantFrom(...kinds, 'none'),
      genre: fc.constantFrom('Clown', 'Clowning', 'Stand-up', 'En salle'),
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
const questions = fc.record({
  lang: fc.constantFrom(...languages),
  filters,
  excludedFestivals: fc.constantFrom([], ['été comédie'], ['Chapiteau', 'nobody']),
});

const replaceProgramme = ({ write }: Store, { shows, dates }: Programme): Promise<void> =>
  write(async (db) => {
    for (const table of [
      'programmations',
      'show_accessibility',
      'show_categories',
      'show_texts',
      'shows',
    ] as const)
      await db.deleteFrom(table).execute();
    const numbered = shows.map((one, index) => ({ ...one, id: index + 1 }));
    await insertAll(
      db,
      'shows',
      numbered.map(({ genres: _, accessibility: __, ...row }) => ({
        ...row,
        external_id: String(row.id),
        poster: null,
        image_url: null,
        fingerprint: null,
      })),
    );
    for (const { id, kind, genres, accessibility } of numbered) {
      const texts = { show_id: id, slug: `show-${id}`, title: `Show ${id}`, summary: '', description: '' };
      await insertAll(
        db,
        'show_texts',
        languages.map((lang) => ({ ...texts, lang })),
      );
      const ids = [kinds.indexOf(kind) + 1, ...genres];
      await insertAll(
        db,
        'show_categories',
        ids.map((category_id, position) => ({ show_id: id, category_id, position })),
      );
      await insertAll(
        db,
        'show_accessibility',
        accessibility.map((feature) => ({ show_id: id, feature })),
      );
    }
    await insertProgrammations(
      db,
      dates.map(({ showIndex, halfHours, seconds, ...row }, index) => ({
        ...row,
        id: index + 1,
        external_id: String(index + 1),
        show_id: (showIndex % shows.length) + 1,
        starts_at: halfHours * halfHour + seconds,
        ends_at: null,
        price_max: null,
        ticket_url: null,
        capacity: null,
        taken: 0,
      })),
    );
  });

const whole = { limit: 400, offset: 0 };

describe.each(engines)('a month of the calendar on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await store.write(async (db) => {
        await insertAll(db, 'categories', categories);
        await insertAll(
          db,
          'venues',
          venues.map((venue) => ({ ...venue, external_id: String(venue.id), region: 'QC', map_url: null })),
        );
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    /** All items, as a content host would send them. */
    const readItems = async (lang: Language): Promise<Programmation[]> => {
      const rows = await listProgrammations(store.db, lang, { from: null, to: null }, whole);
      return v.parse(v.array(programmation), await toCalendarItems({ store, siteId }, lang, rows));
    };
    const asRead = (items: unknown): Programmation[] => v.parse(v.array(programmation), items);

    test('CAL-04: what the database counts is what a reading of every item tells', async () => {
      await fc.assert(
        fc.asyncProperty(
          programmes,
          fc.array(questions, { minLength: 1, maxLength: 4 }),
          async (programme, asked) => {
            await replaceProgramme(store, programme);
            for (const { lang, filters: chosen, excludedFestivals } of asked) {
              const calendar = embeddedCalendar({ store, siteId, excludedFestivals });
              const items = await readItems(lang);
              const plain = plainCalendar(items, { lang, filters: chosen, excludedFestivals });
              for (const days of [month, fromNoon, lastNight]) {
                const counted = await calendar.readSummary(days, { lang, filters: chosen });
                expect({
                  ...counted,
                  days: counted.days.map((day) => ({ ...day, first: asRead(day.first) })),
                }).toEqual(plain.readSummary(days));
                expect(await calendar.readFacets(days, { lang, filters: chosen })).toEqual(
                  plain.readFacets(days),
                );
              }
              const span = { from: '2027-10-30T22:00', to: '2027-10-31T02:00' };
              const { items: page, total } = await calendar.readSpan(span, { lang, filters: chosen }, whole);
              const within = plain.within(span);
              expect({ page: asRead(page), total }).toEqual({ page: within, total: within.length });
            }
          },
        ),
        { numRuns: 60 },
      );
    });

    const at = (iso: string, timezone: (typeof zones)[number] = 'Europe/Paris') => ({
      showIndex: 0,
      venue_id: null,
      halfHours: Date.parse(iso) / 1000 / halfHour,
      seconds: 0 as const,
      timezone,
      status: null,
      price_min: null,
    });
    const gala = { kind: 'venue', language: 'fr', show_type: null, belong_to: null } as const;
    const shows = [{ ...gala, genres: [], accessibility: [] }];
    const unfiltered = { lang: 'fr', filters: v.parse(calendarFilters, {}) } as const;

    test('CAL-35: of two shows at one time on their clocks the one that begins first is first', async () => {
      const [overseas, here] = ['2027-10-10T18:00:00Z', '2027-10-11T00:00:00Z'];
      const dates = [at(here, 'America/Toronto'), at(overseas)];
      await replaceProgramme(store, { shows, dates });
      const calendar = embeddedCalendar({ store, siteId, excludedFestivals: [] });
      const around = async (days: DayRange) => {
        const { previous, next } = await calendar.readSummary(days, unfiltered);
        return { previous, next };
      };
      const { days } = await calendar.readSummary(month, unfiltered);
      const span = { from: '2027-10-10T20:00', to: '2027-10-10T20:01' };
      const { items } = await calendar.readSpan(span, unfiltered, whole);
      expect([days[0]?.first.map(({ id }) => id), items.map(({ id }) => id)]).toEqual([
        ['2', '1'],
        ['2', '1'],
      ]);
      expect([
        await around({ from: '2027-09-01', to: '2027-09-30' }),
        await around({ from: '2027-11-01', to: '2027-11-30' }),
      ]).toEqual([
        { previous: null, next: Date.parse(overseas) / 1000 },
        { previous: Date.parse(here) / 1000, next: null },
      ]);
    });

    test('CAL-04: days before 1970 are days, too', async () => {
      await replaceProgramme(store, {
        shows,
        dates: [at('1969-12-20T20:00:00Z'), at('1969-12-20T23:00:00Z'), at('1969-12-31T22:30:00Z')],
      });
      const { days, total } = await embeddedCalendar({ store, siteId, excludedFestivals: [] }).readSummary(
        { from: '1969-12-01', to: '1969-12-31' },
        unfiltered,
      );
      expect([days.map(({ date: day, count }) => [day, count]), total]).toEqual([
        [
          ['1969-12-20', 1],
          ['1969-12-21', 1],
          ['1969-12-31', 1],
        ],
        3,
      ]);
    });

    test('CAL-21: choices are counted however many shows there are', async () => {
      // More than either engine allows as parameters of a statement.
      const many = 70_000;
      await replaceProgramme(store, { shows: [], dates: [] });
      // In slices: a statement may take ten seconds, on a busy machine too.
      const slice = 2_000;
      await store.write(async (db) => {
        for (let first = 1; first <= many; first += slice) {
          const numbers = sql`with recursive numbers(n) as (
            select cast(${sql.lit(first)} as integer)
            union all select n + 1 from numbers where n < ${sql.lit(first + slice - 1)})`;
          await sql`insert into shows (id, external_id, kind, language)
            select n, cast(n as text), 'venue', 'fr' from (${numbers} select n from numbers) as counted`.execute(
            db,
          );
          await sql`insert into show_categories (show_id, category_id, position)
            select n, 11, 0 from (${numbers} select n from numbers) as counted`.execute(db);
          await sql`insert into programmations (id, external_id, show_id, venue_id, starts_at, local_start, timezone, status)
            select n, cast(n as text), n, 1, ${firstStart + halfHour}, ${localStartOf('2027-10-02')}, 'Etc/UTC', 'FREE'
            from (${numbers} select n from numbers) as counted`.execute(db);
        }
      });
      const calendar = embeddedCalendar({ store, siteId, excludedFestivals: [] });
      const choice = (value: string) => [{ value, label: value, count: many }];
      expect(await calendar.readFacets(month, unfiltered)).toEqual({
        venue: choice('Théâtre du Coin'),
        city: choice('Montréal'),
        kind: choice('venue'),
        genre: choice('Clown'),
        type: [],
        price: ['free', '0-25'].map((value) => ({ value, label: value, count: many })),
        accessibility: [],
      });
    }, 60_000);
  });
});
