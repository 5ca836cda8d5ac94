import type { Page } from '@playwright/test';
import { minute, second } from '#contract/settings/time.ts';
import { languages } from '#contract/address/language.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { anyCode, codeFieldOn, submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { demo, latestCode } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { codeFacts } from '#src/controls/login/formText.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';

const { username } = demo.camille;
const { codeLifetime, resendPause, tries } = settings.login;

const login = (page: Page) => page.locator('[data-scope="login"]');
const session = (page: Page) => page.locator('[data-scope="session"]');
const pending = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.pending);

const waitForCode = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await submitCredentials(page, username);
  await expect(codeFieldOn(page)).toBeFocused();
};
/** The server answers as if the code were wrong, or worse. */
const refuseCode = (page: Page, status: number, code: string, message = '…') =>
  page.route('**/v1/login/verify', (route) => route.fulfill({ status, json: { error: { code, message } } }));

for (const lang of languages)
  test(
    `SES-04 (${lang}): a page that is loaded anew while the mail is read goes on at its code, and leads back`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { login: text } = words[lang];
      const back = `${demoShow[lang]}?from=mail#dates`;
      await waitForCode(page, `/${lang}/login?return=${encodeURIComponent(back)}`);
      await page.reload();
      await expect(codeFieldOn(page)).toBeFocused();
      await expect(login(page).getByRole('status')).toHaveText(
        filled(text.code.sent, { username, ...codeFacts }),
      );
      await expect.poll(() => heldTokens(page)).toEqual({ token: null, refresh_token: null });
      await expect(session(page)).toMatchState('anonymous');
      await submitCode(page, await latestCode(running, username));
      await expect(page).toHaveURL(back);
      await expect(session(page)).toMatchState('authenticated');
      await expect.poll(() => pending(page)).toBeNull();
    },
  );

/** A clock moved on ends the calls under way, the live widget's among them. */
const refused = { expectedTrouble: /Failed to load resource|content\.failed/ };

test.describe('SES-04: what is left of the attempt', () => {
  test.use(refused);

  test(
    'SES-04: after a reload the pause, the tries and the ten minutes are what is left of them',
    { tag: '@slow' },
    async ({ page }) => {
      const { login: text } = words.en;
      const timer = page.getByRole('timer');
      const left = async (): Promise<number> => Number(/\d+/.exec((await timer.textContent()) ?? '')?.[0]);
      await page.clock.install();
      await waitForCode(page, '/en/login');
      await refuseCode(page, 401, 'wrong-code');
      await submitCode(page, anyCode);
      await expect(page.getByText(filled(text.problem.code, { tries: tries - 1 }))).toBeVisible();
      await skipTime(page, 10 * second);
      const before = await left();
      await page.reload();
      await expect(timer).toBeVisible();
      expect(before - (await left())).toBeGreaterThanOrEqual(0);
      await expect.poll(left).toBeLessThanOrEqual(resendPause / second - 10);
      await expect(page.getByText(filled(text.code.tries, { tries: tries - 1 }))).toBeVisible();
      await skipTime(page, resendPause);
      await page.reload();
      await expect(page.getByRole('button', { name: text.code.resend })).toBeEnabled();
      await skipTime(page, codeLifetime);
      await expect(login(page)).toMatchState('expired');
      await expect.poll(() => pending(page)).toBeNull();
    },
  );
});

test.describe('SES-04: what ends the attempt leaves nothing', () => {
  test.use(refused);

  const atFirstStep = async (page: Page): Promise<void> => {
    // The first step is in the page before its scripts run.
    await expect.poll(() => pending(page)).toBeNull();
    await page.reload();
    await expect(page.getByLabel(words.en.login.password, { exact: true })).toBeVisible();
    await expect(login(page)).toMatchState('idle');
  };

  test('SES-04: a dead attempt', { tag: '@slow' }, async ({ page }) => {
    await waitForCode(page, '/en/login');
    await refuseCode(page, 410, 'dead');
    await submitCode(page, anyCode);
    await expect(login(page)).toMatchState('dead');
    await atFirstStep(page);
  });

  test('SES-04: another account', { tag: '@slow' }, async ({ page }) => {
    await waitForCode(page, '/en/login');
    await page.getByRole('button', { name: words.en.login.code.back }).click();
    await atFirstStep(page);
  });

  for (const [says, by] of [
    ['ten minutes', codeLifetime],
    ['a clock that was set back an hour', -60 * minute],
  ] as const)
    test(`SES-04: ${says}, while the page was away`, { tag: '@slow' }, async ({ page }) => {
      await waitForCode(page, '/en/login');
      await page.goto(addresses.en.basic);
      await page.clock.setFixedTime(Date.now() + by);
      await page.goto('/en/login');
      await expect(login(page)).toMatchState('idle');
      await atFirstStep(page);
    });
});

test.describe('what the server says of a refusal', () => {
  test.use(refused);
  const says = 'This account is <b>closed</b>: write to us.';
  /** With a code that our API has not, and with one that it has, whose messages are for developers. */
  const [theirs, ours] = ['house-rule', 'invalid'] as const;

  for (const lang of languages)
    for (const step of ['initiate', 'verify'] as const)
      test(
        `SES-11 (${lang}): ${step}: its own words, whatever the status, or a sentence of the page`,
        { tag: '@slow' },
        async ({ page }) => {
          const { problem } = words[lang].login;
          if (step === 'verify') await waitForCode(page, `/${lang}/login`);
          else await open(page, `/${lang}/login`);
          for (const [status, code, message, shown] of [
            [403, theirs, says, says],
            [403, ours, says, problem.refused],
            [403, 'forbidden', '', problem.refused],
            [401, theirs, says, says],
            [404, theirs, says, says],
            [409, theirs, says, says],
            [422, theirs, says, says],
            [422, ours, says, problem.refused],
            [429, theirs, says, says],
            [503, theirs, says, says],
            [503, 'unavailable', says, problem.unavailable],
          ] as const) {
            const calls = `**/v1/login/${step}`;
            await page.route(calls, (route) => route.fulfill({ status, json: { error: { code, message } } }));
            await (step === 'verify' ? submitCode(page, anyCode) : submitCredentials(page, username));
            await expect(login(page).getByRole('alert'), `${status} ${code}`).toHaveText(shown);
            await page.unroute(calls);
          }
        },
      );
});

for (const lang of languages)
  test(
    `SES-02 (${lang}): a password can be shown, from where one types, and is hidden as it is sent`,
    { tag: '@slow' },
    async ({ page }) => {
      const { login: text } = words[lang];
      await open(page, `/${lang}/login`);
      const password = page.locator('input[name="password"]');
      const show = page.getByRole('button', { name: text.showPassword });
      await page.getByLabel(text.username, { exact: true }).fill(username);
      await page.keyboard.press('Tab');
      await expect(password).toBeFocused();
      await page.keyboard.type(demoPassword);
      await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
      await show.click();
      await expect(password).toHaveAttribute('type', 'text');
      await expect(password).toBeFocused();
      const caret = () =>
        password.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
      await expect.poll(caret).toEqual([2, 5]);
      await page.getByRole('button', { name: text.hidePassword }).click();
      await expect(password).toHaveAttribute('type', 'password');
      await expect.poll(caret).toEqual([2, 5]);
      await expect(password).toHaveValue(demoPassword);
      // By keyboard the button keeps the focus.
      await page.keyboard.press('Tab');
      await expect(show).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: text.hidePassword })).toBeFocused();
      await page.route('**/v1/login/initiate', () => {});
      await page.getByRole('button', { name: text.submit }).click();
      await expect(login(page)).toMatchState('initiating');
      await expect(password).toHaveAttribute('type', 'password');
    },
  );
