import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRequirements } from '#ci/requirementIds.ts';
import { languages, type Language } from '#contract/address/language.ts';
import type { Words } from '#contract/words.ts';
import { sampleWords } from '#server/testing/sampleWords.ts';
import { wrongCapitalsIn } from './testing/capitals.ts';
import { everyText } from './testing/everyText.ts';
import { asQuoted, isQuoted, quotedTexts } from './testing/quotedTexts.ts';
import { misspellingsIn } from './testing/spelling.ts';
import { typeset } from './testing/typeset.ts';

/** Of these a person reads what is made of them, or nothing. */
const isWritten = (path: string, text: string): boolean =>
  !/^format\.(pattern|money|firstDayOfWeek)/.test(path) && !/^(https?:|[/#])/.test(text);

/** Every text of a language that is ours to put. */
const ownTexts = (lang: Language, words: Words): [path: string, text: string][] =>
  everyText(lang, words).filter(
    ([path, text]) => isWritten(path, text) && !isQuoted(`${lang}.${path}`, text),
  );

/** They stand within a sentence or a list, or after a number. */
const fragments = [
  'buyPopup.host',
  'calendar.showEnglish',
  'format.am',
  'format.months',
  'format.pm',
  'format.weekdays',
  'format.zone.elided',
  'format.zone.named',
  'home.facts.others',
  'profile.credits',
  'reservation.ticket',
  'search.filter.max',
  'show.facts.from',
  'show.facts.languages',
  'show.next.',
];
const isFragment = (path: string): boolean => fragments.some((fragment) => path.startsWith(fragment));

/** They stand beside BUY PASS (TKT-06), in its capitals. */
const inCapitals = { en: ['show.buy.free', 'show.buy.getTicket', 'show.buy.ticket', 'show.buy.vip'], fr: [] };
/** Proper names. */
const zoneNames = 'format.zone.names.';

const voices = languages.flatMap((lang) => [
  [lang, 'any festival', {}] as const,
  [lang, 'the sample', sampleWords[lang]] as const,
]);

describe.each(voices)('every text of a screen and of a letter (%s, in the words of %s)', (lang, _, words) => {
  const texts = ownTexts(lang, words);
  /** The texts that a rule finds fault with. */
  const wrong = (faults: (text: string, path: string) => readonly string[]) =>
    texts.map(([path, text]) => [path, text, ...faults(text, path)]).filter(({ length }) => length > 2);

  test('there are many', () => {
    expect(texts.length).toBeGreaterThan(700);
  });

  test('has the marks and the spaces of its language', () => {
    expect(wrong((text) => (typeset(text, lang) === text ? [] : [typeset(text, lang)]))).toEqual([]);
  });

  test('spells a word one way', () => {
    expect(wrong((text) => misspellingsIn(text, lang))).toEqual([]);
  });

  test('has the capitals of a sentence', () => {
    const found = wrong((text, path) =>
      path.startsWith(zoneNames) ? [] : wrongCapitalsIn(text, isFragment(path)),
    );
    expect(found.map(([path]) => path).toSorted()).toEqual(inCapitals[lang]);
  });

  test('says something; a link that leads nowhere is not shown (LAY-23)', () => {
    const empty = everyText(lang, words).filter(
      ([path, text]) => text === '' && !path.startsWith('layout.links.'),
    );
    expect(empty).toEqual([]);
  });

  test('has both forms where it counts', () => {
    const paths = everyText(lang, words).map(([path]) => path);
    const other = (path: string): string =>
      path.replace(/(?<=[._])one$|(?<=_)other$/, (form) => (form === 'one' ? 'other' : 'one'));
    expect(paths.filter((path) => !paths.includes(other(path)))).toEqual([]);
  });
});

test('each of what need not begin with a capital has a text that does not', () => {
  const paths = languages
    .flatMap((lang) => everyText(lang))
    .flatMap(([path, text]) => (/^\p{Ll}/u.test(text) ? [path] : []));
  expect(fragments.filter((fragment) => !paths.some((path) => path.startsWith(fragment)))).toEqual([]);
});

describe('the rules find', () => {
  const noBreak = '\u00a0';

  test.each([
    ['en', "You've", 'You’ve'],
    ['en', 'the "show"', 'the “show”'],
    ['en', 'the « show »', 'the “show”'],
    ['en', 'Loading...', 'Loading…'],
    ['en', 'a - b', 'a – b'],
    ['en', ' two  words ', 'two words'],
    ['en', 'Ready ? Go !', 'Ready? Go!'],
    ['fr', "L'affiche", 'L’affiche'],
    ['fr', 'le "spectacle"', `le «${noBreak}spectacle${noBreak}»`],
    ['fr', 'le “spectacle”', `le «${noBreak}spectacle${noBreak}»`],
    ['fr', '« Non »', `«${noBreak}Non${noBreak}»`],
    ['fr', 'Filtre : ville', `Filtre${noBreak}: ville`],
    ['fr', 'Filtre: ville', `Filtre${noBreak}: ville`],
    ['fr', `Toujours là${noBreak}?`, 'Toujours là?'],
    ['fr', 'à 19:30', 'à 19:30'],
  ] as const)('marks (%s): %j is written %j', (lang, text, written) => {
    expect(typeset(text, lang)).toBe(written);
  });

  test.each([
    ['en', 'Your E-mail', ['E-mail → email']],
    ['en', 'your hearts, in your mailbox', ['mailbox → inbox', 'hearts → favourites']],
    ['en', 'This show was cancelled; email us', []],
    ['fr', 'Ce week-end', ['week-end → fin de semaine']],
    ['fr', 'Coup de coeur, par e-mail', ['e-mail → courriel', 'coeur → cœur, sœur']],
    ['fr', 'Cette fin de semaine, un passe par courriel', []],
  ] as const)('spelling (%s): %j has %j', (lang, text, found) => {
    expect(misspellingsIn(text, lang)).toEqual(found);
  });

  test.each([
    ['Keep Reservation', false, ['Reservation']],
    ['LOG IN', false, ['LOG', 'IN']],
    ['view all', false, ['view']],
    ['view all', true, []],
    ['Nothing here. Try again: {{count, number}} shows', false, []],
    ['← Download the PDF', false, []],
    ['{{brand}} Shows', false, ['Shows']],
  ] as const)('capitals: %j (within a sentence: %j) has %j', (text, isWithin, found) => {
    expect(wrongCapitalsIn(text, isWithin)).toEqual(found);
  });
});

describe('texts that the requirements quote, in the words of the sample', () => {
  const lines = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const textAt = new Map<string, string>(
    languages.flatMap((lang) =>
      everyText(lang, sampleWords[lang]).map(([path, text]) => [`${lang}.${path}`, asQuoted(text)] as const),
    ),
  );
  /** Quotation marks of a line: an apostrophe within a word is none. */
  const quotesOf = (line: string): string[] =>
    [...line.matchAll(/(?<![\p{L}\d])'(.+?)'(?!\p{L})|"([^"]+)"/gu)].map(
      ([, single, double]) => single ?? double ?? '',
    );
  const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

  test.each(Object.entries(quotedTexts))('%s: its texts stand letter for letter', (id, texts) => {
    const said = Object.keys(texts).map((key) => [key, textAt.get(key)]);
    expect(Object.fromEntries(said)).toEqual(texts);
    const line = lines.find((one) => one.id === id)?.text ?? '';
    const quotes = quotesOf(line);
    const isThere = (text: string): boolean =>
      [text, lowerFirst(text)].some(
        (one) => line.includes(one) || quotes.some((quote) => one.includes(quote)),
      );
    expect(Object.values(texts).filter((text) => !isThere(text))).toEqual([]);
  });

  /** Values of parameters. */
  const noTexts = ['VID-10: all', 'VID-14: all'];

  test('whatever a line quotes and the site says is among them', () => {
    const alike = (text: string): string =>
      asQuoted(text).toLowerCase().replaceAll('’', "'").replaceAll('…', '...');
    const site = new Set([...textAt.values()].map(alike));
    const missing = lines.flatMap(({ id, text }) => {
      const held = Object.values(quotedTexts[id] ?? {}).map(alike);
      return quotesOf(text)
        .filter((quote) => site.has(alike(quote)) && !held.some((one) => one.includes(alike(quote))))
        .map((quote) => `${id}: ${quote}`);
    });
    expect([...new Set(missing)]).toEqual(noTexts);
  });
});
