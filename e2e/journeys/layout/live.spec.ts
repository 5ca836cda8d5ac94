import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
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
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
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

for (const lang of languages) {
  const { liveShows: text, layout } = words[lang];

  test(`LAY-07, LAY-08, LAY-10 (${lang}): the live widget comes, changes and goes by the site’s clock, scrolls in 15 s, can be stopped and closed, and pushes nothing`, async ({
    page,
  }) => {
    const { cookieSeen, consent } = answeredCookies;
    await page.addInitScript((kept) => Object.assign(localStorage, kept), { cookieSeen, consent });
    await page.clock.install();
    const host = await hostOf(page);
    await open(page, addresses[lang].basic);
    const widget = page.locator('header [data-scope="liveShows"]');
    await host.hasBeenAsked();
    await expect(widget).toMatchState({ known: 'none' });
    await expect(widget).toBeHidden();
    const before = await shifts(page);

    await stopTime(page);
    const now = await siteTime(page);
    const concert = show('Concert', now - 60 * second, now + 60 * second);
    const clowns = show('Clowns', now + 30 * second, now + 3600 * second);
    await host.tell({ live: [concert], upcoming: [clowns] });
    await expect(widget).toMatchState({ known: 'open' });
    const entries = widget.getByRole('list').getByRole('listitem');
    await expect(entries.filter({ hasText: 'Concert' })).toHaveText(`${text.now} Concert`);
    await expect(entries.filter({ hasText: 'Clowns' })).not.toContainText(text.now);
    await runTime(page, 29 * second);
    await expect(entries.filter({ hasText: 'Clowns' })).not.toContainText(text.now);
    await runTime(page, second);
    await expect(entries.filter({ hasText: 'Clowns' })).toHaveText(`${text.now} Clowns`);
    await runTime(page, 30 * second);
    await expect(entries).toHaveText([`${text.now} Clowns`]);

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
    expect(await shifts(page)).toBe(before);

    const toggle = widget.getByRole('button', { name: text.on });
    await toggle.press('Enter');
    await expect(widget).toMatchState({ known: 'closed' });
    await expect(toggle).toBeFocused();
    await expect(entries).toHaveCount(0);
    await page.reload();
    await expect(widget).toMatchState({ known: 'closed' });
    expect(await page.evaluate(() => localStorage.getItem('live'))).toBe('false');

    await page.setViewportSize(phone);
    await expect(widget).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: layout.menu.open, exact: true }).click();
    const inMenu = page.getByRole('dialog').locator('[data-scope="liveShows"]');
    await inMenu.getByRole('button', { name: text.on }).click();
    await expect(inMenu.getByRole('link', { name: 'Clowns' })).toBeVisible();
  });
}
