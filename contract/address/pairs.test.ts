import { describe, expect, test } from 'vitest';
import { belowLanguage, pairNames, pairPath, toInternal, toPublic, wordOf } from './pairs.ts';

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

  test('RTE-20: every pair, by its word in English and in French', () => {
    const words = {
      calendar: 'calendrier',
      'calendar-archive': 'calendrier-archive',
      'my-list': 'ma-liste',
      'my-tickets': 'mes-billets',
      shows: 'spectacles',
      festivals: 'festivals',
      artists: 'artistes',
      videos: 'videos',
      ondemand: 'surdemande',
      'videos-ondemand': 'videos-surdemande',
      press: 'presse',
      jobs: 'emplois',
      search: 'recherche',
      'choose-your-pass': 'choisir-son-passe',
      register: 'inscription',
      activate: 'activer',
      'reset-password': 'mot-de-passe',
    };
    expect(pairNames).toEqual(Object.keys(words));
    expect(Object.fromEntries(pairNames.map((name) => [name, wordOf(name, 'fr')]))).toEqual(words);
    expect(pairNames.map((name) => wordOf(name, 'en'))).toEqual(pairNames);
  });

  test.each([
    ['/fr/videos-surdemande/galas', '/fr/videos-ondemand/galas'],
    ['/fr/videos-surdemande/galas/', '/fr/videos-ondemand/galas'],
    ['/fr/videos-surdemande/galas/2027', '/fr/videos-surdemande/galas/2027'],
    ['/fr/surdemande/galas', '/fr/surdemande/galas'],
  ])('RTE-08: %s is the route %s: videos alone have collections', (shown, internal) => {
    expect(toInternal(shown)).toBe(internal);
    expect(toPublic(internal)).toBe(shown.replace(/\/$/, ''));
  });

  test('RTE-20: below its language a page has the word that people see', () => {
    expect([
      belowLanguage('press', 'fr'),
      belowLanguage('press', 'en'),
      belowLanguage('videos-ondemand/galas', 'fr'),
      belowLanguage('legal/terms', 'fr'),
    ]).toEqual(['presse', 'press', 'videos-surdemande/galas', 'legal/terms']);
  });
});
