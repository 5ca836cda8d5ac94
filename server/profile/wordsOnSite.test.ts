import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { noWords, type WordsOfFestival } from '#contract/words.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';
import { writeProfile } from './testing/writeProfile.ts';
import { wordsAddresses } from './wordsFile.ts';

let site: TestSite;
beforeAll(async () => {
  // The version of the data is looked at once a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  site = await startSite('sample');
  return async () => {
    vi.useRealTimers();
    await site.close();
  };
});

const say = async (words: WordsOfFestival): Promise<void> => {
  await writeProfile(site.store, { words });
  vi.advanceTimersByTime(1001);
};
const read = async (path: string): Promise<string> => (await site.ask(path)).text();
const swing = { fr: 'Ça <swingue> & bien', en: 'It <swings> & well' } as const;
const swingAt = (key: string): WordsOfFestival => ({
  fr: { [key]: swing.fr },
  en: { [key]: swing.en },
});
/** The text as HTML of either hand writes it. */
const isSaid = (html: string, lang: Language): boolean => {
  const [before, after] = swing[lang].split(/<swing(?:ue|s)> & /);
  return new RegExp(`${before}(?:&lt;|&#60;)swing(?:ue|s)(?:&gt;|&#62;) (?:&amp;|&#38;) ${after}`).test(html);
};

/** Where texts of the site's parts are said. */
const places = [
  ['layout.footer.slogan', '/fr', '/en'],
  ['home.facts.cities', '/fr', '/en'],
  ['page.404.content', '/fr/rien', '/en/nothing'],
  ['format.availability.SOLD_OUT', '/fr/calendrier', '/en/calendar'],
  ['printing.heading', '/fr/calendrier?print=all&month=2027-06', '/en/calendar?print=all&month=2027-06'],
  ['calendar.kind.outdoor', '/fr/calendrier?print=all&month=2027-06', '/en/calendar?print=all&month=2027-06'],
  ['format.am', '/en/calendar?print=all&month=2027-06', '/en/calendar?print=all&month=2027-06'],
  ['newsletterPages.unreadable.text', '/fr/infolettre/confirmer', '/en/newsletter/confirm'],
  ['layout.tickets', '/fr/infolettre/confirmer', '/en/newsletter/confirm'],
  ['page.newShows', '/fr', '/en'],
] as const;

describe('FES-14: a festival’s words stand wherever the site speaks, within two seconds, and as text alone', () => {
  test.each(places)('%s', async (key, ...addresses) => {
    await say(noWords);
    const before = await Promise.all(addresses.map(read));
    await say(swingAt(key));
    const after = await Promise.all(addresses.map(read));
    const saidIn = (pages: string[]): boolean[] =>
      pages.map((html, at) => isSaid(html, addresses[at]?.startsWith('/fr') === true ? 'fr' : 'en'));
    expect([saidIn(before), saidIn(after)]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(after.join('')).not.toContain('<swing');
  });

  test.each([
    ['page.newShows', '/fr/feeds/shows.rss', '/en/feeds/shows.atom'],
    ['announcements.press.feed', '/fr/feeds/press.atom', '/en/feeds/press.rss'],
  ])('%s, in a feed', async (key, fr, en) => {
    await say(swingAt(key));
    const titles = (await Promise.all([fr, en].map(read))).map(
      (feed) => /<title>(.*?)<\/title>/s.exec(feed)?.[1] ?? '',
    );
    expect(
      titles.map((title) => title.replace('<![CDATA[', '').replaceAll('&amp;', '&').slice(0, 60)),
    ).toEqual([
      expect.stringContaining(', ça &lt;swingue&gt; & bien'),
      expect.stringContaining(', it &lt;swings&gt; & well'),
    ]);
  });

  test('a search finds a show by the festival’s word', async () => {
    await say({ fr: { 'search.feature.lsq': 'chuchoté' }, en: { 'search.feature.lsq': 'whispered' } });
    const found = async (query: string): Promise<string[]> => {
      const body = JSON.stringify({ query, hitsPerPage: 1000 });
      const path = `/api/search/1/indexes/${searchSettings.indexName}/query`;
      const answer = await site.ask(path, { method: 'POST', body });
      const hits = v.object({ hits: v.array(v.object({ lang: v.string(), kind: v.string() })) });
      return [...new Set(v.parse(hits, await answer.json()).hits.map(({ kind, lang }) => `${kind} ${lang}`))];
    };
    await expect.poll(() => found('chuchoté')).toEqual(['show fr']);
    expect(await found('whispered')).toEqual(['show en']);
  });
});

describe('FES-15: the browser has the words of a language from a file of their own', () => {
  const preloaded = (html: string): string[] =>
    [
      ...html.matchAll(
        /<link rel="preload" href="(\/words\/[^"]*)" as="fetch" crossorigin fetchpriority="low">/g,
      ),
    ].map(([, address = '']) => address);
  const settingsIn = (html: string): unknown =>
    v.parse(
      v.object({ settings: v.object({ words: v.unknown() }) }),
      JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''),
    ).settings.words;
  test('without words no page names a file, and nothing is fetched', async () => {
    await say(noWords);
    const html = await read('/fr');
    expect([preloaded(html), settingsIn(html)]).toEqual([[], { fr: null, en: null }]);
  });

  test('words that no browser reads make no file', async () => {
    await say({
      fr: { 'mail.welcome.title': 'Swing', 'newsletterPages.home': 'Swing' },
      en: { 'printing.heading': 'Swing', 'sharing.more': 'Swing' },
    });
    expect(settingsIn(await read('/fr'))).toEqual({ fr: null, en: null });
  });

  test('a page preloads its own language’s, whose address is of these words alone, and may be kept for ever', async () => {
    await say({
      fr: { 'home.sticker': 'Swing', 'mail.welcome.title': 'Bravo' },
      en: { 'home.sticker': 'Swing' },
    });
    const [fr, en] = [await read('/fr'), await read('/en')];
    expect([preloaded(fr), preloaded(en)]).toEqual([
      [expect.stringMatching(/^\/words\/fr-[0-9a-f]{16}\.json$/)],
      [expect.stringMatching(/^\/words\/en-[0-9a-f]{16}\.json$/)],
    ]);
    const [address = ''] = preloaded(fr);
    expect(settingsIn(en)).toEqual({ fr: address, en: preloaded(en)[0] });
    const answer = await site.ask(address);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'application/json',
    ]);
    expect(await answer.json()).toEqual({ 'home.sticker': 'Swing' });

    await say({ fr: { 'home.sticker': 'Bebop' }, en: { 'home.sticker': 'Swing' } });
    expect(preloaded(await read('/fr'))).not.toEqual([address]);
    expect(preloaded(await read('/en'))).toEqual(preloaded(en));
  });

  test('each language has its own words in its own file', async () => {
    await say({ fr: { 'home.sticker': 'Ça swingue' }, en: { 'home.sticker': 'It swings' } });
    const readFile = async (page: string) => {
      const answer = await site.ask(preloaded(await read(page))[0] ?? '');
      return [answer.headers.get('cache-control'), await answer.json()];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect([await readFile('/fr'), await readFile('/en')]).toEqual([
      [forEver, { 'home.sticker': 'Ça swingue' }],
      [forEver, { 'home.sticker': 'It swings' }],
    ]);
  });

  test('words that another process has named are answered before this one shows them', async () => {
    await say({ fr: { 'layout.footer.slogan': 'Swing' }, en: {} });
    expect(await read('/fr')).toContain('Swing');
    const words = { fr: { 'layout.footer.slogan': 'Bebop' }, en: {} };
    await writeProfile(site.store, { words });
    const answer = await site.ask(wordsAddresses({ words }).fr ?? '');
    expect([answer.headers.get('cache-control'), await answer.json()]).toEqual([
      'public, max-age=31536000, immutable',
      words.fr,
    ]);
    expect([(await read('/fr')).includes('Swing'), (await read('/fr')).includes('Bebop')]).toEqual([
      true,
      false,
    ]);
  });

  test('many words are compressed', async () => {
    await say({ fr: { 'home.sticker': 'Swing '.repeat(400) }, en: {} });
    const [address = ''] = preloaded(await read('/fr'));
    const { headers } = await site.ask(address, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
  });

  test('a tab of earlier words gets the present ones, which nothing keeps', async () => {
    await say({ fr: { 'home.sticker': 'Swing' }, en: {} });
    const [address = ''] = preloaded(await read('/fr'));
    await say({ fr: { 'home.sticker': 'Bebop' }, en: {} });
    const ask = async (path: string) => {
      const answer = await site.ask(path);
      return [answer.status, answer.headers.get('cache-control'), await answer.json()];
    };
    expect(await ask(address)).toEqual([200, 'no-store', { 'home.sticker': 'Bebop' }]);
    await say(noWords);
    expect(await ask(address)).toEqual([200, 'no-store', {}]);
  });

  test.each(['/words/fr.json', '/words/de-0123456789abcdef.json', '/words/fr-1.json'])(
    '%s is no file of words',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );
});
