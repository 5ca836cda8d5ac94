import type { TokenPair } from '#contract/wire/member/session.ts';
import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { askMemberApi, forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';

test.use({ expectedTrouble: /Failed to load resource|ERR_INTERNET_DISCONNECTED|content\.failed/ });

let tokens: TokenPair;
test.beforeEach(async ({ page, running }) => {
  tokens = await logIn(running, 'camille');
  await forgetDoings(running, tokens);
  await holdSession(page, tokens);
});
test.afterEach(({ running }) => forgetDoings(running, tokens));

for (const lang of languages)
  test(
    `RES-19 (${lang}): reserving without a network is an error after the checks; with the network back it is looked at again and reserved once`,
    { tag: '@slow' },
    async ({ context, page, running }) => {
      const { refused, unanswered, unsettled, succeeded } = words[lang].reservation;
      await page.clock.install();
      await open(page, demoShow[lang]);
      const root = page.locator('[data-scope="reservation"]').first();
      const popup = root.locator('dialog');
      await expect(root).toMatchState({ resting: 'reservable' });
      await context.setOffline(true);
      await root.locator(':scope > button').click();

      await test.step('looks for what came of it, and says no error meanwhile', async () => {
        for (const pause of settings.reservation.reconcilePauses) {
          await expect(root).toMatchState({ doubtful: 'unsettled' });
          await expect(popup.getByRole('heading')).toHaveText(unsettled.title);
          await expect(popup).not.toContainText(refused.title);
          await page.clock.runFor(pause);
        }
      });
      await test.step('says the error', async () => {
        await expect(root).toMatchState({ doubtful: 'unanswered' });
        await expect(popup.getByRole('heading')).toHaveText(refused.title);
        await expect(popup).toContainText(refused.text);
        await expect(popup).toContainText(unanswered.reserve);
      });
      await test.step('can be looked at again, as often as one likes', async () => {
        await popup.getByRole('button', { name: unsettled.check }).click();
        await expect(root).toMatchState({ doubtful: 'unanswered' });
        await context.setOffline(false);
        await popup.getByRole('button', { name: unsettled.check }).click();
        await expect(popup.getByRole('heading')).toHaveText(succeeded.title);
      });
      const { token } = tokens;
      const list = await askMemberApi(running, 'GET', '/v1/me/creditbookings?status=true', { token });
      expect((await list.json()).data.items).toHaveLength(1);
    },
  );
