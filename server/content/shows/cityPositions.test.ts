import { expect, test, vi } from 'vitest';
import { startOwnApp } from '#server/testing/startOwnApp.ts';

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
