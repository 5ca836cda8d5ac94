import type { Page } from '@playwright/test';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { becomeFestival, openDatabase } from '#e2e/site/ownFestival.ts';
import { type RunningSite, startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

test.use({ viewport: windows.wide, expectedTrouble: /status of 404/ });

const name = 'Jazz au Lac';
const former = { fr: 'spectacles/ancien-nom', en: 'shows/old-name' } as const;

/** Makes the site that of a festival in one language, one of whose shows had another address before. */
const followFolder = async (site: RunningSite, lang: Language): Promise<void> => {
  const store = await openDatabase(site);
  const slug = demoShow[lang].split('/').at(-1) ?? '';
  await becomeFestival(store, { name: { fr: name, en: name }, languages: [lang] });
  await store.write(async (db) => {
    const show = db.selectFrom('show_texts').select('show_id').where('slug', '=', slug);
    const { show_id: number } = await show.executeTakeFirstOrThrow();
    await db.insertInto('former_paths').values({ lang, path: former[lang], kind: 'show', number }).execute();
  });
  await store.close();
  await expect.poll(async () => (await fetch(`${site.url}/${lang}`)).text()).toContain(name);
};

/** Presses a link to an address, as an editor's text may have it. */
const follow = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, textContent: 'An old link' });
    document.querySelector('main')?.prepend(link);
  }, address);
  await page.locator(`main a[href="${address}"]`).click();
};

for (const lang of languages)
  test(
    `RTE-24 (${lang}): a festival of one language has no addresses in the other, and leads to none`,
    { tag: '@slow' },
    async ({ page, context }) => {
      const { stop, ...site } = await startSite();
      const [at, foreign] = [addresses[lang], addresses[otherLanguage(lang)]];
      try {
        await followFolder(site, lang);
        await context.addCookies([{ name: 'lang', value: otherLanguage(lang), url: site.url }]);
        await open(page, `${site.url}/`);
        await expect(page).toHaveURL(`${site.url}${at.home}`);
        await expect(page).toHaveTitle(new RegExp(` \\| ${name}$`));
        await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
        await expect(page.locator('[hreflang]')).toHaveCount(0);
        await expect(page.locator(`a[href^="${foreign.home}"]`)).toHaveCount(0);

        await page.goto(`${site.url}${foreign.calendar}`);
        await expect(page).toHaveURL(`${site.url}/${lang}/404`);
        await open(page, `${site.url}${at.home}`);
        await follow(page, foreign.calendar);
        await expect(page).toHaveURL(`${site.url}/${lang}/404`);
        await page.goBack();
        await expect(page).toHaveURL(`${site.url}${at.home}`);

        const present = `${site.url}${demoShow[lang]}?a=1#tickets`;
        await follow(page, `/${lang}/${former[lang]}?a=1#tickets`);
        await expect(page).toHaveURL(present);
        await page.goBack();
        await expect(page).toHaveURL(`${site.url}${at.home}`);
        await page.goto(`${site.url}/${lang}/${former[lang]}?a=1#tickets`);
        await expect(page).toHaveURL(present);
        // Calls under way end with their page, not with the site.
        await page.goto('about:blank');
      } finally {
        await stop();
      }
    },
  );
