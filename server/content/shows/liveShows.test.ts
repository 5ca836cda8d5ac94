import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);
const nights = {
  title: 'Les Nuits blanches',
  url: '/fr/spectacles/les-nuits-blanches',
  date: { start: '2027-07-16T23:30:00Z', end: '2027-07-17T00:30:00Z' },
};
/** Without a known end, it is not listed once it has begun. */
const muted = {
  title: 'Micro fermé',
  url: '/fr/spectacles/micro-ferme',
  date: { start: '2027-07-16T23:30:00Z', end: null },
};
const listed = v.array(v.object({ date: v.object({ start: v.string() }) }));
const starts = v.object({ live: listed, upcoming: listed });
const at = async (instant: string) => {
  running.clock.set(instant);
  return read('fr/content/8/live-shows');
};

describe('what is on, and what begins soon', () => {
  test('API-03: what begins soon and what is on, by the server’s clock, to the second; a kept answer is never late', async () => {
    const [nothing, soon, on] = [
      { live: [], upcoming: [] },
      { live: [], upcoming: [muted, nights] },
      { live: [nights], upcoming: [] },
    ];
    expect(await at('2027-07-16T20:29:59Z')).toEqual(nothing);
    expect(await at('2027-07-16T20:30:00Z')).toEqual(soon);
    expect(await at('2027-07-16T23:29:59Z')).toEqual(soon);
    expect(await at('2027-07-16T23:30:00Z')).toEqual(on);
    expect(await at('2027-07-17T00:29:59Z')).toEqual(on);
    expect(await at('2027-07-17T00:30:00Z')).toEqual(nothing);
  });

  test('API-03: in the language that is asked for; of another site nothing is known', async () => {
    running.clock.set('2027-07-16T23:30:00Z');
    expect(await read('en/content/8/live-shows')).toEqual({
      live: [{ ...nights, title: 'Sleepless Nights', url: '/en/shows/sleepless-nights' }],
      upcoming: [],
    });
    expect((await ask('en/content/9/live-shows')).status).toBe(404);
    expect((await ask('de/content/8/live-shows')).status).toBe(404);
  });

  test('API-07: the global data: menus, sponsors, live shows and show categories', async () => {
    running.clock.set('2027-07-17T00:30:00Z');
    const paths = ['metadata', 'sponsors', 'live-shows', 'show-categories'];
    const told = await Promise.all(paths.map((path) => read(`fr/content/8/${path}`)));
    expect(told).toEqual([
      {
        main: [{ title: 'Calendrier', href: '/fr/calendrier', hierarchy: '.1' }],
        footer: [{ title: 'Accueil', href: '/fr', hierarchy: '.1' }],
        secondary: [],
      },
      expect.objectContaining({
        data: [
          expect.objectContaining({ title: 'Brasserie', field_sponsor_footer_line: 1 }),
          expect.objectContaining({ title: 'Colle Tempo', field_sponsor_footer_line: 2 }),
        ],
      }),
      { live: [], upcoming: [] },
      expect.objectContaining({
        data: [
          { id: '1', title: 'En salle' },
          { id: '2', title: 'Extérieur' },
          { id: '3', title: 'En ligne' },
          { id: '10', title: 'Stand-up' },
          { id: '11', title: 'Clown' },
        ],
      }),
    ]);
  });

  test('API-03: of many that are on, and of many that begin, twelve are told, the first of each', async () => {
    const own = await startOwnApp();
    const common = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
    await own.store.write((db) =>
      insertProgrammations(
        db,
        Array.from({ length: 30 }, (_, at) => ({
          ...common,
          id: 100 + at,
          external_id: `many:${at}`,
          // Half of them an hour before, half of them an hour after.
          starts_at: evening + (at < 15 ? -3_600 : 3_600) + at,
          ends_at: evening + 7_200,
        })),
      ),
    );
    own.clock.set('2027-07-16T23:29:59Z');
    const { live, upcoming } = v.parse(starts, await contentOf(() => own).read('fr/content/8/live-shows'));
    const startOf = ({ date }: (typeof live)[number]) => Date.parse(date.start) / 1_000 - evening;
    expect([live.map(startOf), upcoming.map(startOf)]).toEqual([
      Array.from({ length: 12 }, (_, at) => at - 3_600),
      [0, 0, ...Array.from({ length: 10 }, (_, at) => 3_615 + at)],
    ]);
  });

  test('API-03: what is called off is not on', async () => {
    await running.store.write((db) =>
      db.updateTable('programmations').set({ state: 'cancelled' }).where('show_id', '=', 1).execute(),
    );
    expect(await at('2027-07-16T23:30:01Z')).toEqual({ live: [], upcoming: [] });
  });
});
