import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type Engine } from '../store/testing/engines.ts';
import type { Store } from '../store/store.ts';
import { readVersion } from '../store/schema/version.ts';
import { countsOf, importInto, openImported, recordOf, type Imported } from './testing/importedSite.ts';

const now = '2027-07-16T21:30:00Z';
const evening = (day: number): string => `2027-08-${String(day).padStart(2, '0')}T19:30:00`;
const dateOn = (day: number, more: Record<string, unknown> = {}) => ({
  '@type': 'Event',
  startDate: evening(day),
  ...more,
});
/** A show with its dates, in the form of the arts data of Québec. */
const seriesOf = (name: string, subEvent: unknown, more: Record<string, unknown> = {}) =>
  recordOf({ '@type': 'EventSeries', url: `https://shows.example/${name}`, name, subEvent, ...more });
const days = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

describe.each(engines)('import of shows with several dates on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('two connections', () => {
    let engine: Engine;
    let store: Store;
    let second: Store;
    let site: Imported;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      second = await engine.open();
      site = openImported(store, second);
    });
    afterAll(async () => {
      await second.close();
      await store.close();
      await engine.stop();
    });

    /** Each show of a title with its dates: `id: day venue state, …`. */
    const toldOf = async (...titles: string[]): Promise<string[]> => {
      const rows = await store.db
        .selectFrom('show_texts')
        .innerJoin('programmations', 'programmations.show_id', 'show_texts.show_id')
        .leftJoin('venues', 'venues.id', 'programmations.venue_id')
        .where('lang', '=', 'fr')
        .where('title', 'in', titles)
        .select(['title', 'slug', 'starts_at', 'state', 'venues.name as venue'])
        .orderBy('slug')
        .orderBy('starts_at')
        .orderBy('venues.name')
        .execute();
      const dayOf = (seconds: number): number =>
        Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('America/Toronto').day;
      return [...Map.groupBy(rows, ({ slug }) => slug)].map(
        ([slug, dates]) =>
          `${slug}: ${dates.map((date) => `${dayOf(date.starts_at)} ${date.venue} ${date.state}`).join(', ')}`,
      );
    };
    const idsOf = async (title: string): Promise<[show: number, date: number][]> => {
      const rows = await store.db
        .selectFrom('programmations')
        .innerJoin('show_texts', 'show_texts.show_id', 'programmations.show_id')
        .where('lang', '=', 'fr')
        .where('title', '=', title)
        .select(['programmations.show_id as show', 'programmations.id'])
        .orderBy('starts_at')
        .execute();
      return rows.map(({ show, id }) => [show, id]);
    };
    const offeredBy = async (title: string): Promise<string[]> => {
      const rows = await store.db
        .selectFrom('show_accessibility')
        .innerJoin('show_texts', 'show_texts.show_id', 'show_accessibility.show_id')
        .where('lang', '=', 'fr')
        .where('title', '=', title)
        .select('feature')
        .orderBy('feature')
        .execute();
      return rows.map(({ feature }) => feature);
    };

    test('CAL-32: the parts of an event are dates of one show, each with what it tells itself', async () => {
      const told = seriesOf(
        'Hamlet',
        [
          dateOn(10, { offers: { price: 20, url: 'https://tickets.example/10' } }),
          dateOn(11, {
            name: 'Hamlet',
            location: { '@type': 'Place', name: 'Salle B' },
            url: 'https://shows.example/11',
          }),
          dateOn(12, { eventStatus: 'https://schema.org/EventCancelled' }),
        ],
        { offers: { lowPrice: 15, highPrice: 30 }, description: 'Être' },
      );
      expect(countsOf(await site.import(told))).toEqual([3, 0, 0, 0]);
      expect(await toldOf('Hamlet')).toEqual([
        'hamlet: 10 Théâtre du Coin scheduled, 11 Salle B scheduled, 12 Théâtre du Coin cancelled',
      ]);
      const rows = await store.db
        .selectFrom('programmations')
        .where('show_id', '=', (await idsOf('Hamlet'))[0]?.[0] ?? 0)
        .select(['price_min', 'price_max', 'ticket_url'])
        .orderBy('starts_at')
        .execute();
      expect(rows).toEqual([
        { price_min: 20_000, price_max: 20_000, ticket_url: 'https://tickets.example/10' },
        { price_min: 15_000, price_max: 30_000, ticket_url: 'https://shows.example/11' },
        { price_min: 15_000, price_max: 30_000, ticket_url: 'https://shows.example/Hamlet' },
      ]);
      const version = await readVersion(store.db);
      expect(countsOf(await site.import(told))).toEqual([0, 0, 3, 0]);
      expect(await readVersion(store.db)).toBe(version);
    });

    test('import: records of one superEvent and one name are one show, by its id or its address', async () => {
      for (const [name, superEvent] of [
        ['Par id', { '@type': 'EventSeries', '@id': 'https://shows.example/s1', name: 'Par id' }],
        ['Par adresse', { '@type': 'Event', url: 'https://shows.example/s2' }],
      ] as const) {
        const told = [10, 11].map((day) => recordOf({ name, startDate: evening(day), superEvent }));
        expect(countsOf(await site.import(told))).toEqual([2, 0, 0, 0]);
        expect(new Set((await idsOf(name)).map(([show]) => show)).size).toBe(1);
        expect(countsOf(await site.import(told))).toEqual([0, 0, 2, 0]);
      }
    });

    test('import: a festival is many shows, and so is a series of evenings of other names', async () => {
      const festival = { '@type': 'Festival', '@id': 'https://fest.example/', name: 'Fest' };
      const season = { '@type': 'EventSeries', '@id': 'https://season.example/', name: 'Saison' };
      const two = (name: string, superEvent: unknown, on: number[]) =>
        on.map((day) =>
          recordOf({
            name,
            superEvent,
            startDate: evening(day),
            url: `https://shows.example/${name}/${day}`,
          }),
        );
      await site.import([
        ...two('Micro ouvert', festival, [10, 11]),
        ...two('Vivaldi', season, [10, 12]),
        ...two('Bach', season, [11]),
      ]);
      expect(await toldOf('Micro ouvert', 'Vivaldi', 'Bach', 'Fest', 'Saison')).toEqual([
        'bach: 11 Théâtre du Coin scheduled',
        'micro-ouvert: 10 Théâtre du Coin scheduled',
        'micro-ouvert-2: 11 Théâtre du Coin scheduled',
        'vivaldi: 10 Théâtre du Coin scheduled, 12 Théâtre du Coin scheduled',
      ]);
    });

    test('import: one bad date is one rejected record, the other dates of its show go in', async () => {
      const told = seriesOf('Presque', [
        dateOn(10),
        dateOn(11, { startDate: 'bientôt' }),
        7,
        dateOn(10),
        dateOn(12),
      ]);
      const { added, rejected } = await site.import([recordOf({ name: 'Avant' }), told]);
      expect([added, rejected]).toEqual([
        3,
        [
          { position: 2, part: 2, name: 'Presque', reason: 'has a startDate that is no date: bientôt' },
          { position: 2, part: 3, name: 'Presque', reason: 'is not an object' },
          { position: 2, part: 4, name: 'Presque', reason: 'is in the file already' },
        ],
      ]);
      expect(await toldOf('Presque')).toEqual([
        'presque: 10 Théâtre du Coin scheduled, 12 Théâtre du Coin scheduled',
      ]);
    });

    test('import: a text that changes changes the show, once, and no date', async () => {
      const told = (description: string) =>
        seriesOf(
          'Texte',
          days(1, 20).map((day) => dateOn(day)),
          { description },
        );
      await site.import(told('Un'));
      const before = await idsOf('Texte');
      expect(countsOf(await site.import(told('Deux')))).toEqual([0, 1, 19, 0]);
      expect(await idsOf('Texte')).toEqual(before);
    });

    test('RES-16: dates of a show are cancelled, move and come back as single ones do; one that is not told stays', async () => {
      const name = 'Tournée';
      const told = (...dates: unknown[]) => seriesOf(name, dates);
      await site.import(told(dateOn(10), dateOn(11), dateOn(12, { '@id': 'urn:tour:12' })));
      const [first] = await idsOf(name);
      const people = await site.members(2);
      for (const member of people) await site.reserve(member, name);
      const moved = {
        startDate: evening(20),
        previousStartDate: evening(11),
        eventStatus: 'EventRescheduled',
      };
      const again = told(
        dateOn(10, { eventStatus: 'EventCancelled' }),
        dateOn(20, moved),
        dateOn(25, { '@id': 'urn:tour:12' }),
      );
      const result = await site.import(again);
      expect([countsOf(result), result.ended]).toEqual([[0, 3, 0, 0], 2]);
      expect(await toldOf(name)).toEqual([
        'tournee: 10 Théâtre du Coin cancelled, 20 Théâtre du Coin rescheduled, 25 Théâtre du Coin scheduled',
      ]);
      expect((await idsOf(name))[0]).toEqual(first);
      expect(await site.owed()).toEqual(people.map(({ id }) => `showCancelled ${id}`));
      expect(countsOf(await site.import(again))).toEqual([0, 0, 3, 0]);
      expect(countsOf(await site.import(told(dateOn(10))))).toEqual([0, 1, 0, 0]);
      expect(await toldOf(name)).toEqual([
        'tournee: 10 Théâtre du Coin scheduled, 20 Théâtre du Coin rescheduled, 25 Théâtre du Coin scheduled',
      ]);
    });

    test.each([
      ['in one slice', 250],
      ['in slices of one date', 1],
    ])('import: each evening of a show moves by a day, and none is another, %s', async (how, slice) => {
      const name = `Décalé ${how}`;
      await site.import(
        seriesOf(
          name,
          [10, 11, 12].map((day) => dateOn(day)),
        ),
      );
      const before = await idsOf(name);
      const told = seriesOf(
        name,
        [10, 11, 12].map((day) =>
          dateOn(day + 1, { previousStartDate: evening(day), eventStatus: 'EventRescheduled' }),
        ),
      );
      for (const counts of [
        [0, 3, 0, 0],
        [0, 0, 3, 0],
      ]) {
        expect(countsOf(await site.import(told, slice))).toEqual(counts);
        expect(await idsOf(name)).toEqual(before);
      }
    });

    test('import: dates that get ids, and a show that is told by its one date again, stay what they are', async () => {
      const name = 'Stable';
      const id = { '@id': 'https://shows.example/stable' };
      await site.import(seriesOf(name, [dateOn(10), dateOn(11)], id));
      const before = await idsOf(name);
      const withIds = [10, 11].map((day) => dateOn(day, { '@id': `urn:stable:${day}` }));
      expect(countsOf(await site.import(seriesOf(name, withIds, id)))).toEqual([0, 2, 0, 0]);
      expect(countsOf(await site.import(recordOf({ name, startDate: evening(11), ...id })))).toEqual([
        0, 1, 0, 0,
      ]);
      expect(await idsOf(name)).toEqual(before);
      expect(countsOf(await site.import(seriesOf(name, withIds, id)))).toEqual([0, 1, 1, 0]);
      expect(await idsOf(name)).toEqual(before);
    });

    test('import: how long a show lasts, from which age and in which languages, is kept and follows the file', async () => {
      const name = 'Mesuré';
      const factsOf = async () => {
        const rows = await store.db
          .selectFrom('shows')
          .innerJoin('show_texts', 'show_texts.show_id', 'shows.id')
          .where('lang', '=', 'fr')
          .where('title', '=', name)
          .select(['duration_minutes', 'age_min', 'languages'])
          .execute();
        return rows.map((row) => [row.duration_minutes, row.age_min, row.languages]);
      };
      const told = { duration: 'PT1H30M', typicalAgeRange: '16+', inLanguage: ['fr', 'en'] };
      await site.import(seriesOf(name, [dateOn(10), dateOn(11)], told));
      expect(await factsOf()).toEqual([[90, 16, 'fr en']]);
      await site.import(seriesOf(name, [dateOn(10), dateOn(11)]));
      expect(await factsOf()).toEqual([[null, null, '']]);
    });

    test('import: shows of one date each become one show, which keeps an address; the others are gone', async () => {
      const name = 'Réunis';
      const single = (day: number, more: Record<string, unknown> = {}) =>
        recordOf({ name, startDate: evening(day), accessibilityFeature: 'LSQ', ...more });
      await site.import([10, 11, 12].map((day) => single(day)));
      expect(await toldOf(name)).toHaveLength(3);
      const dates = (await idsOf(name)).map(([, date]) => date);
      const superEvent = { '@type': 'EventSeries', '@id': 'https://shows.example/reunis', name };
      const told = [10, 11, 12].map((day) => single(day, { superEvent }));
      expect(countsOf(await site.import(told, 1))).toEqual([0, 2, 1, 0]);
      expect((await idsOf(name)).map(([, date]) => date)).toEqual(dates);
      expect(await toldOf(name)).toHaveLength(1);
      const texts = await store.db
        .selectFrom('show_texts')
        .select('slug')
        .where('title', '=', name)
        .execute();
      expect(texts.map(({ slug }) => slug)).toEqual(['reunis', 'reunis']);
      expect(countsOf(await site.import(told))).toEqual([0, 0, 3, 0]);
    });

    test('import: a show that is known by its whole alone, and then by more, keeps its address', async () => {
      const name = 'Reconnu';
      const whole = { '@id': 'https://shows.example/reconnu' };
      const dates = [10, 11].map((day) =>
        recordOf({ '@id': `urn:reconnu:${day}`, name, startDate: evening(day), superEvent: whole }),
      );
      await site.import(dates);
      const before = await idsOf(name);
      expect(new Set(before.map(([show]) => show)).size).toBe(1);
      await site.import({ '@graph': [...dates, { ...whole, '@type': 'EventSeries', name }] });
      expect(await idsOf(name)).toEqual(before);
      // A file with only one date leaves the other one unchanged.
      const alone = recordOf({ '@id': 'urn:reconnu:10', name: 'Seul', startDate: evening(10) });
      expect(countsOf(await site.import(alone))).toEqual([0, 1, 0, 0]);
      expect(await toldOf(name, 'Seul')).toEqual([
        'reconnu: 11 Théâtre du Coin scheduled',
        'seul: 10 Théâtre du Coin scheduled',
      ]);
    });

    test('import: a show of a thousand dates is written slice by slice, and one that dies in between is completed', async () => {
      const told = seriesOf(
        'Mille',
        days(0, 1_000).map((minutes) => ({
          startDate: Temporal.PlainDateTime.from('2027-08-01T10:00').add({ minutes }).toString(),
        })),
      );
      let writes = 0;
      const most: number[] = [];
      const dying = (limit: number): Store => ({
        ...store,
        write: (work, hasChanged) =>
          store.write(async (db) => {
            writes += 1;
            if (writes === limit) throw new Error('killed');
            const count = async (): Promise<number> =>
              (await db.selectFrom('programmations').select('id').execute()).length;
            const before = await count();
            const result = await work(db);
            most.push((await count()) - before);
            return result;
          }, hasChanged),
      });
      await expect(importInto(dying(4), told, { now })).rejects.toThrow('killed');
      expect((await idsOf('Mille')).length).toBe(500);
      expect(countsOf(await importInto(dying(0), told, { now }))).toEqual([500, 0, 500, 0]);
      const all = await idsOf('Mille');
      expect([all.length, new Set(all.map(([show]) => show)).size, Math.max(...most)]).toEqual([
        1_000, 1, 250,
      ]);
    });

    test('import: two of them at a time, slice by slice: the show is there once, with each date once', async () => {
      const told = seriesOf(
        'À deux',
        days(1, 28).map((day) => dateOn(day)),
      );
      const results = await Promise.all([
        importInto(store, told, { now, slice: 4 }),
        importInto(second, told, { now, slice: 6 }),
      ]);
      expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(28);
      const all = await idsOf('À deux');
      expect([all.length, new Set(all.map(([show]) => show)).size]).toEqual([28, 1]);
    });

    test('import: somebody else writes between the slices: parallel dates of a show stay apart', async () => {
      const told = seriesOf(
        'Deux salles',
        days(1, 6).flatMap((day) =>
          ['A', 'B'].map((hall) => dateOn(day, { location: { '@type': 'Place', name: hall } })),
        ),
      );
      const busy: Store = {
        ...store,
        write: async (work, hasChanged) => {
          const result = await store.write(work, hasChanged);
          await second.write(() => Promise.resolve());
          return result;
        },
      };
      expect(countsOf(await importInto(busy, told, { now, slice: 1 }))).toEqual([12, 0, 0, 0]);
      expect(await toldOf('Deux salles')).toEqual([
        `deux-salles: ${days(1, 6)
          .flatMap((day) => ['A', 'B'].map((hall) => `${day} ${hall} scheduled`))
          .join(', ')}`,
      ]);
    });

    test('CAL-48: what a show offers at each of its dates can be filtered by; what one date offers is not promised for all', async () => {
      const asl = { accessibilityFeature: 'ASL' };
      const told = (more: Record<string, unknown>) =>
        seriesOf('Signé', [dateOn(10, asl), dateOn(11, more)], { accessibilitySummary: 'Step-free access.' });
      await site.import(told({}));
      expect(await offeredBy('Signé')).toEqual(['step_free']);
      await site.import(told(asl));
      expect(await offeredBy('Signé')).toEqual(['asl', 'step_free']);
      expect(countsOf(await site.import(told(asl)))).toEqual([0, 0, 2, 0]);
      await site.import(seriesOf('Signé', [dateOn(10), dateOn(11)]));
      expect(await offeredBy('Signé')).toEqual([]);
    });
  });
});
