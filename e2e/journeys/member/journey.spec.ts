import { languages } from '#contract/address/language.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import { demo, forgetDoings, latestCode, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, like, words } from '#e2e/site/words.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { readCode } from '#server/testing/readCode.ts';
import { sessionSettings } from '#src/session/sessionSettings.ts';

const { username, firstname, credits } = demo.camille;

test.beforeEach(async ({ running }) => {
  await forgetDoings(running, await logIn(running, 'camille'));
});

for (const lang of languages)
  test(`SES-01 (${lang}): by keyboard alone, a member logs in with the code from the outbox, likes, reserves, shows the ticket, cancels and logs out`, async ({
    page,
    running,
  }) => {
    const text = words[lang];
    const { keyboard } = page;
    const press = async (control: ReturnType<typeof page.locator>): Promise<void> => {
      await tabTo(page, control);
      await keyboard.press('Enter');
    };
    await open(page, demoShow[lang]);

    await test.step('logs in', async () => {
      await press(page.getByRole('link', { name: text.layout.logIn, exact: true }));
      await expect(page).toHaveURL(new RegExp(`/${lang}/login\\?return=`));
      await tabTo(page, page.getByLabel(text.login.username, { exact: true }));
      await keyboard.type(username);
      await keyboard.press('Tab');
      await keyboard.type(demoPassword);
      await keyboard.press('Enter');
      await expect(page.getByLabel(text.login.code.label)).toBeFocused();
      await keyboard.type(await latestCode(running, username));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(demoShow[lang]);
      await expect(
        page.getByRole('button', { name: filled(text.session.menu.hello, { firstname }) }),
      ).toBeVisible();
    });

    const row = page.locator('#buyTickets li').first();
    const control = row.locator('[data-scope="reservation"]');
    await test.step('likes', async () => {
      const heart = row.getByRole('button', { name: like(text.wishlist.heart) });
      await press(heart);
      await expect(row.locator('[data-scope="wishlist"]')).toMatchState('on');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(heart).toBeFocused();
    });

    const dialog = page.getByRole('dialog');
    await test.step('reserves', async () => {
      await expect(control).toMatchState({ resting: 'reservable' });
      await press(control.getByRole('button'));
      await expect(dialog).toContainText(text.reservation.succeeded.title);
      await press(dialog.getByRole('link', { name: text.reservation.succeeded.mine }));
      await expect(page).toHaveURL(`/${lang}/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        filled(text.profile.greeting, { firstname }),
      );
      const wallet = page.getByRole('region', { name: text.profile.credits.title });
      await expect(wallet).toContainText(String(credits - 1));
    });

    await test.step('shows the ticket', async () => {
      const show = page.getByRole('button', { name: text.memberLists.admission.show });
      await press(show);
      await expect(dialog.getByRole('img', { name: like(text.memberLists.admission.alt) })).toBeVisible();
      await expect.poll(async () => (await readCode(await page.screenshot()))?.format).toBe('QRCode');
      await keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(show).toBeFocused();
      await expect(page.getByRole('region', { name: text.memberLists.wishes.title })).toContainText(
        'Desmond Okafor',
      );
    });

    await test.step('cancels', async () => {
      // It is before the ticket, which has the focus.
      await tabTo(
        page,
        page.locator(rootsIn('reservation', { resting: 'reserved' })).getByRole('button'),
        'Shift+Tab',
      );
      await keyboard.press('Enter');
      await expect(dialog).toContainText(text.reservation.confirm.title);
      await press(dialog.getByRole('button', { name: text.reservation.confirm.cancel }));
      await expect(dialog).toContainText(text.reservation.cancelled.title);
      await keyboard.press('Escape');
      await expect(page.getByRole('region', { name: text.profile.credits.title })).toContainText(
        String(credits),
      );
    });

    await test.step('logs out', async () => {
      await keyboard.press('Home');
      const greeting = page.getByRole('button', { name: filled(text.session.menu.hello, { firstname }) });
      await tabTo(page, greeting, 'Shift+Tab');
      await keyboard.press('Enter');
      await press(page.getByRole('button', { name: text.session.menu.logOut }).first());
      await expect(page).toHaveURL(`/${lang}/login`);
      await expect(page.getByRole('link', { name: text.layout.logIn, exact: true })).toBeVisible();
      await expect.poll(() => heldTokens(page)).toMatchObject({ token: null });
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).not.toContain(sessionSettings.memberCookie);
    });
  });
