import { describe, expect, test } from 'vitest';
import { findDates } from './documentDates.ts';
import { createPlaces } from './placeZones.ts';
import { belongingOf } from './showOfDate.ts';

const at = async (location: unknown, override: string | null = null) => {
  const event = { '@type': 'Event', name: 'A', startDate: '2027-03-01', location };
  const places = await createPlaces(findDates(event), { override, fallback: 'America/Halifax' });
  const { timezone, zoneSource } = places(event);
  return [timezone, zoneSource];
};
const geo = (latitude: unknown, longitude: unknown) => ({
  '@type': 'Place',
  name: 'Hall',
  geo: { latitude, longitude },
});
const city = (addressLocality: string, addressCountry: unknown, addressRegion = '') => ({
  '@type': 'Place',
  name: 'Hall',
  address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry },
});

describe('import: the time zone of a place', () => {
  test.each([
    ['coordinates', geo(43.65, -79.38), ['America/Toronto', 'geo']],
    ['coordinates in Newfoundland', geo(47.56, -52.71), ['America/St_Johns', 'geo']],
    ['coordinates that are none', geo(200, 0), ['America/Halifax', 'site']],
    ['coordinates of nowhere', geo(0, 0), ['America/Halifax', 'site']],
    ['words for coordinates', geo('x', 1), ['America/Halifax', 'site']],
    ['a country of one zone', city('', 'FR'), ['Europe/Paris', 'place']],
    [
      'a country by its name',
      city('Lyon', { '@type': 'Country', name: 'France' }),
      ['Europe/Paris', 'place'],
    ],
    ['a city of a country of many', city('Vancouver', 'CA'), ['America/Vancouver', 'place']],
    ['a city by its other name', city('Quebec City', 'Canada', 'QC'), ['America/Toronto', 'place']],
    ['a province without its country', city('Winnipeg', '', 'Manitoba'), ['America/Winnipeg', 'place']],
    ['a city that no list has', city('Bytown', 'CA', 'ON'), ['America/Halifax', 'site']],
    ['a city without a country', city('Vancouver', ''), ['America/Halifax', 'site']],
    [
      'a text',
      { '@type': 'Place', name: 'H', address: '17 rue de Bonnel, 69003 Lyon, France' },
      ['Europe/Paris', 'place'],
    ],
    ['no place', undefined, ['America/Halifax', 'site']],
  ])('IMP-05: of %s', async (_name, location, expected) => {
    expect(await at(location)).toEqual(expected);
  });

  test('IMP-05: a date has the zone of the city in which the event around it takes place', async () => {
    const date = { '@type': 'Event', startDate: '2027-03-01T20:00' };
    const told = findDates({
      '@type': 'EventSeries',
      name: 'A',
      location: city('Vancouver', 'CA'),
      subEvent: [date],
    });
    const [found] = told.dates;
    if (!found) throw new Error('There is no date');
    const places = await createPlaces(told, { override: null, fallback: 'America/Halifax' });
    const { timezone, zoneSource } = places(belongingOf(date, found).event);
    expect([timezone, zoneSource]).toEqual(['America/Vancouver', 'place']);
  });

  test('import: an event online that is in a hall, too, has that place, whatever others are online alone', async () => {
    const online = { '@id': '#online', '@type': 'VirtualLocation', url: 'https://x.example/' };
    const at = (...location: unknown[]) => ({
      '@type': 'Event',
      name: 'A',
      startDate: '2027-03-01',
      location,
    });
    const [alone, both] = [at(online), at(online, geo(43.65, -79.38))];
    const places = await createPlaces(findDates([alone, both]), {
      override: null,
      fallback: 'America/Halifax',
    });
    expect([alone, both, alone].map((event) => places(event).place?.name)).toEqual([
      undefined,
      'Hall',
      undefined,
    ]);
  });

  test('IMP-05: --timezone wins over all', async () => {
    expect(await at(geo(43.65, -79.38), 'Europe/Rome')).toEqual(['Europe/Rome', 'option']);
  });

  test('IMP-05: towns of one name in two zones have none', async () => {
    expect(await at(city('Springfield', 'US'))).toEqual(['America/Halifax', 'site']);
    expect(await at(city('Springfield', 'US', 'Oregon'))).toEqual(['America/Los_Angeles', 'place']);
  });
});
