import { expect, test } from 'vitest';
import { pathIn } from './pages.ts';

test.each([
  ['a page of the host', 'en', '/en/choose-your-pass/three-galas', 'choose-your-pass/three-galas'],
  ['home', 'en', '/en', ''],
  ['a show', 'fr', '/fr/spectacles/le-grand-plouf', 'spectacles/le-grand-plouf'],
  ['the press, which is the host’s', 'fr', '/fr/presse', 'presse'],
  ['the jobs, which are the host’s', 'en', '/en/jobs', 'jobs'],
  ['the calendar of the site', 'fr', '/fr/calendrier', null],
  ['a list of the site', 'en', '/en/shows', null],
  ['a collection of videos on the site', 'en', '/en/videos-categories/backstage', null],
  ['a page of members', 'en', '/en/profile/reservations', null],
  ['another language', 'en', '/fr/presse', null],
  ['no language', 'en', '/press', null],
  ['another site', 'en', 'https://elsewhere.example/en/about', null],
])('HST-61: of a link to %s, the host is asked for its own pages alone', (_, lang, url, path) => {
  expect(pathIn(lang, url)).toBe(path);
});
