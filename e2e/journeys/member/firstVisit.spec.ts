import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { latestCode } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { windows } from '#e2e/site/windows.ts';

test.use({ viewport: windows.phone, expectedTrouble: /status of 401/ });

const password = 'nine raccoons on a tightrope';
const draft = (email: string): string =>
  JSON.stringify({
    FullName: 'Jo Tremblay',
    Email: email,
    Location: { country: 'CA', province: 'CA-QC', city: 'CA-QC-Laval' },
  });
/** A form that was typed before the page was loaded, all but the password. */
const keepDraft = (page: Page, email: string): Promise<unknown> =>
  page.addInitScript((typed) => {
    sessionStorage.setItem('registration_draft', typed);
  }, draft(email));

for (const lang of languages) {
  const text = words[lang].account;

  test(`PRO-18 (${lang}): each step of a reset begins at its heading, in view and with the focus`, async ({
    page,
  }) => {
    const ids = { token: 'token', uuid: 'uuid', userref: 'userref', expires_in: 600 };
    const answer = (step: string, json: object, status = 200) =>
      page.route(`**/v1/reset-password/${step}`, (route) => route.fulfill({ status, json }));
    await answer('initiate', { data: ids });
    await answer('validate', { error: { code: 'wrong-code', message: '…' } }, 401);
    await answer('finalize', { data: {} });
    await open(page, pairPath('reset-password', lang));
    const form = page.locator('[data-scope="passwordReset"]');
    const heading = form.getByRole('heading');
    const beginsWith = async (title: string): Promise<void> => {
      await expect(heading).toHaveText(title);
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    };
    await expect(heading).toHaveText(text.reset.title);
    await expect(heading).not.toBeFocused();
    await form.locator('[name="Email"]').fill('jo@example.test');
    await page.mouse.wheel(0, 400);
    await form.locator('[name="Email"]').press('Enter');
    await beginsWith(text.code.title);
    const code = form.locator('[name="code"]');
    await code.fill('000000');
    await code.press('Enter');
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(code).toBeFocused();
    await answer('validate', { data: { authorization_code: 'authorization' } });
    await code.press('Enter');
    await beginsWith(text.reset.newTitle);
    await form.locator('[name="Password"]').fill(password);
    await form.locator('[name="Password"]').press('Enter');
    await beginsWith(text.reset.done.title);
  });

  test(`PRO-20 (${lang}): the cities to choose from stand above the bar of phones`, async ({ page }) => {
    await keepDraft(page, '');
    await open(page, pairPath('register', lang));
    const city = page.getByRole('combobox', { name: text.places.city, exact: true });
    await expect(city).toHaveValue('Laval');
    const bar = page.getByRole('navigation', { name: words[lang].layout.bottomBar.label });
    // At the foot of the window, right above the bar.
    const top = (await bar.boundingBox())?.y ?? 0;
    await city.evaluate((field, foot) => {
      scrollBy({ top: field.getBoundingClientRect().bottom - foot + 8, behavior: 'instant' });
    }, top);
    await city.click();
    const list = page.getByRole('listbox', { name: text.places.city });
    await expect(async () => {
      const options = await list.boundingBox();
      expect((options?.y ?? 0) + (options?.height ?? 0)).toBeLessThan(top);
    }).toPass();
    await expect(city).toBeInViewport({ ratio: 1 });
  });

  test(
    `PRO-19 (${lang}): a corrected field loses its fault as it is typed, and keeps the focus`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, pairPath('register', lang));
      const form = page.locator('[data-scope="registration"]');
      await expect(page.locator('[data-scope="location"]')).toMatchState('choosing');
      await form.getByRole('button', { name: text.register.submit }).click();
      const summary = form.locator('[aria-labelledby$="-faults"]');
      await expect(summary).toBeFocused();
      const email = form.locator('[name="Email"]');
      await email.fill('jo');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.pressSequentially('@example.test');
      await expect(email).not.toHaveAttribute('aria-invalid');
      await expect(email).toBeFocused();
      await expect(form.locator('#account-Email-fault')).toHaveCount(0);
      await expect(summary.getByRole('heading')).toHaveText(filled(text.fault.title_other, { count: 3 }));
      await form.locator('[name="FullName"]').fill('Jo');
      await expect(summary.getByRole('link')).toHaveText([
        text.fault.missing.Location,
        text.fault.missing.Password,
      ]);
    },
  );

  test(
    `SES-04 (${lang}): one code is enough for the first visit`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const email = `jo-${crypto.randomUUID().slice(0, 8)}@example.test`;
      await keepDraft(page, email);
      await open(page, pairPath('register', lang));
      const form = page.locator('[data-scope="registration"]');
      await expect(page.locator('[data-scope="location"]')).toMatchState('whole');
      await form.locator('[name="Password"]').fill(password);
      await form.locator('[name="Password"]').press('Enter');
      await expect(form).toMatchState({ code: 'coding' });
      await expect(async () => form.locator('[name="code"]').fill(await latestCode(running, email))).toPass();
      await form.locator('[name="code"]').press('Enter');
      await expect(form).toMatchState('entered');
      await expect(form.getByRole('heading')).toBeFocused();
      await expect(form.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(form).toContainText(text.credits.text);
      await expect(form.getByRole('link', { name: text.credits.passes })).toHaveAttribute(
        'href',
        pairPath('choose-your-pass', lang),
      );
      await expect
        .poll(() => heldTokens(page))
        .toEqual({
          token: expect.any(String),
          refresh_token: expect.any(String),
        });
      await page.goto(`/${lang}/profile`);
      await expect(page.getByRole('main')).toContainText(words[lang].profile.credits.none);
      await expect(page).toHaveURL(`/${lang}/profile`);
    },
  );
}
