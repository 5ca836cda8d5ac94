import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';

const day = `${addresses.fr.calendar}?mode=day&day=${festival.dayWithOnlineShow}`;
const { tile, kind } = words.fr.calendar;
const viewerTime = like(tile.viewer);

/** `2027-06-20T23:00:00Z` → `08:00` in Tokyo. */
const timeIn = (timezone: string, instant: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timezone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });

for (const timezone of ['Asia/Tokyo', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']) {
  test.describe(timezone, () => {
    test.use({ timezoneId: timezone });

    test(`CAL-35, TKT-07: a viewer in ${timezone} is told an online show's own time, the others' stay those of the place`, async ({
      page,
    }) => {
      const calendar = calendarOn(page, 'fr');
      await open(page, day);
      const online = calendar.tiles.filter({ has: page.getByText(kind.online, { exact: true }) }).first();
      const start = await online.locator('time').getAttribute('datetime');
      await expect(online.getByText(viewerTime)).toContainText(timeIn(timezone, start ?? ''));
      const told = timeIn('America/Toronto', start ?? '');
      await expect(online.locator('time')).toHaveText(told);
      const inVenue = calendar.tiles.filter({ hasNot: page.getByText(kind.online, { exact: true }) });
      await expect(inVenue.getByText(viewerTime)).toHaveCount(0);
    });
  });
}

test.describe('America/Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('CAL-35: a viewer on the clock of the show is not told the same time twice', async ({ page }) => {
    const calendar = calendarOn(page, 'fr');
    await open(page, day);
    await expect(calendar.tiles).not.toHaveCount(0);
    await expect(calendar.root.getByText(viewerTime)).toHaveCount(0);
  });
});
