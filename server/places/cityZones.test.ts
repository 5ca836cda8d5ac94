import { expect, test } from 'vitest';
import { findCityZones } from './cityZones.ts';

test('IMP-05: the zone of a city is its country’s only one, else that of where it lies; of two it has none', async () => {
  const cities = [
    ['Montréal', 'QC', 'CA', 'America/Toronto'],
    ['montreal', 'Québec', '', 'America/Toronto'],
    ['Vancouver', '', 'CA', 'America/Vancouver'],
    ['St. John’s', 'NL', '', 'America/St_Johns'],
    ['Saint-Jean de Terre-Neuve', 'NL', 'CA', 'America/St_Johns'],
    ['Chicago', 'Illinois', 'US', 'America/Chicago'],
    ['Portland', 'Oregon', 'US', 'America/Los_Angeles'],
    ['Portland', 'Maine', '', 'America/New_York'],
    ['Portland', '', 'US', null],
    ['Paris', '', 'FR', 'Europe/Paris'],
    ['', '', 'FR', 'Europe/Paris'],
    ['Nulle-Part', '', 'BE', 'Europe/Brussels'],
    ['', '', 'CA', null],
    ['Nulle-Part', 'QC', 'CA', null],
    ['Montréal', '', '', null],
    ['Montréal', 'ON', 'CA', null],
    ['', 'QC', '', null],
    ['Paris', 'Texas', 'FR', 'Europe/Paris'],
    ['Saint-Pée-sur-Nivelle', '', 'FR', 'Europe/Paris'],
    ['Sydney', '', 'AU', 'Australia/Sydney'],
    // Not Washington.
    ['Fremantle', 'WA', 'AU', 'Australia/Perth'],
  ] as const;
  const zoneOf = await findCityZones(cities.map(([city, region, country]) => ({ city, region, country })));
  expect(
    cities.map(([city, region, country]) => [city, region, country, zoneOf({ city, region, country })]),
  ).toEqual(cities);
  expect(zoneOf({ city: 'Laval', region: 'QC', country: 'CA' })).toBe(null);
});
