import { describe, expect, test } from 'vitest';
import { readPlace, timezoneOf } from './place.ts';

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
    expect(readPlace(['The Second City'])).toMatchObject({ name: 'The Second City', city: '' });
  });

  test('online locations, empty ones and none are no place', () => {
    expect(readPlace([{ '@type': 'VirtualLocation', url: 'https://x.example' }])).toBeNull();
    expect(readPlace([{ '@type': 'Place' }])).toBeNull();
    expect(readPlace([])).toBeNull();
    expect(readPlace([{ '@type': 'VirtualLocation' }, square])?.name).toBe('Nathan Phillips Square');
  });

  test.each([
    [{ latitude: 43.65, longitude: -79.38 }, 'America/Toronto'],
    [{ latitude: 47.56, longitude: -52.71 }, 'America/St_Johns'],
    [{ latitude: 49.28, longitude: -123.12 }, 'America/Vancouver'],
    [{ latitude: 200, longitude: 0 }, 'America/Halifax'],
    [{ latitude: 0, longitude: 0 }, 'America/Halifax'],
    [{ latitude: 'x', longitude: 1 }, 'America/Halifax'],
  ])('the zone at %j is %s', (geo, zone) => {
    expect(timezoneOf(readPlace([{ ...square, geo }]), 'America/Halifax')).toBe(zone);
  });

  test('without a place the fallback is the zone', () => {
    expect(timezoneOf(null, 'America/Toronto')).toBe('America/Toronto');
  });
});
