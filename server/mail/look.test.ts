import { expect, test } from 'vitest';
import { contrastOf } from '#contract/look/contrast.ts';
import { languages } from '#contract/address/language.ts';
import { lookOf } from '../look/look.ts';
import { sampleLook } from '../testing/sampleFolder.ts';
import { mailStylesOf } from './mailStyles.ts';
import { everyLetter } from './testing/everyLetter.ts';

const other = lookOf({
  colours: { paper: '#fdfdf8', ink: '#102030', action: '#0a5c4a' },
  series: {},
  fonts: {},
  corners: 'square',
});
const sampleColours = /#(ffd400|14101f|fff9ef|1433b8|5b5568|0b0714)\b/i;

test.each(languages)('FES-17: every letter is in the look of the festival that writes (%s)', (lang) => {
  const [own, sample] = [other, sampleLook].map((look) => everyLetter(lang, { look }));
  expect(sample?.filter(({ mail }) => !sampleColours.test(mail.html))).toEqual([]);
  expect(own?.filter(({ mail }) => sampleColours.test(mail.html))).toEqual([]);
  expect(own?.filter(({ mail }) => !mail.html.includes('background:#fdfdf8;color:#102030'))).toEqual([]);
});

const light = lookOf({
  colours: { paper: '#fdfdf8', ink: '#102030', action: '#ffe08a' },
  series: {},
  fonts: {},
});
test.each([
  ['dark', other],
  ['light', light],
])(
  'FES-17: the words of a letter are read on their ground, by day and by night, its buttons %s',
  (_, look) => {
    const html = everyLetter('fr', { look })
      .map(({ mail }) => mail.html)
      .join('');
    const pairs = [...html.matchAll(/background:(#\w{6})(?:!important)?;[^"}]*?(?<!-)color:(#\w{6})/g)].map(
      ([, ground = '', words = '']) => [ground, words] as const,
    );
    expect(new Set(pairs.map(String)).size).toBeGreaterThan(3);
    expect(pairs.filter(([ground, words]) => contrastOf(ground, words) < 4.5)).toEqual([]);
  },
);

const loud = lookOf({
  colours: {
    paper: '#fffaf0',
    ink: '#201030',
    action: '#7a1fa2',
    highlight: '#ffd400',
    muted: '#5b5568',
    link: '#1433b8',
    stage: '#100818',
    night: '#201030',
  },
  series: {},
  fonts: { display: '/own/display.woff2', text: '/own/text.woff2' },
  corners: 'round',
  outlines: 'bold',
});
const plain = "'Helvetica Neue',Helvetica,Arial,sans-serif";

test('FES-17: what a mail program draws: colours, outlines, corners and fonts, those of the festival where a mail can have them', () => {
  const border = '2px solid #201030';
  const { sheet, ...inline } = mailStylesOf(loud);
  expect(inline).toEqual({
    page: `margin:0;padding:0;background:#fffaf0;color:#201030;font:16px/1.55 ${plain};-webkit-text-size-adjust:100%`,
    wrap: 'max-width:560px;margin:0 auto;padding:24px 16px',
    card: `background:#ffffff;border:${border};border-radius:14px;overflow:hidden`,
    band: `padding:16px 24px;background:#ffd400;border-bottom:${border};color:#201030;font:800 26px/1.1 ${plain};letter-spacing:-0.03em`,
    inside: 'padding:24px',
    title: `margin:0 0 16px;color:#201030;font:800 26px/1.15 ${plain};letter-spacing:-0.02em`,
    text: 'margin:0 0 16px;color:#201030;overflow-wrap:anywhere',
    small: 'margin:24px 0 0;color:#5b5568;font-size:14px;line-height:1.45;overflow-wrap:anywhere',
    code: `margin:0 0 16px;padding:16px 8px;background:#fffaf0;border:${border};border-radius:14px;color:#201030;font:800 34px/1.1 ${plain};letter-spacing:0.16em;text-align:center`,
    picture: 'display:block;width:280px;max-width:100%;margin:0 auto;background:#ffffff',
    button: `display:inline-block;padding:12px 20px;background:#7a1fa2;border:${border};border-radius:14px;color:#fffaf0;font-weight:700;text-decoration:none`,
    link: 'color:#1433b8',
  });
  expect(sheet.replaceAll('}', '}\n').split('\n')).toEqual([
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){.page{background:#100818!important;color:#fffaf0!important}',
    '.card{background:#231b29!important;border-color:#fffaf0!important}',
    '.text{color:#fffaf0!important}',
    '.small{color:#cac5c0!important}',
    '.code{background:#100818!important;border-color:#ffd400!important;color:#ffd400!important}',
    '.link{color:#ffd400!important}',
    '}',
    '',
  ]);
});

test('FES-17: without fonts of its own a festival has ours, its outlines may be fine and its corners square', () => {
  const { page, card, title } = mailStylesOf(other);
  const heavy = "'Arial Black','Helvetica Neue',Arial,sans-serif";
  expect({ page, card, title }).toEqual({
    page: `margin:0;padding:0;background:#fdfdf8;color:#102030;font:16px/1.55 'Figtree',${plain};-webkit-text-size-adjust:100%`,
    card: 'background:#ffffff;border:1px solid #102030;border-radius:0;overflow:hidden',
    title: `margin:0 0 16px;color:#102030;font:800 26px/1.15 'Bricolage Grotesque',${heavy};letter-spacing:-0.02em`,
  });
  expect(mailStylesOf(lookOf({ colours: {}, series: {}, fonts: {} })).card).toContain(';border-radius:4px;');
});

test.each([
  ['none', {}, true, true],
  ['a font of titles', { display: '/own/display.woff2' }, true, false],
  ['a font of text', { text: '/own/text.woff2' }, false, true],
  ['both', { display: '/own/display.woff2', text: '/own/text.woff2' }, false, false],
])(
  'FES-17: each of our fonts stands in a letter where the festival has none: %s',
  (_, fonts, isText, isTitle) => {
    const { page, ...styles } = mailStylesOf(lookOf({ colours: {}, series: {}, fonts }));
    const titles = [styles.band, styles.title, styles.code];
    expect([
      page.includes("'Figtree'"),
      titles.map((style) => style.includes("'Bricolage Grotesque'")),
    ]).toEqual([isText, [isTitle, isTitle, isTitle]]);
  },
);
