import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { artists } from '../artists.ts';
import { drawCv } from './cv.ts';
import { writePdf } from './pdf.ts';
import { cvFiles, detailsOfArtist, slugOfArtist } from './told.ts';

const media = (address: string) => new URL(`../../../public${address}`, import.meta.url);

describe('the pages of the sample’s artists', () => {
  test('ENV-02, ART-01: there are 80, each with an address of its own and something to read in both languages', () => {
    expect(artists.length).toBeGreaterThanOrEqual(80);
    expect(new Set(artists.map(slugOfArtist)).size).toBe(artists.length);
    for (const artist of artists) {
      const { description } = detailsOfArtist(artist);
      expect([description?.fr.length ?? 0, description?.en.length ?? 0].every((length) => length > 250)).toBe(
        true,
      );
    }
  });

  test('ARD-02, ARD-04: every photo, demo and CV that a page names is there', () => {
    const named = artists.flatMap((artist) => {
      const { cv, photos = [], firstDemos, secondDemos } = detailsOfArtist(artist);
      const demos = [firstDemos, secondDemos].flatMap((category) => category?.demos ?? []);
      return [
        ...(cv ? [cv.fr, cv.en] : []),
        ...photos.flatMap(({ url, thumbnail }) => [url, thumbnail]),
        ...demos.map(({ url }) => url),
      ];
    });
    expect(named.filter((address) => !existsSync(media(address)))).toEqual([]);
    expect(named.length).toBeGreaterThan(500);
  });

  test('ARD-04: of awards, demos, photos, videos and html some have what others have not', () => {
    const all = artists.map(detailsOfArtist);
    const counts = (['awards', 'firstDemos', 'secondDemos', 'photos', 'videos', 'html'] as const).map(
      (name) => {
        const told = all.filter(({ [name]: value }) => (Array.isArray(value) ? value.length > 0 : value));
        return told.length > 5 && told.length < artists.length;
      },
    );
    expect(counts).toEqual([true, true, true, true, true, true]);
  });
});

/** The objects of a PDF, by the table at its end: what stands where the table says. */
const objectsOf = (bytes: Uint8Array): string[] => {
  const file = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const table = /^xref\n0 (\d+)\n((?:\d{10} \d{5} [nf] \n)+)trailer/.exec(file.slice(start));
  const offsets = [...(table?.[2] ?? '').matchAll(/(\d{10}) \d{5} n/g)].map(([, offset]) => Number(offset));
  expect([file.startsWith('%PDF-1.7\n'), Number(table?.[1])]).toEqual([true, offsets.length + 1]);
  return offsets.map((offset, index) => {
    const object = file.slice(offset, file.indexOf('endobj', offset));
    expect(object.startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    return object;
  });
};

describe('ARD-02: the CV is a real PDF', () => {
  test('ARD-02: its table finds each object, and its page is as long as it says', () => {
    const objects = objectsOf(
      writePdf([{ text: 'Élan (1) \\ l’« œuvre » – 日', size: 11 }], { title: 'T', lang: 'fr' }),
    );
    const [, length = '', content = ''] =
      /\/Length (\d+) >>\nstream\n([^]*)\nendstream/.exec(objects[3] ?? '') ?? [];
    expect([objects.length, Number(length) === content.length, content]).toEqual([
      7,
      true,
      String.raw`BT /F1 11 Tf 64 713 Td (\311lan \(1\) \\ l\222\253 \234uvre \273 \226 ?) Tj ET`,
    ]);
  });

  test('ARD-02: long lines are broken within the page', () => {
    const [, , , page = ''] = objectsOf(
      writePdf([{ text: 'mot '.repeat(200), size: 11 }], { title: 'T', lang: 'fr' }),
    );
    const lines = [...page.matchAll(/\((.*?)\) Tj/g)].map(([, line = '']) => line.length);
    expect([lines.length > 8, Math.max(...lines) <= 85]).toEqual([true, true]);
  });

  test('ARD-02: every page of a CV holds its text, and the files are those that are drawn', () => {
    for (const artist of artists) {
      for (const { lang, name } of cvFiles(artist)) {
        const drawn = drawCv(artist, lang);
        const lowest = Math.min(
          ...[
            ...Buffer.from(drawn)
              .toString('latin1')
              .matchAll(/ 64 (-?\d+) Td/g),
          ].map(([, y]) => Number(y)),
        );
        expect([name, lowest > 40]).toEqual([name, true]);
        expect(Buffer.compare(drawn, readFileSync(media(`/media/cv/${name}`)))).toBe(0);
      }
    }
  });
});
