import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { builtFile } from '#e2e/site/builtFile.ts';
import { answeredCookies } from '#e2e/site/answeredCookies.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import { pageStateId } from '#src/shell/pageState.ts';

const { desktop, phone } = windows;
const second = 1000;

test.use({ viewport: desktop, reducedMotion: 'no-preference', hasAnsweredCookies: false });

/** The page's time, by the site's clock: milliseconds since the epoch. */
const siteTime = (page: Page): Promise<number> =>
  page.evaluate((id) => {
    const state = document.getElementById(id)?.textContent ?? '';
    return Date.now() + Number(/"clockAhead":(-?\d+)/.exec(state)?.[1]);
  }, pageStateId);

const show = (title: string, start: number, end: number) => ({
  title,
  url: '/fr',
  date: { start: new Date(start).toISOString(), end: new Date(end).toISOString() },
});

/** Sets the host's answer from now on; the page, once it has asked, looks again when it is seen. */
const hostOf = async (page: Page) => {
  let answer: object = { live: [], upcoming: [] };
  let asked = 0;
  await page.route('**/live-shows', (route) => {
    asked += 1;
    return route.fulfill({ json: answer });
  });
  return {
    hasBeenAsked: () => expect.poll(() => asked).toBeGreaterThan(0),
    tell: async (told: object) => {
      answer = told;
      const before = asked;
      const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      // A call that is still under way has the answer from before.
      await expect.poll(() => look().then(() => asked)).toBeGreaterThan(before);
    },
  };
};

/** The page's layout shifts, in all (CLS). */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          for (const entry of observer.takeRecords()) if ('value' in entry) sum += Number(entry.value);
          resolve(sum);
        });
      }),
  );

/** The widget on a page; its host has nothing on until a test says otherwise. */
const openWith = async (page: Page, lang: Language) => {
  const { cookieSeen, consent } = answeredCookies;
  await page.addInitScript((kept) => Object.assign(localStorage, kept), { cookieSeen, consent });
  await page.clock.install();
  const host = await hostOf(page);
  await open(page, addresses[lang].basic);
  const widget = page.locator('[data-scope="liveShows"]');
  await host.hasBeenAsked();
  await expect(widget).toMatchState({ known: 'none' });
  await expect(widget).toBeHidden();
  await stopTime(page);
  const now = await siteTime(page);
  const concert = show('Concert', now - 60 * second, now + 60 * second);
  const clowns = show('Clowns', now + 30 * second, now + 3600 * second);
  return { host, widget, entries: widget.getByRole('list').getByRole('listitem'), concert, clowns };
};

for (const lang of languages) {
  const { liveShows: text, layout } = words[lang];

  test(
    `LAY-07 (${lang}): from 800 px what is on is a line under the header, in the flow: it covers nothing, pushes nothing as it comes, and scrolls away`,
    { tag: '@slow' },
    async ({ page }) => {
      const { cookieSeen, consent } = answeredCookies;
      await page.addInitScript((kept) => Object.assign(localStorage, kept), { cookieSeen, consent });
      await page.setViewportSize({ ...desktop, width: 800 });
      // The festival's own host, where something is on.
      await open(page, addresses[lang].calendar);
      const widget = page.locator('[data-scope="liveShows"]');
      await expect(widget).toMatchState({ known: 'open' });
      await expect(widget.getByRole('link').first()).toBeVisible();
      // Before the window changes: then all moves.
      await expect.poll(() => shifts(page)).toBe(0);
      for (const width of [800, desktop.width, 1440]) {
        await page.setViewportSize({ ...desktop, width });
        const parts = await page.evaluate(() =>
          ['header', '[data-scope="liveShows"]', 'main'].map((selector) => {
            const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return { top, bottom };
          }),
        );
        const [header, line, main] = parts;
        expect([width, header?.top, line?.top, main?.top]).toEqual([width, 0, header?.bottom, line?.bottom]);
        expect((line?.bottom ?? 0) - (line?.top ?? 0)).toBeLessThanOrEqual(50);
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await page.setViewportSize({ ...desktop, width: 800 });
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await expect(widget).not.toBeInViewport();
      await expect(page.getByRole('banner')).toBeInViewport();

      await page.setViewportSize({ ...desktop, width: 799 });
      await expect(widget).toHaveCount(0);
      await page.getByRole('banner').getByRole('button', { name: layout.menu.open, exact: true }).click();
      await expect(page.getByRole('dialog').locator('[data-scope="liveShows"]')).toBeVisible();
    },
  );

  test(
    `LAY-07 (${lang}): the live widget comes, changes and goes by the site’s clock`,
    { tag: '@slow' },
    async ({ page }) => {
      const { host, widget, entries, concert, clowns } = await openWith(page, lang);
      await host.tell({ live: [concert], upcoming: [clowns] });
      await expect(widget).toMatchState({ known: 'open' });
      await expect(entries.filter({ hasText: 'Concert' })).toHaveText(`${text.now} Concert`);
      await expect(entries.filter({ hasText: 'Clowns' })).not.toContainText(text.now);
      await runTime(page, 29 * second);
      await expect(entries.filter({ hasText: 'Clowns' })).not.toContainText(text.now);
      await runTime(page, second);
      await expect(entries.filter({ hasText: 'Clowns' })).toHaveText(`${text.now} Clowns`);
      await runTime(page, 30 * second);
      await expect(entries).toHaveText([`${text.now} Clowns`]);
      await host.tell({ live: [], upcoming: [] });
      await expect(widget).toBeHidden();
    },
  );

  test(
    `LAY-10 (${lang}): the ticker runs in 15 s, rests for who looks, has a Pause, and stands under reduced motion`,
    { tag: '@slow' },
    async ({ page }) => {
      const { host, widget, concert } = await openWith(page, lang);
      await host.tell({ live: [concert], upcoming: [] });
      const ticker = widget.locator('[data-scope="motion"]');
      const tape = ticker.locator('div > div').first();
      await expect(ticker).toMatchState('playing');
      await expect(tape).toHaveCSS('animation-duration', '15s');
      await expect(tape).toHaveCSS('animation-play-state', 'running');
      const box = await ticker.locator('> div').boundingBox();
      // Moving parts do not wait for a pointer.
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(tape).toHaveCSS('animation-play-state', 'paused');
      await page.mouse.move(0, 0);
      await expect(tape).toHaveCSS('animation-play-state', 'running');
      await tape.getByRole('link').first().focus();
      await expect(tape).toHaveCSS('animation-play-state', 'paused');
      await ticker.getByRole('button', { name: text.pauseTicker }).click();
      await expect(ticker).toMatchState('paused');
      await expect(tape).toHaveCSS('animation-name', 'none');
      await page.clock.resume();
      await expectNoViolations(page, [desktop.width]);
      await ticker.getByRole('button', { name: text.playTicker }).click();
      await expect(ticker).toMatchState('playing');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(ticker).toMatchState('paused');
    },
  );

  test(
    `LAY-08 (${lang}): open until it is closed, which the browser keeps, for the drawer of phones too`,
    { tag: '@slow' },
    async ({ page }) => {
      const { host, widget, entries, clowns } = await openWith(page, lang);
      await host.tell({ live: [], upcoming: [clowns] });
      await expect(widget).toMatchState({ known: 'open' });
      const toggle = widget.getByRole('button', { name: text.soon });
      await toggle.press('Enter');
      await expect(widget).toMatchState({ known: 'closed' });
      await expect(toggle).toBeFocused();
      await expect(entries).toHaveCount(0);
      await expect(widget.locator('a, button, [tabindex]')).toHaveCount(1);
      await page.clock.resume();
      await page.reload();
      await expect(widget).toMatchState({ known: 'closed' });
      await expect.poll(() => page.evaluate(() => localStorage.getItem('live'))).toBe('false');

      await page.setViewportSize(phone);
      await expect(widget).toHaveCount(0);
      await page.getByRole('banner').getByRole('button', { name: layout.menu.open, exact: true }).click();
      const inMenu = page.getByRole('dialog').locator('[data-scope="liveShows"]');
      await inMenu.getByRole('button', { name: text.soon }).click();
      await expect(inMenu.getByRole('link', { name: 'Clowns' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('live'))).toBe('true');
    },
  );
}

test.describe('code that cannot be fetched', () => {
  // The browser itself tells what did not come.
  test.use({ expectedTrouble: /Failed to load resource/ });

  for (const lang of languages)
    test(
      `LAY-07 (${lang}): without its code the widget is not there, quietly, and it comes with the network`,
      { tag: '@slow' },
      async ({ page, context }) => {
        const code = builtFile(/LiveShows/, 'js');
        await page.route(code, (route) => route.abort());
        const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
        await open(page, addresses[lang].basic);
        await refused;
        const widget = page.locator('[data-scope="liveShows"]');
        await expect(widget).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unroute(code);
        await context.setOffline(true);
        await context.setOffline(false);
        await expect(widget).toMatchState({ known: 'open' });
      },
    );
});
