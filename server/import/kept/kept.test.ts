import { expect, test } from 'vitest';
import { findDates } from '../reading/documentDates.ts';
import { createDateReader, isRejection } from '../reading/readDate.ts';
import { createKeptCounter } from './countKept.ts';

/** `path: kept lost` of each property of a document. */
const toldOf = async (document: unknown): Promise<string[]> => {
  const told = findDates(document);
  const read = await createDateReader(told, {
    zones: { override: null, fallback: 'America/Toronto' },
    language: null,
    currency: 'CAD',
  });
  const counter = createKeptCounter(told, 'CAD');
  for (const one of told.dates) {
    const date = read(one);
    if (!isRejection(date)) counter.add(date, one);
  }
  return Object.entries(counter.end()).map(([path, { kept, lost }]) => `${path}: ${kept} ${lost}`);
};
const named = ['name: 1 0', 'startDate: 1 0'];
/** Properties of an event beside its name and start. */
const toldBeside = async (more: Record<string, unknown>): Promise<string[]> =>
  (await toldOf({ '@type': 'Event', name: 'A', startDate: '2027-03-01T20:00', ...more })).filter(
    (line) => !named.includes(line),
  );

test('IMP-01: a property is the same with the prefix or the address of its vocabulary', async () => {
  const end = '2027-03-01T21:00';
  const names = ['schema:endDate', 'http://schema.org/endDate', 'https://schema.org/endDate'];
  const told = await Promise.all(names.map((name) => toldBeside({ [name]: end })));
  expect(told).toEqual(names.map(() => ['endDate: 1 0']));
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['an end', { endDate: '2027-03-01T21:00' }, ['endDate: 1 0']],
  ['an end before the start', { endDate: '2027-03-01T19:00' }, ['endDate: 0 1']],
  ['a last day', { startDate: '2027-03-01', endDate: '2027-03-02' }, ['endDate: 1 0']],
  ['the same day as the last one', { startDate: '2027-03-01', endDate: '2027-03-01' }, ['endDate: 1 0']],
  ['a last day before the first', { startDate: '2027-03-02', endDate: '2027-03-01' }, ['endDate: 0 1']],
  ['a day as the end of an hour', { endDate: '2027-03-01' }, ['endDate: 0 1']],
  [
    'a start before',
    { eventStatus: 'EventRescheduled', previousStartDate: '2027-02-01T20:00' },
    ['eventStatus: 1 0', 'previousStartDate: 1 0'],
  ],
  [
    'two starts before',
    { eventStatus: 'EventRescheduled', previousStartDate: ['2027-02-01T20:00', '2027-02-02T20:00'] },
    ['eventStatus: 1 0', 'previousStartDate: 1 1'],
  ],
  ['an unknown state', { eventStatus: 'EventMovedOnline' }, ['eventStatus: 0 1']],
  ['as planned', { eventStatus: 'https://schema.org/EventScheduled' }, ['eventStatus: 1 0']],
  [
    'how one attends',
    { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode' },
    ['eventAttendanceMode: 1 0'],
  ],
  ['it in other words', { eventAttendanceMode: 'Both' }, ['eventAttendanceMode: 0 1']],
  [
    'sold out',
    { offers: { price: 5, availability: 'SoldOut' } },
    ['offers.availability: 1 0', 'offers.price: 1 0'],
  ],
  [
    'sold out and not',
    {
      offers: [
        { price: 5, availability: 'schema:SoldOut' },
        { price: 6, availability: 'https://schema.org/InStock' },
      ],
    },
    ['offers.availability: 1 1', 'offers.price: 2 0'],
  ],
  [
    'words that only end like it',
    { offers: [{ price: 5, availability: 'NotInStock' }] },
    ['offers.availability: 0 1', 'offers.price: 1 0'],
  ],
  [
    'an address for tickets, and words in its place',
    { url: 'https://tickets.example/1', offers: { price: 5, url: 'at the door' } },
    ['offers.price: 1 0', 'offers.url: 0 1', 'url: 1 0'],
  ],
  [
    'words in the place of any address for tickets',
    { url: 'soon', offers: { price: 5, url: 'at the door' } },
    ['offers.price: 1 0', 'offers.url: 0 1', 'url: 0 1'],
  ],
  ['free', { isAccessibleForFree: true }, ['isAccessibleForFree: 1 0']],
  [
    'not free, but for nothing',
    { isAccessibleForFree: false, offers: { price: 0 } },
    ['isAccessibleForFree: 0 1', 'offers.price: 1 0'],
  ],
  [
    'another currency',
    { offers: { price: 5, priceCurrency: 'EUR' } },
    ['offers.price: 0 1', 'offers.priceCurrency: 0 1'],
  ],
  [
    'its own currency',
    { offers: { price: 5, priceCurrency: 'cad' } },
    ['offers.price: 1 0', 'offers.priceCurrency: 1 0'],
  ],
  [
    'a place',
    {
      location: {
        name: 'Hall',
        address: {
          streetAddress: '1 Main St',
          addressLocality: 'Toronto',
          addressRegion: 'ON',
          addressCountry: 'CA',
          postalCode: 'M5A',
        },
        geo: { latitude: 43.6, longitude: -79.4 },
        hasMap: 'https://map.example/1',
      },
    },
    [
      'location.address.addressCountry: 0 1',
      'location.address.addressLocality: 1 0',
      'location.address.addressRegion: 1 0',
      'location.address.postalCode: 0 1',
      'location.address.streetAddress: 0 1',
      'location.geo.latitude: 1 0',
      'location.geo.longitude: 1 0',
      'location.hasMap: 1 0',
      'location.name: 1 0',
    ],
  ],
  [
    'a place by its city alone',
    {
      location: {
        name: 'Hall',
        address: { addressLocality: 'Vancouver', addressCountry: { name: 'Canada' } },
        hasMap: { url: 'x' },
      },
    },
    [
      'location.address.addressCountry.name: 1 0',
      'location.address.addressLocality: 1 0',
      'location.hasMap.url: 0 1',
      'location.name: 1 0',
    ],
  ],
  [
    'coordinates of nowhere',
    { location: { name: 'Hall', latitude: 0, longitude: 0 } },
    ['location.latitude: 0 1', 'location.longitude: 0 1', 'location.name: 1 0'],
  ],
  ['an address as its name', { location: { address: 'Parc Jarry' } }, ['location.address: 1 0']],
  [
    'an address without a city',
    { location: { name: 'Hall', address: 'Parc Jarry' } },
    ['location.address: 0 1', 'location.name: 1 0'],
  ],
  [
    'a street in place of a name',
    { location: { address: { streetAddress: '1 Main St', addressLocality: 'Toronto' } } },
    ['location.address.addressLocality: 1 0', 'location.address.streetAddress: 1 0'],
  ],
  ['a place in words', { location: 'Hall' }, ['location: 1 0']],
  ['two places', { location: [{ name: 'Hall' }, { name: 'Other' }] }, ['location.name: 1 1']],
  ['a length', { duration: 'PT1H' }, ['duration: 1 0']],
  ['no length', { duration: 'soon' }, ['duration: 0 1']],
  ['two lengths', { duration: ['PT1H', 'PT2H'] }, ['duration: 1 1']],
  [
    'an age',
    { typicalAgeRange: '12+', audience: { requiredMinAge: 18 } },
    ['audience.requiredMinAge: 1 0', 'typicalAgeRange: 0 1'],
  ],
  ['no age', { typicalAgeRange: 'all' }, ['typicalAgeRange: 0 1']],
  ['a picture', { image: ['https://x.example/1.jpg', 'https://x.example/2.jpg'] }, ['image: 1 1']],
  ['a picture that is none', { image: { url: 'data:x' } }, ['image.url: 0 1']],
  ['words for it', { keywords: ['Music', 'Virtual/Online Event'] }, ['keywords: 2 0']],
  ['languages', { inLanguage: ['fr', 'fcs', 'no words'] }, ['inLanguage: 2 1']],
  [
    'performers',
    { performer: [{ name: 'Anne', sameAs: 'x' }, 'Luc'] },
    ['performer: 1 0', 'performer.name: 1 0', 'performer.sameAs: 0 1'],
  ],
  ['accessibility', { accessibilityFeature: ['ASL', 'captions'] }, ['accessibilityFeature: 1 1']],
  ['names in three languages', { name: { fr: 'A', en: 'B', de: 'C' } }, ['name: 2 0', 'name@de: 0 1']],
  [
    'a name in another language alone',
    { name: { de: 'C' } },
    ['name: 1 0'].filter((line) => !named.includes(line)),
  ],
  ['a second description', { description: ['One', 'Two'] }, ['description: 1 1']],
  ['a long description', { description: 'x'.repeat(20_001) }, ['description: 0 1']],
  ['a description as long as it may be', { description: 'x'.repeat(20_000) }, ['description: 1 0']],
  [
    'names of schema.org',
    { 'schema:organizer': { '@type': 'Person', 'https://schema.org/name': 'O' } },
    ['organizer.name: 0 1'],
  ],
  ['empty texts', { about: '', alternateName: [] }, []],
])('IMP-01: kept and lost of an event: %s', async (_, event, told) => {
  expect(await toldBeside(event)).toEqual(told);
});

test('IMP-01: whatever the programme stores of an event is told as kept, under each name that it may have', async () => {
  const told = {
    '@id': 'urn:1',
    identifier: { '@type': 'PropertyValue', value: '1' },
    endDate: '2027-03-01T21:00',
    eventStatus: 'EventRescheduled',
    previousStartDate: '2027-02-01T20:00',
    eventAttendanceMode: 'OfflineEventAttendanceMode',
    url: 'https://x.example/1',
    isAccessibleForFree: false,
    description: 'Un',
    image: { url: 'https://x.example/1.jpg', contentUrl: 'https://x.example/1.jpg' },
    keywords: { '@type': 'DefinedTerm', name: 'Music' },
    inLanguage: { '@type': 'Language', name: 'French', alternateName: 'fr' },
    duration: 'PT1H',
    typicalAgeRange: '12+',
    audience: { '@type': 'PeopleAudience', requiredMinAge: 12 },
    performer: { '@type': 'PerformanceRole', performer: { name: 'Anne' } },
    performers: 'Luc',
    accessibilityFeature: 'ASL',
    accessibilitySummary: 'ASL is offered.',
    location: {
      '@type': 'Place',
      name: 'Hall',
      address: { addressLocality: 'Vancouver', addressRegion: 'BC', addressCountry: 'CA' },
      hasMap: { url: 'https://map.example/1' },
      amenityFeature: { name: 'Step-free', propertyID: 'wheelchairAccessible' },
    },
    offers: {
      lowPrice: 5,
      highPrice: 9,
      priceCurrency: 'CAD',
      availability: 'InStock',
      offers: { price: 5, url: 'https://x.example/1' },
      priceSpecification: { minPrice: 5, maxPrice: 9 },
    },
  };
  const names = [
    'accessibilityFeature',
    'accessibilitySummary',
    'audience.requiredMinAge',
    'description',
    'duration',
    'endDate',
    'eventAttendanceMode',
    'eventStatus',
    'identifier.value',
    'image.contentUrl',
    'image.url',
    'inLanguage.alternateName',
    'inLanguage.name',
    'isAccessibleForFree',
    'keywords.name',
    'location.address.addressCountry',
    'location.address.addressLocality',
    'location.address.addressRegion',
    'location.amenityFeature.name',
    'location.amenityFeature.propertyID',
    'location.hasMap.url',
    'location.name',
    'offers.availability',
    'offers.highPrice',
    'offers.lowPrice',
    'offers.offers.price',
    'offers.offers.url',
    'offers.priceCurrency',
    'offers.priceSpecification.maxPrice',
    'offers.priceSpecification.minPrice',
    'performer.performer.name',
    'performers',
    'previousStartDate',
    'typicalAgeRange',
    'url',
  ];
  expect(await toldBeside(told)).toEqual(names.map((name) => `${name}: 1 0`));
});

test('IMP-01: in a graph each thing is counted once, where an event first names it; what none names is lost', async () => {
  const graph = [
    {
      '@type': 'Event',
      name: 'A',
      startDate: '2027-03-01',
      performer: '#luc',
      location: '#hall',
      organizer: '#luc',
    },
    {
      '@type': 'Event',
      name: 'B',
      startDate: '2027-03-02',
      performers: { '@id': '#luc' },
      location: { '@id': '#hall' },
    },
    { '@id': '#luc', '@type': 'Person', name: 'Luc', birthDate: '1980' },
    { '@id': '#hall', '@type': 'Place', name: 'Hall' },
    { '@id': '#eve', '@type': 'Person', name: 'Eve' },
  ];
  expect(await toldOf({ '@graph': graph })).toEqual([
    'Person.name: 0 1',
    'location.name: 1 0',
    'name: 2 0',
    'organizer: 0 1',
    'performer.birthDate: 0 1',
    'performer.name: 1 0',
    'startDate: 2 0',
  ]);
});

test('IMP-01: what lies deeper than eight things counts as one', async () => {
  const within = (depth: number): object => (depth === 0 ? { a: 1, b: 2 } : { part: within(depth - 1) });
  expect(await toldBeside({ about: within(6) })).toEqual([
    `about${'.part'.repeat(6)}.a: 0 1`,
    `about${'.part'.repeat(6)}.b: 0 1`,
  ]);
  expect(await toldBeside({ about: within(9) })).toEqual([`about${'.part'.repeat(8)}.…: 0 1`]);
});
