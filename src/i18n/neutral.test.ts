import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { sampleWords } from '#server/testing/sampleWords.ts';
import { everyText } from './testing/everyText.ts';

/** Beginnings of words that only a comedy festival, or only the sample, would say. */
const brandWords = new RegExp(
  `(?<!\\p{L})(?:${[
    'chapiteau|tente?(?!\\p{L})|rideau|rat[ao]ns? laveur|coulisse|fumée|trac(?!\\p{L})|micros?(?!\\p{L})',
    'rires?(?!\\p{L})|rieu|fous? rire|drôle|blague|humo|clown|gros nez|genou|maïs soufflé',
    'big top|tents?(?!\\p{L})|curtain|raccoon|backstage|smoke|stage fright|mic(?!\\p{L})|microphone',
    'laugh|giggle|funny|joke|comed|stand-?up|red nose|knees?|popcorn|applau|jfl',
  ].join('|')})`,
  'iu',
);

/** Names of types of shows that content hosts give (ARD-08). */
const ofContentHosts = ['format.types.comedycon'];

const branded = (lang: (typeof languages)[number], words = {}): string[] =>
  everyText(lang, words).flatMap(([path, text]) =>
    brandWords.test(text) && !ofContentHosts.includes(path) ? [path] : [],
  );

test.each(languages)('FES-16: the site’s own texts are those of any festival (%s)', (lang) => {
  expect(branded(lang)).toEqual([]);
});

test.each(languages)('FES-16: control: in the words of the sample they are found (%s)', (lang) => {
  expect(branded(lang, sampleWords[lang])).toEqual(
    expect.arrayContaining([
      'home.sticker',
      'layout.footer.slogan',
      'mail.welcome.title',
      'page.404.content',
      'shows.description',
      'unavailable.broken',
    ]),
  );
});

test('FES-16: every word of the sample is another one than the site’s', () => {
  for (const lang of languages) {
    const own = new Map(everyText(lang));
    const same = Object.entries(sampleWords[lang]).filter(([key, text]) => (own.get(key) ?? text) === text);
    expect(same).toEqual([]);
  }
});
