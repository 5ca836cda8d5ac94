import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { day } from '#contract/settings/time.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const listed = v.object({ data: v.array(v.object({ url: v.string() })) });

/** The show with the very next performance. */
const nextShow = async (page: Page, lang: string): Promise<string> => {
  const answer = await page.request.get(`/api/content/${lang}/content/8/shows?pagesize=1`);
  const [show] = v.parse(listed, await answer.json()).data;
  return show?.url ?? '';
};

/** A page that was on its way while its shows began: the device is a day ahead of the server. */
const late = day;

for (const lang of languages) {
  const { home, calendar } = addresses[lang];

  for (const address of [home, calendar])
    test(
      `TON-04: a page that reaches the browser on the next day is taken over as it was drawn: ${address}`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.clock.install({ time: Date.now() + late });
        await page.goto(address);
        await takenOver(page.locator('main h1').first());
        // React complains once it has drawn all of it.
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      },
    );

  test(`TON-04 (${lang}): a calendar that reaches the browser on the next day marks that day as today`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + late });
    await page.goto(calendar);
    await expect(page.locator('main [data-today] b').first()).toHaveText('16');
  });

  test.describe('without an answer', () => {
    test.use({ expectedTrouble: /Failed to load resource|content\.failed/ });

    for (const address of [home, calendar])
      test(
        `LDR-11: a page that reaches the browser on the next day stays where its host then fails: ${address}`,
        { tag: address === calendar ? [] : '@slow' },
        async ({ page }) => {
          await page.clock.install({ time: Date.now() + late });
          await page.route('**/api/content/**', (route) => route.abort());
          const failed = page.waitForEvent('requestfailed', (request) =>
            request.url().includes('/api/content/'),
          );
          await page.goto(address);
          const title = page.locator('main h1').first();
          const drawn = await title.textContent();
          await failed;
          await takenOver(title);
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          await expect(title).toHaveText(drawn ?? '');
          await expect(page.locator('[data-scope="unavailable"]')).toHaveCount(0);
        },
      );
  });

  test(
    `RES-15 (${lang}): a date that began while its page was on its way is over once the page is taken over, and no sooner`,
    { tag: '@slow' },
    async ({ page }) => {
      const { past } = words[lang].show.tickets;
      await page.clock.install({ time: Date.now() + late });
      const address = await nextShow(page, lang);
      const sent = await (await page.request.get(address)).text();
      await page.goto(address);
      await expect(page.locator('#buyTickets [data-past="true"]').getByText(past)).toHaveCount(1);
      expect(sent).not.toContain('data-past="true"');
    },
  );
}
