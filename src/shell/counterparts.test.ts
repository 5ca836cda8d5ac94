import { expect, test } from 'vitest';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { pairPath, type PairName } from '#contract/address/pairs.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

/** The pages that need no content; the journey of the statuses has the others. */
const names = [
  'my-list',
  'my-tickets',
  'search',
  'choose-your-pass',
  'register',
  'activate',
  'reset-password',
] as const;

const empty = json({ data: [], pagesize: 24, totalcount: 0, previous: null, next: null });
/** A content host that has these lists, and nothing in them. */
const hostOf = (lang: Language) => ({
  [`${lang}/content/8/artists`]: empty,
  [`${lang}/content/8/shows`]: empty,
  [`${lang}/content/8/festivals`]: empty,
  [`${lang}/content/8/videos`]: empty,
  'api/taxonomy_term/youtube_video_collections': empty,
});

/** Where the header leads to in the other language from a page. */
const counterpartOf = async (name: PairName, lang: Language, search = '') => {
  const page = await renderAt(pairPath(name, lang) + search, hostOf(lang));
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return [page.status, /<a href="([^"]*)"[^>]* rel="alternate"/.exec(page.html)?.[1]];
};

test.each(names)('RTE-20: %s leads to itself in the other language', async (name) => {
  for (const lang of languages)
    expect(await counterpartOf(name, lang)).toEqual([200, pairPath(name, otherLanguage(lang))]);
});

test.each([
  ['RTE-05', 'artists', '?category=2&offset=24&pagesize=12'],
  ['RTE-17', 'shows', '?offset=24'],
  ['RTE-20', 'festivals', ''],
  ['RTE-06', 'ondemand', ''],
  ['RTE-07', 'videos-ondemand', ''],
] as const)('%s: %s%s leads to itself in the other language, at the same place', async (_, name, search) => {
  for (const lang of languages)
    expect(await counterpartOf(name, lang, search)).toEqual([
      200,
      pairPath(name, otherLanguage(lang)) + search.replaceAll('&', '&amp;'),
    ]);
});
