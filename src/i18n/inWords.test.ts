import { expect, test } from 'vitest';
import { noWords, type Words } from '#contract/words.ts';
import { createRenderer } from '#src/entry.server.tsx';
import { settings } from '#src/testing/renderAt.ts';
import { createTexts } from './texts.ts';
import { inWords } from './inWords.ts';

const files: Record<string, object> = {
  'fr/layout': { skip: 'Aller au contenu', home: '{{brand}}, accueil' },
  'en/layout': { skip: 'Skip to content', home: '{{brand}}, home', tickets: 'Tickets' },
};
const read = async (language: string, file: string): Promise<object> => files[`${language}/${file}`] ?? {};
const own: Record<'fr' | 'en', Words> = {
  fr: { 'layout.home': 'Chez {{brand}}' },
  en: { 'layout.tickets': 'Seats' },
};

test('FES-14: a text is drawn in the festival’s words, also one that stands in for a missing one', async () => {
  const { i18n, load } = await createTexts(
    'fr',
    'en',
    inWords(read, async (language) => own[language]),
    () => null,
  );
  await load('layout');
  expect([i18n.t('layout.home', { brand: 'Jazz' }), i18n.t('layout.skip')]).toEqual([
    'Chez Jazz',
    'Aller au contenu',
  ]);
  i18n.t('layout.tickets');
  await new Promise(setImmediate);
  expect(i18n.t('layout.tickets')).toBe('Seats');
});

test('RTE-21: words that fail to come are asked for again, as their texts are', async () => {
  let isAway = true;
  const { i18n, load } = await createTexts(
    'fr',
    'en',
    inWords(read, async (language) => {
      if (isAway) throw new Error('No network');
      return own[language];
    }),
    () => null,
  );
  await expect(load('layout')).rejects.toThrow('No network');
  isAway = false;
  await load('layout');
  expect(i18n.t('layout.home', { brand: 'Jazz' })).toBe('Chez Jazz');
});

/** The page of an unknown address, in a festival's words. */
const drawn = async (lang: 'fr' | 'en', words: Words): Promise<string> => {
  const { render } = await createRenderer({
    isElsewhere: false,
    settings,
    words: { ...noWords, [lang]: words },
    fetch: () => Promise.reject(new Error('Nothing is asked')),
    now: () => 0,
    log: () => null,
  });
  const page = await render(`/${lang}/404`);
  return page.kind === 'page' ? page.html : '';
};

test.each(['fr', 'en'] as const)(
  'FES-14 (%s): the server draws a page in them, of this language alone',
  async (lang) => {
    const words = { 'layout.footer.slogan': 'Swing <low> & slow' };
    expect(await drawn(lang, words)).toContain('Swing &lt;low&gt; &amp; slow');
    expect(await drawn(lang, {})).not.toContain('Swing');
  },
);
