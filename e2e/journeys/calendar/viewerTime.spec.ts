import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

const own = 'America/Toronto';
/** The names of the clocks, as pages say them. */
const clocks = {
  'Asia/Tokyo': { fr: /heure de Tokyo/, en: /Tokyo time/ },
  'Asia/Kathmandu': { fr: /heure de Kath?mandu/, en: /Kath?mandu time/ },
  'America/St_Johns': { fr: /heure de Terre-Neuve/, en: /Newfoundland Time/ },
  'Pacific/Kiritimati': { fr: /heure de Kiritimati/, en: /Kiritimati time/ },
  [own]: { fr: /heure de l’Est/, en: /Eastern Time/ },
} as const;

/** `2027-06-20T23:00:00Z` → `8:00 am` of the 21st, a Monday, in Tokyo. */
const told = (lang: Language, timezone: string, instant: string) => {
  const wall = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);
  const minute = String(wall.minute).padStart(2, '0');
  return {
    date: wall.toPlainDate().toString(),
    weekday: words[lang].format.weekdaysShort[wall.dayOfWeek % 7] ?? '',
    time:
      lang === 'fr'
        ? `${String(wall.hour).padStart(2, '0')}:${minute}`
        : `${wall.hour % 12 || 12}:${minute} ${wall.hour < 12 ? 'am' : 'pm'}`,
  };
};

/** The first online tile of what is shown, and when its show begins. */
const firstOnline = async (page: Page, lang: Language) => {
  const tile = calendarOn(page, lang)
    .tiles.filter({ has: page.locator('[data-kind="online"]') })
    .first();
  const start = (await tile.locator('time').getAttribute('datetime')) ?? '';
  return { tile, start };
};

for (const timezone of ['Asia/Tokyo', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati'] as const)
  test.describe(timezone, () => {
    test.use({ timezoneId: timezone });

    for (const lang of languages)
      test(
        `CAL-34 (${lang}): a viewer in ${timezone} reads an online show by their own day and hour, both zones named, the others by the clock of the place`,
        { tag: '@slow' },
        async ({ page }) => {
          await open(page, `${addresses[lang].calendar}?mode=day&day=${festival.dayWithOnlineShow}`);
          const { tile, start } = await firstOnline(page, lang);
          const [theirs, ours] = [told(lang, timezone, start), told(lang, own, start)];
          const isOtherDay = theirs.date !== ours.date;
          const time = tile.locator('time');
          await expect(time).toContainText(theirs.time);
          await expect
            .poll(async () => (await time.textContent())?.startsWith(theirs.weekday))
            .toBe(isOtherDay);
          const small = tile.locator('small');
          await expect(small).toContainText(clocks[timezone][lang]);
          await expect(small).toContainText(clocks[own][lang]);
          await expect(small).toContainText(ours.time);
          const inVenue = calendarOn(page, lang).tiles.filter({
            hasNot: page.locator('[data-kind="online"]'),
          });
          await expect(inVenue.getByText(clocks[timezone][lang])).toHaveCount(0);
          const elsewhere = inVenue.first().locator('time');
          const at = (await elsewhere.getAttribute('datetime')) ?? '';
          const [, hour = '', minute = ''] = /T(\d\d):(\d\d)/.exec(at) ?? [];
          const wall = lang === 'fr' ? `${hour}:${minute}` : `${Number(hour) % 12 || 12}:${minute}`;
          await expect(elsewhere).toContainText(wall);

          // Where the days are lines nothing of it is cut off.
          await page.setViewportSize(windows.phone);
          await open(page, `${addresses[lang].calendar}?month=${festival.busiestMonth}&kind=online`);
          const line = await firstOnline(page, lang);
          await expect(line.tile.locator('time')).toContainText(told(lang, timezone, line.start).time);
          const isCut = await line.tile
            .locator('small')
            .evaluate((text) => text.scrollWidth > text.clientWidth);
          expect(isCut).toBe(false);

          // The show's own page, in each of its rows.
          await line.tile.getByRole('link').click();
          const row = page.locator('#buyTickets li').first();
          const rowStart = (await row.locator('time').getAttribute('datetime')) ?? '';
          await expect(row.locator('time')).toContainText(told(lang, timezone, rowStart).time);
          await expect(row).toContainText(clocks[timezone][lang]);
          await expect(row).toContainText(clocks[own][lang]);
        },
      );
  });

test.describe(own, () => {
  test.use({ timezoneId: own });

  test(
    'CAL-35: a viewer on the clock of the show is not told the same time twice, and whose clock it is',
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, `${addresses.fr.calendar}?mode=day&day=${festival.dayWithOnlineShow}`);
      const { tile, start } = await firstOnline(page, 'fr');
      await expect(tile.locator('time')).toHaveText(told('fr', own, start).time);
      await expect(tile.locator('small')).toHaveText(clocks[own].fr);
    },
  );
});
