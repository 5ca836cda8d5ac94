import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { motionEnded } from '#e2e/pageObjects/motionEnded.ts';
import { textFlawsOn } from '#e2e/pageObjects/textFlaws.ts';
import { addresses } from '#e2e/site/festival.ts';
import { overflowOf } from '#e2e/site/shownColours.ts';
import { expect, test } from '#e2e/site/test.ts';
import { everyKind } from '#e2e/site/tour.ts';

/** A visitor's own style, over whole pages: days off screen have a layout, too. */
const styleOf = (own: string): string =>
  `main section, main li { content-visibility: visible !important } ${own}`;
const usual = styleOf('');
const large = styleOf('html { font-size: 200% !important }');
const spaced = styleOf(
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
);

/** The width of a window in CSS pixels, a visitor's style, and whether its texts are looked at one by one. */
const narrow = {
  '320 px': [320, usual, true],
  '320 px, wide spaces': [320, spaced, false],
  '375 px, text at 200 %': [375, large, true],
} as const;
const wide = {
  '640 px, as a window of 1280 px at 200 %': [640, usual, true],
  '1024 px': [1024, usual, true],
  '1366 px': [1366, usual, true],
} as const;

// Thirty pages of a language in three windows each.
test.slow();
test.use({ reducedMotion: 'reduce', expectedTrouble: /Failed to load resource/ });

/** Returns the pixels that the page scrolls sideways. */
const show = async (page: Page, width: number, style: string): Promise<number> => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, style);
  await motionEnded(page);
  return overflowOf(page);
};

const pagesIn = (lang: Language): readonly string[] => [
  ...everyKind(lang, lang === 'fr' ? 0 : 1),
  `/${lang}/503`,
  `${addresses[lang].calendar}?month=2027-01`,
  `${addresses[lang].calendar}?month=2027-08&city=Toronto&english=true`,
];

const expectNoFlaws = async (
  page: Page,
  pages: readonly string[],
  views: typeof narrow | typeof wide,
): Promise<void> => {
  for (const address of pages) {
    await page.goto(address);
    for (const [view, [width, style, isRead]] of Object.entries(views)) {
      const excess = await show(page, width, style);
      const flaws = isRead ? await textFlawsOn(page) : [];
      expect.soft([address, view, excess, flaws]).toEqual([address, view, 0, []]);
    }
  }
};

for (const lang of languages) {
  test(
    `WCAG 1.4.4, 1.4.10, 1.4.12 (${lang}): no text is cut, covered or broken, and nothing scrolls sideways, at 320 px, at 200 %, with wide spaces`,
    { tag: lang === 'fr' ? [] : '@slow' },
    ({ page }) => expectNoFlaws(page, pagesIn(lang), narrow),
  );
}

test(
  'WCAG 1.4.4, 1.4.10: no text is cut, covered or broken, and nothing scrolls sideways, at 640 to 1366 px, in both languages',
  { tag: '@slow' },
  ({ page }) => expectNoFlaws(page, languages.flatMap(pagesIn), wide),
);

test('control: texts that are cut, covered or broken are found', { tag: '@slow' }, async ({ page }) => {
  await page.goto(pairPath('press', 'en'));
  const spoiled = (style: string, text: string) =>
    page.locator('body').evaluate(
      (body, [own, words]) => {
        const line = Object.assign(document.createElement('p'), { textContent: words });
        line.setAttribute('style', own);
        body.append(line);
      },
      [style, text] as const,
    );
  await spoiled('height: 10px; overflow: hidden', 'cut below');
  await spoiled('position: absolute; right: -20px; top: 300px', 'cut beside');
  await spoiled('width: 20px; overflow-wrap: anywhere', 'broken');
  await spoiled('position: absolute; top: 9000px', 'covered');
  await spoiled('position: absolute; top: 9000px', 'covering');
  const flaws = (await textFlawsOn(page)).filter(({ where }) => where === 'html > body > p');
  expect(flaws.map(({ flaw, text }) => [flaw, text])).toEqual([
    ['cut', 'cut below'],
    ['cut', 'cut beside'],
    ['split', 'broken'],
    ['overprinted', 'covered / covering'],
  ]);
});
