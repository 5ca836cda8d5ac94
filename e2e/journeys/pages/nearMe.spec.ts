import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test as base } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

/** Beside Québec. */
const here = { latitude: 46.7773, longitude: -71.3141 };
const whereabouts = /46[.,]777|71[.,]314/;

/** A site as in production: a data layer gets consenting visitors' events. */
const test = base.extend<object, { counted: string }>({
  counted: [
    async ({}, use) => {
      const { url, stop } = await startSite({ NODE_ENV: 'production', NOW: '', SAMPLE: 'yes' });
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
test.use({
  hasAnsweredCookies: false,
  reducedMotion: 'reduce',
  geolocation: here,
  permissions: ['geolocation'],
});

/** Everything that leaves the page, from now on: whole requests, and the console's messages. */
const listen = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (request) =>
    told.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  );
  page.on('console', (message) => told.push(message.text()));
  return told;
};

/** All of the tab's stored data: address, history, storage, cookies, data layer, document. */
const keptBy = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(async () => [
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    JSON.stringify(await indexedDB.databases()),
    JSON.stringify(window.dataLayer ?? null),
    document.documentElement.outerHTML,
  ])),
  JSON.stringify(await page.context().cookies()),
];

/** How often the browser was asked for the position. */
const countAsks = (page: Page) =>
  page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.dataset['asks'] = '0'));
    geolocation.getCurrentPosition = (...wanted) => {
      const { dataset } = document.documentElement;
      dataset['asks'] = String(Number(dataset['asks']) + 1);
      ask(...wanted);
    };
  });

for (const lang of languages) {
  const { nearMe, shows, layout } = words[lang];

  test(
    `ANA-03 (${lang}): "near me" asks for latitude and longitude when pressed, sorts the cities by distance, and tells them to nobody`,
    { tag: '@slow' },
    async ({ page, counted }) => {
      await countAsks(page);
      await open(page, counted + pairPath('shows', lang));
      const told = listen(page);
      const banner = page.locator('[data-scope="cookieBanner"]');
      await banner.getByRole('button', { name: layout.cookies.accept, exact: true }).click();
      await expect(banner).toBeHidden();
      const form = page.locator('[data-scope="nearMe"]');
      const button = form.getByRole('button', { name: nearMe.button });
      const city = form.getByLabel(shows.filter.city, { exact: true });
      const cities = async () => (await city.locator('option').allTextContents()).slice(1);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      const asUsual = await cities();
      await city.selectOption('Toronto');
      await expect(page.locator('html')).toHaveAttribute('data-asks', '0');

      await button.press('Enter');
      await expect(form).toMatchState('sorted');
      await expect(form.getByRole('status')).toHaveText(nearMe.sorted);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-asks', '1');
      const nearestFirst = await cities();
      expect(nearestFirst.map((option) => option.replace(/\s·.*/, ''))).toEqual([
        'Québec',
        'Montréal',
        'Ottawa',
        'Halifax',
        'Toronto',
        'St. John’s',
        'Vancouver',
      ]);
      expect(nearestFirst[0]).toMatch(/^Québec · [89]\skm \(\d+\)$/);
      await expect(city).toHaveValue('Toronto');
      await expectNoViolations(page, [windows.phone.width]);

      // It lasts while filters change, and stays in the page.
      await form.getByRole('button', { name: shows.filter.apply, exact: true }).click();
      await expect(page).toHaveURL(`${counted}${pairPath('shows', lang)}?city=Toronto`);
      await expect(form).toMatchState('sorted');
      await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBe(1);
      const leaks = async () => [...told, ...(await keptBy(page))].filter((line) => whereabouts.test(line));
      expect(told.length).toBeGreaterThan(0);
      await expect.poll(leaks).toEqual([]);

      await button.click();
      await expect(form).toMatchState('idle');
      await expect(form.getByRole('status')).toHaveText('');
      await expect
        .poll(async () => (await cities()).map((option) => option.replace(/ \(\d+\)$/, '')))
        .toEqual(asUsual.map((option) => option.replace(/ \(\d+\)$/, '')));
      await expect(page.locator('html')).toHaveAttribute('data-asks', '1');

      // Control: it would be found.
      await page.evaluate(async (at) => {
        const text = JSON.stringify(at);
        window.dataLayer = [];
        Object.assign(window.dataLayer, [text]);
        localStorage.setItem('at', text);
        document.cookie = `at=${at.latitude}`;
        history.replaceState(history.state, '', `#${at.latitude}`);
        console.info(text);
        await fetch(`/healthz?at=${at.longitude}`);
      }, here);
      await expect.poll(async () => (await leaks()).length).toBeGreaterThanOrEqual(6);
    },
  );
}
