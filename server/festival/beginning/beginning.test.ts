import { rmSync } from 'node:fs';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pairPath } from '#contract/address/pairs.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { makeFolder } from '#server/testing/makeFolder.ts';
import { readAndCheck } from '../checking/readAndCheck.ts';
import { writeFiles } from '../exporting/writeFiles.ts';
import { festivalFile } from '../schema/festivalFile.ts';
import { homeFile } from '../schema/homeFile.ts';
import { venuesFile } from '../schema/venuesFile.ts';
import type { Answers } from './answers.ts';
import { drawPoster } from './drawPoster.ts';
import { neutralFolder } from './neutralFolder.ts';
import { posterSheet } from './posterSheet.ts';
import { newFestival, type NewFiles } from './newFestival.ts';
import { starterFiles } from './starter.ts';

const answers: Answers = {
  name: 'Jazz: l’été "chaud" # 12',
  languages: ['fr', 'en'],
  timezone: 'America/Argentina/Buenos_Aires',
  firstDay: '2028-02-28',
};
const textIn = (files: NewFiles, path: string): string => String(files.get(path));

test('FES-05: a new festival has the starter’s files, and a drawn picture for everything that names one', async () => {
  const files = await newFestival(answers);
  const drawn = [...files.keys()].filter((path) => path.startsWith('media/'));
  expect([...files.keys()].filter((path) => !path.startsWith('media/'))).toEqual([...starterFiles().keys()]);
  const named = [...files.values()].flatMap((text) => String(text).match(/media\/[\w/]+\.webp/g) ?? []);
  expect(drawn.toSorted()).toEqual([...new Set(named)].toSorted());
});

test('FES-05: its answers stand in it, whatever marks a name has; its dates begin on the first day', async () => {
  const files = await newFestival(answers);
  const { name, languages, timezone } = v.parse(festivalFile, parse(textIn(files, 'festival.yaml')));
  expect({ name, languages, timezone }).toEqual({
    name: answers.name,
    languages: ['fr', 'en'],
    timezone: answers.timezone,
  });
  expect(v.parse(homeFile, parse(textIn(files, 'home.yaml'))).title).toBe(answers.name);
  const venues = v.parse(venuesFile, parse(textIn(files, 'venues.yaml')));
  expect(Object.values(venues).map(({ city }) => city)).toEqual(['Buenos Aires', 'Buenos Aires']);
  const rows = textIn(files, 'dates.csv').trim().split('\n').slice(1);
  expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
    ['concert-1', 'concert', 'auditorium', '2028-02-28 20:00'],
    ['reading-1', 'reading', 'studio', '2028-02-29 14:00'],
    ['film-1', 'film', 'studio', '2028-02-29 21:00'],
    ['concert-2', 'concert', 'auditorium', '2028-03-01 15:00'],
  ]);
});

test.each([[['fr', 'en']], [['en', 'fr']], [['fr']], [['en']]] as const)(
  'check finds no mistake in a festival in %j, and warns of its placeholders alone',
  async (languages) => {
    const folder = makeFolder({});
    try {
      await writeFiles(folder, await newFestival({ ...answers, languages: [...languages] }));
      const { folder: read, mistakes } = await readAndCheck(folder);
      const sizes = [read?.shows.size, read?.venues.size, read?.dates.length, read?.pages.size];
      expect(sizes).toEqual([3, 2, 4, 6]);
      expect(mistakes.filter(({ message }) => !message.includes('is a placeholder'))).toEqual([]);
      expect(mistakes).toHaveLength(6 * languages.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('FES-05: in one language nothing of the other one is left', async () => {
  const files = await newFestival({ ...answers, languages: ['en'] });
  expect([...files.keys()].filter((path) => path.endsWith('.fr.md'))).toEqual([]);
  expect(v.parse(homeFile, parse(textIn(files, 'home.yaml'))).bottom).toEqual({
    en: expect.stringMatching(/^## First time here\?\n\n\[Practical information\]/),
  });
  const yaml = [...files].filter(([path]) => path.endsWith('.yaml')).map(([, text]) => String(text));
  expect(yaml.filter((text) => /^\s*(fr|- fr):|\/fr\b|è/m.test(text))).toEqual([]);
  expect(v.parse(festivalFile, parse(textIn(files, 'festival.yaml'))).menus.main[0]).toEqual({
    title: 'Programme',
    href: '/en/calendar',
    items: [
      { title: 'Calendar', href: '/en/calendar' },
      { title: 'All the shows', href: '/en/shows' },
    ],
  });
});

test('posters are 1200 × 1500, small, and the same for the same show', async () => {
  const [one, other] = await Promise.all([newFestival(answers), newFestival(answers)]);
  const posters = [...one].filter(([path]) => path.startsWith('media/posters/'));
  expect(posters).toHaveLength(3);
  for (const [path, picture] of posters) {
    const { width, height } = await sharp(Buffer.from(picture)).metadata();
    expect([path, width, height]).toEqual([path, 1200, 1500]);
    expect(picture.length).toBeLessThan(100_000);
    expect(other.get(path)).toEqual(picture);
  }
});

test('FES-05: home and its tiles have pictures of their sizes, each tile its own', async () => {
  const files = await newFestival(answers);
  const tiles = ['accessibility', 'practical', 'shows'].map((tile) => `media/tiles/${tile}.webp`);
  const sizes = await Promise.all(
    ['media/home.webp', ...tiles].map(async (path) => {
      const { width, height } = await sharp(Buffer.from(files.get(path) ?? '')).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [1920, 1080],
    [1000, 1000],
    [1000, 1000],
    [1000, 1000],
  ]);
  expect(new Set(tiles.map((path) => Buffer.from(files.get(path) ?? '').toString('base64'))).size).toBe(3);
});

test('FES-05: a poster has the title of its show in the festival’s first language', async () => {
  const files = await newFestival({ ...answers, languages: ['en', 'fr'] });
  const title = 'Opening concert';
  expect(textIn(files, 'shows/concert.en.md')).toContain(`title: ${title}\n`);
  const drawn = await drawPoster(title, title, { width: 1200, height: 1500 });
  expect(Buffer.from(files.get('media/posters/concert.webp') ?? '').equals(drawn)).toBe(true);
});

test('FES-05: a picture has the colours of its name, and its words as outlines in the part that every page shows', () => {
  const size = { width: 1200, height: 1500 };
  const sheet = posterSheet('a', 'Le grand concert de la nuit', size);
  const [plain, other] = [posterSheet('a', '', size), posterSheet('b', '', size)];
  const outlines = sheet.match(/<path d="[^"]+" fill="#fdf8ef"\/>/g) ?? [];
  expect([outlines.length > 1, sheet.replaceAll(/<path [^>]*>/g, '')]).toEqual([true, plain]);
  const heights = outlines.flatMap((path) =>
    [...path.matchAll(/M[-\d.]+[ ,]([-\d.]+)/g)].map(([, y]) => Number(y)),
  );
  expect([Math.min(...heights) > 1500 * 0.29, Math.max(...heights) < 1500 * 0.71]).toEqual([true, true]);
  expect(/<rect [^>]*fill="([^"]+)"/.exec(plain)?.[1]).not.toBe(/<rect [^>]*fill="([^"]+)"/.exec(other)?.[1]);
});

test('FES-05: the discs of a picture are as large as its shorter side has room for', () => {
  const radii = [
    { width: 1200, height: 1500 },
    { width: 1920, height: 1080 },
  ].map((size) =>
    [...posterSheet('a', '', size).matchAll(/ r="(\d+)"/g)].map(([, radius]) => Number(radius)),
  );
  expect(radii).toEqual([
    [744, 408],
    [670, 367],
  ]);
});

test('FES-05: a word of any length stands within the margins of its picture', () => {
  const words = Array.from({ length: 24 }, (_, index) => 'm'.repeat(index + 1));
  const wide = words.filter((word) => {
    const sheet = posterSheet('a', word, { width: 1200, height: 1500 });
    const places = [...sheet.matchAll(/[ML]([-\d.]+)[ ,]/g)].map(([, x]) => Number(x));
    return places.length === 0 || Math.min(...places) < 96 || Math.max(...places) > 1104;
  });
  expect(wide).toEqual([]);
});

test.each([[['fr', 'en']], [['en']]] as const)(
  'FES-05: the files of a festival in %j explain themselves as the starter does',
  async (languages) => {
    const files = await newFestival({ ...answers, languages: [...languages] });
    const commentsIn = (text: unknown): string[] => String(text).match(/^ *# .*$/gm) ?? [];
    const explained = [...starterFiles()].filter(([path]) => path.endsWith('.yaml'));
    expect(explained.flatMap(([, text]) => commentsIn(text)).length).toBeGreaterThan(4);
    for (const [path, text] of explained)
      expect([path, commentsIn(files.get(path))]).toEqual([path, commentsIn(text)]);
  },
);

test('the neutral folder’s texts begin with their words, not with the end of a head', () => {
  const { pages } = neutralFolder();
  const bodies = [...pages.values()].flatMap(({ texts }) => [texts.fr?.body ?? '', texts.en?.body ?? '']);
  expect(bodies.filter((body) => !/^[\p{L}#*[]/u.test(body))).toEqual([]);
});

test('the neutral folder has every page that the frame of the site leads to, each marked as a placeholder', () => {
  const { pages, festival, home } = neutralFolder();
  const texts = [...pages.values()].flatMap(({ texts: { fr: french, en: english } }) => [french, english]);
  expect(texts.filter((text) => text?.head.placeholder !== true || text.body === '')).toEqual([]);
  const paths = [...pages.values()].flatMap(({ texts: { fr: french, en: english } }) => [
    `/fr/${french?.head.path}`,
    `/en/${english?.head.path}`,
  ]);
  const own = (['calendar', 'shows'] as const).flatMap((name) => [
    pairPath(name, 'fr'),
    pairPath(name, 'en'),
  ]);
  const frame = [fr, en].flatMap(({ links: { conditions, privacy, purchase } }) => [
    conditions,
    privacy,
    purchase,
  ]);
  const { main, footer, secondary } = festival.menus;
  const linked =
    JSON.stringify([main, footer, secondary, home]).match(/\/(?:fr|en)(?:\/[\w-]+)?(?=["\\)])/g) ?? [];
  expect(linked.length).toBeGreaterThan(20);
  expect([...frame, ...linked].filter((href) => ![...paths, ...own, '/fr', '/en'].includes(href))).toEqual(
    [],
  );
});

test('the neutral folder has nothing that one would have to take away: no shows, dates, venues, genres or pictures', () => {
  const { shows, dates, venues, media, home, festival } = neutralFolder();
  expect([shows.size, dates.length, venues.size, media.length]).toEqual([0, 0, 0, 0]);
  expect([festival.name, festival.languages, festival.genres, home?.hero, home?.tiles]).toEqual([
    'Festival',
    ['fr', 'en'],
    {},
    undefined,
    [],
  ]);
});

test('FES-05: a city of three words is a first guess, too', async () => {
  const files = await newFestival({ ...answers, timezone: 'America/Port_of_Spain' });
  const venues = v.parse(venuesFile, parse(textIn(files, 'venues.yaml')));
  expect(Object.values(venues).map(({ city }) => city)).toEqual(['Port of Spain', 'Port of Spain']);
});
