import type { Locator, Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { holdScripts, openBeforeScripts, openHtml } from '#e2e/pageObjects/heldScripts.ts';
import { holdSharing, sharedBy } from '#e2e/pageObjects/sharing.ts';
import { addresses, artistOf, demoShow, festival, otherShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { like, words } from '#e2e/site/words.ts';

const pagesOf = (lang: Language) => {
  const { home, calendar } = addresses[lang];
  const artists = pairPath('artists', lang);
  return {
    home,
    calendar,
    day: `${calendar}?mode=day&day=${festival.fullestDay}`,
    show: demoShow[lang],
    otherShow: otherShow[lang],
    artists,
    artist: `${artists}/${artistOf.show}`,
    search: `${pairPath('search', lang)}?q=gala`,
  };
};

/** How each control in the server's HTML answers a press: it works, its press is noted, it looks not ready, or none of it. */
const answersOf = (page: Page) =>
  page.evaluate(() => {
    const answerOf = (control: HTMLElement): string => {
      if (control.matches('details > summary, form[action] :not([type="button"])')) return 'works';
      if (control.matches('[data-early]:enabled')) return 'noted';
      return getComputedStyle(control).opacity === '0.5' ? 'pale' : 'dead';
    };
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(button, input, select, summary, textarea, [role="button"], [tabindex="0"]):not(noscript *)',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ answer: answerOf(control), html: control.outerHTML }));
  });

/** Counts the presses that no visitor makes. */
const countRepeats = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['repeats'] = '0';
    for (const type of ['click', 'change'])
      document.addEventListener(
        type,
        ({ isTrusted }) => {
          if (!isTrusted) dataset['repeats'] = String(Number(dataset['repeats']) + 1);
        },
        true,
      );
  });
const expectRepeats = (page: Page, count: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-repeats', String(count));

const isHydrated = (page: Page): Promise<void> =>
  expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');

const menuOf = (page: Page, lang: Language): Locator =>
  page.getByRole('banner').getByRole('button', { name: words[lang].layout.menu.open, exact: true });
const filtersOf = (page: Page, lang: Language): Locator =>
  page.getByRole('button', { name: words[lang].search.filter.open, exact: true });
const selectorOf = (page: Page, lang: Language): Locator => calendarOn(page, lang).selectorButton;
const filterOf = (page: Page, lang: Language): Locator => calendarOn(page, lang).filterButton;

for (const lang of languages) {
  const text = words[lang];
  const at = pagesOf(lang);

  for (const size of ['phone', 'desktop'] as const)
    test(
      `first touch (${lang}): on a ${size}, whatever is drawn before the scripts works, notes its press, or looks not ready`,
      { tag: size === 'phone' ? [] : '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows[size]);
        await holdScripts(page);
        for (const [name, address] of Object.entries(at)) {
          await openHtml(page, address);
          const answers = await answersOf(page);
          expect([name, answers.filter(({ answer }) => answer === 'dead')]).toEqual([name, []]);
          expect(answers.map(({ answer }) => answer)).toContain('noted');
        }
      },
    );

  for (const [name, where, size, find] of [
    ['the menu', 'home', 'phone', menuOf],
    ['the menu', 'artists', 'desktop', menuOf],
    ['the menu', 'search', 'desktop', menuOf],
    ['the choice of a month', 'calendar', 'phone', selectorOf],
    ['the choice of a day', 'day', 'desktop', selectorOf],
    ['the filters', 'day', 'phone', filterOf],
    ['the filters', 'calendar', 'desktop', filterOf],
    ['the filters', 'search', 'phone', filtersOf],
  ] as const)
    test(
      `first touch (${lang}): ${name} of ${where} on a ${size} opens once, though it was pressed before the scripts, and closes to where the focus was`,
      { tag: size === 'phone' && where === 'day' ? [] : '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows[size]);
        const letScriptsCome = await openBeforeScripts(page, at[where]);
        await countRepeats(page);
        const control = find(page, lang);
        await control.click();
        await control.press('Enter');
        await expect(control).toBeFocused();
        await expectRepeats(page, 0);
        await letScriptsCome();
        await expect(page.locator('[data-early][aria-expanded="true"]')).toHaveCount(1);
        // Its code may still be on its way; then the focus is in it.
        await expect(control).not.toBeFocused();
        await page.keyboard.press('Escape');
        await expect(control).toHaveAttribute('aria-expanded', 'false');
        await expect(control).toBeFocused();
        await expectRepeats(page, 1);
      },
    );

  for (const size of ['phone', 'desktop'] as const)
    test(
      `first touch (${lang}): on a ${size}, every control of a show but those that buy does once what was asked of it before the scripts`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows[size]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
        const letScriptsCome = await openBeforeScripts(page, at.show);
        await holdSharing(page, true);
        const { motion, share, tickets, list } = text.show;
        const main = page.getByRole('main');
        const named = (name: string): Locator => main.getByRole('button', { name: like(name) });
        const dates = main.locator('ol[data-more] > li');
        const shown = await dates.filter({ visible: true }).count();
        const slides = main.locator('section[aria-labelledby="show-list"] li');
        const all = await slides.count();
        const buy = main.locator('aside [aria-haspopup="dialog"]');
        await expect(buy).toHaveAttribute('aria-disabled', 'true');
        await buy.click({ force: true });
        for (const name of [
          motion.playTicker,
          text.layout.readMore.more,
          text.video.playNamed,
          tickets.allNamed,
          share.button,
        ])
          await named(name).click();
        await main.getByRole('combobox', { name: list.location }).selectOption('Toronto');
        await countRepeats(page);
        await letScriptsCome();
        await expect(named(motion.pauseTicker)).toBeVisible();
        await expect(named(text.layout.readMore.less)).toHaveAttribute('aria-expanded', 'true');
        await expect(main.locator('[data-scope="videoPlayer"]')).not.toMatchState('poster');
        await expect(dates.filter({ visible: true })).toHaveCount(2 * shown);
        await expect.poll(() => slides.count()).toBeLessThan(all);
        await expect.poll(() => sharedBy(page, 'share')).toMatchObject({ text: expect.stringMatching(/\S/) });
        await expectRepeats(page, 6);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await buy.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectRepeats(page, 6);
      },
    );

  for (const what of ['code', 'texts'] as const)
    for (const where of ['home', 'calendar', 'otherShow', 'artists', 'search'] as const)
      test(
        `first touch (${lang}): on ${where} the menu opens once, though it was pressed while the page's ${what} alone was missing`,
        { tag: '@slow' },
        async ({ page }) => {
          await page.setViewportSize(windows.phone);
          const letScriptsCome = await openBeforeScripts(page, at[where], what);
          await countRepeats(page);
          await menuOf(page, lang).click();
          await expectRepeats(page, 0);
          await letScriptsCome();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectRepeats(page, 1);
        },
      );

  test(`first touch (${lang}): hydration keeps the focus on the pressed control`, async ({ page }) => {
    const letScriptsCome = await openBeforeScripts(page, at.otherShow);
    await holdSharing(page, true);
    const share = page.locator('[data-scope="share"]').getByRole('button');
    await share.click();
    await letScriptsCome();
    await expect(page.locator('[data-scope="share"]')).toMatchState('sharing');
    await expect(share).toBeFocused();
  });

  test(
    `first touch (${lang}): a press of more than five seconds ago is forgotten`,
    { tag: '@slow' },
    async ({ page }) => {
      const letScriptsCome = await openBeforeScripts(page, at.home);
      await countRepeats(page);
      const menu = menuOf(page, lang);
      await menu.click();
      await page.clock.fastForward(5_001);
      await letScriptsCome();
      await isHydrated(page);
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectRepeats(page, 0);
    },
  );

  test(
    `first touch (${lang}): a press is forgotten once its control says something else: the ticker goes on that has begun by itself`,
    { tag: '@slow' },
    async ({ page }) => {
      const letScriptsCome = await openBeforeScripts(page, at.show);
      await countRepeats(page);
      const { playTicker, pauseTicker } = text.show.motion;
      await page.getByRole('button', { name: playTicker }).click();
      await letScriptsCome();
      await isHydrated(page);
      const ticker = page.getByRole('button', { name: pauseTicker });
      await expect(ticker).toBeVisible();
      await ticker.click();
      await expect(page.getByRole('button', { name: playTicker })).toBeVisible();
      await expectRepeats(page, 0);
    },
  );

  test(
    `first touch (${lang}): a later press comes in place of the menu, which would cover it`,
    { tag: '@slow' },
    async ({ page }) => {
      const letScriptsCome = await openBeforeScripts(page, at.calendar);
      await countRepeats(page);
      const { filterButton, dialog } = calendarOn(page, lang);
      await menuOf(page, lang).click();
      await filterButton.click();
      await letScriptsCome();
      await expect(dialog).toHaveAccessibleName(text.calendar.filter.title);
      await expectRepeats(page, 1);
    },
  );
}
