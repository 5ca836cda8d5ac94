import { languages } from '#contract/address/language.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

// The server's own page: with a script the 503 page asks for home, and leads there.
test.use({ javaScriptEnabled: false, expectedTrouble: /status of (404|503)/ });

/** The required messages, in any words. */
const said = {
  fr: {
    missing: { title: 'Page introuvable', text: ['perdue'] },
    error: { title: 'Erreur du serveur', text: ['opération technique', 'panne', 'quelques instants'] },
  },
  en: {
    missing: { title: 'Page not found', text: ['lost'] },
    error: {
      title: 'Server Error',
      text: ['major technical operation', 'unexpected downtime', 'a few moments'],
    },
  },
} as const;

for (const lang of languages) {
  const { home, missing } = addresses[lang];
  const { 404: lost } = words[lang].page;

  for (const address of [missing, `/${lang}/404`])
    test(
      `ERR-01: ${address} is 404, says with a joke that the page was lost, and leads home`,
      { tag: lang === 'fr' ? [] : '@slow' },
      async ({ page }) => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        const main = page.getByRole('main');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(said[lang].missing.title);
        for (const text of [...said[lang].missing.text, lost.subtitle])
          await expect(main).toContainText(text);
        await main.getByRole('link', { name: lost.link }).click();
        await expect(page).toHaveURL(home);
      },
    );

  test(
    `ERR-02: /${lang}/503 is 503, says why and that it will not last, when to come back, and leads home`,
    { tag: lang === 'fr' ? [] : '@slow' },
    async ({ page }) => {
      const answer = await page.goto(`/${lang}/503`);
      expect(answer?.status()).toBe(503);
      expect(await answer?.headerValue('retry-after')).toMatch(/^[1-9]\d*$/);
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said[lang].error.title);
      for (const text of said[lang].error.text) await expect(main).toContainText(text);
      await main.getByRole('link', { name: words[lang].unavailable.link }).click();
      await expect(page).toHaveURL(home);
    },
  );
}
