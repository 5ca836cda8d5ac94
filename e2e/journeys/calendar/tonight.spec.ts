import * as v from 'valibot';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { readDay } from '#e2e/site/calendarCalls.ts';
import { addresses } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';

const phone = { width: 375, height: 812 };
/** A Saturday on which the sample has shows in Montréal after five, and others before. */
const date = '2027-07-24';
const dated = v.object({ date: v.object({ start: v.string() }) });
const { calendar: text } = words.fr;

for (const [now, evening] of [
  ['09:00', '17:00'],
  ['14:00', '17:00'],
  ['17:40', '17:40'],
  ['18:40', '18:40'],
] as const)
  test(
    `CAL-38: at ${now} tonight’s first show in Montréal is one tap and one screen away`,
    { tag: '@slow' },
    async ({ page }) => {
      const { url, stop } = await startSite({
        NOW: Temporal.PlainDateTime.from(`${date}T${now}`)
          .toZonedDateTime('America/Toronto')
          .toInstant()
          .toString(),
      });
      try {
        await page.setViewportSize(phone);
        const evenings = { date, after: evening, before: '04:00', city: 'Montréal' };
        const { data } = await readDay(url, 'fr', evenings);
        const { start } = v.parse(dated, data[0]).date;
        const calendar = calendarOn(page, 'fr');
        const tile = calendar.tiles
          .filter({ hasText: 'Montréal' })
          .filter({ has: page.locator(`time[datetime^="${localOf(start)}"]`) });
        await open(page, url + addresses.fr.calendar);
        await expect(calendar.days.first()).toHaveAttribute('id', `day-${date}`);
        await calendar.root.getByRole('link', { name: text.quick.tonight, exact: true }).click();
        await expect(page).toHaveURL(/mode=day&day=2027-07-24&after=\d\d%3A\d\d&before=04%3A00$/);
        await expect(calendar.root).toContainText(
          filled(text.day.nowHere, { time: now.slice(0, 4), zone: '' }).slice(0, -2),
        );
        const { y = Number.POSITIVE_INFINITY } = (await tile.first().boundingBox()) ?? {};
        expect(Math.floor(y / phone.height)).toBeLessThanOrEqual(1);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await stop();
      }
    },
  );

/** `2027-07-24T18:30`: on the clocks of the festival. */
const localOf = (start: string): string =>
  Temporal.Instant.from(start)
    .toZonedDateTimeISO('America/Toronto')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
