import { describe, expect, test } from 'vitest';
import { pairPath, toInternal, toPublic } from './pairs.ts';

describe('pair routes', () => {
  test.each([
    ['/fr/calendrier', '/fr/calendar', '/fr/calendrier'],
    ['/fr/calendar', '/fr/calendar', '/fr/calendrier'],
    ['/en/calendrier', '/en/calendar', '/en/calendar'],
    ['/en/calendrier-archive', '/en/calendar-archive', '/en/calendar-archive'],
    ['/fr/calendrier/', '/fr/calendar', '/fr/calendrier'],
  ])('RTE-22: %s is the route %s, shown as %s', (typed, internal, shown) => {
    expect([toInternal(typed), toPublic(toInternal(typed))]).toEqual([internal, shown]);
  });

  test.each(['/fr', '/', '/fr/calendrier/2027', '/de/calendrier', '/fr/spectacles/calendrier', '/fr/404'])(
    '%s is no pair route and stays as it is',
    (path) => {
      expect([toInternal(path), toPublic(path)]).toEqual([path, path]);
    },
  );

  test('RTE-20: each language has its own address', () => {
    expect([pairPath('calendar-archive', 'fr'), pairPath('calendar-archive', 'en')]).toEqual([
      '/fr/calendrier-archive',
      '/en/calendar-archive',
    ]);
    expect([pairPath('my-list', 'fr'), pairPath('my-list', 'en')]).toEqual(['/fr/ma-liste', '/en/my-list']);
  });
});
