import { expect, test } from 'vitest';
import * as v from 'valibot';
import { festivalFile } from '../schema/festivalFile.ts';
import { pass } from '../schema/passesFile.ts';
import { videosFile } from '../schema/videosFile.ts';
import type { FolderParts } from '../reading/parts.ts';
import { ownPaths, ownWords } from './siteAddresses.ts';

const festivalWith = (more: object) =>
  v.parse(festivalFile, { name: 'A', languages: ['fr'], timezone: 'UTC', ...more });
const list = { list: { facts: { tags: {} }, texts: {} }, entries: new Map() };
const none = { list: undefined, entries: new Map() };
const videos = (more: object) => v.parse(videosFile, more);
const aVideo = { a: { title: 'A', film: 'media/a.mp4', published: '2027-01-01T12:00:00Z' } };
/** A folder that has every part. */
const whole: FolderParts = {
  festival: festivalWith({ reservations: { all: true } }),
  venues: new Map(),
  series: new Map(),
  passes: new Map([['a', v.parse(pass, { title: 'A' })]]),
  videos: videos({ videos: aVideo }),
  home: undefined,
  shows: new Map(),
  artists: new Map([['a', { facts: null, texts: {} }]]),
  pages: new Map(),
  press: list,
  careers: list,
  dates: [],
  media: new Map(),
};

const goneWith = (more: Partial<FolderParts>): string[] => {
  const left = ownPaths({ ...whole, ...more }, 'fr');
  return ownPaths(whole, 'fr').filter((path) => !left.includes(path));
};
const ofMembers = ['ma-liste', 'mes-billets', 'inscription', 'activer', 'mot-de-passe', 'login', 'profile'];
const ofVideos = ['videos', 'surdemande', 'videos-surdemande'];

test.each<[lacks: string, more: Partial<FolderParts>, gone: readonly string[]]>([
  ['nothing', {}, []],
  ['reservations', { festival: festivalWith({}) }, ['mes-billets']],
  ['members', { festival: festivalWith({ members: false, reservations: { all: true } }) }, ofMembers],
  ['artists', { artists: new Map() }, ['artistes']],
  ['videos', { videos: videos({}) }, ofVideos],
  ['passes', { passes: new Map() }, ['choisir-son-passe']],
  ['press and jobs, whose lists are pages of its own', { press: none, careers: none }, []],
  ['a readable festival', { festival: null }, []],
  ['readable videos', { videos: null }, []],
  ['readable passes', { passes: null }, []],
  [
    'videos, though it has a collection',
    { videos: videos({ collections: { b: { title: 'B', videos: [] } } }) },
    [],
  ],
])('FES-21: a folder that lacks %s lacks pages of the site', (_, more, gone) => {
  expect(goneWith(more)).toEqual(gone);
});

test('VID-14: a collection has an address by its word in each language, and none without a word', () => {
  const collections = {
    a: { title: 'A', alias: { fr: 'jour', en: 'day' }, videos: [] },
    b: { title: 'B', videos: [] },
  };
  const parts = { ...whole, videos: videos({ collections }) };
  const added = (lang: 'fr' | 'en') => {
    const before = ownPaths(whole, lang);
    return ownPaths(parts, lang).filter((path) => !before.includes(path));
  };
  expect([added('fr'), added('en')]).toEqual([
    ['videos-surdemande/jour', 'videos-categories/jour'],
    ['videos-ondemand/day', 'videos-categories/day'],
  ]);
});

test('FES-03: the words of the site’s own pages are theirs in both languages; lists, passes and videos may have a text', () => {
  const inEnglish = [
    'activate',
    'artists',
    'box-office',
    'calendar',
    'calendar-archive',
    'my-list',
    'my-tickets',
    'register',
    'reset-password',
    'search',
    'shows',
    'videos-ondemand',
  ];
  const inFrench = [
    'activer',
    'artistes',
    'billetterie',
    'calendrier',
    'calendrier-archive',
    'inscription',
    'ma-liste',
    'mes-billets',
    'mot-de-passe',
    'recherche',
    'spectacles',
    'videos-surdemande',
  ];
  const inBoth = ['404', '503', 'feeds', 'festivals', 'login', 'profile', 'videos-categories'];
  expect([...ownWords].toSorted()).toEqual([...inEnglish, ...inFrench, ...inBoth].toSorted());
});
