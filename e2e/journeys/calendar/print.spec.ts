import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival, plainShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

const mostPages = 3;
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Parts that should not be on paper: the frame of every page, and buttons. */
const leftOver = (page: Page): Promise<string[]> =>
  page
    .locator('body > * > :not(main), nav:not(:has(output)), button:enabled, img, form, dialog')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
const moreOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-more]')
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element, '::after').content));

/** The browser forgets the paper with the document before, sooner or later. */
const openOnPaper = async (page: Page, address: string): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
};

for (const lang of languages) {
  const at = addresses[lang];
  test(`CAL-10 (${lang}): a month, a day and a show print on a few sheets, as tables; the whole month is a list`, async ({
    page,
  }) => {
    const month = `${at.calendar}?month=${festival.busiestMonth}${lang === 'fr' ? '&english=true' : ''}`;
    await open(page, month);
    const shown = await page.locator('section[id^="day-"] li').filter({ visible: true }).count();
    const whole = await page.locator('[data-print="no"] a').filter({ visible: true }).getAttribute('href');
    await expect.poll(() => pagesOf(page)).toBeLessThanOrEqual(mostPages);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => leftOver(page)).toEqual([]);
    const hidden = (await moreOf(page)).map((text) => Number(/^"\+(\d+)"$/.exec(text)?.[1]));
    const total = shown + hidden.reduce((sum, more) => sum + more, 0);
    expect(total).toBeGreaterThan(100);

    await openOnPaper(page, `${at.calendar}?mode=day&day=${festival.fullestDay}`);
    await expect.poll(() => leftOver(page)).toEqual([]);
    await expect(page.locator('section li time').filter({ visible: true })).not.toHaveCount(0);
    await expect.poll(() => pagesOf(page)).toBeLessThanOrEqual(mostPages);

    await openOnPaper(page, plainShow[lang]);
    await expect.poll(() => leftOver(page)).toEqual([]);
    await expect(page.locator('ol > li time').first()).toBeVisible();
    await expect.poll(() => pagesOf(page)).toBeLessThanOrEqual(mostPages);

    await page.emulateMedia({ media: 'screen' });
    await open(page, month);
    await page.locator('[data-print="no"] a').filter({ visible: true }).click();
    await expect(page).toHaveURL(whole ?? '');
    await expect(page.locator('tbody tr')).toHaveCount(total);
    await expect(page.locator('script')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  });
}
