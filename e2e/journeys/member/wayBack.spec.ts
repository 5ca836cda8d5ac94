import type { Page } from '@playwright/test';
import { builtFile } from '#e2e/site/builtFile.ts';
import { languages } from '#contract/address/language.ts';
import { endSession, holdSession } from '#e2e/pageObjects/heldSession.ts';
import { submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { demo, forgetDoings, latestCode, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';

const { username } = demo.camille;
const session = (page: Page) => page.locator('[data-scope="session"]').first();
const loginTo = (lang: string, back: string) => `/${lang}/login?return=${encodeURIComponent(back)}`;
const search = '?from=mail&q=%C3%A9t%C3%A9';

for (const lang of languages) {
  const text = words[lang];
  const here = `${demoShow[lang]}${search}`;

  test(
    `SES-32 (${lang}): each way to the login leads back to the whole address`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, `${here}#main`);
      await expect(page.getByRole('link', { name: text.layout.logIn, exact: true })).toHaveAttribute(
        'href',
        loginTo(lang, `${here}#main`),
      );
      await expect(
        page
          .locator('[data-scope="reservation"]')
          .first()
          .getByRole('link', { name: text.reservation.login }),
      ).toHaveAttribute('href', loginTo(lang, `${here}#buyTickets`));
      await page.locator('main aside [aria-haspopup="dialog"]').first().click();
      await page.getByRole('dialog').getByRole('button', { name: text.buyPopup.hasPass.yes }).click();
      // BUY-02: the login of a Toronto page is the English one.
      await expect(
        page.getByRole('dialog').getByRole('link', { name: text.buyPopup.login.link }),
      ).toHaveAttribute('href', loginTo('en', `${here}#main`));
    },
  );

  test(`SES-32 (${lang}): and the login leads there`, { tag: '@slow' }, async ({ page, running }) => {
    await open(page, here);
    await page.locator('[data-scope="reservation"]').first().getByRole('link').click();
    await submitCredentials(page, username);
    await expect(page.getByLabel(text.login.code.label)).toBeVisible();
    await submitCode(page, await latestCode(running, username));
    await expect(page).toHaveURL(`${here}#buyTickets`);
    await expect(session(page)).toMatchState('authenticated');
  });
}

for (const elsewhere of ['//evil.example/en?a=b#c', 'https://evil.example/'])
  test(
    `SES-32: a way back to ${elsewhere} is none, for who logs in and for who is in`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const asked: string[] = [];
      await page.route('**://evil.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: 'evil' });
      });
      await open(page, loginTo('en', elsewhere));
      await submitCredentials(page, username);
      await expect(page.getByLabel(words.en.login.code.label)).toBeVisible();
      await submitCode(page, await latestCode(running, username));
      await expect(page).toHaveURL('/en');
      await expect(session(page)).toMatchState('authenticated');
      await page.goto(loginTo('en', elsewhere));
      await expect(page).toHaveURL('/en');
      await expect(session(page)).toMatchState('authenticated');
      expect(asked).toEqual([]);
    },
  );

test(
  'SES-31: a menu that is opened while a page is on its way stays open',
  { tag: '@slow' },
  async ({ page, running }) => {
    const hello = filled(words.en.session.menu.hello, { firstname: demo.camille.firstname });
    await holdSession(page, await logIn(running, 'camille'));
    await open(page, addresses.en.basic);
    const opener = page.getByRole('button', { name: hello });
    const mine = page.getByRole('link', { name: words.en.session.menu.mine });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(builtFile(/profile\.page/, 'js'), async (route) => {
      await held;
      await route.continue();
    });
    const before = await page.title();
    await opener.click();
    await mine.click();
    await opener.click();
    await expect(mine).toBeVisible();
    release();
    await expect(page).toHaveURL('/en/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      filled(words.en.profile.greeting, demo.camille),
    );
    // The new page's title comes together with its focus, which closed the menu.
    await expect(page).not.toHaveTitle(before);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(mine).toBeVisible();
  },
);

test(
  'SES-31: control: who has not moved finds the focus on the new page',
  { tag: '@slow' },
  async ({ page, running }) => {
    await holdSession(page, await logIn(running, 'camille'));
    await open(page, addresses.en.basic);
    await expect(session(page)).toMatchState('authenticated');
    await page.locator('footer a[href^="/en/"]').first().click();
    await expect(page.locator('#main')).toBeFocused();
  },
);

test.describe('scripts that cannot be fetched', () => {
  test.use({ expectedTrouble: /Failed to (load|fetch)|error loading|MemberCorner|LoginForm|dynamically/i });

  for (const lang of languages)
    test(
      `SES-31 (${lang}): a member whose menu is missing can ask for it again`,
      { tag: '@slow' },
      async ({ page, running }) => {
        await holdSession(page, await logIn(running, 'camille'));
        await page.route(builtFile(/MemberCorner/, 'js'), (route) => route.abort());
        await page.goto(addresses[lang].basic);
        const again = page.locator('header').getByRole('button', { name: words[lang].session.menu.missing });
        await expect(again).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unroute(builtFile(/MemberCorner/, 'js'));
        await again.click();
        await expect(session(page)).toMatchState('authenticated');
      },
    );

  for (const lang of languages)
    test(
      `SES-32 (${lang}): where the form is missing over a page that was interrupted, the login page finishes the act`,
      { tag: '@slow' },
      async ({ page, running }) => {
        const text = words[lang];
        const tokens = await logIn(running, 'camille');
        await forgetDoings(running, tokens);
        await holdSession(page, tokens);
        await page.route(builtFile(/LoginForm/, 'js'), (route) => route.abort());
        await page.goto(demoShow[lang]);
        const control = page.locator('[data-scope="reservation"]').first();
        await expect(control).toMatchState({ resting: 'reservable' });
        const restore = await endSession(page);
        await control.getByRole('button').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('alert')).toHaveText(text.session.interrupted.missing);
        await restore();
        await page.unroute(builtFile(/LoginForm/, 'js'));
        await dialog.getByRole('link', { name: text.session.interrupted.toLogin }).click();
        await expect(page).toHaveURL(loginTo(lang, demoShow[lang]));
        await submitCredentials(page, username);
        await expect(page.getByLabel(text.login.code.label)).toBeVisible();
        await submitCode(page, await latestCode(running, username));
        await expect(page).toHaveURL(demoShow[lang]);
        await expect(page.getByRole('dialog')).toContainText(text.reservation.succeeded.title);
      },
    );
});
