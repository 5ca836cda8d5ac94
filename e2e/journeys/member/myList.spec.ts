import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { like, words } from '#e2e/site/words.ts';

test.use({ viewport: windows.phone, expectedTrouble: /Failed to load resource/ });

test.beforeEach(async ({ running }) => {
  await forgetDoings(running, await logIn(running, 'camille'));
});

for (const lang of languages)
  test(
    `WSH-08 (${lang}): what a member reserves and likes is on one page, with its ticket and its heart`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { memberLists, reservation, wishlist, layout } = words[lang];
      const other = otherLanguage(lang);
      const dialog = page.getByRole('dialog');
      const reserved = page.getByRole('region', { name: memberLists.reserved.title });
      const wishes = page.getByRole('region', { name: memberLists.wishes.title });
      await holdSession(page, await logIn(running, 'camille'));
      await open(page, demoShow[lang]);

      await test.step('likes two dates, reserves one', async () => {
        const rows = page.locator('#buyTickets li');
        for (const row of [rows.nth(0), rows.nth(1)]) {
          await row.getByRole('button', { name: like(wishlist.heart) }).click();
          await expect(row.locator('[data-scope="wishlist"]')).toMatchState('on');
        }
        const control = rows.first().locator('[data-scope="reservation"]');
        await expect(control).toMatchState({ resting: 'reservable' });
        await control.getByRole('button').click();
        await expect(dialog).toContainText(reservation.succeeded.title);
        await page.keyboard.press('Escape');
      });

      await test.step('finds them by the bar, the ticket first', async () => {
        await page
          .getByRole('navigation', { name: layout.bottomBar.label })
          .getByRole('link', { name: layout.bottomBar.list })
          .click();
        await expect(page).toHaveURL(pairPath('my-list', lang));
        await expect(wishes.getByRole('article')).toHaveCount(2);
        await reserved.getByRole('button', { name: memberLists.admission.show }).click();
        await expect(dialog.getByRole('img', { name: like(memberLists.admission.alt) })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('takes a wish back', async () => {
        await wishes
          .getByRole('button', { name: like(wishlist.heart) })
          .first()
          .click();
        await expect(wishes.getByRole('article')).toHaveCount(1);
      });

      await test.step('sees it in the other language', async () => {
        await page.getByRole('banner').getByRole('link', { name: layout.languages[other] }).click();
        await expect(page).toHaveURL(pairPath('my-list', other));
        const theirs = words[other].memberLists;
        await expect(
          page.getByRole('region', { name: theirs.wishes.title }).getByRole('article'),
        ).toHaveCount(1);
        await expect(page.getByRole('button', { name: theirs.admission.show })).toBeVisible();
      });

      await test.step('LDR-08: what does not come can be asked for again', async () => {
        const calls = '**/v1/me/programmationwishlists*';
        await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
        await page.goto(pairPath('my-list', lang));
        await expect(wishes.getByRole('alert')).toContainText(memberLists.wishes.failed);
        await expect(reserved.getByRole('article')).toHaveCount(1);
        await page.unroute(calls);
        await wishes.getByRole('button', { name: memberLists.retry }).click();
        await expect(wishes.getByRole('article')).toHaveCount(1);
        await expect(wishes.getByRole('alert')).toHaveCount(0);
      });

      const answer = await page.request.get(pairPath('my-list', lang));
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(await answer.text()).not.toContain('Desmond');
    },
  );
