import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { readDay } from '#e2e/site/calendarCalls.ts';
import { addresses } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

/** The calls of the search, those of its suggestions included. */
const calls = '**/api/search/**';

for (const lang of languages) {
  const { search: text, layout } = words[lang];
  const path = pairPath('search', lang);

  test(`LAY-06 (${lang}): from the header by suggestions to results`, async ({ page }) => {
    await page.setViewportSize(windows.phone);
    await open(page, addresses[lang].basic);
    const toggle = page.getByRole('banner').getByRole('button', { name: layout.search, exact: true });
    const header = page.getByRole('banner').locator('> div').first();
    const height = await header.evaluate(({ clientHeight }) => clientHeight);
    await toggle.click();
    const combobox = page.getByRole('banner').getByRole('combobox');
    await expect(combobox).toBeFocused();
    await expect.poll(() => header.evaluate(({ clientHeight }) => clientHeight)).toBe(height);
    await combobox.fill('gala');
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await combobox.press('ArrowDown');
    const marked = page.getByRole('option', { selected: true });
    await expect(marked).toHaveText(/gala/i);
    const first = await page.getByRole('option').first().getAttribute('id');
    await expect(marked).toHaveAttribute('id', first ?? 'an id');
    await expect(combobox).toHaveAttribute('aria-activedescendant', first ?? 'an id');
    await expectNoViolations(page);
    await combobox.press('ArrowUp');
    await expect(marked).toHaveCount(0);
    await expect(combobox).not.toHaveAttribute('aria-activedescendant');
    await combobox.press('Enter');
    await expect(page).toHaveURL(`${path}?q=gala`);
    await expect(combobox).toHaveCount(0);

    const root = page.locator('[data-scope="search"]');
    await expect(root).toMatchState('results');
    await expect(root.locator('mark').first()).toHaveText(/gala/i);
  });

  test(
    `SRCH-13 (${lang}): what is typed and chosen is in the address, and back`,
    { tag: '@slow' },
    async ({ page }) => {
      const languagesAsked = new Set<unknown>();
      page.on('request', (request) => {
        if (request.url().includes('/api/search/'))
          for (const { filters } of request.postDataJSON().requests) languagesAsked.add(filters);
      });
      await page.setViewportSize(windows.desktop);
      await open(page, `${path}?q=gala`);
      const root = page.locator('[data-scope="search"]');
      const box = root.getByRole('searchbox');
      await expect(root).toMatchState('results');
      const before = await page.evaluate(() => history.length);
      await box.fill('nuit');
      await expect(page).toHaveURL(`${path}?q=nuit`);
      await expect(root).toMatchState('results');
      await expect.poll(() => page.evaluate(() => history.length)).toBe(before);
      // A choice made before the words are answered still uses them.
      const answers = Promise.withResolvers<void>();
      await page.route(calls, async (route) => {
        await answers.promise;
        await route.continue();
      });
      await box.fill('gala');
      await root.getByRole('link', { name: /^Toronto/ }).click();
      await expect(page).toHaveURL(`${path}?q=gala&city=Toronto`);
      answers.resolve();
      await expect(root).toMatchState('results');
      await page.unroute(calls);
      await box.fill('nuit');
      await expect(page).toHaveURL(`${path}?q=nuit&city=Toronto`);
      await expect(root).toMatchState('results');
      await expect(root.getByRole('link', { name: /^Toronto/ })).toHaveAttribute('aria-current', 'true');
      await expectNoViolations(page);
      await page.reload();
      // The server's HTML has all of it before hydration.
      await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
      await expect(box).toHaveValue('nuit');
      // The page answers once it hears the input.
      await takenOver(box);
      await box.fill('nuits');
      await expect(page).toHaveURL(/q=nuits/);
      await box.fill('nuit');
      await expect(page).toHaveURL(`${path}?q=nuit&city=Toronto`);
      await expect(root).toMatchState('results');
      await page.goBack();
      await expect(page).toHaveURL(`${path}?q=nuit`);
      await expect(root.getByRole('link', { name: /^Toronto/ })).not.toHaveAttribute('aria-current', 'true');
      expect([...languagesAsked]).toEqual([`lang:${lang}`]);
      const other = otherLanguage(lang);
      await page.getByRole('banner').getByRole('link', { name: layout.languages[other] }).click();
      await expect(page).toHaveURL(`${pairPath('search', other)}?q=nuit`);
      await expect(root).toMatchState('results');
      await expect(box).toHaveValue('nuit');
    },
  );

  test.describe('a service that fails', () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test(
      `SRCH-12 (${lang}): it says so and keeps the last results; Retry asks again, and the header leads on`,
      { tag: '@slow' },
      async ({ page }) => {
        await open(page, `${path}?q=gala`);
        const root = page.locator('[data-scope="search"]');
        const first = (await root.getByRole('article').first().textContent()) ?? '';
        await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
        await root.getByRole('searchbox').fill('nuit');
        await expect(root).toMatchState('failed');
        await expect(root.getByRole('alert')).toContainText(text.failed.kept);
        await expect(root.getByRole('article').first()).toHaveText(first);
        await expectNoViolations(page);
        // The search in the header leads on all the same.
        await page.getByRole('banner').getByRole('button', { name: layout.search, exact: true }).click();
        const combobox = page.getByRole('banner').getByRole('combobox');
        await combobox.fill('toronto');
        await combobox.press('Enter');
        await expect(page).toHaveURL(`${path}?q=toronto`);
        await expect(root.getByRole('searchbox')).toHaveValue('toronto');
        await expect(root).toMatchState('failed');
        await expect(root.getByRole('alert')).toContainText(text.failed.kept);
        await page.unroute(calls);
        await root.getByRole('button', { name: text.retry }).click();
        await expect(root).toMatchState('results');
        await expect(root.getByRole('alert')).toHaveCount(0);
        await expect(page).toHaveURL(`${path}?q=toronto`);
        await expect(root.getByRole('article').first()).not.toHaveText(first);
      },
    );
  });

  test(`SRCH-04 (${lang}): up to 767 px filters are hidden until toggled, results while they show, and a button shows the results; from 768 px both are there`, async ({
    page,
  }) => {
    const edge = 767;
    await page.setViewportSize({ width: edge, height: 900 });
    await open(page, `${path}?q=gala`);
    const root = page.locator('[data-scope="search"]');
    const panel = root.locator('[data-scope="searchPanel"]');
    const toggle = panel.getByRole('button', { name: text.filter.open, exact: true });
    const filters = panel.locator('#search-filters');
    const results = root.getByRole('article').first();
    await expect(toggle).toBeVisible();
    await expect(filters).toBeHidden();
    await expect(results).toBeVisible();
    // The page has code of its own, which comes last.
    await takenOver(toggle);
    await toggle.click();
    await expect(filters).toBeVisible();
    await expect(results).toBeHidden();
    await expect(root.getByRole('status').first()).toBeHidden();
    await page.setViewportSize({ width: edge + 1, height: 900 });
    await expect(toggle).toBeHidden();
    await expect(filters).toBeVisible();
    await expect(results).toBeVisible();
    await page.setViewportSize({ width: edge, height: 900 });
    await expect(results).toBeHidden();
    await filters.locator('button[type="submit"]').click();
    await expect(filters).toBeHidden();
    await expect(results).toBeVisible();
    await page.setViewportSize({ width: edge + 1, height: 900 });
    await expect(filters).toBeVisible();
  });

  test(
    `SRCH-16 (${lang}): “tonight” finds the shows of the evening, the page says so and leads to a search for the words`,
    { tag: '@slow' },
    async ({ page }) => {
      const date = '2027-08-27';
      const { url: site, stop } = await startSite({ NOW: `${date}T14:00:00-04:00` });
      const tonight = words[lang].calendar.quick.tonight;
      try {
        const { data } = await readDay(site, lang, { date, after: '17:00', before: '04:00' });
        const { url: address } = v.parse(v.object({ url: v.string() }), data[0]);
        await open(page, site + path);
        const root = page.locator('[data-scope="search"]');
        const box = root.getByRole('searchbox');
        await takenOver(box);
        await box.fill(tonight);
        await expect(root).toContainText(text.tonight.note);
        await expect(root.locator(`article a[href="${address}"]`)).toBeVisible();
        await expectNoViolations(page);
        await root.getByRole('link', { name: text.tonight.words.replace('{{q}}', tonight) }).click();
        await expect(box).toHaveValue(`"${tonight}"`);
        await expect(root).not.toContainText(text.tonight.note);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await stop();
      }
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`SRCH-07 (${lang}): the search in the header leads to the results of its words`, async ({
      page,
    }) => {
      await page.setViewportSize(windows.phone);
      await page.goto(`/${lang}`);
      await page.getByRole('banner').getByRole('textbox', { name: layout.search }).fill('gala nuit');
      await page.getByRole('banner').getByRole('button', { name: layout.search, exact: true }).click();
      await expect(page).toHaveURL(`${path}?q=gala+nuit`);
      await expect(page.getByRole('searchbox')).toHaveValue('gala nuit');
    });

    test(
      `SRCH-02 (${lang}): each filter narrows the hits that are shown, one more within the other, and clearing brings all back`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.goto(path);
        const root = page.locator('[data-scope="search"]');
        const filters = root.locator('#search-filters');
        const hits = root.getByRole('article');
        const numberIn = async (shown: Locator): Promise<number> =>
          Number((await shown.innerText()).replaceAll(/\D/g, ''));
        const count = () => numberIn(root.locator('[role="status"] b'));
        const all = await count();
        const choices = filters.locator('a[rel="nofollow"]');
        /** Follows a choice and sees as many hits as it promised. */
        const choose = async (choice: Locator) => {
          const promised = await numberIn(choice.locator('[aria-hidden="true"]').last());
          await choice.click();
          await expect(root.locator('[role="status"] b')).toContainText(String(promised));
          await expect.poll(count).toBe(promised);
          await expect.poll(() => hits.count()).toBe(Math.min(promised, searchSettings.hitsPerPage));
          return promised;
        };
        const clear = async () => {
          await filters.getByRole('link', { name: text.filter.clear }).click();
          await expect(page).toHaveURL(path);
          await expect.poll(count).toBe(all);
        };
        const facet = (legend: string) => filters.getByRole('group', { name: legend, exact: true });

        await choose(choices.filter({ hasText: text.kinds.video }));
        await expect
          .poll(
            async () => new Set(await hits.locator('div > p:first-child > :first-child').allTextContents()),
          )
          .toEqual(new Set([text.kind.video]));
        await clear();
        const inToronto = await choose(facet(text.filter.city).getByRole('link', { name: /^Toronto/ }));
        for (const hit of await hits.allTextContents()) expect(hit).toContain('Toronto');
        const category = facet(text.filter.category).getByRole('link').first();
        expect(await choose(category)).toBeLessThan(inToronto);
        for (const hit of await hits.allTextContents()) expect(hit).toContain('Toronto');
        await clear();
        const dates = facet(text.filter.date);
        // A year has no number: its months have.
        await dates.getByRole('link').first().click();
        await expect(page).toHaveURL(/date=\d{4}$/);
        const year = await count();
        const month = await choose(dates.locator('ul ul').getByRole('link').first());
        const day = await choose(dates.locator('ul ul ul').getByRole('link').first());
        expect([month <= year, day < month, day > 0, year < all]).toEqual([true, true, true, true]);
        const [chosen = ''] = new URL(page.url()).searchParams.getAll('date');
        await clear();
        await filters.getByLabel(text.filter.from, { exact: true }).fill(chosen);
        await filters.getByLabel(text.filter.to, { exact: true }).fill(chosen);
        await filters.locator('button[type="submit"]').click();
        await expect.poll(count).toBe(day);
        await clear();
        await filters.getByLabel(text.filter.min, { exact: true }).fill('10');
        await filters.getByLabel(text.filter.max, { exact: true }).fill('15');
        await filters.locator('button[type="submit"]').click();
        await expect(page).toHaveURL(/min=10&max=15$/);
        const priced = await count();
        expect([priced > 0, priced < all]).toEqual([true, true]);
        for (const hit of await hits.allTextContents()) {
          const [price = ''] = /(\d+(?:[.,]\d+)?)\s*\$|\$\s*(\d+(?:\.\d+)?)/.exec(hit) ?? [];
          expect(Number(price.replaceAll(/[^\d.,]/g, '').replace(',', '.')), hit).toBeLessThanOrEqual(15);
        }
        await clear();
        await choices.filter({ hasText: text.filter.other }).click();
        await expect.poll(count).toBeGreaterThan(all);
        await clear();
      },
    );
  });
}

test('SRCH-03: without scripts the box, the filters and the pages are a form and links', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: windows.phone });
  const page = await context.newPage();
  const { search: text } = words.en;
  await page.goto(`${site}/en/search?q=gala`);
  const root = page.locator('[data-scope="search"]');
  await expect(root.getByRole('article').first()).toBeVisible();
  await root.getByRole('searchbox').fill('');
  await root.getByRole('button', { name: text.box.submit, exact: true }).click();
  await root.getByRole('link', { name: text.kinds.show }).click();
  await expect(page).toHaveURL(/kind=show$/);
  await root.getByRole('link', { name: text.pages.next }).click();
  await expect(page).toHaveURL(/kind=show&page=2$/);
  await root.getByLabel(text.filter.max, { exact: true }).fill('20');
  await root.locator('#search-filters button[type="submit"]').click();
  await expect(page).toHaveURL(/kind=show&from=&to=&min=&max=20$/);
  await expect(root.getByRole('article').first()).toBeVisible();
  await context.close();
});
