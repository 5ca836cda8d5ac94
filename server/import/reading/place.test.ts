import { describe, expect, test } from 'vitest';
import { readPlace } from './place.ts';

const square = {
  '@type': 'Place',
  name: 'Nathan Phillips Square',
  address: { streetAddress: '100 Queen St W', addressLocality: 'Toronto', addressRegion: 'ON' },
  geo: { latitude: '43.6525', longitude: -79.3834 },
};

describe('import: where an event takes place', () => {
  test('a place with its address and a map of its coordinates', () => {
    expect(readPlace([square])).toEqual({
      name: 'Nathan Phillips Square',
      city: 'Toronto',
      region: 'ON',
      country: '',
      street: '100 Queen St W',
      mapUrl: 'https://www.openstreetmap.org/?mlat=43.6525&mlon=-79.3834#map=17/43.6525/-79.3834',
      coordinates: { latitude: 43.6525, longitude: -79.3834 },
    });
  });

  test('its own map wins, unless it is unsafe', () => {
    expect(readPlace([{ ...square, hasMap: 'https://maps.example/1' }])?.mapUrl).toBe(
      'https://maps.example/1',
    );
    expect(readPlace([{ ...square, hasMap: 'javascript:alert(1)' }])?.mapUrl).toMatch(/openstreetmap/);
  });

  test('a place without a name goes by its street, one in words by the words', () => {
    expect(readPlace([{ address: { streetAddress: '1 Main St' } }])).toMatchObject({
      name: '1 Main St',
      mapUrl: null,
    });
    expect(readPlace([{ address: { streetAddress: '1 Main St', addressLocality: 'Guelph' } }])).toMatchObject(
      {
        name: '1 Main St',
        city: 'Guelph',
      },
    );
    expect(readPlace(['The Second City'])).toMatchObject({ name: 'The Second City', city: '' });
  });

  test('of several addresses the first is that of the place', () => {
    const address = [{ addressLocality: 'Laval' }, { addressLocality: 'Alma' }, 'rue A, Toronto'];
    expect(readPlace([{ name: 'Hall', address }])?.city).toBe('Laval');
  });

  test('online locations, empty ones and none are no place', () => {
    expect(readPlace([{ '@type': 'VirtualLocation', url: 'https://x.example' }])).toBeNull();
    expect(readPlace([{ '@type': 'Place' }])).toBeNull();
    expect(readPlace([])).toBeNull();
    expect(readPlace([{ '@type': 'VirtualLocation' }, square])?.name).toBe('Nathan Phillips Square');
  });

  test.each([
    [90, 0, true],
    [-90, 180, true],
    [0, -180, true],
    [0, 5, true],
    [5, 0, true],
    [90.001, 0, false],
    [-90.001, 1, false],
    [1, 180.001, false],
    [1, -180.001, false],
    [0, 0, false],
    ['5', '', false],
    ['', 5, false],
  ])('the latitude %j and the longitude %j are on Earth: %j', (latitude, longitude, isThere) => {
    const coordinates = isThere ? { latitude, longitude } : null;
    for (const told of [{ geo: { latitude, longitude } }, { latitude, longitude }])
      expect(readPlace([{ name: 'Hall', ...told }])?.coordinates).toEqual(coordinates);
  });

  const shape = { '@type': 'GeoShape', polygon: '45,-73 46,-73 46,-74' };
  const point = { latitude: 45, longitude: -73 };
  const own = { latitude: 2, longitude: 3 };
  test.each([
    ['a shape, and then a point', [shape, point], point],
    ['half a point, and then a whole one', [{ longitude: 5 }, point], point],
    ['words, and then a point', ['Montréal', point], point],
    ['a point, and then another', [point, { latitude: 46, longitude: -74 }], point],
    ['a shape alone', shape, own],
    ['half a point', { latitude: 45 }, own],
  ])(
    'IMP-07: a place that tells of its position %s is there, or where it is itself',
    (_, geo, coordinates) => {
      expect(readPlace([{ name: 'Hall', geo, ...own }])?.coordinates).toEqual(coordinates);
    },
  );

  test('of several coordinates the first on Earth count, and a place without a name may have them', () => {
    const geo = [{ latitude: 0, longitude: 0 }, { latitude: 45.5088888, longitude: -73.5 }, { latitude: 1 }];
    expect(readPlace([{ geo, latitude: 2, longitude: 2 }])).toEqual({
      name: '',
      city: '',
      region: '',
      country: '',
      street: '',
      mapUrl: 'https://www.openstreetmap.org/?mlat=45.508889&mlon=-73.5#map=17/45.508889/-73.5',
      coordinates: { latitude: 45.5088888, longitude: -73.5 },
    });
  });

  test('an address in parts has its country by code or name; a place without a name and street goes by its city', () => {
    const address = (addressCountry: unknown) =>
      readPlace([{ address: { addressLocality: 'Lyon', addressCountry } }]);
    for (const told of ['FR', 'France', { '@type': 'Country', name: 'France' }, { '@value': 'FR' }])
      expect(address(told)).toEqual({
        name: 'Lyon',
        city: 'Lyon',
        region: '',
        country: 'FR',
        street: '',
        mapUrl: null,
        coordinates: null,
      });
    expect(readPlace([{ name: 'Hall', address: { fr: '17 rue de Bonnel, 69003 Lyon' } }])?.city).toBe('Lyon');
  });

  test.each([
    ['55 Mill St, Toronto, ON M5A 3C4', 'Toronto', 'ON', '', '55 Mill St'],
    ['55 Mill St, Toronto, ON, M5A 3C4, Canada', 'Toronto', 'ON', 'CA', '55 Mill St'],
    [
      '1182 boul. Saint-Laurent, Montréal (Québec) H2X 2S5',
      'Montréal',
      'Québec',
      '',
      '1182 boul. Saint-Laurent',
    ],
    ['1182 boul. Saint-Laurent, Montréal QC H2X 2S5', 'Montréal', 'QC', '', '1182 boul. Saint-Laurent'],
    ['17 rue de Bonnel, 69003 Lyon, France', 'Lyon', '', 'FR', '17 rue de Bonnel'],
    ['230 N Michigan Ave, Chicago, IL 60601, USA', 'Chicago', 'IL', 'US', '230 N Michigan Ave'],
    ['ON M5A 3C4', '', '', '', 'ON M5A 3C4'],
    ['Mill St, Toronto; (Québec) H2X 1Y9', 'Toronto', 'Québec', '', 'Mill St'],
    ['1 Main St, Suite 2, New York, NY 10001-1234', 'New York', 'NY', '', '1 Main St, Suite 2'],
    ['1 Main St, New York NY 10001-1234', 'New York', 'NY', '', '1 Main St'],
    ['1 Main St, Springfield, IL, 62701-1234', 'Springfield', 'IL', '', '1 Main St'],
    ['rue A, F-69001 Lyon', 'Lyon', '', '', 'rue A'],
    ['rue A, 69001 Lyon', 'Lyon', '', '', 'rue A'],
    ['rue A, 1204 Genève, Suisse', 'Genève', '', 'CH', 'rue A'],
    ['rue A, CH-1204 Genève', 'Genève', '', '', 'rue A'],
    ['rue A, 120 Genève', '', '', '', 'rue A, 120 Genève'],
    ['rue A, Toronto M5A 3C4', 'Toronto', '', '', 'rue A'],
    ['rue A, Chicago 60601', 'Chicago', '', '', 'rue A'],
    ['rue A, Chicago 60601-1234', 'Chicago', '', '', 'rue A'],
    ['rue A, Chicago 606012', '', '', '', 'rue A, Chicago 606012'],
    ['8 rue A, Lyon, 69001', 'Lyon', '', '', '8 rue A'],
    ['8 rue A, Bruxelles, 1000', 'Bruxelles', '', '', '8 rue A'],
    ['8 rue A, , Lyon', 'Lyon', '', '', '8 rue A'],
    ['France', '', '', '', 'France'],
    ['69001', '', '', '', '69001'],
    ['200 King St W, Toronto', 'Toronto', '', '', '200 King St W'],
    ['Parc Jarry, derrière la fontaine', '', '', '', 'Parc Jarry, derrière la fontaine'],
    ['Salle Claude-Léveillée', '', '', '', 'Salle Claude-Léveillée'],
    ['', '', '', '', ''],
  ])('IMP-07: the city of the address %j', (address, city, region, country, street) => {
    expect(readPlace([{ name: 'Salle', address }])).toMatchObject({ city, region, country, street });
  });
});
