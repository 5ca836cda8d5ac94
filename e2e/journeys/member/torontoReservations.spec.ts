import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { demoShow, otherShow } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';

const everyPage = { toronto: demoShow, elsewhere: otherShow };

for (const lang of languages)
  for (const [where, addresses] of Object.entries(everyPage))
    test(`RES-10 (${lang}): a member with credits may reserve the dates of a show of the Toronto variant, and of no other (${where})`, async ({
      page,
      running,
    }) => {
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
    });
