import type { Locator, Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** Ways to close a popup without an answer. */
const ways: readonly {
  says: string;
  dismiss: (page: Page, popup: Locator, lang: Language) => Promise<void>;
}[] = [
  { says: 'Escape', dismiss: (page) => page.keyboard.press('Escape') },
  {
    says: 'its button',
    dismiss: (_, popup, lang) => popup.getByRole('button', { name: words[lang].layout.popup.close }).click(),
  },
  { says: 'a press beside it', dismiss: (page) => page.mouse.click(2, 2) },
];

/** Whether a press anywhere in the window meets the popup or its overlay. */
const isOverAll = () => {
  const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
  return steps.every((x) =>
    steps.every(
      (y) => document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('dialog') !== null,
    ),
  );
};

/** The focused element outside of the popup; none for the browser's own controls. */
const focusedBehind = () => {
  const { activeElement: focused } = document;
  return focused === document.body || focused?.closest('dialog') ? null : (focused?.outerHTML ?? null);
};

for (const lang of languages)
  for (const { says, dismiss } of ways)
    test(
      `LAY-30 (${lang}): a popup lies over the page and keeps the focus, which comes back when ${says} closes it`,
      { tag: says === 'its button' ? '@slow' : [] },
      async ({ page }) => {
        const calendar = calendarOn(page, lang);
        await open(page, addresses[lang].calendar);
        await expect.poll(() => page.evaluate(isOverAll)).toBe(false);
        await calendar.filterButton.click();
        const popup = page.getByRole('dialog', { name: words[lang].calendar.filter.title });
        await expect(popup).toBeVisible();
        await expect.poll(() => page.evaluate(isOverAll)).toBe(true);
        for (let presses = 0; presses < 20; presses += 1) {
          await page.keyboard.press('Tab');
          await expect.poll(() => page.evaluate(focusedBehind)).toBe(null);
        }
        await dismiss(page, popup, lang);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(calendar.filterButton).toBeFocused();
        await expect.poll(() => page.evaluate(isOverAll)).toBe(false);
      },
    );
