import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { demoShow } from '#e2e/site/festival.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { languages } from '#contract/address/language.ts';

/** The dates of the show in these tests: all but the first in another city. */
const total = 12;
const away = 'Laval';
const home = 'Toronto';

const place = v.looseObject({ location: v.looseObject({ city: v.looseObject({ name: v.string() }) }) });
const list = v.looseObject({ data: v.array(v.looseObject({ venue: place })) });
const datesAddress = /\/shows\/[^/]+\/programmations/;

/** As many dates of the real answer, all but the first moved to the other city. */
const movedAway = (json: unknown): unknown => {
  const { data, ...rest } = v.parse(list, json);
  const moved = data.slice(0, total).map((ticket, index) => {
    const { venue } = ticket;
    if (index === 0) return ticket;
    return { ...ticket, venue: { ...venue, location: { ...venue.location, city: { name: away } } } };
  });
  return { ...rest, data: moved, totalcount: total, next: null };
};

/** Dates of two cities, until the real ones return. */
const moveDates = async (page: Page): Promise<() => Promise<void>> => {
  await page.route(datesAddress, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: movedAway(await response.json()) });
  });
  return () => page.unroute(datesAddress);
};

for (const lang of languages) {
  const text = words[lang].show.tickets;

  const datesOn = async (page: Page) => {
    await open(page, demoShow[lang]);
    const root = page.locator('#buyTickets');
    const rows = root.locator('ol > li');
    // The page fetches the seats anew as soon as it is open.
    await expect(rows).toHaveCount(total);
    return {
      rows,
      seen: rows.filter({ visible: true }),
      more: root.getByRole('button', { name: text.all }),
      city: root.getByRole('combobox', { name: text.city }),
    };
  };

  test(
    `SHW-13 (${lang}): five dates, five more at each press, and who reads on goes on with the first of them`,
    { tag: lang === 'fr' ? [] : '@slow' },
    async ({ page }) => {
      await moveDates(page);
      const { seen, more, city } = await datesOn(page);
      await expect(seen).toHaveCount(5);
      await city.selectOption(away);
      await expect(more).toHaveAccessibleName(filled(text.allNamed, { more: 5, total: total - 1 }));
      await city.selectOption(text.everyCity);
      await expect(more).toHaveAccessibleName(filled(text.allNamed, { more: 5, total }));
      await more.click();
      await expect(seen).toHaveCount(10);
      await expect(seen.nth(5)).toBeFocused();
      await expect(more).toHaveAccessibleName(filled(text.allNamed, { more: 2, total }));
      await more.click();
      await expect(seen).toHaveCount(total);
      await expect(seen.nth(10)).toBeFocused();
      await expect(more).toHaveCount(0);
    },
  );

  test(`SHW-14 (${lang}): a city shows its dates alone; it begins with its first five, and so do all of them again`, async ({
    page,
  }) => {
    await moveDates(page);
    const { rows, seen, more, city } = await datesOn(page);
    await expect(city.getByRole('option')).toHaveText([text.everyCity, home, away]);
    await more.click();
    await city.selectOption(away);
    await expect(rows).toHaveCount(total - 1);
    await expect(rows.filter({ hasNotText: away })).toHaveCount(0);
    await expect(seen).toHaveCount(5);
    await more.click();
    await expect(seen).toHaveCount(10);
    await city.selectOption(home);
    await expect(rows).toHaveCount(1);
    await expect(more).toHaveCount(0);
    await city.selectOption(text.everyCity);
    await expect(rows).toHaveCount(total);
    await expect(seen).toHaveCount(5);
  });

  test(
    `SHW-14 (${lang}): all dates are there again where those of the chosen city are gone`,
    { tag: '@slow' },
    async ({ page }) => {
      const tellReal = await moveDates(page);
      const { rows, city } = await datesOn(page);
      await city.selectOption(away);
      await expect(rows).toHaveCount(total - 1);
      await tellReal();
      const asked = page.waitForResponse(datesAddress);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await asked;
      await expect(city).toHaveCount(0);
      await expect(rows.filter({ hasText: home })).not.toHaveCount(0);
      await expect(rows.filter({ hasNotText: home })).toHaveCount(0);
    },
  );
}
