import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { artists, media } from '../sample.ts';
import { cvFiles, drawCv } from './cv.ts';
import { writePdf } from './pdf.ts';

/** The objects of a PDF, read at the places in the table at its end. */
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
    for (const name of artists.keys()) {
      for (const { lang, file } of cvFiles(name)) {
        const drawn = drawCv(name, lang);
        const lowest = Math.min(
          ...[
            ...Buffer.from(drawn)
              .toString('latin1')
              .matchAll(/ 64 (-?\d+) Td/g),
          ].map(([, y]) => Number(y)),
        );
        expect([file, lowest > 40]).toEqual([file, true]);
        expect(Buffer.compare(drawn, readFileSync(new URL(`cv/${file}`, media)))).toBe(0);
      }
    }
  });
});
