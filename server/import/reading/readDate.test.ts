import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { findDates } from './documentDates.ts';
import { createDateReader, type ReadDate, type Rejection } from './readDate.ts';
import { belongingOf } from './showOfDate.ts';

const read = async (
  document: unknown,
  language: Language | null = null,
): Promise<(ReadDate | Rejection)[]> => {
  const told = findDates(document);
  return told.dates.map(
    await createDateReader(told, {
      zones: { override: null, fallback: 'America/Toronto' },
      language,
      currency: 'CAD',
    }),
  );
};
const event = (more: Record<string, unknown> = {}) => ({
  '@type': 'Event',
  name: 'Gala',
  startDate: '2027-03-01T20:00',
  ...more,
});
const identities = async (...events: unknown[]): Promise<unknown[]> =>
  (await read(events)).map((one) => ('date' in one ? one.date.identity : one.reason));

describe('import: the key of a date', () => {
  test.each([
    [
      event({ '@id': 'urn:1', url: 'https://x.example/1' }),
      'jsonld:DBLIqECQ9mEKs777thkY8XvYIOFCDnjdkWVxe6SCEco',
    ],
    [event({ identifier: { value: '1' } }), 'jsonld:IOoxWsnhJBJ02iUhy2Sq5rocAwqLovtPjhkGEVl1YqI'],
    [event(), 'jsonld:rcrHn7BZosgXL-U01R5PJKEbUObhZlAX0OjtXVWZ6kM'],
    [
      event({ url: 'https://x.example/1', location: { name: 'Hall' } }),
      'jsonld:ZmT8xeyvYvNxtp6vBH02HoLg45Y8A7BRhkOiEVT7fJQ',
    ],
  ])('import: %j has the key that databases know it by', async (told, key) => {
    expect(await identities(told)).toEqual([key]);
  });

  test('events without an id are others where their address, start, name or place differs', async () => {
    const all = await identities(
      event(),
      event({ url: 'https://x.example/1' }),
      event({ startDate: '2027-03-01T21:00' }),
      event({ name: 'Other' }),
      event({ location: { name: 'Hall' } }),
    );
    expect(new Set(all).size).toBe(5);
    expect(
      await identities(event({ url: 'x', image: 'y' }), event({ url: 'x', offers: { price: 3 } })),
    ).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^jsonld:[\w-]{43}$/)));
  });

  test('dates of one id are told apart by their address, or by the event around them', async () => {
    const parts = (own: object) =>
      event({
        '@id': 'urn:1',
        startDate: undefined,
        subEvent: [{ '@id': 'urn:1', startDate: '2027-03-01', ...own }],
      });
    const [plain] = await identities(parts({}));
    const [addressed] = await identities(parts({ url: 'https://x.example/1' }));
    const [alone] = await identities(event({ '@id': 'urn:1', startDate: '2027-03-01' }));
    expect(new Set([plain, addressed, alone]).size).toBe(3);
  });
});

describe('import: the show of a date', () => {
  const whole = {
    '@type': 'EventSeries',
    '@id': 'urn:whole',
    identifier: 'W',
    name: 'Gala',
    startDate: '2027-03-01',
    endDate: '2027-04-01',
    previousStartDate: '2027-02-01',
    subEvent: ['x'],
    subEvents: ['y'],
    superEvent: 'urn:above',
    'schema:description': 'Long',
    image: null,
    offers: { price: 20 },
    isAccessibleForFree: false,
    location: { name: 'Hall' },
  };

  test('a part has what the event around it tells, but for what is of that alone', () => {
    const told = belongingOf(
      { startDate: '2027-03-02', 'https://schema.org/keywords': 'K' },
      { whole, part: 1 },
    );
    expect(told.key).toEqual(['id', 'urn:whole']);
    expect(told.event).toEqual({
      '@type': 'EventSeries',
      name: 'Gala',
      description: 'Long',
      offers: { price: 20 },
      isAccessibleForFree: false,
      location: { name: 'Hall' },
      startDate: '2027-03-02',
      keywords: 'K',
    });
    expect(told.show()).toEqual({
      ...whole,
      'schema:description': undefined,
      description: 'Long',
      image: undefined,
      keywords: 'K',
    });
  });

  test('a part with a price of its own has no other one', () => {
    expect(belongingOf({ name: 'Gala', offers: { price: 5 } }, { whole, part: 1 }).event).toEqual({
      '@type': 'EventSeries',
      name: 'Gala',
      description: 'Long',
      offers: { price: 5 },
      location: { name: 'Hall' },
    });
    expect(belongingOf({ isAccessibleForFree: true }, { whole, part: 1 }).event).not.toHaveProperty('offers');
  });

  test('another show of the same series has its place, and a festival keeps its shows apart', () => {
    const other = { '@id': 'urn:other', name: 'Other' };
    const placed = { name: 'Other', location: 'Bar' };
    expect(belongingOf(other, { whole, part: 1 })).toEqual({
      event: { ...other, location: { name: 'Hall' } },
      show: expect.any(Function),
      key: ['show', 'urn:whole', 'Other'],
    });
    expect(belongingOf(placed, { whole, part: null }).event).toBe(placed);
    const festival = { ...whole, '@type': 'Festival' };
    expect(belongingOf(other, { whole: festival, part: 1 }).key).toEqual(['id', 'urn:other']);
    expect(belongingOf(placed, { whole: festival, part: 1 }).key).toBe(null);
  });

  test('an event alone is its own show; a whole without an id goes by its address and name', () => {
    const alone = { name: 'Gala' };
    expect(belongingOf(alone, { whole: null, part: null })).toEqual({
      event: alone,
      show: expect.any(Function),
      key: null,
    });
    expect(belongingOf({ '@id': 'urn:1' }, { whole: null, part: null }).key).toEqual(['id', 'urn:1']);
    const plain = { name: 'Gala', url: 'https://x.example/1' };
    expect(belongingOf({}, { whole: plain, part: 2 }).key).toEqual(['show', 'https://x.example/1', 'Gala']);
    expect(belongingOf({}, { whole: alone, part: 2 }).key).toEqual(['show', '', 'Gala']);
    expect(belongingOf({}, { whole: alone, part: null }).key).toBe(null);
  });
});

const seconds = (instant: string): number => Temporal.Instant.from(instant).epochMilliseconds / 1000;
const dateOf = async (told: object) => {
  const [first] = await read([told]);
  if (first === undefined || !('date' in first)) throw new Error('There is no date');
  return first.date;
};

test('CAL-32: a part of an event has the time and the tickets of its own, and what the event around it tells', async () => {
  const {
    identity: _identity,
    show,
    ...date
  } = await dateOf({
    '@type': 'EventSeries',
    '@id': 'urn:gala',
    name: 'Gala',
    url: 'https://x.example/gala',
    eventStatus: 'EventPostponed',
    location: { '@type': 'Place', name: 'Hall', geo: { latitude: 45.5, longitude: -73.6 } },
    offers: { price: 20, url: 'https://tickets.example/all' },
    previousStartDate: '2027-01-01',
    accessibilityFeature: 'LSQ',
    subEvent: [
      { startDate: '2027-03-01T20:00', endDate: '2027-03-01T22:00', url: 'https://x.example/gala/1' },
    ],
  });
  expect(date).toEqual({
    formerIdentities: [],
    start: seconds('2027-03-02T01:00:00Z'),
    end: seconds('2027-03-02T03:00:00Z'),
    isAllDay: false,
    state: 'postponed',
    previousStart: null,
    timezone: 'America/Toronto',
    zoneSource: 'geo',
    place: {
      name: 'Hall',
      city: '',
      region: '',
      country: '',
      street: '',
      mapUrl: 'https://www.openstreetmap.org/?mlat=45.5&mlon=-73.6#map=17/45.5/-73.6',
      coordinates: { latitude: 45.5, longitude: -73.6 },
    },
    ticketUrl: 'https://x.example/gala/1',
    price: { min: 20_000, max: 20_000, status: 'ON_SALE' },
  });
  expect(show).toMatchObject({ title: 'Gala', isItsDate: false, accessibility: ['lsq'] });
});

test('IMP-02: the language that an event’s own context gives its texts wins over that of the file', async () => {
  const dates = await read({
    '@context': { '@language': 'fr' },
    '@graph': [
      event({ '@context': { '@language': 'en' }, name: 'Evening' }),
      event({ '@context': 'https://schema.org', name: 'Soirée' }),
    ],
  });
  expect(
    dates.map((one) => 'date' in one && [one.date.show.texts.fr.writtenIn, one.date.show.texts.en.writtenIn]),
  ).toEqual([
    ['en', null],
    [null, 'fr'],
  ]);
});

test('IMP-02: dates of an event that has an id are the same ones in the file of the other language', async () => {
  const series = (name: string) => ({
    '@type': 'EventSeries',
    '@id': 'urn:gala',
    name,
    subEvent: [{ startDate: '2027-03-01T20:00' }, { startDate: '2027-03-02T20:00' }],
  });
  const keysOf = async (name: string, language: Language) =>
    (await read(series(name), language)).map((one) =>
      'date' in one ? [one.date.identity, one.date.show.identity] : one.reason,
    );
  const french = await keysOf('Soirée', 'fr');
  expect(french).toEqual([
    [expect.any(String), expect.any(String)],
    [expect.any(String), expect.any(String)],
  ]);
  expect(await keysOf('Evening', 'en')).toEqual(french);
});

test.each([
  ['its own context', { '@context': { '@language': 'en' } }, 'fr', [['en', null]]],
  ['the option alone', {}, 'fr', [[null, 'fr']]],
  ['neither', {}, null, [[null, null]]],
] as const)('IMP-02: texts without a language are of that of %s', async (_name, more, language, written) => {
  const dates = await read(event({ '@id': 'urn:1', ...more }), language);
  expect(
    dates.map((one) => 'date' in one && [one.date.show.texts.fr.writtenIn, one.date.show.texts.en.writtenIn]),
  ).toEqual(written);
});

test('import: a part of an event needs no type, but one of another type is no date', async () => {
  const parts = [
    { startDate: '2027-03-01' },
    { '@type': 'Offer', startDate: '2027-03-02' },
    { '@type': 'ComedyEvent', startDate: '2027-03-03' },
  ];
  const told = await read({ '@type': 'EventSeries', name: 'Gala', subEvent: parts });
  expect(told.map((one) => ('date' in one ? one.date.start : one.reason))).toEqual([
    seconds('2027-03-01T05:00:00Z'),
    'is not an Event (@type Offer)',
    seconds('2027-03-03T05:00:00Z'),
  ]);
});

test('import: the first announced start is the first that is told; the keys at all of them, the latest first', async () => {
  const starts = ['2027-02-01T20:00', '2027-02-15T20:00'];
  const { previousStart, formerIdentities } = await dateOf(
    event({ previousStartDate: [...starts, '2027-03-01T20:00'] }),
  );
  expect([previousStart, formerIdentities]).toEqual([
    seconds('2027-02-02T01:00:00Z'),
    await identities(...starts.toReversed().map((startDate) => event({ startDate }))),
  ]);
});

test.each([
  [
    'of its offer',
    { offers: { url: 'https://x.example/1' }, url: 'https://x.example/2' },
    'https://x.example/1',
  ],
  [
    'of the first offer that has one',
    { offers: [{ price: 3 }, { url: 'https://x.example/1' }, { url: 'https://x.example/2' }] },
    'https://x.example/1',
  ],
  ['of the event', { offers: { price: 3, url: '/1' }, url: 'https://x.example/2' }, 'https://x.example/2'],
  ['unknown', { offers: { price: 3 } }, null],
])('import: the address of its tickets is that %s', async (_name, more, address) => {
  expect((await dateOf(event(more))).ticketUrl).toBe(address);
});

test.each([
  ['an hour', '2027-03-01T20:00', undefined, null],
  ['an hour until another one', '2027-03-01T20:00', '2027-03-01T22:30', '2027-03-02T03:30:00Z'],
  ['an hour until an earlier one', '2027-03-01T20:00', '2027-03-01T19:59', null],
  ['a day', '2027-03-01', undefined, '2027-03-02T05:00:00Z'],
  ['a day until the same one', '2027-03-01', '2027-03-01', '2027-03-02T05:00:00Z'],
  ['a day until another one', '2027-03-01', '2027-03-03', '2027-03-04T05:00:00Z'],
  ['a day until an earlier one', '2027-03-02', '2027-03-01', '2027-03-03T05:00:00Z'],
  ['a day until an hour of it', '2027-03-01', '2027-03-01T22:00', '2027-03-02T03:00:00Z'],
  ['a day on which the clocks change', '2027-03-14', undefined, '2027-03-15T04:00:00Z'],
])('IMP-09: the end of %s', async (_name, startDate, endDate, end) => {
  const date = await dateOf(event({ startDate, endDate }));
  expect([date.isAllDay, date.end]).toEqual([startDate.length === 10, end === null ? null : seconds(end)]);
});

test('import: a record that is no event, or lacks its name or start, is told with the reason', async () => {
  const reasons = (
    await read([
      7,
      { '@type': 'Place' },
      { name: 'A' },
      event({ name: '' }),
      event({ startDate: '' }),
      event({ startDate: 'x'.repeat(60) }),
    ])
  ).map((one) => ('reason' in one ? one.reason : one.date.identity));
  expect(reasons).toEqual([
    'is not an object',
    'is not an Event (@type Place)',
    'is not an Event (@type is missing)',
    'has no name',
    'has no startDate',
    `has a startDate that is no date: ${'x'.repeat(39)}…`,
  ]);
});
