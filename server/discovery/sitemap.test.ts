import { expect, test } from 'vitest';
import type { Language } from '#contract/address/language.ts';
import { allParts } from '#contract/settings/parts.ts';
import { pageIn } from './listedPages.ts';
import { writeSitemap } from './sitemap.ts';

const publicUrl = 'https://festival.example';
const lists = {
  fr: 'calendrier calendrier-archive spectacles festivals artistes surdemande videos-surdemande',
  en: 'calendar calendar-archive shows festivals artists ondemand videos-ondemand',
};
const write = (
  languages: readonly Language[],
  { paths = [], most = 50_000, part = null }: { paths?: string[]; most?: number; part?: number | null },
) =>
  writeSitemap(
    {
      listPages: (asked) => Promise.resolve(paths.map((path) => pageIn(asked, (lang) => `/${lang}/${path}`))),
      languages,
      parts: allParts,
      publicUrl,
      most,
    },
    part,
  );
const urlsIn = (xml: string | null): string[] => xml?.match(/<(?:url|sitemap)>.*/g) ?? [];

test.each(['fr', 'en'] as const)(
  'META-03: a sitemap of one language (%s) has its addresses alone',
  async (lang) => {
    const paths = ['a&b', 'é <"1">'];
    expect(urlsIn(await write([lang], { paths }))).toEqual(
      [...lists[lang].split(' '), 'a&amp;b', '%C3%A9%20%3C%221%22%3E'].map(
        (path) => `<url><loc>${publicUrl}/${lang}/${path}</loc></url>`,
      ),
    );
  },
);

test('META-03: as many addresses as fit are in one file; one more makes an index of two, each whole', async () => {
  const paths = ['a', 'b'];
  const [one, index, first, second, third] = await Promise.all([
    write(['fr'], { paths, most: 9 }),
    write(['fr'], { paths, most: 8 }),
    write(['fr'], { paths, most: 8, part: 1 }),
    write(['fr'], { paths, most: 8, part: 2 }),
    write(['fr'], { paths, most: 8, part: 3 }),
  ]);
  expect([urlsIn(one).length, urlsIn(index), urlsIn(first).length, urlsIn(second), third]).toEqual([
    9,
    [1, 2].map((part) => `<sitemap><loc>${publicUrl}/sitemap-${part}.xml</loc></sitemap>`),
    8,
    [`<url><loc>${publicUrl}/fr/b</loc></url>`],
    null,
  ]);
});
