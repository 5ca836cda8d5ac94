import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { ceilings } from '#e2e/ceilings.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

/** The calls of the search, those of its suggestions included. */
const calls = '**/api/search/**';

for (const lang of languages) {
  const { search: text, layout } = words[lang];
  const path = pairPath('search', lang);

  test(`LAY-06, SRCH-07, SRCH-10, SRCH-13 (${lang}): from the header by suggestions to results, as typed and chosen, and back`, async ({
    page,
  }) => {
    await page.setViewportSize(windows.phone);
    await open(page, addresses[lang].basic);
    const toggle = page.getByRole('banner').getByRole('button', { name: layout.search, exact: true });
    const header = page.getByRole('banner').locator('> div').first();
    const height = await header.evaluate(({ clientHeight }) => clientHeight);
    await toggle.click();
    const combobox = page.getByRole('banner').getByRole('combobox');
    await expect(combobox).toBeFocused();
    expect(await header.evaluate(({ clientHeight }) => clientHeight)).toBe(height);
    await combobox.fill('gala');
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await combobox.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/gala/i);
    await expectNoViolations(page);
    await combobox.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await combobox.press('Enter');
    await expect(page).toHaveURL(`${path}?q=gala`);
    await expect(combobox).toHaveCount(0);

    const root = page.locator('[data-scope="search"]');
    const box = root.getByRole('searchbox');
    await expect(root).toMatchState('results');
    await expect(root.locator('mark').first()).toHaveText(/gala/i);
    await page.setViewportSize(windows.desktop);
    const before = await page.evaluate(() => history.length);
    await box.fill('nuit');
    await expect(page).toHaveURL(`${path}?q=nuit`);
    await expect(root).toMatchState('results');
    expect(await page.evaluate(() => history.length)).toBe(before);
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
    await expect(async () => {
      await box.fill('nuits');
      await expect(page).toHaveURL(/q=nuits/, { timeout: ceilings.glance });
    }).toPass();
    await box.fill('nuit');
    await expect(page).toHaveURL(`${path}?q=nuit&city=Toronto`);
    await expect(root).toMatchState('results');
    await page.goBack();
    await expect(page).toHaveURL(`${path}?q=nuit`);
    await expect(root.getByRole('link', { name: /^Toronto/ })).not.toHaveAttribute('aria-current', 'true');
    const other = otherLanguage(lang);
    await page.getByRole('banner').getByRole('link', { name: layout.languages[other] }).click();
    await expect(page).toHaveURL(`${pairPath('search', other)}?q=nuit`);
    await expect(root).toMatchState('results');
    await expect(box).toHaveValue('nuit');
  });

  test.describe('a service that fails', () => {
    test.use({ expectedTrouble: /Failed to load resource/ });

    test(`SRCH-12 (${lang}): it says so and keeps the last results; Retry asks again, and the header leads on`, async ({
      page,
    }) => {
      await open(page, `${path}?q=gala`);
      const root = page.locator('[data-scope="search"]');
      const first = (await root.getByRole('article').first().textContent()) ?? '';
      await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }));
      await root.getByRole('searchbox').fill('nuit');
      await expect(root).toMatchState('failed');
      await expect(root.getByRole('alert')).toContainText(text.failed.kept);
      await expect(root.getByRole('article').first()).toHaveText(first);
      await expectNoViolations(page);
      await page.unroute(calls);
      await root.getByRole('button', { name: text.retry }).click();
      await expect(root).toMatchState('results');
      await expect(root.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(`${path}?q=nuit`);
    });
  });
}

test('SRCH-02, SRCH-03, LAY-06: without scripts the header, the box, filters and pages are a form and links', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: windows.phone });
  const page = await context.newPage();
  await page.goto(`${site}/en`);
  const { search: text, layout } = words.en;
  await page.getByRole('banner').getByRole('textbox', { name: layout.search }).fill('gala');
  await page.getByRole('banner').getByRole('button', { name: layout.search, exact: true }).click();
  await expect(page).toHaveURL(/\/en\/search\?q=gala$/);
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
