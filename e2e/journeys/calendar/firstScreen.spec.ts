import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { rest } from '#e2e/pageObjects/rest.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** The notice is there on a first visit, when it counts. */
test.use({ hasAnsweredCookies: false });

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };
/** The lowest top of the first show on a phone. */
const lowest = 560;
/** A Saturday on which the sample has shows in the evening. */
const evening = '2027-07-24T18:40:00-04:00';

const settle = async (page: Page) => {
  await expect(page.locator('[data-scope="cookieBanner"]')).toBeVisible();
  await rest(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

for (const lang of languages) {
  const { calendar: text, home } = words[lang];

  test(`TON-08 (${lang}): on a phone tonight’s first show is in the first screen of home and calendar`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const { url, stop } = await startSite({ NOW: evening });
    try {
      await open(page, `${url}/${lang}`);
      await settle(page);
      const ofHome = page.getByRole('region', { name: home.tonight.title }).getByRole('article');
      const onHome = await ofHome.first().boundingBox();
      expect(onHome?.y).toBeLessThanOrEqual(lowest);

      const calendar = calendarOn(page, lang);
      await open(page, url + addresses[lang].calendar);
      await calendar.root.getByRole('link', { name: text.quick.tonight, exact: true }).click();
      await expect(calendar.root).toMatchState('day');
      await settle(page);
      const first = calendar.tiles.first();
      await expect(first).not.toHaveAttribute('data-status', /SOLD_OUT|cancelled|postponed|past/);
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(lowest);
    } finally {
      // The page fetches ahead: no request may be under way when the site stops.
      await page.goto('about:blank');
      await stop();
    }
  });

  for (const [view, search] of [
    ['month', ''],
    ['day', `?mode=day&day=${festival.fullestDay}`],
  ])
    test(`TON-09 (${lang}): the first row of a ${view} has its titles in the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize(desk);
      const calendar = calendarOn(page, lang);
      await open(page, `${addresses[lang].calendar}${search}`);
      await settle(page);
      const { y = Infinity, height = 0 } =
        (await calendar.tiles.first().getByRole('heading').boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(desk.height);
    });
}
