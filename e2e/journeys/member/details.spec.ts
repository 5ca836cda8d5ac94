import type { Page } from '@playwright/test';
import { passwordLengths } from '#contract/settings/account.ts';
import { type Language, languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { askMemberApi, clientKey, joinSite, logInWith, renew } from '#e2e/site/member.ts';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';

const first = 'correct horse battery';
const second = 'a brand new password';
/** One character less than our server wants. */
const short = 'zurvlpi';

// A conflict, a wrong password and one that is too short.
test.use({ expectedTrouble: /status of (400|409|412)/ });

/** A new member, logged in on their profile. */
const join = async (page: Page, running: RunningSite, lang: Language): Promise<string> => {
  const username = await joinSite(running, { FullName: 'Jo Roy', password: first, lang });
  await holdSession(page, await logInWith(running, { username, password: first }));
  await open(page, `/${lang}/profile`);
  return username;
};

const partOf = (page: Page, scope: 'profileForm' | 'passwordChange' | 'deviceSessions') =>
  page.locator(`[data-scope="${scope}"]`);

for (const lang of languages) {
  const { details, password, devices, greeting } = words[lang].profile;
  const address = `/${lang}/profile`;
  const hello = (firstname: string) => filled(greeting, { firstname });

  test(
    `PRO-02 (${lang}): details that change in two tabs are lost in neither`,
    { tag: '@slow' },
    async ({ page, context, running }) => {
      const username = await join(page, running, lang);
      const form = partOf(page, 'profileForm');
      await expect(form).toMatchState('viewing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello('Jo'));
      await expect(form.locator('dd').filter({ hasText: username })).toBeVisible();

      await tabTo(page, page.locator('a[href="#details"]'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: details.title })).toBeFocused();
      await tabTo(page, form.getByRole('button', { name: details.edit }));
      await page.keyboard.press('Enter');
      await expect(form).toMatchState('editing');
      await expect(form.locator('[name="firstname"]')).toBeFocused();
      await expect(form.locator('select option:checked')).toHaveText(details.lang[lang]);
      await expect(form.getByText(details.langHint)).toBeVisible();
      await form.locator('[name="lastname"]').fill('Trem\u202eblay');
      await form.locator('[name="lastname"]').press('Enter');
      await expect(form).toMatchState('refused');
      const summary = form.locator('[aria-labelledby$="-faults"]');
      await expect(summary).toBeFocused();
      await expectNoViolations(page);
      await summary.getByRole('link').press('Enter');
      await expect(form.locator('[name="lastname"]')).toBeFocused();
      await form.locator('[name="lastname"]').fill('Tremblay');

      // Meanwhile, in another tab of the same member.
      const tab = await context.newPage();
      await open(tab, address);
      const there = partOf(tab, 'profileForm');
      await expect(there).toMatchState('viewing');
      await there.getByRole('button', { name: details.edit }).press('Enter');
      await expect(there.locator('[name="firstname"]')).toBeFocused();
      await there.locator('[name="firstname"]').fill('Dominique');
      await there.locator('[name="lastname"]').fill('Côté');
      await there.locator('[name="lastname"]').press('Enter');
      await expect(there).toMatchState('saved');
      await expect(there.getByText(details.saved)).toBeFocused();
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(hello('Dominique'));
      await tab.close();

      // The first tab has heard of it, and its typed text stays.
      await page.bringToFront();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello('Dominique'));
      await expect(form.locator('[name="lastname"]')).toHaveValue('Tremblay');
      await form.locator('[name="lastname"]').press('Enter');
      await expect(form).toMatchState('conflict');
      await expect(form.getByRole('heading', { name: details.conflict.title })).toBeFocused();
      await expect(form.getByRole('cell')).toHaveText(['Tremblay', 'Côté']);
      await expectNoViolations(page);
      await tabTo(page, form.getByRole('button', { name: details.conflict.keep }));
      await page.keyboard.press('Enter');
      await expect(form).toMatchState('saved');
      await expect(form.getByText(details.saved)).toBeFocused();
      await expect(form.locator('dd').filter({ hasText: /^Tremblay$/ })).toBeVisible();
      await expect(form.locator('dd').filter({ hasText: /^Dominique$/ })).toBeVisible();
    },
  );

  test(
    `PRO-04 (${lang}): both passwords are sent, whatever they are like, and the server judges them`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const username = await join(page, running, lang);
      const { fault, strength } = words[lang].account;
      const change = partOf(page, 'passwordChange');
      const [old, chosen] = [change.locator('[name="OldPassword"]'), change.locator('[name="Password"]')];
      await old.fill('not the one');
      await chosen.fill(second);
      await expect(change.getByText(strength.strong)).toBeVisible();
      await chosen.press('Enter');
      await expect(change.locator('[aria-labelledby$="-faults"]')).toBeFocused();
      await expect(change.locator('#account-OldPassword-fault')).toHaveText(fault.wrong);
      await old.fill('');
      await chosen.fill('');
      await chosen.press('Enter');
      await expect(change.locator('#account-OldPassword-fault')).toHaveText(fault.missing.OldPassword);
      await expect(change.locator('#account-Password-fault')).toHaveText(fault.missing.Password);
      await old.fill(first);
      await chosen.fill(short);
      const sent = page.waitForRequest('**/v1/me/profile/password/update');
      await chosen.press('Enter');
      expect((await sent).postDataJSON()).toEqual({ oldpassword: first, newpassword: short });
      await expect(change.locator('#account-Password-fault')).toHaveText(
        filled(fault['too-short'], { shortest: passwordLengths.shortest }),
      );
      await chosen.fill(second);
      await chosen.press('Enter');
      await expect(change).toMatchState('changed');
      await expect(change.getByText(password.changed)).toBeFocused();
      const logIn = async (secret: string) => {
        const body = { username, password: secret, key: clientKey };
        return (await askMemberApi(running, 'POST', '/v1/login/initiate', { body })).status;
      };
      expect(await logIn(first)).toBe(401);
    },
  );

  test(
    `SES-14 (${lang}): a device is logged out from here, and all the others`,
    { tag: '@slow' },
    async ({ page, browser, running }) => {
      const account = { username: await join(page, running, lang), password: first };
      const elsewhere = await browser.newContext({ baseURL: running.url });
      const phone = await elsewhere.newPage();
      await holdSession(phone, await logInWith(running, account));
      await phone.goto(address);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(hello('Jo'));
      await page.reload();
      const list = partOf(page, 'deviceSessions');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list.getByRole('listitem').first()).toContainText(devices.current);
      await list.getByRole('listitem').getByRole('button').press('Enter');
      await expect(list).toMatchState('ended');
      await expect(list.getByText(devices.ended)).toBeFocused();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByText(devices.alone)).toBeVisible();
      await phone.reload();
      await expect(phone).toHaveURL(new RegExp(`/${lang}/login`));
      await elsewhere.close();

      const others = [await logInWith(running, account), await logInWith(running, account)];
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await list.getByRole('button', { name: devices.others }).press('Enter');
      await expect(list).toMatchState('ended');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      expect(await Promise.all(others.map((tokens) => renew(running, tokens)))).toEqual([null, null]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello('Jo'));
    },
  );
}
