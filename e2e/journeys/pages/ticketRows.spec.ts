import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { crowdRows } from '#e2e/pageObjects/crowdedRows.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { demoShow, otherShow } from '#e2e/site/festival.ts';
import { forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** A row on a phone, in CSS pixels. */
const phone = { width: 375, height: 800 };
const tallest = 160;

const rowsOn = (page: Page) =>
  page.locator('#buyTickets ol > li[data-past="false"]').filter({ visible: true });

const heightsOn = (page: Page): Promise<number[]> =>
  rowsOn(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

const expectLow = async (page: Page): Promise<void> => {
  await expect(rowsOn(page)).not.toHaveCount(0);
  const tooHigh = async () => (await heightsOn(page)).filter((height) => height > tallest);
  await expect.poll(tooHigh).toEqual([]);
};

for (const lang of languages)
  test(
    `TKT-01 (${lang}): on a phone a row has one main button, other ways unfold by keyboard, and what is reserved leads to its ticket`,
    { tag: '@slow' },
    async ({ page, running }) => {
      await page.setViewportSize(phone);
      await open(page, otherShow[lang]);
      await expectLow(page);
      const relax = await crowdRows(page);
      await open(page, demoShow[lang]);
      await expect(rowsOn(page).getByText(words[lang].format.availability.rescheduled)).not.toHaveCount(0);
      await expectLow(page);
      await relax();
      await open(page, demoShow[lang]);
      await expectLow(page);
      const [row] = [rowsOn(page).first()];
      const pass = row.getByRole('link', { name: words[lang].show.buy.pass });
      await expect(pass).toBeHidden();
      await row.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(pass).toBeVisible();

      const tokens = await logIn(running, 'camille');
      await forgetDoings(running, tokens);
      await holdSession(page, tokens);
      await page.reload();
      const control = row.locator('[data-scope="reservation"]');
      await expect(control).toMatchState({ resting: 'reservable' });
      await expectLow(page);
      await control.getByRole('button').click();
      await expect(control).toMatchState({ told: 'succeeded' });
      await page.keyboard.press('Escape');
      await expect(control).toMatchState({ resting: 'reserved' });
      await expectLow(page);
      const ticket = control.getByRole('link', { name: words[lang].reservation.ticket });
      await ticket.click();
      await expect(page).toHaveURL(/\/profile#reservation-/);
      const target = page.locator(new URL(page.url()).hash);
      await expect(target).toBeInViewport();
      await forgetDoings(running, tokens);
    },
  );
