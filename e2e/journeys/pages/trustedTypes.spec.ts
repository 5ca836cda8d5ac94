import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { ask } from '#e2e/site/ask.ts';
import { addresses, demoShow, plainShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';

const required = "require-trusted-types-for 'script'; trusted-types dompurify tickets";

/** The results of all ways to make text run or to have it taken for HTML, and of foreign policies. */
const tried = (page: Page) =>
  page.evaluate(() => {
    const outcomeOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const div = document.createElement('div');
    const policies: { createPolicy: (name: string, rules: object) => unknown } = Reflect.get(
      window,
      'trustedTypes',
    );
    return {
      innerHTML: outcomeOf(() => (div.innerHTML = '<b>x</b>')),
      outerHTML: outcomeOf(() => (document.body.appendChild(div).outerHTML = '<b>x</b>')),
      insertAdjacentHTML: outcomeOf(() => div.insertAdjacentHTML('beforeend', '<b>x</b>')),
      parser: outcomeOf(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
      srcdoc: outcomeOf(() => (document.createElement('iframe').srcdoc = '<b>x</b>')),
      scriptAddress: outcomeOf(() => (document.createElement('script').src = '/x.js')),
      scriptText: outcomeOf(() => (document.createElement('script').text = 'x')),
      text: outcomeOf(() => (div.textContent = '<b>x</b>')),
      anotherPolicy: outcomeOf(() => policies.createPolicy('another', {})),
      defaultPolicy: outcomeOf(() => policies.createPolicy('default', {})),
    };
  });

const refused = {
  innerHTML: 'TypeError',
  outerHTML: 'TypeError',
  insertAdjacentHTML: 'TypeError',
  parser: 'TypeError',
  srcdoc: 'TypeError',
  scriptAddress: 'TypeError',
  scriptText: 'TypeError',
  text: 'done',
  anotherPolicy: 'TypeError',
  defaultPolicy: 'TypeError',
};

for (const lang of languages) {
  const at = addresses[lang];
  const kinds = [
    at.home,
    at.calendar,
    at.archive,
    at.basic,
    at.missing,
    plainShow[lang],
    demoShow[lang],
    `/${lang}/503`,
    `/${lang}/login`,
    `/${lang}/profile`,
  ];

  test(`Security (${lang}): every kind of page asks for trusted types, and knows only the policies of the sanitiser and of the tickets’ worker`, async ({
    site,
  }) => {
    const policies = await Promise.all(
      kinds.map(async (path) => [path, (await ask(site, path)).headers['content-security-policy']] as const),
    );
    expect(policies.filter(([, policy]) => !String(policy).endsWith(`; ${required}`))).toEqual([]);
  });

  test(`Security (${lang}): the site draws HTML of editors, also on the way back to a page that the server drew, and breaks no rule`, async ({
    page,
  }) => {
    await open(page, at.basic);
    const zone = page.locator('main').getByText(/\S{3,}/);
    const served = await zone.allTextContents();
    await page.getByRole('contentinfo').locator(`a[href="${at.legal}"]`).first().click();
    await expect(page).toHaveURL(at.legal);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => zone.allTextContents()).not.toEqual(served);
    await page.goBack();
    await expect(page).toHaveURL(at.basic);
    await expect.poll(() => zone.allTextContents()).toEqual(served);
  });

  test(
    `Security (${lang}): a description drawn by the browser still folds`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, demoShow[lang]);
      const folded = page.locator('[data-scope="readMore"]').first();
      const served = await folded.innerHTML();
      expect(served).toContain('data-cut');
      await page.getByRole('contentinfo').locator(`a[href="${at.legal}"]`).first().click();
      await expect(page).toHaveURL(at.legal);
      await page.goBack();
      await expect.poll(() => folded.innerHTML()).toContain('data-cut');
    },
  );

  test.describe(`control (${lang})`, () => {
    test.use({
      expectedTrouble: /TrustedHTML|TrustedScript|TrustedType|Trusted Type|status of 404|status of 503/,
    });

    test(
      `Security (${lang}): control: text that would become HTML or a script is refused on every kind of page`,
      { tag: '@slow' },
      async ({ page }) => {
        const outcomes: Record<string, unknown> = {};
        for (const path of kinds) {
          await open(page, path);
          outcomes[path] = await tried(page);
        }
        expect(outcomes).toEqual(Object.fromEntries(kinds.map((path) => [path, refused])));
      },
    );
  });
}
