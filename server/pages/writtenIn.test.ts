import { beforeAll, describe, expect, test, vi } from 'vitest';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import { startSite, type TestSite } from '../testing/startSite.ts';

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
const read = async (path: string): Promise<string> => (await site.ask(path)).text();

/** Marks the texts of a language as written in the other one, or in their own. */
const mark = async (lang: Language, writtenIn: Language | null): Promise<void> => {
  await site.store.write(async (db) => {
    await db.updateTable('show_texts').set({ written_in: writtenIn }).where('lang', '=', lang).execute();
    await db.updateTable('pages').set({ written_in: writtenIn }).where('lang', '=', lang).execute();
  });
  vi.advanceTimersByTime(1001);
};

const addresses = {
  fr: {
    show: 'spectacles/zoe-tremblay-tremblay-consanguinite-administrative',
    page: 'confidentialite',
    all: 'spectacles',
    month: 'calendrier?month=2027-07',
    print: 'calendrier?print=all&month=2027-07',
  },
  en: {
    show: 'shows/zoe-tremblay-tremblay-no-relation',
    page: 'privacy-policy',
    all: 'shows',
    month: 'calendar?month=2027-07',
    print: 'calendar?print=all&month=2027-07',
  },
} as const;
const whole = ['li', 'h1', 'div'];

describe.each(['fr', 'en'] as const)('texts in the other language, on pages in %s', (lang) => {
  const other = otherLanguage(lang);
  const at = addresses[lang];
  /** The kinds of elements in the page that are marked with the other language. */
  const marked = async (path: string): Promise<Set<string>> => {
    const [, main = ''] = (await read(`/${lang}/${path}`)).split('<main');
    const [inside = ''] = main.split('</main>');
    const found = inside.matchAll(new RegExp(`<(\\w+)[^>]* lang="${other}"`, 'g'));
    return new Set(Array.from(found, ([, name = '']) => name));
  };

  test.each([
    ['SHW-04', 'show', [...whole, 'b', 'a']],
    ['LDR-04', 'page', whole],
    ['HOM-13', 'all', ['a']],
    ['CAL-11', 'month', ['h3']],
    ['CAL-11', 'print', ['a']],
  ] as const)('%s: the %s says so, where its own words do not', async (_, name, elements) => {
    await mark(lang, null);
    expect(await marked(at[name])).toEqual(new Set());
    await mark(lang, other);
    expect(await marked(at[name])).toEqual(new Set(elements));
  });

  test.each([
    `router/${at.show}`,
    `router/${at.page}`,
    'content/8/shows',
    'content/8/programmations?from=1815000000&to=1815600000',
    'content/8/live-shows',
  ])('the content API tells it, and nothing else changes (%s)', async (path) => {
    const address = `/api/content/${lang}/${path}`;
    await mark(lang, null);
    const plain = await read(address);
    await mark(lang, other);
    const told = await read(address);
    expect([plain.includes('written_in'), told.replaceAll(`,"written_in":"${other}"`, '') === plain]).toEqual(
      [false, true],
    );
    expect(told.includes('written_in')).toBe(true);
  });
});
