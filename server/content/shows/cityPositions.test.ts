import { expect, onTestFinished, test, vi } from 'vitest';
import { createHostLists } from '#server/host/lists/hostLists.ts';
import { openLists } from '#server/host/lists/testing/openLists.ts';
import { wireHost } from '#server/host/lists/testing/wireHost.ts';
import { wireProgramme } from '#server/host/lists/testing/wireProgramme.ts';
import { createLog } from '#server/log.ts';
import type { NamedCity } from '#server/places/cityPositions.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { hostCities, placed, positionsOf } from './cityPositions.ts';

const { findPositions } = vi.hoisted(() => ({
  findPositions: vi.fn<() => Promise<Map<string, object>>>(),
}));
vi.mock('#server/places/cityPositions.ts', () => ({ findPositions }));

const ask = async (path: string) => {
  const { app } = await startOwnApp();
  const answer = await app.hono.request(`/api/content/fr/content/8/${path}`);
  const body = await answer.text();
  return [answer.status, body.includes('Montréal'), body.includes('"position"')];
};

test.each(['shows/facets', 'calendar/facets?month=2027-07'])(
  'ANA-03: where the places cannot be read, the cities can be chosen without their positions (%s)',
  async (path) => {
    findPositions.mockRejectedValueOnce(new Error('no such file'));
    expect(await ask(path)).toEqual([200, true, false]);
    // The control: with readable positions the same answer has them.
    findPositions.mockResolvedValueOnce(new Map([['Montréal', { latitude: 45.5, longitude: -73.6 }]]));
    expect(await ask(path)).toEqual([200, true, true]);
  },
);

test('ANA-03: the positions of the same cities are searched once, again after a failure, and of others anew', async () => {
  findPositions.mockReset();
  const [first, second] = [new Map([['Laval', {}]]), new Map([['Alma', {}]])];
  findPositions.mockRejectedValueOnce(new Error('no such file'));
  findPositions.mockResolvedValueOnce(first);
  findPositions.mockResolvedValueOnce(second);
  let cities: NamedCity[] = [{ city: 'Laval', region: 'QC' }];
  const read = () => Promise.resolve(cities);
  await expect(positionsOf(read)).rejects.toThrow('no such file');
  expect([await positionsOf(read), await positionsOf(read)]).toEqual([first, first]);
  cities = [{ city: 'Laval', region: 'ON' }];
  expect([await positionsOf(read), findPositions.mock.calls]).toEqual([
    second,
    [[[{ city: 'Laval', region: 'QC' }]], [[{ city: 'Laval', region: 'QC' }]], [cities]],
  ]);
  findPositions.mockReset();
});

test('ANA-03: a city of a choice has its position where that is known', async () => {
  findPositions.mockResolvedValueOnce(new Map([['Laval', { latitude: 45.6, longitude: -73.7 }]]));
  const [laval, alma] = ['Laval', 'Alma'].map((value) => ({ value, label: '', count: 2 }));
  if (laval === undefined || alma === undefined) throw new Error('There are two');
  expect(await placed(() => Promise.resolve([{ city: 'Laval', region: 'QC' }]), [alma, laval])).toEqual([
    alma,
    { ...laval, position: { latitude: 45.6, longitude: -73.7 } },
  ]);
});

test('ANA-03: the cities of a host are those of its dates in both languages, each once with its region', async () => {
  const { host, lists } = await openLists();
  onTestFinished(() => lists.stop());
  const dates = (...places: [string, string][]) =>
    places.map(([city, region], at) => ({
      id: `d-${at}`,
      title: 'Le Grand Plouf',
      url: '/fr/spectacles/le-grand-plouf',
      date: { start: '2027-07-18T00:00:00Z', timezone_offset: '-0400' },
      venue: 'Bassin',
      city,
      region,
    }));
  host.lists.fr = {
    ...host.lists.fr,
    programmations: dates(['Windsor', 'ON'], ['Windsor', 'NS'], ['', 'QC'], ['Windsor', 'ON']),
  };
  host.lists.en = { ...host.lists.en, programmations: dates(['Quebec City', 'QC'], ['Windsor', 'ON']) };
  await lists.readAll();
  expect(await hostCities(lists)()).toEqual([
    { city: 'Windsor', region: 'ON' },
    { city: 'Windsor', region: 'NS' },
    { city: 'Quebec City', region: 'QC' },
  ]);
});

test('ANA-03: who asks first for the cities of a host waits for its lists', async () => {
  const lists = createHostLists({
    host: wireHost(wireProgramme),
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  onTestFinished(() => lists.stop());
  expect((await hostCities(lists)()).map(({ city }) => city)).toEqual(['Montréal', 'Laval', 'Montreal']);
});
