import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { demoShow, otherShow } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** Every way to buy a pass on a page, folded ones too. */
const passes = (page: Page) =>
  page.locator('#main').locator('a[href$="/choose-your-pass"], a[href$="/choisir-son-passe"]');
const isIn = (page: Page) => expect(page.locator('[data-scope="session"]')).toMatchState('authenticated');

const everyPage = { toronto: demoShow, elsewhere: otherShow };

for (const lang of languages)
  for (const [where, addresses] of Object.entries(everyPage))
    test(
      `RES-10 (${lang}): a member with credits may reserve the dates of a show of the Toronto variant, and of no other (${where})`,
      { tag: '@slow' },
      async ({ page, running }) => {
        await holdSession(page, await logIn(running, 'camille'));
        await open(page, addresses[lang]);
        await expect(page.locator('[data-scope="session"]')).toMatchState('authenticated');
        const rows = page.locator('#buyTickets ol > li[data-past="false"]').filter({ visible: true });
        const controls = rows.locator('[data-scope="reservation"]');
        await expect(rows).not.toHaveCount(0);
        if (where === 'toronto') {
          await expect(controls).toHaveCount(await rows.count());
          await expect(controls.first()).toMatchState({ resting: 'reservable' });
        } else {
          await expect(page.locator('#buyTickets a').first()).toBeVisible();
          await expect(page.locator('[data-scope="reservation"]')).toHaveCount(0);
        }
      },
    );

for (const lang of languages) {
  const { noCredit } = words[lang].reservation;

  test(
    `RES-17 (${lang}): who has no credit left is told so, and is offered no pass`,
    { tag: '@slow' },
    async ({ page, running }) => {
      await holdSession(page, await logIn(running, 'alex'));
      await open(page, demoShow[lang]);
      await isIn(page);
      const controls = page.locator('[data-scope="reservation"]').filter({ visible: true });
      const without = controls.and(page.locator('[data-state="resting.noCredit"]'));
      await expect(without).not.toHaveCount(0);
      const button = without.first().getByRole('button');
      await expect(button).toContainText(noCredit);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(passes(page)).toHaveCount(0);
    },
  );

  test(`RES-28 (${lang}): on Toronto a member is offered no pass and the credits are looked up; a visitor, and a member elsewhere, are offered one`, async ({
    page,
    running,
  }) => {
    await open(page, demoShow[lang]);
    await expect(passes(page)).not.toHaveCount(0);
    await holdSession(page, await logIn(running, 'sam'));
    const credits = page.waitForRequest('**/v1/me/usercredits');
    await open(page, demoShow[lang]);
    await isIn(page);
    await credits;
    await expect(passes(page)).toHaveCount(0);
    await open(page, otherShow[lang]);
    await isIn(page);
    await expect(passes(page)).not.toHaveCount(0);
  });
}
