import { languages } from '#contract/address/language.ts';
import { ask } from '#e2e/site/ask.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** The legal pages: their addresses and names, and the texts' links to them. */
const legal = {
  fr: {
    conditions: ['/fr/conditions-utilisation', 'Conditions d’utilisation'],
    privacy: ['/fr/confidentialite', 'Politique de confidentialité'],
    purchase: ['/fr/contrat-dachat', 'Contrat d’achat'],
  },
  en: {
    conditions: ['/en/terms-and-conditions', 'Terms and conditions'],
    privacy: ['/en/privacy-policy', 'Privacy policy'],
    purchase: ['/en/purchase-agreement', 'Purchase agreement'],
  },
} as const;
const questions = { fr: '/fr/infos-pratiques', en: '/en/practical-information' } as const;

for (const lang of languages) {
  const names = ['conditions', 'privacy', 'purchase'] as const;

  test(`PRS-04 (${lang}): the legal pages stand at their addresses, and the footer leads there`, async ({
    site,
  }) => {
    for (const name of names) {
      const [address, title] = legal[lang][name];
      const { status, body } = await ask(site, address);
      expect([status, /<h1[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([200, title]);
      expect(words[lang].layout.links[name]).toBe(address);
      const list = new RegExp(`<ul[^>]* aria-label="${words[lang].layout.footer.bottom}">.*?</ul>`, 's');
      expect(list.exec(body)?.[0]).toContain(`<a href="${address}">`);
    }
  });

  test(`LAY-28 (${lang}): an accordion opens and closes by a press and by keyboard, one answer for itself; on paper all are open`, async ({
    page,
  }) => {
    await page.goto(questions[lang]);
    const [first, second] = [page.locator('main details').nth(0), page.locator('main details').nth(1)];
    const answer = first.locator('p').first();
    await expect(answer).toBeHidden();
    await first.locator('summary').click();
    await expect(answer).toBeVisible();
    await expect(second.locator('p').first()).toBeHidden();
    await first.locator('summary').press('Enter');
    await expect(answer).toBeHidden();
    await first.locator('summary').press('Space');
    await expect(answer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(second.locator('p').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(second.locator('p').first()).toBeHidden();
  });
}
