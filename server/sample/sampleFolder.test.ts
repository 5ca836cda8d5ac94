import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAndCheck } from '../festival/checking/readAndCheck.ts';
import type { ShowFile } from '../festival/schema/showFile.ts';
import { namesIn } from '../festival/testing/namesIn.ts';
import { textsOf } from '../festival/values/languages.ts';
import { sample } from '../testing/sampleFolder.ts';
import numbers from './numbers.json' with { type: 'json' };
import { sampleDirectory } from './sampleFolder.ts';

const { festival, shows, artists, venues, series, passes, press, careers, videos } = sample;
const showFacts = [...shows.values()].map(({ facts }) => facts);
const megabyte = 1024 * 1024;
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

/** Every text in a value. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(wordsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

test('FES-28: the check of the sample warns of nothing but that its dates are relative, whenever it is', async () => {
  for (const day of ['2026-11-21', '2027-01-31', '2028-02-29', '2027-06-15']) {
    const firstStart = Temporal.Instant.from(`${day}T16:00:00Z`);
    const { mistakes } = await readAndCheck(sampleDirectory, { firstStart });
    expect(mistakes.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['dates.csv', 2, expect.stringContaining('relative to the first start')],
    ]);
  }
});

test('FES-28: everything in the sample has its number, and no number is of a thing that is gone', () => {
  const { date: _dates, ...names } = namesIn(sample);
  const numbered = Object.entries(numbers).map(([kind, of]) => [kind, Object.keys(of).toSorted()]);
  expect(Object.fromEntries(numbered)).toEqual(
    Object.fromEntries(Object.entries(names).map(([kind, of]) => [kind, of.toSorted()])),
  );
});

test('FES-29: every medium that the sample names is in its folder, and all of them stay small', () => {
  const named = unique(wordsIn(sample).flatMap((text) => text.match(/\/media\/[\w./-]+/g) ?? []));
  expect(named.length).toBeGreaterThan(500);
  const posters = named.flatMap((path) => /^(\/media\/posters\/\d+)-800\.avif$/.exec(path)?.[1] ?? []);
  const forms = posters.flatMap((poster) => ['320.avif', '800.webp'].map((form) => `${poster}-${form}`));
  expect([...named, ...forms].filter((path) => !existsSync(join(sampleDirectory, path)))).toEqual([]);
  const files = ['posters', 'artists', 'sponsors'].flatMap((folder) =>
    readdirSync(join(sampleDirectory, 'media', folder)).map((name) =>
      join(sampleDirectory, 'media', folder, name),
    ),
  );
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(size).toBeLessThanOrEqual(8 * megabyte);
  expect(statSync(join(sampleDirectory, 'dates.csv')).size).toBeLessThan(megabyte);
});

describe('demo data: the sample festival', () => {
  test('demo data: has shows of every series and kind, and enough shows and artists', () => {
    const ofToronto = showFacts.filter((show) => show.belongs_to === 'JFL Toronto');
    expect(unique(ofToronto.map(({ type }) => type))).toEqual([
      'comedycon',
      'headliners',
      'outdoors',
      'street',
      'the42',
    ]);
    expect(unique(showFacts.map(({ kind }) => kind))).toEqual(['online', 'outdoor', 'venue']);
    expect([shows.size, artists.size, venues.size]).toEqual([70, 84, 26]);
    expect(showFacts.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(12);
    const free = new Set(sample.dates.filter((date) => date.price_max === 0).map(({ show }) => show));
    expect(free.size).toBeGreaterThanOrEqual(6);
    const playing = unique(showFacts.flatMap((show) => show.artists));
    expect(playing).toEqual([...artists.keys()].toSorted());
  });

  test('SHW-05: some descriptions are longer than what is read at first', () => {
    const long = [...shows].filter(([, { texts }]) =>
      [texts.fr, texts.en].every((text) => (text?.body.length ?? 0) > 600),
    );
    expect(long.map(([name]) => name)).toEqual([
      'les-excuses-completes-de-desmond-okafor',
      'votre-micro-est-ferme',
    ]);
  });

  test('demo data: every case of a show page has a show', () => {
    const boxOf = ({ upsell = {} }: ShowFile): string =>
      [upsell.ticket_url !== undefined, upsell.pass_url !== undefined, upsell.modal ?? false].join();
    expect(unique(showFacts.map(boxOf))).toEqual([
      'false,false,false',
      'false,true,false',
      'true,false,true',
      'true,true,true',
    ]);
    expect(showFacts.filter((show) => show.hides_tickets).length).toBe(1);
    const buttons = showFacts.flatMap((show) => show.buttons.map(({ title }) => title));
    expect(unique(buttons)).toEqual(['BUY PASS', 'BUY TICKET', 'BUY VIP']);
    expect(unique(showFacts.flatMap(({ languages }) => languages.join(' ')))).toEqual([
      '',
      'en',
      'fr',
      'fr en',
    ]);
  });

  test('SHW-04: the films are there and small', () => {
    const films = unique(showFacts.flatMap(({ film }) => film ?? []));
    const sizes = films.map((film) => statSync(join(sampleDirectory, film)).size);
    expect([films.length, sizes.every((size) => size <= 60_000)]).toEqual([3, true]);
  });

  test('RTE-17: there are festivals, each with its shows, and passes', () => {
    const counts = [...series.keys()].map(
      (name) => showFacts.filter((show) => show.series.includes(name)).length,
    );
    expect([series.size, counts.every((count) => count >= 4)]).toEqual([5, true]);
    expect(passes.size).toBe(3);
  });

  test('RTE-33: one collection of videos has no word of its own: its number stands in its address', () => {
    const wordless = Object.entries(videos.collections).filter(([, { alias }]) => alias === undefined);
    expect(wordless.map(([name]) => name)).toEqual(['cine-chapiteau']);
  });

  test('ARD-04: of awards, demos, photos, videos and a text some artists have what others have not', () => {
    const all = [...artists.values()].map(({ facts }) => facts);
    const counts = (['awards', 'first_demos', 'second_demos', 'photos', 'videos', 'extra'] as const).map(
      (key) => {
        const told = all.filter(({ [key]: value }) =>
          Array.isArray(value) ? value.length > 0 : value !== undefined,
        );
        return told.length > 5 && told.length < artists.size;
      },
    );
    expect(counts).toEqual(Array(6).fill(true));
    expect(all.filter(({ cv }) => cv === undefined)).toEqual([]);
  });

  test('PRS-01: the press room has twelve pages, there are six jobs, and one tag has nothing', () => {
    expect([press.entries.size, careers.entries.size]).toEqual([12, 6]);
    const tags = [press, careers].flatMap(({ list }) => Object.keys(list?.facts.tags ?? {}));
    const used = [press, careers].flatMap(({ entries }) =>
      [...entries.values()].map(({ facts }) => facts.tag),
    );
    expect(tags.filter((tag) => !used.includes(tag))).toEqual(['volunteer']);
  });

  test('LAY-21: the sponsors fill six lines, some without a link', () => {
    const sponsors = Object.values(festival.sponsors);
    expect(unique(sponsors.map(({ line }) => line))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sponsors.filter(({ link }) => link === undefined).length).toBeGreaterThanOrEqual(1);
  });

  test('RTE-06: on demand stands in the main menu and in the footer', () => {
    const titles = [festival.menus.main, festival.menus.footer].map((menu) =>
      menu.flatMap(({ items }) => items.map(({ title }) => textsOf(title).fr)),
    );
    expect(titles.map((each) => each.includes('Sur demande'))).toEqual([true, true]);
  });
});

/** Marks and spaces that neither language writes; an address within a tag may have them. */
const faults = /\p{L}['"]|['"]\p{L}|\.\.\.|[^\S\n][;?!]|[ \u202f]:(?=\s)|«(?!\u00a0)|(?<!\u00a0)»/gu;
const faultsIn = (text: string): string[] => text.replace(/<[^>]*>/g, '').match(faults) ?? [];

describe('demo data: the texts of the sample', () => {
  test('demo data: curly apostrophes and quotation marks, one sort of space before a mark', () => {
    const texts = wordsIn(sample);
    expect(texts.length).toBeGreaterThan(2000);
    // TOR-03 has it letter for letter.
    const quoted = ["Craving more comedy? Don't worry, we got you."];
    expect(texts.filter((text) => faultsIn(text).length > 0)).toEqual(quoted);
  });

  test.each([
    ["l'affiche", 1],
    ['the "show"', 2],
    ['tout de suite ; les', 1],
    ['tout de suite\u00a0!', 1],
    ['La réponse : non', 1],
    ['« non »', 2],
    ['Loading...', 1],
    ['La réponse\u00a0: «\u00a0non\u00a0», l’affiche; oui!', 0],
    ['<a href="/fr">l’affiche</a>', 0],
  ])('demo data: %j has %i faults', (text, count) => {
    expect(faultsIn(text)).toHaveLength(count);
  });
});
