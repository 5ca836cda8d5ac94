import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { searchSettings } from '#contract/settings/search.ts';
import { jazzFiles } from './testing/jazzFiles.ts';
import { openFolderSite } from './testing/openFolderSite.ts';

// The version of the data is looked at once a second.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

const filesIn = (currency: string, price: number): Record<string, string> => {
  const {
    'festival.yaml': festival = '',
    'dates.csv': dates = '',
    ...files
  } = jazzFiles({ shows: 2, dates: 4 });
  return {
    ...files,
    'festival.yaml': `${festival}currency: ${currency}\n`,
    'dates.csv': dates.replaceAll(/,25$/gm, `,${price}`),
    'passes.yaml': `weekend: { title: { fr: Passe, en: Pass }, price: ${price} }\n`,
  };
};

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '');
const offers = v.object({
  '@graph': v.array(v.object({ offers: v.object({ price: v.number(), priceCurrency: v.string() }) })),
});

test.each([
  ['CAD', 25, { en: '$25', fr: '25\u00a0$' }],
  ['EUR', 34.5, { en: '€34.50', fr: '34,50\u00a0€' }],
  ['JPY', 1200, { en: '¥1,200', fr: '1\u00a0200\u00a0¥' }],
  ['KWD', 1.255, { en: 'KWD\u00a01.255', fr: '1,255\u00a0KWD' }],
] as const)(
  'FES-25: prices in %s are those of the folder, wherever they stand',
  async (currency, price, written) => {
    const { site, lines } = await openFolderSite(filesIn(currency, price));
    onTestFinished(site.close);
    expect(lines).toEqual([]);
    const query = { method: 'POST', body: JSON.stringify({ query: 'concert' }) };
    const index = `/api/search/1/indexes/${searchSettings.indexName}/query`;
    await expect.poll(async () => (await site.ask(index, query)).text()).toContain('"nbHits":4');
    const read = async (path: string): Promise<string> => (await site.ask(path)).text();
    const pages = {
      en: [
        '/en/shows/concert-0',
        '/en/shows',
        '/en/calendar?month=2027-07',
        '/en/search',
        '/en/choose-your-pass',
      ],
      fr: [
        '/fr/spectacles/concert-0',
        '/fr/spectacles',
        '/fr/calendrier?month=2027-07',
        '/fr/recherche',
        '/fr/choisir-son-passe',
      ],
    };
    const lists = {
      en: '/en/calendar?print=all&month=2027-07',
      fr: '/fr/calendrier?print=all&month=2027-07',
    };
    for (const lang of ['en', 'fr'] as const)
      for (const path of [...pages[lang], lists[lang]])
        expect([path, (await read(path)).includes(written[lang])]).toEqual([path, true]);
    const [first] = v.parse(offers, dataOf(await read('/en/shows/concert-0')))['@graph'];
    expect(first?.offers).toMatchObject({ price, priceCurrency: currency });
    const tickets = await site.ask('/api/content/en/content/8/shows/1/programmations');
    expect(await tickets.json()).toMatchObject({ data: [{ price: { min: price, max: null } }, {}] });
  },
);
