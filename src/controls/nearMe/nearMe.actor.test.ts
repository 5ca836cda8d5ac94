import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '#machines/settings.ts';
import { isSupported, locateBy } from './nearMe.actor.ts';

afterEach(() => vi.restoreAllMocks());

type Ask = Geolocation['getCurrentPosition'];
const position = Object.assign(Object.create(null), {
  coords: { latitude: 46.8, longitude: -71.2, accuracy: 900 },
  timestamp: 1,
});
const locateIn = (ask: Ask) => locateBy({ getCurrentPosition: ask }, settings.nearMe);
const failure = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

test('ANA-03: latitude and longitude are read, roughly and within a time', async () => {
  const ask = vi.fn<Ask>((done) => done(position));
  expect(await locateIn(ask)).toEqual({
    outcome: 'located',
    position: { latitude: 46.8, longitude: -71.2 },
  });
  expect(ask.mock.calls.map(([, , options]) => options)).toEqual([
    { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 },
  ]);
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timedOut'],
  [9, 'unavailable'],
])('ANA-03: the failure %i is %s', async (code, outcome) => {
  expect(await locateIn((_, failed) => failed?.(failure(code)))).toEqual({ outcome });
});

test.each([
  ['out of a browser', null],
  ['in a browser that has none', {}],
  ['in a browser that hides it', { geolocation: undefined }],
])("ANA-03: %s the console says 'Not in browser OR Geolocation not supported'", (_, browser) => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  expect(isSupported(browser)).toBe(false);
  expect(said.mock.calls).toEqual([['Not in browser OR Geolocation not supported']]);
  expect(isSupported({ geolocation: {} })).toBe(true);
  expect(said).toHaveBeenCalledTimes(1);
});
