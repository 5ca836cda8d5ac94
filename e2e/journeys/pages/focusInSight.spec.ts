import { open } from '#e2e/pageObjects/openPage.ts';
import { focusInSight } from '#e2e/pageObjects/scrolling.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

/** More controls than a page has. */
const farEnough = 260;

// A focused breadcrumb's link is fetched ahead: it has no page of its own yet.
test.use({ expectedTrouble: /Failed to load resource|content\.failed/ });

for (const [name, address] of Object.entries({
  'a month': `${addresses.en.calendar}?month=2027-07`,
  'a day': `${addresses.en.calendar}?mode=day&day=2027-07-10`,
  'a show': demoShow.en,
}))
  test(
    `WCAG 2.4.11: nothing that has the focus is under what sticks to the window, there and back: ${name}`,
    { tag: '@slow' },
    async ({ page }) => {
      for (const size of [windows.phone, windows.desktop]) {
        await page.setViewportSize(size);
        await open(page, address);
        for (const key of ['Tab', 'Shift+Tab']) {
          const covered: string[] = [];
          let count = 0;
          for (; count < farEnough; count += 1) {
            await page.keyboard.press(key);
            const focus = await focusInSight(page);
            if (focus === null) break;
            if (focus.isCovered) covered.push(focus.name);
          }
          expect(count).toBeGreaterThan(30);
          expect({ size, key, covered }).toEqual({ size, key, covered: [] });
        }
      }
    },
  );

test(
  'control: without room at the top, Shift+Tab leads under the header',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, `${addresses.en.calendar}?month=2027-07`);
    await page.evaluate(() => {
      document.documentElement.style.scrollPaddingTop = '0px';
      document.querySelector<HTMLElement>('footer a')?.focus();
    });
    const covered: string[] = [];
    for (let presses = 0; presses < farEnough / 2; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const focus = await focusInSight(page);
      if (focus?.isCovered) covered.push(focus.name);
    }
    expect(covered).not.toEqual([]);
  },
);
