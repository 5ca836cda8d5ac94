import { expect, onTestFinished, test } from 'vitest';
import { openLists } from '#server/host/lists/testing/openLists.ts';
import { createLog } from '#server/log.ts';
import { createIndexer } from '../indexer.ts';
import { Work } from '../work/work.ts';
import { hostSearch } from './hostSearch.ts';
import { readRecords } from './readRecords.ts';

const open = async () => {
  const { host, lists } = await openLists();
  onTestFinished(() => lists.stop());
  const source = hostSearch({ lists, timezone: 'America/Toronto' });
  return { host, lists, source, records: async () => (await Array.fromAsync(readRecords(source))).flat() };
};
const without = { artists: [], venues: [], cities: [], categories: [], formats: [], features: [] };
const undated = { timezone: null, starts: [], localStarts: [], date: { year: [], month: [], day: [] } };

test('HST-24: a show of a host has its dates, places, prices and features in its record, in each language', async () => {
  const records = await (await open()).records();
  const seconds = (iso: string): number => Date.parse(iso) / 1000;
  expect(records.find(({ objectID }) => objectID === 'show-a-1-fr')).toEqual({
    objectID: 'show-a-1-fr',
    kind: 'show',
    lang: 'fr',
    title: 'Le Grand Plouf',
    url: '/fr/spectacles/le-grand-plouf',
    image: 'https://cms.example/plouf.jpg',
    summary: 'On saute.',
    body: '',
    artists: [],
    venues: ['Bassin Nord', 'Bassin Sud'],
    cities: ['Montréal', 'Laval'],
    categories: ['Cirque'],
    formats: ['En salle'],
    features: ['Spectacle', 'Gratuit', 'Accessible en fauteuil roulant, sans marche'],
    price: 0,
    highestPrice: 40,
    timezone: 'America/Toronto',
    starts: [seconds('2027-07-16T23:30:00Z'), seconds('2027-07-18T00:00:00Z')],
    localStarts: [seconds('2027-07-16T19:30:00Z'), seconds('2027-07-17T20:00:00Z')],
    date: {
      year: ['2027'],
      month: ['2027 > 07'],
      day: ['2027 > 07 > 16', '2027 > 07 > 17'],
    },
  });
  expect(records.find(({ objectID }) => objectID === 'show-a-1-en')).toMatchObject({
    title: 'The Big Splash',
    features: ['Show'],
    venues: ['North Pool'],
    cities: ['Montreal'],
  });
});

test('HST-24: artists, videos, festivals and announcements with a page are found, too', async () => {
  const records = await (await open()).records();
  const others = records.filter(({ kind, lang }) => kind !== 'show' && lang === 'fr');
  expect(others.map(({ kind, title, url, summary, body }) => [kind, title, url, summary, body])).toEqual([
    ['artist', 'Ines Halloran', '/fr/artistes/ines-halloran', 'Clown', ''],
    ['video', 'Répétition', '/fr/videos/repetition', '', 'Avant la première.'],
    ['page', 'Festival des eaux', '/fr/festivals/eaux', '', ''],
    ['page', 'La billetterie ouvre', '/fr/presse/billetterie', '', ''],
    ['page', 'Régie', '/fr/emplois/regie', '', ''],
  ]);
  expect(others[0]).toMatchObject({ ...without, ...undated });
  expect(records.filter(({ lang }) => lang === 'en').map(({ objectID }) => objectID)).toEqual([
    'show-a-1-en',
    'artist-7-en',
    'page-21-en',
  ]);
});

test('HST-24: each thing of a host has the picture that its list tells, and a show the language that it is written in', async () => {
  const { host, lists, records } = await open();
  const image = (name: string): string => `https://cms.example/${name}.jpg`;
  const told = (name: string) => ({
    id: name,
    title: name,
    name,
    url: `/fr/${name}`,
    image_url: image(name),
  });
  const dated = (name: string) => ({
    ...told(name),
    date: '2027-05-01T13:00:00Z',
    detail_url: `/fr/${name}`,
  });
  const film = { default: image('small'), medium: image('medium'), high: image('high') };
  host.lists.fr = {
    ...host.lists.fr,
    shows: [{ ...told('show'), written_in: 'en' }],
    programmations: ['2027-07-18T00:00:00Z', '2027-07-17T00:00:00Z'].map((start, at) => ({
      id: `d-${at}`,
      title: 'show',
      url: '/fr/show',
      date: { start, timezone_offset: '-0400' },
      accessibility: ['step_free'],
    })),
    artists: [told('artist')],
    videos: [
      { ...told('video'), thumbnail: film },
      { ...told('filmed'), youtube_id: 'aqz-KE-bpKQ' },
    ],
    festivals: [told('festival')],
    press: [dated('release')],
    careers: [dated('job')],
  };
  await lists.readAll();
  const found = (await records()).filter(({ lang }) => lang === 'fr');
  expect(
    found.map(({ objectID, image: picture, written_in: language }) => [objectID, picture, language]),
  ).toEqual([
    ['show-show-fr', image('show'), 'en'],
    ['artist-artist-fr', image('artist'), undefined],
    ['video-video-fr', image('medium'), undefined],
    ['video-filmed-fr', expect.stringContaining('aqz-KE-bpKQ'), undefined],
    ['page-festival-fr', image('festival'), undefined],
    ['page-release-fr', image('release'), undefined],
    ['page-job-fr', image('job'), undefined],
  ]);
  const seconds = (iso: string): number => Date.parse(iso) / 1000;
  expect(found[0]).toMatchObject({
    starts: [seconds('2027-07-17T00:00:00Z'), seconds('2027-07-18T00:00:00Z')],
    features: ['Spectacle', 'Accessible en fauteuil roulant, sans marche'],
  });
});

test('HST-24: a show without dates has the places and the picture that its list tells', async () => {
  const { host, lists, records } = await open();
  const place = (name: string, city: string) => ({ name, location: { city: { name: city } } });
  const told = {
    id: 'a-9',
    title: 'Plus tard',
    url: '/fr/spectacles/plus-tard',
    image_url: 'https://cms.example/b.jpg',
  };
  host.lists.fr.shows = [
    {
      ...told,
      venues: [place('Bassin Est', 'Gatineau'), place('Bassin Ouest', 'Sherbrooke')],
      thumbnail: [{ siteId: 8, mediaType: 'image', url: 'https://cms.example/a.jpg' }],
    },
    { ...told, id: 'a-10', thumbnail: [] },
  ];
  await lists.readAll();
  const found = (await records()).filter(({ objectID }) => /^show-a-(9|10)-fr$/.test(objectID));
  expect(found).toEqual([
    {
      ...without,
      ...undated,
      objectID: 'show-a-9-fr',
      kind: 'show',
      lang: 'fr',
      title: 'Plus tard',
      url: '/fr/spectacles/plus-tard',
      image: 'https://cms.example/a.jpg',
      summary: '',
      body: '',
      venues: ['Bassin Est', 'Bassin Ouest'],
      cities: ['Gatineau', 'Sherbrooke'],
      features: ['Spectacle'],
    },
    expect.objectContaining({ image: 'https://cms.example/b.jpg', venues: [], cities: [] }),
  ]);
});

test('HST-24: of any number each is found once: more than are told at once', async () => {
  const { host, lists, records } = await open();
  host.lists.fr.artists = Array.from({ length: 1_001 }, (_, index) => ({
    id: String(index),
    name: `A ${index}`,
    url: `/fr/artistes/a-${index}`,
  }));
  await lists.readAll();
  const found = (await records()).filter(({ kind, lang }) => kind === 'artist' && lang === 'fr');
  expect(found.map(({ title }) => title)).toEqual(Array.from({ length: 1_001 }, (_, index) => `A ${index}`));
});

test('HST-24: a show whose dates change is made anew, and no other', async () => {
  const { host, lists, source } = await open();
  const look = async () =>
    new Map((await Array.fromAsync(source.read())).flat().map((each) => [each.objectID, each.fingerprint]));
  const before = await look();
  host.lists.fr.programmations = (host.lists.fr.programmations ?? []).slice(1);
  await lists.readAll();
  const after = await look();
  expect([...after.keys()].filter((id) => after.get(id) !== before.get(id))).toEqual(['show-a-1-fr']);
});

test('HST-24: the index follows the host by the differences', async () => {
  const { host, lists, source } = await open();
  const logged: { event: string; changed?: number; records?: number }[] = [];
  const indexer = createIndexer({ source, log: createLog((line) => logged.push(JSON.parse(line))) });
  onTestFinished(() => indexer.stop());
  const index = await indexer.ready();
  const work = new Work({ spend: () => undefined, awaitTurn: async () => {} });
  const found = async (): Promise<number> => (await index?.match('plouf', work))?.places.length ?? 0;
  expect(await found()).toBe(1);
  host.lists.fr.shows = [
    { id: 'a-3', title: 'Un autre plouf', url: '/fr/spectacles/autre' },
    ...(host.lists.fr.shows ?? []),
  ];
  await lists.readAll();
  await expect.poll(found).toBe(2);
  expect(logged.map(({ event, changed, records }) => [event, changed, records])).toEqual([
    ['search.indexed', 10, 10],
    ['search.indexed', 1, 11],
  ]);
});
