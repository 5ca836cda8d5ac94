import type { Locator, Page } from '@playwright/test';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({
  viewport: windows.phone,
  colorScheme: 'dark',
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** The painted colours of letters and ground. */
const inkOf = (part: Locator) =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });

/** The same for system colours. */
const inkOfSystem = (page: Page, color: string, background: string) =>
  page.evaluate((css) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = css;
    const { color: letters, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [letters, backgroundColor];
  }, `forced-color-adjust: none; color: ${color}; background: ${background}`);

test(
  'CAL-01: forced colours keep which mode and which place of the bar is chosen',
  { tag: '@slow' },
  async ({ page }) => {
    const { layout, calendar } = words.fr;
    await open(page, `${addresses.fr.calendar}?month=${festival.presentMonth}`);
    const tabs = page.getByRole('navigation', { name: calendar.mode.label });
    const bar = page.getByRole('navigation', { name: layout.bottomBar.label });
    const chosen = await inkOfSystem(page, 'HighlightText', 'Highlight');
    for (const [nav, here, elsewhere] of [
      [tabs, calendar.mode.month, calendar.mode.day],
      [bar, layout.bottomBar.calendar, layout.bottomBar.list],
    ] as const) {
      await expect.poll(() => inkOf(nav.getByRole('link', { name: here, exact: true }))).toEqual(chosen);
      await expect
        .poll(() => inkOf(nav.getByRole('link', { name: elsewhere, exact: true })))
        .not.toEqual(chosen);
    }
  },
);

test(
  'CAL-15: forced colours keep the kinds apart: a shape of its own beside its word, in the system’s ink',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, `${addresses.fr.calendar}?month=${festival.busiestMonth}`);
    await expect(calendarOn(page, 'fr').tiles.first()).toBeVisible();
    const [ink] = await inkOfSystem(page, 'CanvasText', 'Canvas');
    const drawn = await page.locator('[data-kind]').evaluateAll((kinds) => [
      ...new Map(
        kinds.map((kind) => {
          const { clipPath, backgroundColor } = getComputedStyle(kind, '::before');
          return [kind.getAttribute('data-kind'), { clipPath, backgroundColor }] as const;
        }),
      ),
    ]);
    expect(drawn.map(([kind]) => kind).toSorted()).toEqual(['online', 'outdoor', 'venue']);
    expect(new Set(drawn.map(([, { clipPath }]) => clipPath)).size).toBe(3);
    for (const [kind, { backgroundColor }] of drawn) expect([kind, backgroundColor]).toEqual([kind, ink]);
  },
);
