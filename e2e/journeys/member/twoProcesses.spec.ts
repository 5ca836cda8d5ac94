import { writeFile } from 'node:fs/promises';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { heldTokens, holdSession } from '#e2e/pageObjects/heldSession.ts';
import { submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { demoShow, otherShow } from '#e2e/site/festival.ts';
import { rootsIn } from '#e2e/site/matchesState.ts';
import {
  askMemberApi,
  clientKey,
  demo,
  forgetDoings,
  joinSite,
  latestCode,
  latestLink,
  logIn,
  logInWith,
} from '#e2e/site/member.ts';
import { expect, test as base } from '#e2e/site/test.ts';
import { hasPostgres, startTwoProcesses, type TwoProcesses } from '#e2e/site/twoProcesses.ts';
import { words } from '#e2e/site/words.ts';
import { runScript } from '#server/testing/runScript.ts';
import { settings } from '#machines/settings.ts';

const test = base.extend<object, { two: TwoProcesses }>({
  two: [
    async ({}, use) => {
      const two = await startTwoProcesses();
      await use(two);
      await two.stop();
    },
    { scope: 'worker' },
  ],
  running: [async ({ two }, use) => use(two), { scope: 'worker' }],
});

test.skip(!hasPostgres, 'there is no PostgreSQL on this machine');
// A conflict, and sessions that end.
test.use({ expectedTrouble: /status of (401|409|412)/ });

/** Both processes have taken part in what happened, changes included. */
const expectBoth = ({ takeAnswered }: TwoProcesses): void => {
  const answered = takeAnswered();
  expect(answered.map((requests) => requests.length > 0)).toEqual([true, true]);
  expect(answered.flat().some((request) => /^(POST|PATCH|PUT|DELETE) /.test(request))).toBe(true);
};

const first = 'correct horse battery';
const second = 'a brand new password';

for (const lang of languages) {
  const text = words[lang];

  test(`OPS-25 (${lang}): behind a proxy that alternates between two processes a member logs in, reserves and cancels`, async ({
    page,
    two,
  }) => {
    const { username } = demo.camille;
    await forgetDoings(two, await logIn(two, 'camille'));
    two.takeAnswered();
    await open(page, `/${lang}/login?return=${encodeURIComponent(demoShow[lang])}`);
    await submitCredentials(page, username);
    await expect(page.getByLabel(text.login.code.label)).toBeVisible();
    await submitCode(page, await latestCode(two, username));
    await expect(page).toHaveURL(demoShow[lang]);
    const control = page.locator('#buyTickets li').first().locator('[data-scope="reservation"]');
    const dialog = page.getByRole('dialog');
    await expect(control).toMatchState({ resting: 'reservable' });
    await control.getByRole('button').click();
    await expect(dialog).toContainText(text.reservation.succeeded.title);
    await dialog.getByRole('link', { name: text.reservation.succeeded.mine }).click();
    await page
      .locator(rootsIn('reservation', { resting: 'reserved' }))
      .getByRole('button')
      .click();
    await dialog.getByRole('button', { name: text.reservation.confirm.cancel }).click();
    await expect(dialog).toContainText(text.reservation.cancelled.title);
    expectBoth(two);
  });

  test(
    `OPS-25 (${lang}): … and a session is renewed again and again`,
    { tag: '@slow' },
    async ({ page, two }) => {
      const tokens = await logIn(two, 'sam');
      await holdSession(page, tokens);
      await page.clock.install();
      await open(page, `/${lang}/profile`);
      two.takeAnswered();
      let renewed = 0;
      page.on('response', (answer) => {
        if (answer.url().endsWith('/v1/login_token_refresh') && answer.ok()) renewed += 1;
      });
      for (let round = 1; round <= 4; round += 1) {
        await skipTime(page, settings.session.refreshInterval);
        await expect.poll(() => renewed).toBeGreaterThanOrEqual(round);
      }
      expectBoth(two);
      await expect.poll(async () => (await heldTokens(page)).refresh_token).not.toBe(tokens.refresh_token);
      expect(
        (await askMemberApi(two, 'GET', '/v1/me/profile', { token: (await heldTokens(page)).token ?? '' }))
          .status,
      ).toBe(200);
    },
  );

  test(
    `OPS-25 (${lang}): … and somebody registers, forgets the password, and chooses a new one by mail`,
    { tag: '@slow' },
    async ({ page, two }) => {
      const email = await joinSite(two, { FullName: 'Jo Roy', password: first, lang });
      two.takeAnswered();
      await open(page, pairPath('reset-password', lang));
      const form = page.locator('[data-scope="passwordReset"]');
      await form.locator('[name="Email"]').fill(email);
      await form.locator('[name="Email"]').press('Enter');
      await expect(form).toMatchState({ code: 'coding' });
      await expect(async () => {
        expect(await latestLink(two, email)).toContain(pairPath('reset-password', lang));
      }).toPass();
      await form.locator('[name="code"]').fill(await latestCode(two, email));
      await form.locator('[name="code"]').press('Enter');
      await expect(form).toMatchState('choosing');
      await form.locator('[name="Password"]').fill(second);
      await form.locator('[name="Password"]').press('Enter');
      await expect(form).toMatchState('done');
      expectBoth(two);
      const attempt = async (password: string): Promise<number> => {
        const body = { username: email, password, key: clientKey };
        return (await askMemberApi(two, 'POST', '/v1/login/initiate', { body })).status;
      };
      expect([await attempt(first), await attempt(second)]).toEqual([401, 200]);
    },
  );

  test(
    `OPS-25 (${lang}): … and a visitor asks for the newsletter`,
    { tag: '@slow' },
    async ({ page, two }) => {
      const email = `reader-${crypto.randomUUID()}@example.test`;
      two.takeAnswered();
      await open(page, otherShow[lang]);
      const form = page.locator('[data-scope="newsletter"]');
      await form.getByLabel(text.layout.footer.newsletterEmail, { exact: true }).fill(email);
      await form.getByRole('button').click();
      await expect(form).toMatchState('subscribed');
      expectBoth(two);
    },
  );

  test(
    `OPS-25 (${lang}): … and an imported show is found, whichever process answers`,
    { tag: '@slow' },
    async ({ page, two }, testInfo) => {
      const name = `Zyxomma ${lang}`;
      const file = testInfo.outputPath('one.json');
      await writeFile(
        file,
        JSON.stringify({
          '@context': 'https://schema.org',
          '@type': 'ComedyEvent',
          name,
          startDate: '2027-07-20T20:00:00-04:00',
          location: { '@type': 'Place', name: 'Salle Zed', address: 'Montréal' },
        }),
      );
      const script = runScript('server/import/import.cli.ts', {
        args: [file],
        env: { DATABASE_URL: two.databaseUrl },
      });
      expect(await script.end()).toMatchObject({ code: 0 });
      const found = page.locator('[data-scope="search"]').getByRole('link', { name });
      await expect(async () => {
        for (let visit = 0; visit < 4; visit += 1) {
          await page.goto(`${pairPath('search', lang)}?q=Zyxomma`);
          await expect(found.first()).toBeVisible({ timeout: 1_000 });
        }
      }).toPass();
    },
  );

  test(
    `OPS-25 (${lang}): … and details that change in two tabs are lost in neither`,
    { tag: '@slow' },
    async ({ page, two }) => {
      const username = await joinSite(two, { FullName: 'Jo Roy', password: first, lang });
      const tokens = await logInWith(two, { username, password: first });
      await holdSession(page, tokens);
      await open(page, `/${lang}/profile`);
      const form = page.locator('[data-scope="profileForm"]');
      await form.getByRole('button', { name: text.profile.details.edit }).click();
      await form.locator('[name="lastname"]').fill('Tremblay');
      const tab = await page.context().newPage();
      await holdSession(tab, tokens);
      await open(tab, `/${lang}/profile`);
      const there = tab.locator('[data-scope="profileForm"]');
      await there.getByRole('button', { name: text.profile.details.edit }).click();
      await there.locator('[name="lastname"]').fill('Côté');
      two.takeAnswered();
      await there.locator('[name="lastname"]').press('Enter');
      await expect(there).toMatchState('saved');
      await tab.close();
      await form.locator('[name="lastname"]').press('Enter');
      await expect(form).toMatchState('conflict');
      await form.getByRole('button', { name: text.profile.details.conflict.keep }).click();
      await expect(form).toMatchState('saved');
      expectBoth(two);
    },
  );
}
