import { expect, test } from 'vitest';
import { testFestival } from '#server/profile/testing/testFestival.ts';
import { epochSeconds } from '../clock.ts';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { findShowById } from '../store/shows/shows.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { insertProgrammations } from '../store/schema/insert.ts';
import { evening } from '../store/testing/programme.ts';
import { tellPicture } from './pictureContent.ts';
import { storedShow } from './sharedShows.ts';

const day = 86_400;

test('META-01: a picture tells the title, the next dates, how many more, and the place, in its language', async () => {
  const { store, clock } = await startOwnApp();
  const tell = async (lang: 'fr' | 'en', id = 1) => {
    const show = await findShowById(store.db, lang, id);
    return (
      show &&
      tellPicture(await storedShow(store.db, show), {
        now: epochSeconds(clock.now()),
        festival: testFestival,
      })
    );
  };
  const at = (days: number, id: number, state: 'scheduled' | 'cancelled' = 'scheduled') => ({
    id,
    external_id: `test:${id}`,
    show_id: 1,
    venue_id: 1,
    starts_at: evening + days * day,
    ends_at: null,
    timezone: 'America/Toronto',
    status: 'ON_SALE' as const,
    price_min: 0,
    price_max: 0,
    ticket_url: null,
    capacity: null,
    taken: 0,
    state,
  });
  await store.write((db) => insertProgrammations(db, [at(16, 20), at(17, 21), at(18, 22, 'cancelled')]));
  expect([await tell('fr'), await tell('en'), await tell('en', 2)]).toEqual([
    {
      id: '1',
      title: 'Les Nuits blanches',
      brand: 'Festival',
      dates: ['ven. 16 juill. 19:30', 'sam. 17 juill. 19:30', '+ 2 autres dates'],
      place: 'Théâtre du Coin · Montréal',
      poster: '/media/posters/12-800.webp',
      look: testFestival.look,
    },
    {
      id: '1',
      title: 'Sleepless Nights',
      brand: 'Festival',
      dates: ['Fri 16 Jul 7:30 pm', 'Sat 17 Jul 7:30 pm', '+ 2 more dates'],
      place: 'Théâtre du Coin · Montréal',
      poster: '/media/posters/12-800.webp',
      look: testFestival.look,
    },
    {
      id: '2',
      title: 'On Mute',
      brand: 'Festival',
      dates: ['Fri 16 Jul 7:30 pm'],
      place: '',
      poster: 'https://pictures.example/2.jpg',
      look: testFestival.look,
    },
  ]);
  clock.set('2027-08-01T12:00:00Z');
  expect((await tell('fr'))?.dates).toEqual(['dim. 1er août 19:30', 'lun. 2 août 19:30']);
  clock.set('2027-09-01T12:00:00Z');
  expect([(await tell('fr'))?.dates, (await tell('en', 2))?.dates]).toEqual([
    ['Terminé · 16 juill. 2027 – 2 août 2027'],
    ['Over · Jul 16, 2027'],
  ]);
});

test('META-01: a picture tells the dates that take place, each where it stands', async () => {
  const { store } = await startOwnApp();
  const states = dateStates({
    scheduled: ['Fri 16 Jul 7:30 pm'],
    cancelled: [],
    'cancelled, given after all': ['Fri 16 Jul 7:30 pm'],
    postponed: [],
    'postponed, given at its old hour': ['Fri 16 Jul 7:30 pm'],
    'postponed, then moved': ['Sat 17 Jul 7:30 pm'],
    moved: ['Sat 17 Jul 7:30 pm'],
    'moved back': ['Fri 16 Jul 7:30 pm'],
    'moved twice': ['Sun 18 Jul 7:30 pm'],
  });
  await store.write((db) => db.deleteFrom('programmations').where('id', '=', 8).execute());
  const show = await findShowById(store.db, 'en', 1);
  const told = [];
  for (const { name, state, day: after } of states) {
    const moved = { state, starts_at: evening + after * day, ends_at: null };
    await store.write((db) => db.updateTable('programmations').set(moved).where('id', '=', 7).execute());
    const picture =
      show && tellPicture(await storedShow(store.db, show), { now: evening - day, festival: testFestival });
    told.push([name, picture?.dates]);
  }
  expect(told).toEqual(states.map(({ name, told: dates }) => [name, dates]));
});

const shown = (
  venue: string | null,
  city: string | null,
  seconds = evening,
  ends_at: number | null = null,
) => ({
  starts_at: seconds,
  ends_at,
  timezone: 'America/Toronto',
  state: 'scheduled' as const,
  venue,
  city,
});
const told = (...dates: ReturnType<typeof shown>[]) =>
  tellPicture(
    { id: '1', title: 'A show', lang: 'en', poster: null, dates },
    { now: evening - day, festival: testFestival },
  );

test('META-01: a picture tells the venue that all dates have, else two cities, or of more the first', () => {
  expect(
    [
      told(shown('Velvet', 'Toronto'), shown('Velvet', 'Toronto')),
      told(shown('Velvet', null)),
      told(shown('Velvet', 'Toronto'), shown('Coin', 'Toronto')),
      told(shown('Velvet', 'Toronto'), shown('Coin', 'Laval'), shown(null, null)),
      told(shown('Velvet', 'Toronto'), shown('Coin', 'Laval'), shown('Lion', 'Halifax')),
      told(shown(null, null)),
    ].map(({ place }) => place),
  ).toEqual(['Velvet · Toronto', 'Velvet', 'Toronto', 'Toronto · Laval', 'Toronto and elsewhere', '']);
});

test('META-01: the place is that of the next dates; of a show that is over, that of all', () => {
  const [before, next] = [shown('Velvet', 'Toronto', evening - 3 * day), shown('Coin', 'Laval')];
  const last = shown('Lion', 'Laval', evening - 2 * day);
  expect([told(before, next), told(before, last)].map(({ place }) => place)).toEqual([
    'Coin · Laval',
    'Toronto · Laval',
  ]);
});

test('META-01: what begins this second is over, a second later it is to come', () => {
  const at = (seconds: number) => told(shown(null, null, evening - day + seconds)).dates;
  expect([at(0), at(1)]).toEqual([['Over · Jul 15, 2027'], ['Thu 15 Jul 7:30 pm']]);
});

test('META-01: a picture counts the dates that it does not name, in words for one and for more', () => {
  const on = (count: number) =>
    told(...Array.from({ length: count }, (_, index) => shown(null, null, evening + index * day))).dates;
  expect([2, 3, 4].map((count) => on(count).at(-1))).toEqual([
    'Sat 17 Jul 7:30 pm',
    '+ 1 more date',
    '+ 2 more dates',
  ]);
});

test('IMP-09: a picture says no hour of a day without one', () => {
  const start = Temporal.Instant.from('2027-07-16T04:00:00Z').epochMilliseconds / 1000;
  expect(told(shown(null, null, start, start + day)).dates).toEqual(['Fri 16 Jul']);
});

test('META-01: a picture reads three hundred letters of a title and of a place, no more', () => {
  const long = 'x'.repeat(301);
  const { title, place } = tellPicture(
    { id: '1', title: long, lang: 'en', poster: null, dates: [shown(long, null)] },
    { now: evening - day, festival: testFestival },
  );
  expect([title.length, place.length]).toEqual([300, 300]);
});

test.each([
  ['fr', 'Rires'],
  ['en', 'Laughs'],
] as const)('FES-12: a picture names the festival as its language does: %s', (lang, brand) => {
  const festival = { ...testFestival, name: { fr: 'Rires', en: 'Laughs' } };
  const show = { id: '1', title: 'A show', lang, poster: null, dates: [] };
  expect(tellPicture(show, { now: evening, festival }).brand).toBe(brand);
});
