import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expectNoViolations } from '#e2e/pageObjects/violations.ts';
import { startFixedHost } from '#e2e/site/fixedHost.ts';
import { addresses } from '#e2e/site/festival.ts';
import { type RunningSite, startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const paths = {
  fr: { confirm: '/fr/infolettre/confirmer', leave: '/fr/infolettre/desabonner' },
  en: { confirm: '/en/newsletter/confirm', leave: '/en/newsletter/unsubscribe' },
} as const satisfies Record<Language, Record<string, string>>;

/** The path and search of the links of the newest letter to an address, once there are so many letters. */
const linksTo = async ({ outbox }: RunningSite, email: string, letters: number): Promise<string[]> => {
  const names = async (): Promise<string[]> =>
    (await readdir(outbox).catch((): string[] => [])).filter((name) => name.includes(email)).toSorted();
  await expect.poll(async () => (await names()).length).toBe(letters);
  const letter = await readFile(join(outbox, (await names()).at(-1) ?? ''), 'utf8');
  return [...letter.matchAll(/^https?:\/\/[^/]+(\/\S*\?token=\S+)$/gm)].map(([, link = '']) => link);
};

for (const lang of languages) {
  const at = paths[lang];

  test(
    `LAY-34 (${lang}): a visitor subscribes at the foot of a page, confirms on the page that the letter leads to, and leaves again`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const email = `reader-${randomUUID()}@example.test`;
      await open(page, addresses[lang].basic);
      const form = page.locator('[data-scope="newsletter"]');
      const field = form.getByLabel(words[lang].layout.footer.newsletterEmail, { exact: true });
      await field.fill('camille');
      await field.press('Enter');
      await expect(form).toMatchState('invalid');
      await expect(form.getByRole('alert')).toHaveText(words[lang].layout.newsletter.malformed);
      await expect(field).toBeFocused();
      await expectNoViolations(page);
      await field.fill(email);
      await form.getByRole('button').click();
      await expect(form).toMatchState('subscribed');
      await expect(form.getByRole('status')).toHaveText(words[lang].layout.newsletter.mailed);

      const [confirm = ''] = await linksTo(running, email, 1);
      expect(confirm).toContain(`${at.confirm}?token=`);
      const opened = await page.goto(confirm);
      expect(opened?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      // The secret is no longer in the address, nor in the history.
      await expect(page).toHaveURL(new RegExp(`${at.confirm}$`));
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'ready');
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // The page in the other language asks for the same press.
      const other = otherLanguage(lang);
      await page.getByRole('link', { name: words[lang].layout.languages[other] }).click();
      await expect(page).toHaveURL(new RegExp(`${paths[other].confirm}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.getByRole('link', { name: words[lang].layout.languages[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`${at.confirm}$`));
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'ready');
      await page.getByRole('button').press('Enter');
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'confirmed');

      const links = await linksTo(running, email, 2);
      await page.goto(links.at(-1) ?? '');
      await expect(page).toHaveURL(new RegExp(`${at.leave}$`));
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'leaving');
      await page.getByRole('button').click();
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'left');
      // The old link does not restore an ended subscription.
      await page.goto(confirm);
      await expect(page.locator('main')).toHaveAttribute('data-situation', 'expired');
    },
  );
}

test('LAY-34: an address that is none is told of, and its field has the focus', async ({ page }) => {
  const text = words.fr.layout.newsletter;
  await open(page, addresses.fr.basic);
  const form = page.locator('[data-scope="newsletter"]');
  const field = form.getByRole('textbox');
  for (const [given, told] of [
    ['', text.missing],
    ['camille', text.malformed],
  ] as const) {
    await field.fill(given);
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(told);
    await expect(field).toBeFocused();
  }
});

test(
  'LAY-33: with an external list the form posts the email field there, alone, in a new tab',
  { tag: '@slow' },
  async ({ page }) => {
    const list = await startFixedHost(new Map());
    const site = await startSite({ NEWSLETTER_URL: `${list.url}/subscribe` });
    try {
      await open(page, `${site.url}${addresses.fr.basic}`);
      const form = page.locator('[data-scope="newsletter"]');
      const field = form.getByRole('textbox');
      await field.fill('camille');
      await field.press('Enter');
      await expect(form).toMatchState('invalid');
      expect(page.context().pages()).toHaveLength(1);
      await field.fill('camille@example.test');
      const asked = page.context().waitForEvent('request', (request) => request.url().startsWith(list.url));
      await field.press('Enter');
      const request = await asked;
      expect([request.method(), request.url(), request.postData()]).toEqual([
        'POST',
        `${list.url}/subscribe`,
        'email=camille%40example.test',
      ]);
      await expect(form).toMatchState('subscribed');
      await expect(form.getByRole('status')).toHaveText(words.fr.layout.newsletter.handedOn);
      await expect.poll(() => page.context().pages().length).toBe(2);
    } finally {
      await page.goto('about:blank');
      await site.stop();
      list.stop();
    }
  },
);
