import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

/** Up to this a visitor notices no wait, in ms; then the page announces it. */
const felt = 150;
/** Longer than a page needs to be drawn, in ms. */
const afterwards = 1_000;

/** Visually hidden parts are smaller, in CSS pixels. */
const readable = { width: 100, height: 20 } as const;

const said = { fr: 'Chargement…', en: 'Loading...' } as const;

/** Holds such answers back until released. */
const holdBack = async (page: Page, pattern: string) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sign = (page: Page) => page.getByRole('status').filter({ hasText: /^(Loading|Chargement)/ });
const header = (page: Page) => page.getByRole('banner').boundingBox();

for (const lang of languages)
  test(
    `LDR-14 (${lang}): the answer of a page that one has left before it came is dropped`,
    { tag: '@slow' },
    async ({ page }) => {
      const at = addresses[lang];
      const late = `**/api/content/${lang}/router/${at.basic.slice(`/${lang}/`.length)}`;
      await open(page, at.legal);
      const release = await holdBack(page, late);
      const asked = page.waitForRequest(late);
      const go = (address: string) =>
        page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().dispatchEvent('click');
      await go(at.basic);
      await asked;
      await page.locator(`a[href="${at.calendar}"]`).first().dispatchEvent('click');
      await expect(page.locator('[data-scope="calendar"]')).toBeVisible();
      await expect(page).toHaveURL(at.calendar);
      const [heading, name] = [await title(page).textContent(), await page.title()];

      const came = page.waitForResponse(late);
      release();
      await (await came).finished();
      // By then the page would have drawn it.
      await page.evaluate(
        (drawn) =>
          new Promise<void>((resolve) => {
            setTimeout(resolve, drawn);
          }),
        afterwards,
      );
      await expect(page).toHaveURL(at.calendar);
      await expect(title(page)).toHaveText(heading ?? '');
      await expect(page).toHaveTitle(name);
    },
  );

for (const lang of languages)
  for (const [size, viewport] of Object.entries({ phone: windows.phone, desktop: windows.desktop })) {
    const at = addresses[lang];

    test.describe(`${lang}, ${size}`, () => {
      test.use({ viewport });

      for (const [from, place] of [
        ['a menu', 'top'],
        ['the footer', 'end'],
      ] as const)
        test(
          `LDR-09 (${lang}, ${size}): a page that is asked for from ${from} says that it is loading after 150 ms, not before, in sight, until it is there`,
          { tag: size === 'phone' && place === 'top' && lang === 'fr' ? [] : '@slow' },
          async ({ page }) => {
            await page.clock.install();
            await open(page, at.legal);
            const read = (await title(page).textContent()) ?? '';
            const release = await holdBack(page, '**/api/content/*/router/**');
            if (place === 'end') await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
            await stopTime(page);
            const before = await header(page);
            const asked = page.waitForRequest('**/api/content/*/router/**');
            await page
              .getByRole('contentinfo')
              .locator(`a[href="${at.basic}"]`)
              .first()
              .dispatchEvent('click');
            await asked;

            await page.clock.runFor(felt - 1);
            await expect(title(page)).toHaveText(read);
            await expect(sign(page)).toHaveCount(0);

            await page.clock.runFor(1);
            await expect(sign(page)).toHaveCount(1);
            await expect(sign(page)).toHaveText(said[lang]);
            expect(words[lang].page.loading).toBe(said[lang]);
            const plate = sign(page).getByText(said[lang]);
            await expect(plate).toBeInViewport({ ratio: 1 });
            const seen = await plate.boundingBox();
            expect(seen?.height).toBeGreaterThan(readable.height);
            expect(seen?.width).toBeGreaterThan(readable.width);
            const wheel = sign(page).locator('[aria-hidden="true"]');
            await expect(wheel).toBeInViewport({ ratio: 1 });
            await expect(wheel).toHaveCSS('opacity', '1');
            // Nothing jumps: the frame of the page stays.
            await expect.poll(() => header(page)).toEqual(before);
            if (place === 'top') await expect(page.getByRole('contentinfo')).not.toBeInViewport();

            // The page is there as soon as it has come: no time passes.
            release();
            await expect(sign(page)).toHaveCount(0);
            await expect(title(page)).not.toHaveText(read);
            await expect(page).toHaveURL(at.basic);
          },
        );
    });
  }

for (const lang of languages)
  for (const [size, viewport] of Object.entries({ phone: windows.phone, desktop: windows.desktop })) {
    const at = addresses[lang];

    test.describe(`${lang}, ${size}`, () => {
      test.use({ viewport });

      test(
        `LDR-09 (${lang}, ${size}): a show opens with the title and the picture that its card has, until it is there; no other page does`,
        { tag: size === 'phone' && lang === 'fr' ? [] : '@slow' },
        async ({ page }) => {
          await page.clock.install();
          await open(page, `${at.calendar}?month=${festival.busiestMonth}`);
          const tile = page.locator('section li > a:has(> img)').filter({ visible: true }).first();
          const name = await tile.locator('h3').evaluate((h3) => h3.ariaLabel ?? h3.textContent);
          await expect(tile.locator('img')).toHaveJSProperty('complete', true);
          const picture = await tile.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
          const address = (await tile.getAttribute('href')) ?? '';
          const loaded = page.locator('main article[data-layout]');

          // Without a pointer nothing is fetched ahead.
          const release = await holdBack(page, '**/api/content/*/router/**');
          await stopTime(page);
          const asked = page.waitForRequest('**/api/content/*/router/**');
          await tile.dispatchEvent('click');
          await asked;
          await page.clock.runFor(felt);
          await expect(sign(page)).toHaveCount(1);
          await expect(title(page)).toHaveText(name);
          await expect(title(page)).toBeInViewport({ ratio: 1 });
          const shown = page.locator('main img').filter({ visible: true });
          await expect(shown).toHaveCount(1);
          await expect(shown).toHaveJSProperty('currentSrc', picture);
          await expect(shown).toBeInViewport();
          await expect(page.getByRole('banner')).toBeInViewport();
          release();
          await expect(loaded).toBeVisible();
          await expect(title(page)).toHaveText(name);
          await expect(page).toHaveURL(address);
          await page.unroute('**/api/content/*/router/**');

          const releaseNext = await holdBack(page, '**/api/content/*/router/**');
          const askedNext = page.waitForRequest('**/api/content/*/router/**');
          await page.getByRole('contentinfo').locator(`a[href="${at.basic}"]`).first().dispatchEvent('click');
          await askedNext;
          await page.clock.runFor(felt);
          await expect(sign(page)).toHaveCount(1);
          await expect(title(page)).toHaveCount(0);
          await expect(shown).toHaveCount(0);
          releaseNext();
          await expect(page).toHaveURL(at.basic);
        },
      );
    });
  }
