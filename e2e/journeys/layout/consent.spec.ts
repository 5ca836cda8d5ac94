import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { tagManager } from '#contract/settings/tagManager.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test as base } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const id = 'GTM-TEST123';

/** A site as in production, with a tag manager. */
const test = base.extend<object, { counted: string }>({
  counted: [
    async ({}, use) => {
      const { url, stop } = await startSite({ NODE_ENV: 'production', NOW: '', TAG_MANAGER_ID: id });
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ hasAnsweredCookies: false });

/** Replaces the tag manager's host; returns its requested addresses. */
const standIn = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title += "";' });
  });
  return asked;
};

/** The reported events, without the moment of the start. */
const layer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => (entry.event === 'gtm.js' ? { event: entry.event } : entry)),
  );
const kept = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage), document.cookie]);

for (const lang of languages) {
  const { cookies } = words[lang].layout;
  const at = addresses[lang];
  const privacy = words[lang].layout.links.privacy;

  test(`LAY-26 (${lang}): nothing is told before OK, then pages without their queries, and nothing after a change of mind`, async ({
    page,
    counted,
  }) => {
    const asked = await standIn(page);
    await open(page, `${counted}${at.calendar}?token=secret`);
    const banner = page.locator('[data-scope="cookieBanner"]');
    await expect(banner).toBeVisible();
    await expect
      .poll(async () => [await layer(page), asked, await kept(page)])
      .toEqual([[], [], [[], [], '']]);

    await banner.getByRole('button', { name: cookies.accept, exact: true }).click();
    const start = [{ event: 'gtm.js' }];
    const calendar = { event: 'pageview', path: at.calendar, title: await page.title() };
    await expect.poll(() => layer(page)).toEqual([...start, calendar]);
    await expect.poll(() => asked).toEqual([`${tagManager.script}?id=${id}`]);

    // A navigation in the page counts; another view of the same page does not.
    const footer = page.getByRole('contentinfo');
    await footer.locator(`a[href="${privacy}"]`).last().click();
    await expect(page).toHaveURL(counted + privacy);
    await expect(page).not.toHaveTitle(calendar.title);
    const read = { event: 'pageview', path: privacy, title: await page.title() };
    await expect.poll(() => layer(page)).toEqual([...start, calendar, read]);
    expect(asked).toHaveLength(1);

    const stop = footer.getByRole('button', { name: cookies.stop });
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(footer.getByRole('button', { name: cookies.allow })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.dataLayer ?? null)).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('consent'))).toBe('denied');
    await page.locator(`a[href="${at.home}"]`).first().click();
    await expect(page).toHaveURL(counted + at.home);
    await page.reload();
    await expect(footer.getByRole('button', { name: cookies.allow })).toBeVisible();
    await expect.poll(async () => [await layer(page), asked.length]).toEqual([[], 1]);
  });
}

test(
  'ANA-02: out of production nothing is told, and the console says once why',
  { tag: '@slow' },
  async ({ page }) => {
    const said: string[] = [];
    page.on('console', (line) => said.push(line.text()));
    await open(page, addresses.en.legal);
    await page
      .locator('[data-scope="cookieBanner"]')
      .getByRole('button', { name: words.en.layout.cookies.accept, exact: true })
      .click();
    await expect.poll(() => said).toEqual(['Not production']);
    await page.getByRole('contentinfo').locator(`a[href="${addresses.en.basic}"]`).first().click();
    await expect(page).toHaveURL(addresses.en.basic);
    await expect.poll(() => page.evaluate(() => window.dataLayer ?? null)).toBeNull();
    expect(said).toEqual(['Not production']);
  },
);

test.describe('a host that is blocked', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('LAY-26: measuring that is blocked breaks nothing', { tag: '@slow' }, async ({ page, counted }) => {
    await page.route(/googletagmanager|assets\/.*dataLayer/, (route) => route.abort());
    await open(page, counted + addresses.en.calendar);
    await page
      .locator('[data-scope="cookieBanner"]')
      .getByRole('button', { name: words.en.layout.cookies.accept, exact: true })
      .click();
    const { privacy } = words.en.layout.links;
    await page.getByRole('contentinfo').locator(`a[href="${privacy}"]`).last().click();
    await expect(page).toHaveURL(counted + privacy);
  });
});
