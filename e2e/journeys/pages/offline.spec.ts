import type { Page } from '@playwright/test';
import { builtFile } from '#e2e/site/builtFile.ts';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

test.use({
  expectedTrouble: /content\.failed|Failed to (load resource|fetch)|ContentError|preload CSS|member/,
});

/** How soon the page must be there after the network is, in ms of its own time. */
const soon = 5_000;

const view = (page: Page) => page.locator('[data-scope="unavailable"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

const mascot = (page: Page) => view(page).locator('img');

/** Clicks a link of the page to that address, anywhere on it. */
const follow = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).first().dispatchEvent('click');

/** The words of a language. */
const texts = builtFile(/texts\.\w+/, 'js');

/** The files of the whole screen: its code, its look, its words and its drawing. */
const screen = [
  builtFile(/unavailable\.page/, 'js'),
  builtFile(/unavailable/, 'js'),
  builtFile(/StopScreen\.module/, 'js'),
  builtFile(/unavailable/, 'css'),
  builtFile(/StopScreen/, 'css'),
  /\/mascot-asleep\.svg$/,
];

/** Points at a link, and waits for the whole screen: the browser notes a file once all of it has come. */
const pointAt = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().hover();
  await expect
    .poll(async () => {
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return screen.filter((file) => !fetched.some((name) => file.test(name))).map(String);
    })
    .toEqual([]);
};

/** The browser reports neither the loss of the network nor its return. */
const silence = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['online', 'offline'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
  });

for (const lang of languages)
  for (const [size, viewport] of Object.entries({ phone: windows.phone, desktop: windows.desktop })) {
    const at = addresses[lang];
    const { offline } = words[lang].page;

    test.describe(`${lang}, ${size}`, () => {
      test.use({ viewport });

      for (const wanted of ['basic', 'calendar'] as const)
        test(
          `LDR-08 (${lang}, ${size}): without a network the ${wanted} page says so in the site's own look, keeps its address, and comes when the network does`,
          { tag: size === 'phone' && lang === 'fr' && wanted === 'calendar' ? [] : '@slow' },
          async ({ page, context }) => {
            await open(page, at.legal);
            await context.setOffline(true);
            await follow(page, at[wanted]);
            await expect(title(page)).toHaveText(offline.title);
            await expect(view(page)).toContainText(offline.content);
            await expect(page).toHaveTitle(new RegExp(`^${offline.title} `));
            await expect(page).toHaveURL(at[wanted]);
            await expect(page.getByRole('banner')).toBeVisible();
            await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
            await expect(view(page)).toHaveCSS('background-color', 'rgb(255, 138, 196)');
            await context.setOffline(false);
            await expect(view(page)).toHaveCount(0);
            await expect(page).toHaveURL(at[wanted]);
            await expect(title(page)).not.toHaveText(offline.title);
            await expect(page).not.toHaveTitle(new RegExp(`^${offline.title} `));
          },
        );
    });
  }

for (const lang of languages) {
  const at = addresses[lang];
  const { offline } = words[lang].page;
  const { unavailable } = words[lang];
  const other = otherLanguage(lang);

  test(
    `LDR-08 (${lang}): the network is back and nobody tells: the page is there within five seconds`,
    { tag: '@slow' },
    async ({ page, context }) => {
      await silence(page);
      await open(page, at.legal);
      await pointAt(page, at.basic);
      await page.clock.install();
      await context.setOffline(true);
      await follow(page, at.calendar);
      await expect(view(page)).toMatchState('offline');
      await expect(view(page).getByRole('status')).toHaveText(unavailable.state.offline);
      await stopTime(page);
      await context.setOffline(false);
      await page.clock.runFor(soon);
      await expect(view(page)).toHaveCount(0);
      await expect(page).toHaveURL(at.calendar);
    },
  );

  test(`LDR-08 (${lang}): what was read stays to be read, and the way there and back`, async ({
    page,
    context,
  }) => {
    await open(page, at.legal);
    const legal = await title(page).textContent();
    await follow(page, at.calendar);
    await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
    await context.setOffline(true);
    await follow(page, at.legal);
    await expect(title(page)).toHaveText(legal ?? '');
    await follow(page, at.basic);
    await expect(title(page)).toHaveText(offline.title);
    await page.goBack();
    await expect(title(page)).toHaveText(legal ?? '');
    await page.goBack();
    await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(view(page)).toBeVisible();
    await expect(page).toHaveURL(at.basic);
    await context.setOffline(false);
    await expect(view(page)).toHaveCount(0);
    await expect(page).toHaveURL(at.basic);
  });

  for (const [says, pattern] of [
    ['script', builtFile(/calendar\.page/, 'js')],
    ['styles', builtFile(/\w+/, 'css')],
    ['texts', builtFile(/calendar/, 'js')],
  ] as const)
    test(
      `LDR-08 (${lang}): the ${says} of a page that do not come are asked for again`,
      { tag: '@slow' },
      async ({ page }) => {
        await open(page, at.legal);
        let asked = 0;
        await page.route(pattern, (route) => {
          asked += 1;
          return route.abort();
        });
        await follow(page, at.calendar);
        await expect(view(page)).toBeVisible();
        expect(asked).toBeGreaterThan(0);
        await expect(page).toHaveURL(at.calendar);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.unroute(pattern);
        await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
        // The bar of the calendar sticks, by its styles.
        await expect
          .poll(() =>
            page
              .locator('[data-scope="calendar"]')
              .evaluate((root) =>
                [...root.querySelectorAll('*')].some((part) => getComputedStyle(part).position === 'sticky'),
              ),
          )
          .toBe(true);
        await expect(page).toHaveURL(at.calendar);
      },
    );

  test(`LDR-08 (${lang}): the whole screen is there without a network, its drawing too, once a link was pointed at`, async ({
    page,
    context,
  }) => {
    await open(page, at.legal);
    await pointAt(page, at.basic);
    await context.setOffline(true);
    await follow(page, at.calendar);
    await expect(view(page).getByRole('button', { name: unavailable.retry })).toBeVisible();
    await expect(mascot(page)).toHaveJSProperty('complete', true);
    await expect
      .poll(() => mascot(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test(`RTE-21 (${lang}): without its texts the other language waits; the page says so and stays, until they come`, async ({
    page,
  }) => {
    await open(page, at.legal);
    const read = await title(page).textContent();
    await page.route(texts, (route) => route.abort());
    await follow(page, addresses[other].legal);
    await expect(view(page)).toContainText(unavailable.language);
    await expect(title(page)).toHaveText(read ?? '');
    await expect(page).toHaveURL(at.legal);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.unroute(texts);
    await expect(page).toHaveURL(addresses[other].legal);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(view(page)).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(
      filled(words[other].layout.footer.rights, { brand: 'Chapiteau' }),
    );
  });

  test(
    `RTE-21 (${lang}): a visitor who would rather stay, stays at the address of the page that is there`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, at.legal);
      const read = await title(page).textContent();
      await page.route(texts, (route) => route.abort());
      await follow(page, addresses[other].legal);
      await expect(view(page)).toBeVisible();
      await view(page).getByRole('button', { name: unavailable.stay }).click();
      await expect(view(page)).toHaveCount(0);
      await expect(page.locator('#main')).toBeFocused();
      await expect(title(page)).toHaveText(read ?? '');
      await expect(page).toHaveURL(at.legal);
    },
  );

  for (const [way, start] of [
    ['back', 1],
    ['forward', 0],
  ] as const)
    test(
      `RTE-21 (${lang}): ${way} to a language whose texts do not come: the page that is there stays, at its address, until they do`,
      { tag: '@slow' },
      async ({ page }) => {
        const theirs = addresses[other].legal;
        await open(page, start === 1 ? theirs : at.legal);
        await follow(page, start === 1 ? at.legal : theirs);
        await expect(page).toHaveURL(start === 1 ? at.legal : theirs);
        await expect(page.locator('html')).toHaveAttribute('lang', start === 1 ? lang : other);
        if (start === 0) await page.goBack();
        await expect(page).toHaveURL(at.legal);
        // The document begins anew, with the texts of one language.
        await page.reload();
        await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
        const read = await title(page).textContent();
        await page.route(texts, (route) => route.abort());
        await page.evaluate((by) => history.go(by), start === 1 ? -1 : 1);
        await expect(view(page)).toContainText(unavailable.language);
        await expect(page).toHaveURL(at.legal);
        await expect(title(page)).toHaveText(read ?? '');
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await page.unroute(texts);
        await expect(page).toHaveURL(theirs);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(view(page)).toHaveCount(0);
        await expect(title(page)).not.toHaveText(read ?? '');
      },
    );
}
