import type { Locator, Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { askMemberApi, clientKey, joinSite, latestCode, latestLink } from '#e2e/site/member.ts';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test.use({ expectedTrouble: /ERR_FAILED|status of 403/ });

const first = 'correct horse battery';
const second = 'a brand new password';

/** The status of a login's first step. */
const logIn = async (running: RunningSite, username: string, password: string): Promise<number> => {
  const body = { username, password, key: clientKey };
  return (await askMemberApi(running, 'POST', '/v1/login/initiate', { body })).status;
};

/** Chooses a place by keyboard, during typing. */
const choose = async (field: Locator, typed: string, name: string): Promise<void> => {
  await field.fill(typed);
  const options = field.page().getByRole('option');
  await expect(options.first()).toHaveText(name);
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue(name);
};

const quebec: Readonly<Record<Language, string>> = { fr: 'Québec', en: 'Quebec' };

/** The server does the work of the step's next call; its answer is lost. */
const loseAnswer = (page: Page, step: 'activate-account' | 'finalize'): Promise<unknown> =>
  page.route(
    `**/reset-password/${step}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

for (const lang of languages) {
  const text = words[lang].account;

  test(
    `PRO-10 (${lang}): who registers is told what lacks, loses nothing by a reload, and activates with the link`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const email = `jo-${crypto.randomUUID().slice(0, 8)}@example.test`;
      await open(page, `/${lang}/login`);
      await page.getByRole('link', { name: words[lang].login.others.register }).click();
      await expect(page).toHaveURL(pairPath('register', lang));
      const form = page.locator('[data-scope="registration"]');
      const location = page.locator('[data-scope="location"]');
      const field = (name: string) => form.locator(`[name="${name}"]`);
      const place = (level: 'country' | 'province' | 'city') =>
        location.getByRole('combobox', { name: text.places[level], exact: true });
      const submit = form.getByRole('button', { name: text.register.submit });
      await expect(location).toMatchState('choosing');

      await submit.click();
      const summary = form.getByRole('group').filter({ hasText: text.fault.missing.FullName }).first();
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(
        (['FullName', 'Email', 'Location', 'Password'] as const).map((name) => text.fault.missing[name]),
      );
      await expectNoViolations(page);
      await summary.getByRole('link').first().click();
      await expect(field('FullName')).toBeFocused();

      await field('FullName').fill('Jo Tremblay');
      await field('Email').fill(email);
      await choose(place('country'), 'canada', 'Canada');
      await choose(place('province'), 'quebec', quebec[lang]);
      await choose(place('city'), 'laval', 'Laval');
      await field('Password').fill(first);
      await expect(form.getByText(text.strength.strong)).toBeVisible();

      await page.reload();
      await expect(location).toMatchState('whole');
      await expect(place('city')).toHaveValue('Laval');
      await expect(field('FullName')).toHaveValue('Jo Tremblay');
      await expect(field('Email')).toHaveValue(email);
      await expect(field('Password')).toHaveValue('');
      await expect(submit).toBeEnabled();
      await field('Password').fill(first);
      await field('Password').press('Enter');
      await expect(form).toMatchState({ code: 'coding' });

      // PRO-09: another code is another request; all but the password is there.
      await form.getByRole('button', { name: text.activate.anew }).click();
      await expect(location).toMatchState('whole');
      await expect(place('city')).toHaveValue('Laval');
      await expect(field('FullName')).toHaveValue('Jo Tremblay');
      await expect(field('Email')).toHaveValue(email);
      await expect(field('Password')).toHaveValue('');
      await field('Password').fill(first);
      await field('Password').press('Enter');
      await expect(form).toMatchState({ code: 'coding' });
      // PRO-08: the address is no member's yet, and the answer does not say so.
      expect(await logIn(running, email, first)).toBe(401);

      await expect(async () => void (await latestLink(running, email))).toPass();
      const code = await latestCode(running, email);
      await page.goto(await latestLink(running, email));
      await expect(form).toMatchState({ code: 'linked' });
      await expect(page).toHaveURL(pairPath('activate', lang));
      await expect.poll(async () => (await page.content()).includes(code)).toBe(false);
      await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      // The tab was reloaded: it asks for the password, and another one activates nothing.
      await expectNoViolations(page);
      await field('Password').fill(second);
      await field('Password').press('Enter');
      await expect(form.getByRole('alert')).toHaveText(text.problem.password);
      await expect(form).toMatchState('proving');
      // The server activates, and the answer is lost: another press finds it done.
      await loseAnswer(page, 'activate-account');
      await field('Password').fill(first);
      await field('Password').press('Enter');
      await expect(form.getByRole('alert')).toHaveText(text.problem.unavailable);
      await expect(form).toMatchState('proving');
      await form.getByRole('button', { name: text.activate.submit }).click();
      await expect(form).toMatchState('activated');
      expect(await logIn(running, email, first)).toBe(200);
    },
  );

  test(
    `PRO-09 (${lang}): who forgot the password chooses another one, and loses nothing by a lost answer`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const email = await joinSite(running, { FullName: 'Jo Tremblay', password: first, lang });
      await open(page, pairPath('reset-password', lang));
      const reset = page.locator('[data-scope="passwordReset"]');
      await expect(reset).toMatchState('asking');
      await reset.locator('[name="Email"]').fill(email);
      await reset.locator('[name="Email"]').press('Enter');
      await expect(reset).toMatchState({ code: 'coding' });
      await expect(async () => {
        await reset.locator('[name="code"]').fill(await latestCode(running, email));
        expect(await latestLink(running, email)).toContain(pairPath('reset-password', lang));
      }).toPass();
      await reset.locator('[name="code"]').fill(await latestCode(running, email));
      await reset.locator('[name="code"]').press('Enter');
      await expect(reset).toMatchState('choosing');
      await loseAnswer(page, 'finalize');
      await reset.locator('[name="Password"]').fill(second);
      await reset.locator('[name="Password"]').press('Enter');
      await expect(reset.getByRole('alert')).toHaveText(text.problem.unavailable);
      await expect(reset).toMatchState('choosing');
      await reset.locator('[name="Password"]').fill(second);
      await reset.locator('[name="Password"]').press('Enter');
      await expect(reset).toMatchState('done');
      expect([await logIn(running, email, first), await logIn(running, email, second)]).toEqual([401, 200]);
    },
  );
}
