import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { readDay } from '#e2e/site/calendarCalls.ts';
import { addresses } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';

const date = '2027-07-24';
const nextOfNight = v.object({ url: v.string() });
const sizes = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

for (const lang of languages)
  test(
    `TON-02 (${lang}): at 01:30 home, the calendar and the show still say tonight`,
    { tag: '@slow' },
    async ({ page }) => {
      const { url: site, stop } = await startSite({ NOW: `${date}T01:30:00-04:00` });
      const { home, calendar: text, show } = words[lang];
      try {
        const { data } = await readDay(site, lang, { date, after: '01:30', before: '04:00' });
        const { url: address } = v.parse(nextOfNight, data[0]);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await open(page, `${site}/${lang}`);
          const tonight = page.getByRole('region', { name: home.tonight.title });
          await expect(tonight.locator(`a[href="${address}"]`).first()).toBeVisible();

          await open(page, site + addresses[lang].calendar);
          const calendar = calendarOn(page, lang);
          await calendar.root.getByRole('link', { name: text.quick.tonight, exact: true }).click();
          await expect(page).toHaveURL(/mode=day&day=2027-07-24&after=01%3A3\d&before=04%3A00$/);
          await expect(calendar.root.locator(`a[href="${address}"]`).first()).toBeVisible();
          await expect(
            calendar.root.getByRole('link', { name: text.quick.tonight, exact: true }),
          ).toHaveAttribute('aria-current', 'true');

          await open(page, site + address);
          await expect(page.getByText(like(show.next.tonight)).first()).toBeVisible();
        }
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await stop();
      }
    },
  );
