import { beforeAll, expect, test } from 'vitest';
import { siteTexts } from '../values/siteTexts.ts';
import { checkFiles } from './testing/checkFiles.ts';
import { goodFolder } from './testing/goodFolder.ts';

let good: Record<string, string | Buffer>;
beforeAll(async () => {
  good = await goodFolder();
});

/** The lines of the check about words, the first of which stands on line 16. */
const linesOf = async (words: string): Promise<string[]> => {
  const festival = `${String(good['festival.yaml'])}words:\n${words}\n`;
  return (await checkFiles({ ...good, 'festival.yaml': festival })).lines;
};

const inBoth = (key: string, text: string): string => `  ${key}: { fr: "${text}", en: "${text}" }`;

test('FES-14: words of every part of the site are taken, in both languages, in one, and the same for both', async () => {
  const words = `  home.sticker: Swing
  layout.footer.slogan: { fr: Venez., en: Come. }
  layout.footer.rights: © {{brand}}
  layout.links.newsletter: ''
  calendar.total_one: { fr: Un spectacle, en: "{{count, number}} show" }
  calendar.day.next_one: { fr: "{{count, number}} spectacle", en: One more }
  format.months.0: { fr: janv, en: Jan }
  mail.welcome.text: |
    Hello,

    {{brand}}
  printing.total.one: { fr: Un seul, en: One }
  sharing.more.other: "{{count}} +"
  newsletterPages.home: { fr: Accueil, en: Home }
  layout.newsletter.missing: { fr: Votre courriel, en: Your email }
  search.feature.free: { fr: Libre, en: Gratis }`;
  expect(await linesOf(words)).toEqual([]);
});

test.each([
  ['an unknown key', '  home.stickr: Swing', '16:3: text `home.stickr` is unknown; `home.sticker`?'],
  ['a key of nobody’s', '  zzz: Swing', '16:3: text `zzz` is unknown'],
  ['a part of a key', '  home.facts: Swing', '16:3: text `home.facts` is unknown; `page.facts`?'],
  [
    'texts below a file’s name',
    '  home: { sticker: Swing }',
    '16:9: `home` must be a text, or one for each language: fr and en',
  ],
  [
    'a placeholder that is missing',
    '  layout.footer.rights: { fr: "© {{brand}}", en: © }',
    '16:50: `layout.footer.rights.en` lacks {{brand}}',
  ],
  [
    'a placeholder that nothing fills in',
    '  home.sticker: { fr: "{{brand}}", en: Swing }',
    '16:23: `home.sticker.fr` has {{brand}}, which nothing fills in here',
  ],
  [
    'a number that would not be written as one',
    '  calendar.total_other: "{{count}} shows"',
    '16:25: `calendar.total_other` lacks {{count, number}}',
  ],
  ['nothing', '  home.sticker: ""', '16:17: `home.sticker` must not be empty'],
  [
    'two lines where one has its place',
    '  home.sticker: "One\\nTwo"',
    '16:17: `home.sticker` must be one line',
  ],
  ['a text within a text', '  home.sticker: $t(page.home)', '16:17: `home.sticker` must not hold $t('],
  [
    'a novel on a sticker',
    `  home.sticker: ${'x'.repeat(201)}`,
    '16:17: `home.sticker` must have 200 letters at most here',
  ],
  [
    'a link by a script',
    '  layout.links.privacy: "javascript:alert(1)"',
    '16:25: `layout.links.privacy` must be an address that begins with https:// or /, # and a place on the page, or empty',
  ],
  [
    'a link to a page that is not there',
    '  layout.links.privacy: { fr: /fr/contcat, en: /en/contact }',
    '16:31: `/fr/contcat` leads nowhere; `/fr/contact`?',
  ],
  ['a list', '  - Swing', '16:3: `words` must have keys, without a - before them'],
])('FES-14: %s is a mistake with its place', async (_, words, said) => {
  expect(await linesOf(words)).toEqual([`festival.yaml:${said}`]);
});

test('FES-14: a word may be three times as long as the site’s own, where that is long', async () => {
  const most = 3 * (siteTexts().fr.get('myTickets.how')?.length ?? 0);
  const said = (length: number) => linesOf(`  myTickets.how: { fr: ${'x'.repeat(length)}, en: How }`);
  expect([most > 200, await said(most), await said(most + 1)]).toEqual([
    true,
    [],
    [`festival.yaml:16:24: \`myTickets.how.fr\` must have ${most} letters at most here`],
  ]);
});

test('FES-14: a word in place of an address is one: of a place on the page, of a site, or none', async () => {
  const fault = 'must be an address that begins with https:// or /, # and a place on the page, or empty';
  const words = (word: string): string =>
    `  layout.links.newsletter: ${word}\n  search.poweredBy.href: ${word}`;
  for (const word of ['"#infolettre"', 'https://a.example/', 'mailto:a@a.example', '""'])
    expect([word, await linesOf(words(word))]).toEqual([word, []]);
  expect(await linesOf(words('infolettre'))).toEqual([
    `festival.yaml:16:28: \`layout.links.newsletter\` ${fault}`,
    `festival.yaml:17:26: \`search.poweredBy.href\` ${fault}`,
  ]);
});

test('FES-14: every wrong word is told at once, each of its languages', async () => {
  const words = `${inBoth('home.sticker', '{{a}}')}\n${inBoth('page.hoem', 'x')}`;
  expect(await linesOf(words)).toEqual([
    'festival.yaml:16:23: `home.sticker.fr` has {{a}}, which nothing fills in here',
    'festival.yaml:16:36: `home.sticker.en` has {{a}}, which nothing fills in here',
    'festival.yaml:17:3: text `page.hoem` is unknown; `page.home`?',
  ]);
});

test('FES-14: a language without a word is told of: it keeps the site’s own', async () => {
  expect(await linesOf('  home.sticker: { fr: Swing }')).toEqual([
    'festival.yaml:16:3: warning: `home.sticker` has no English text',
  ]);
});
