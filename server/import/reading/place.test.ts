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
    expect(readPlace(['The Second City'])).toMatchObject({ name: 'The Second City', city: '' });
  });

  test('online locations, empty ones and none are no place', () => {
    expect(readPlace([{ '@type': 'VirtualLocation', url: 'https://x.example' }])).toBeNull();
    expect(readPlace([{ '@type': 'Place' }])).toBeNull();
    expect(readPlace([])).toBeNull();
    expect(readPlace([{ '@type': 'VirtualLocation' }, square])?.name).toBe('Nathan Phillips Square');
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
    ['200 King St W, Toronto', 'Toronto', '', '', '200 King St W'],
    ['Parc Jarry, derrière la fontaine', '', '', '', 'Parc Jarry, derrière la fontaine'],
    ['Salle Claude-Léveillée', '', '', '', 'Salle Claude-Léveillée'],
    ['', '', '', '', ''],
  ])('IMP-07: the city of the address %j', (address, city, region, country, street) => {
    expect(readPlace([{ name: 'Salle', address }])).toMatchObject({ city, region, country, street });
  });
});
