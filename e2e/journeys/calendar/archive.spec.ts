import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { monthYear, words } from '#e2e/site/words.ts';
import { bothOf, textsOf } from '#server/festival/values/languages.ts';
import { sample } from '#server/testing/sampleFolder.ts';

/** The tests' day. */
const today = '2027-06-15';

for (const lang of languages)
  test(
    `RTE-04 (${lang}): the archive is the past: the present month up to today, the newest day first, and nothing leads to what is to come`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      const { overview } = words[lang].calendar;
      const datesShown = () =>
        calendar.days.evaluateAll((days) => days.map(({ id }) => id.slice('day-'.length)));
      await open(page, addresses[lang].archive);
      await expect(calendar.title).toContainText(monthYear(lang, festival.presentMonth));
      const dates = await datesShown();
      expect(dates[0]).toBe(today);
      expect(dates.at(-1)?.slice(0, 7)).toBe(festival.presentMonth);
      expect(dates).toEqual(dates.toSorted().toReversed());
      await expect(calendar.folded).toHaveCount(0);
      const numbersIn = (texts: readonly string[]) => texts.map((text) => Number(/\d+/.exec(text)?.[0]));
      const counts = numbersIn(await calendar.days.locator('h2 small').allTextContents());
      const [total] = numbersIn(await calendar.total.allTextContents());
      expect(total).toBe(counts.reduce((sum, count) => sum + count, 0));
      const linked = await page
        .getByRole('navigation', { name: overview.label })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(linked).toEqual(dates.toReversed().map((date) => `#day-${date}`));
      await expect(calendar.arrow('nextMonth')).toBeDisabled();

      await calendar.tab('day').click();
      await expect(page).toHaveURL(new RegExp(`mode=day&day=${today}`));
      await expect(calendar.arrow('nextDay')).toBeDisabled();
      await calendar.arrow('previousDay').click();
      await expect(page).toHaveURL(new RegExp(`day=${dates[1]}`));
      await calendar.selectorButton.click();
      const listed = calendar.dialog.locator('time');
      await expect(listed.last()).toHaveAttribute('datetime', today);
      await page.keyboard.press('Escape');
      await calendar.tab('month').click();

      await calendar.arrow('previousMonth').click();
      await expect(calendar.title).toContainText(monthYear(lang, '2027-05'));
      await expect.poll(async () => (await datesShown())[0]?.slice(0, 7)).toBe('2027-05');
      const may = await datesShown();
      expect(may).toEqual(may.toSorted().toReversed());

      // An address of a day to come is the archive's own beginning.
      await open(page, `${addresses[lang].archive}?mode=day&day=2027-06-20`);
      await expect(calendar.root).toMatchState('month');
      await expect(calendar.days.first()).toHaveAttribute('id', `day-${today}`);
    },
  );

/** `#14101f` as a browser tells it. */
const told = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

for (const lang of languages)
  test(
    `HOM-09 (${lang}): the tiles of the home page are as an editor tells them, white where no colour is told, and that of the night leads to the day that it is`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await open(page, addresses[lang].home);
      const tiles = page.getByRole('region', { name: words[lang].home.tiles.label }).getByRole('article');
      const drawn = await tiles.evaluateAll((all) =>
        all.map((tile) => {
          const link = tile.querySelector('h2 > a');
          return {
            title: link?.textContent,
            href: link?.getAttribute('href'),
            colour: link && getComputedStyle(link).color,
            sides: Array.from(tile.querySelectorAll('img, video'), (side) => side.getAttribute('src')),
          };
        }),
      );
      expect(drawn).toEqual(
        sample.home?.tiles.map(({ title, href, text_colour: colour = '#ffffff', ...sides }) => ({
          title: textsOf(title)[lang],
          href: bothOf(href)[lang],
          colour: told(colour),
          sides: [sides.image, sides.hover_image, sides.hover_film].filter((side) => side !== undefined),
        })),
      );
      await page.locator(`main a[href="${addresses[lang].calendar}?mode=day"]`).click();
      await expect(calendar.root).toMatchState('day');
      await expect(calendar.title).toContainText(
        lang === 'fr' ? 'mardi 15 juin 2027' : 'Tuesday, June 15, 2027',
      );
    },
  );

for (const lang of languages)
  test(
    `CAL-10 (${lang}): "See more" of today opens a view in which all that it counts is seen, what has begun too`,
    { tag: '@slow' },
    async ({ page }) => {
      const saturday = '2027-07-24';
      const { url, stop } = await startSite({ NOW: `${saturday}T20:20:00-04:00` });
      try {
        const calendar = calendarOn(page, lang);
        await open(page, url + addresses[lang].calendar);
        const block = calendar.day(saturday);
        const count = Number(/\d+/.exec((await block.locator('h2 small').textContent()) ?? '')?.[0]);
        const drawn = await block.locator('li:has(> a > time)').count();
        await expect(calendar.seeMore(saturday)).toContainText(`(${count - drawn})`);
        await calendar.seeMore(saturday).click();
        await expect(calendar.root).toMatchState('day');
        await expect(calendar.tiles).toHaveCount(count);
        await expect(calendar.tiles.locator('strong').first()).toHaveText(words[lang].calendar.tile.past);
      } finally {
        // It fetches ahead: nothing may be on its way when the site stops.
        await page.goto('about:blank');
        await stop();
      }
    },
  );
