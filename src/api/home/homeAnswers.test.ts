import { expect, test } from 'vitest';
import { programmationOf, programmeSettings } from '#contract/programme/testing/programmations.ts';
import { calendarClientOf } from '../testing/calendarHost.ts';
import { clientOf, codeOf, listOf } from '../testing/contentClient.ts';
import { json, status } from '../testing/fakeHost.ts';
import { readFestival, readTagUnit, readTonight, readWeekend } from './homeAnswers.ts';
import { tonightQuery } from './homeQueries.ts';

const now = Date.parse('2027-07-16T12:00:00Z');
const ask = async (
  lang: 'fr' | 'en',
  tagUnit: string,
  shows: object[] = [],
  settings = programmeSettings,
) => {
  const { client, calls } = clientOf([listOf(shows)]);
  const listed = await readTagUnit({ client, lang, settings, clock: { now: () => now } }, tagUnit);
  return { listed, calls };
};

test.each([
  ['en', 'headliners', '/api/content/en/content/8/shows?offset=0&tag_unit=headliners&sort=default'],
  ['fr', 'été & co', '/api/content/fr/content/8/shows?offset=0&tag_unit=%C3%A9t%C3%A9+%26+co&sort=default'],
] as const)(
  'HOM-13 (%s): a list asks for the shows of its tag unit, from the first, in the default order: %s',
  async (lang, tagUnit, call) => {
    expect((await ask(lang, tagUnit)).calls).toEqual([call]);
  },
);

test('HOM-13: those that are over are left out, those without a date are not', async () => {
  const show = (id: string, firstDate?: string, lastDate = firstDate) => ({
    id,
    title: id,
    url: `/en/shows/${id}`,
    ...(firstDate !== undefined && { date: { firstDate, lastDate, timezone_offset: '-0400' } }),
  });
  const { listed } = await ask('en', 'solo', [
    show('over', '2027-07-16T11:59:59Z'),
    show('last', '2027-07-16T12:00:01Z'),
    show('under way', '2027-07-15T12:00:00Z', '2027-07-17T12:00:00Z'),
    show('long over', '2027-07-14T12:00:00Z', '2027-07-15T12:00:00Z'),
    show('undated'),
  ]);
  expect(listed.map(({ id }) => id)).toEqual(['last', 'under way', 'undated']);
});

test('HOM-13: a show of a list has its cities, each once', async () => {
  const venues = ['Laval', '', 'Montréal', 'Laval'].map((name) => ({
    title: name,
    location: { city: { name } },
  }));
  const { listed } = await ask('en', 'solo', [{ id: '1', title: 'A', url: '/en/shows/a', venues }]);
  expect(listed.map(({ cities }) => cities)).toEqual([['Laval', 'Montréal']]);
});

test('HOM-13: a show of a list has its words, their language and its large picture, else its thumbnail', async () => {
  const thumbnail = [{ siteId: 8, mediaType: 'image', url: '/small.avif' }];
  const large = {
    id: '1',
    title: 'A',
    url: '/en/shows/a',
    thumbnail,
    image_url: '/large.avif',
    summary: 'Short.',
  };
  const { listed } = await ask('en', 'solo', [
    { ...large, written_in: 'fr' },
    { id: '2', title: 'B', url: '/en/shows/b', thumbnail },
  ]);
  expect(listed).toEqual([
    {
      id: '1',
      title: 'A',
      writtenIn: 'fr',
      url: '/en/shows/a',
      image: '/large.avif',
      summary: 'Short.',
      cities: [],
    },
    { id: '2', title: 'B', url: '/en/shows/b', image: '/small.avif', summary: '', cities: [] },
  ]);
});

test('HOM-13: a unit that the host does not know has no shows; a host that is away is no empty list', async () => {
  const answerOf = (code: number) => {
    const { client } = clientOf([status(code)], { retries: 0 });
    return readTagUnit({ client, ...questionAt('2027-07-14T12:00') }, 'solo');
  };
  expect([await answerOf(404), await codeOf(answerOf(503))]).toEqual([[], 'unavailable']);
});

test('SHW-18: a show of Toronto leads to the site of Toronto, any other stays here', async () => {
  const shows = ['jfl toronto', 'JFL Montréal'].map((name, index) => ({
    id: String(index),
    title: name,
    url: `/en/shows/${index}`,
    belong_to: { name },
  }));
  const settings = {
    ...programmeSettings,
    torontoFestivals: ['JFL Toronto'],
    torontoSite: 'https://toronto.example',
  };
  const { listed } = await ask('en', 'solo', shows, settings);
  expect(listed.map(({ url }) => url)).toEqual(['https://toronto.example/en/shows/0', '/en/shows/1']);
});

test('TON-03: what home has of an evening holds over midnight, and until four', () => {
  const { client } = clientOf([]);
  const keyAt = (instant: string) =>
    tonightQuery({
      client,
      lang: 'fr',
      settings: programmeSettings,
      clock: { now: () => Date.parse(`2027-07-${instant}-04:00`) },
    }).queryKey;
  const evening = keyAt('16T23:59');
  expect([keyAt('16T04:00'), keyAt('17T00:00'), keyAt('17T03:59')]).toEqual([evening, evening, evening]);
  expect(keyAt('17T04:00')).not.toEqual(evening);
});

/** A date of a show at a local time of the festival. */
const on = (id: string, local: string, show = id) =>
  programmationOf(id, {
    url: `/fr/spectacles/${show}`,
    thumbnail: null,
    image_url: `/media/${show}.jpg`,
    date: { start: new Date(Date.parse(`${local}:00-04:00`)).toISOString() },
  });
const questionAt = (local: string) => ({
  lang: 'fr' as const,
  settings: programmeSettings,
  clock: { now: () => Date.parse(`${local}:00-04:00`) },
});

test('HOM-01: of tonight the next three shows stand there, each once, none that has begun, with their large pictures', async () => {
  const { client, calls } = calendarClientOf([
    on('5', '2027-07-16T23:30'),
    on('1', '2027-07-16T18:29'),
    on('3', '2027-07-16T20:00', 'again'),
    on('matinée', '2027-07-16T14:00'),
    on('2', '2027-07-16T18:31', 'again'),
    on('4', '2027-07-17T01:00'),
    on('6', '2027-07-17T03:00'),
    on('tomorrow', '2027-07-17T04:00'),
  ]);
  const tiles = await readTonight({ client, ...questionAt('2027-07-16T18:30') });
  expect(tiles.map(({ id, image }) => [id, image])).toEqual([
    ['2', '/media/again.jpg'],
    ['5', '/media/5.jpg'],
    ['4', '/media/4.jpg'],
  ]);
  expect(calls).toEqual(['calendar/day?date=2027-07-16&after=18%3A30&before=04%3A00&offset=0&pagesize=100']);
});

test('HOM-01: a show of tonight without a large picture has its thumbnail', async () => {
  const { client } = calendarClientOf([
    programmationOf('1', {
      thumbnail: [{ siteId: 8, mediaType: 'image', url: '/small.avif' }],
      date: { start: '2027-07-16T23:30:00Z' },
    }),
  ]);
  const tiles = await readTonight({ client, ...questionAt('2027-07-16T18:30') });
  expect(tiles.map(({ image }) => image)).toEqual(['/small.avif']);
});

test('HOM-01: of the weekend eight shows stand there, from Friday at five on, each once with the number of its other dates', async () => {
  const saturday = Array.from({ length: 9 }, (_, hour) => on(`s${hour}`, `2027-07-17T1${hour}:00`));
  const { client } = calendarClientOf([
    on('late', '2027-07-18T20:00', 'friday'),
    ...saturday.toReversed(),
    on('noon', '2027-07-16T12:00'),
    on('friday', '2027-07-16T17:00'),
    on('monday', '2027-07-19T20:00'),
  ]);
  const shows = await readWeekend({ client, ...questionAt('2027-07-14T12:00') }, '2027-07-14');
  expect(shows.map(({ tile, more }) => [tile.id, more])).toEqual([
    ['friday', 1],
    ...saturday.slice(0, 7).map(({ id }) => [id, 0]),
  ]);
});

test('HOM-01: of the festival its first and last day are told, as their places date them, and its cities, the fullest first', async () => {
  const cities = [
    { value: 'laval', label: 'Laval', count: 1 },
    { value: 'montreal', label: 'Montréal', count: 5 },
  ];
  const { client, calls } = clientOf([
    listOf([on('first', '2027-06-01T23:00')]),
    listOf([on('last', '2027-09-30T23:30')]),
    json({ venue: [], kind: [], genre: [], type: [], price: [], accessibility: [], city: cities }),
  ]);
  const facts = await readFestival({ client, ...questionAt('2027-07-14T12:00') }, '2027-07-14');
  expect([facts, calls]).toEqual([
    { first: '2027-06-01', last: '2027-09-30', cities: ['Montréal', 'Laval'] },
    [
      '/api/content/fr/content/8/programmations?from=0&pagesize=1&showthumbnail=1',
      `/api/content/fr/content/8/programmations?from=${Date.UTC(2029, 11, 28) / 1000}&pagesize=1&showthumbnail=1`,
      '/api/content/fr/content/8/calendar/facets?month=2027-07',
    ],
  ]);
});
