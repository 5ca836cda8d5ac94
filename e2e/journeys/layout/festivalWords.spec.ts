import { dirname } from 'node:path';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { noWords, type WordsOfFestival } from '#contract/words.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { type RunningSite, startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words as sampleTexts } from '#e2e/site/words.ts';
import { createLog } from '#server/log.ts';
import neutral from '#locales/fr/layout.json' with { type: 'json' };
import { openStore } from '#server/store/store.ts';

const own: WordsOfFestival = {
  fr: {
    'layout.footer.slogan': 'On se voit au bord du lac.',
    'layout.tickets': 'Places',
    'calendar.title': 'Agenda du lac',
    'format.pattern.time': "H'h'mm",
  },
  en: {
    'layout.footer.slogan': 'See you by the lake.',
    'layout.tickets': 'Seats',
    'calendar.title': 'Lake diary',
  },
};

/** Gives the festival of a running site other words. */
const say = async ({ url, outbox }: RunningSite, words: WordsOfFestival): Promise<void> => {
  const store = await openStore(
    { databaseUrl: null, dataDirectory: dirname(outbox) },
    createLog(() => null),
  );
  const { profile } = await store.db.selectFrom('festival').select('profile').executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...JSON.parse(profile), words });
  await store.write((db) => db.updateTable('festival').set({ profile: changed }).execute());
  await store.close();
  const slogan = words.fr['layout.footer.slogan'];
  await expect.poll(async () => (await fetch(`${url}/fr`)).text()).toContain(slogan ?? neutral.footer.slogan);
};

for (const lang of languages)
  for (const width of ['phone', 'desktop'] as const)
    test(
      `FES-14 (${lang}, ${width}): a festival’s words are there from the first sight on, and after each step`,
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize(windows[width]);
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/words/'))
            asked.push(pathname.slice('/words/'.length, '/words/fr'.length));
        });
        const { stop, ...site } = await startSite();
        const other = otherLanguage(lang);
        const footer = page.getByRole('contentinfo');
        try {
          await say(site, own);
          await open(page, `${site.url}${addresses[lang].home}`);
          await expect(footer).toContainText(own[lang]['layout.footer.slogan'] ?? '');
          await expect(footer).not.toContainText(sampleTexts[lang].layout.footer.slogan);

          await footer.locator(`a[hreflang="${other}"]`).first().click();
          await expect(page).toHaveURL(`${site.url}${addresses[other].home}`);
          await expect(footer).toContainText(own[other]['layout.footer.slogan'] ?? '');

          await page.locator(`a[href^="${addresses[other].calendar}"]:visible`).first().click();
          await expect(page).toHaveURL(new RegExp(addresses[other].calendar));
          await expect(page).toHaveTitle(new RegExp(`^${own[other]['calendar.title'] ?? ''}`));
          await expect(footer).toContainText(own[other]['layout.footer.slogan'] ?? '');
          expect(asked.toSorted()).toEqual([...languages].toSorted());

          await say(site, noWords);
          asked.length = 0;
          await open(page, `${site.url}${addresses[lang].home}`);
          await expect(footer).not.toContainText(own[lang]['layout.footer.slogan'] ?? '');
          expect(asked).toEqual([]);
          // Calls under way end with their page, not with the site.
          await page.goto('about:blank');
        } finally {
          await stop();
        }
      },
    );

test.describe('a network without words', () => {
  test.use({ expectedTrouble: /Failed to load resource|net::ERR_FAILED/ });

  test(
    'RTE-21: until a festival’s words have come the page stays as the server sent it; then it comes to life',
    { tag: '@slow' },
    async ({ page }) => {
      const { stop, ...site } = await startSite();
      try {
        await say(site, own);
        await page.route('**/words/*', (route) => route.abort());
        await page.goto(`${site.url}${addresses.en.home}`);
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(own.en['layout.footer.slogan'] ?? '');
        await expect(page.locator('[data-scope="cookieBanner"]')).toMatchState('recalling');
        await page.unroute('**/words/*');
        await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
        await expect(footer).toContainText(own.en['layout.footer.slogan'] ?? '');
        await page.goto('about:blank');
      } finally {
        await stop();
      }
    },
  );
});
