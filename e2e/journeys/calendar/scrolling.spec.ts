import type { Locator, Page } from '@playwright/test';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectSettled, topOf, watchScrolling, wheelTo } from '#e2e/pageObjects/scrolling.ts';
import { addresses, demoShow, festival, plainShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

/** A month of some 550 shows. */
const month = `${addresses.en.calendar}?month=${festival.busiestMonth}`;
const lateDay = '2027-08-24';
/** The greatest distance on return, in pixels. */
const nearEnough = 4;
/** Positions of a page that does not glide: the old one, its rest on the new page, the new one. */
const fewFrames = 4;

/** Presses a link, and returns its distance from the top at that moment: synthetic, since a visitor's pointer would not move the page either. */
const pressInPlace = (link: Locator): Promise<number> =>
  link.evaluate((element: HTMLElement) => {
    const { top } = element.getBoundingClientRect();
    element.click();
    return top;
  });

/** In pixels; infinite until the element is drawn. */
const distanceFrom = async (top: number, target: Locator): Promise<number> =>
  Math.abs(((await topOf(target)) ?? Infinity) - top);

for (const size of [windows.phone, windows.desktop])
  test(
    `RTE-25: Back leads to the very tile of a month of 550 shows, and nothing glides (${size.width} px)`,
    { tag: size === windows.phone ? [] : '@slow' },
    async ({ page }) => {
      await page.setViewportSize(size);
      const calendar = calendarOn(page, 'en');
      await open(page, month);
      await expect
        .poll(async () => Number.parseInt(await calendar.total.innerText(), 10))
        .toBeGreaterThan(500);
      const visits = [
        { pressed: calendar.openDay(lateDay), away: /mode=day/ },
        {
          pressed: calendar.day('2027-08-28').getByRole('listitem').nth(1).getByRole('link'),
          away: /\/shows\//,
        },
      ];
      for (const { pressed, away } of visits) {
        await wheelTo(pressed);
        const seen = await watchScrolling(page);
        const before = await pressInPlace(pressed);
        await expect(page).toHaveURL(away);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect.poll(() => seen.evaluate(({ size: places }) => places)).toBeLessThanOrEqual(fewFrames);
        await wheelTo(page.getByRole('contentinfo'));
        const wayBack = await watchScrolling(page);
        await page.goBack();
        await expect(page).toHaveURL(month);
        await expect.poll(() => distanceFrom(before, pressed)).toBeLessThanOrEqual(nearEnough);
        await expectSettled(page);
        await expect.poll(() => distanceFrom(before, pressed)).toBeLessThanOrEqual(nearEnough);
        await expect
          .poll(() => wayBack.evaluate(({ size: places }) => places))
          .toBeLessThanOrEqual(fewFrames);
      }
    },
  );

/** Turns a phone during a visit to another page, and returns the tile's distance from its place afterwards. */
const turnMeanwhile = async (page: Page): Promise<number> => {
  await page.setViewportSize(windows.phone);
  const pressed = calendarOn(page, 'en').openDay(lateDay);
  await open(page, month);
  await wheelTo(pressed);
  const before = await pressInPlace(pressed);
  await expect(page).toHaveURL(/mode=day/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: windows.phone.height, height: windows.phone.height });
  await page.goBack();
  await expect(page).toHaveURL(month);
  await expect(pressed).toBeAttached();
  await expectSettled(page);
  return distanceFrom(before, pressed);
};

test(
  'CAL-36: Back leads to the very tile although the heights have changed meanwhile',
  { tag: '@slow' },
  async ({ page }) => {
    expect(await turnMeanwhile(page)).toBeLessThanOrEqual(nearEnough);
  },
);

test('control: with pixels alone Back misses the tile', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (state, ...rest) {
      const { place: _place, ...kept } = state ?? {};
      replaceState.call(this, kept, ...rest);
    };
  });
  expect(await turnMeanwhile(page)).toBeGreaterThan(nearEnough);
});

const widths = [375, 800, 1280];
const fragments = [
  { name: 'a day of the calendar', address: month, id: `day-${lateDay}`, top: 130 },
  { name: 'the words of a show of Toronto', address: demoShow.fr, id: 'about', top: 130 },
  { name: 'a show that is drawn as any other', address: plainShow.fr, id: 'about', top: 130 },
  // SHW-12: an offset of its own.
  { name: 'the tickets', address: demoShow.fr, id: 'buyTickets', top: 100 },
];

for (const { name, address, id, top } of fragments)
  test(
    `RTE-27: ${name} lands ${top} px below the top: from an address, from a press that glides, and from one without motion`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: windows.phone.height });
        await open(page, `${address}#${id}`);
        const target = page.locator(`[id="${id}"]`);
        const expectThere = async (step: string) => {
          await expect(target).toBeInViewport();
          await expectSettled(page);
          const found = Math.round((await topOf(target)) ?? Number.NaN);
          expect({ width, step, isThere: Math.abs(found - top) <= 1, found }).toEqual({
            width,
            step,
            isThere: true,
            found,
          });
        };
        await expectThere('address');
        await open(page, address);
        // An editor's link: some of the site's own are not on every screen.
        await page.evaluate((hash) => {
          const link = Object.assign(document.createElement('a'), { href: `#${hash}`, textContent: 'there' });
          document.querySelector('main')?.prepend(link);
        }, id);
        const press = (): Promise<string> =>
          page
            .locator('main > a')
            .first()
            .evaluate((link: HTMLElement) => {
              link.click();
              return getComputedStyle(document.documentElement).scrollBehavior;
            });
        expect(await press()).toBe('smooth');
        await expectThere('press');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.evaluate(() => window.scrollTo(0, 0));
        expect(await press()).toBe('auto');
        await expectThere('press without motion');
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      }
    },
  );
