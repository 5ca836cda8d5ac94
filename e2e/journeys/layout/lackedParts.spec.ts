import type { Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { changeFestival } from '#e2e/site/changeFestival.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { startSite, type RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { like, words } from '#e2e/site/words.ts';

const name = { fr: 'Jazz au Lac', en: 'Jazz by the Lake' };
const barOf = (page: Page, lang: Language) =>
  page.getByRole('navigation', { name: words[lang].layout.bottomBar.label });
const reservationsOn = (page: Page) => page.locator('[data-scope="reservation"]');

/** Nothing is wider than the window. */
const expectToFit = async (page: Page): Promise<void> => {
  const [content, own] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(own);
};

const widths = [
  ['a phone', windows.phone],
  ['a desktop', windows.desktop],
] as const;

for (const [width, viewport] of widths)
  test.describe(`on ${width}`, () => {
    test.use({ viewport, expectedTrouble: /status of 404/ });
    const withSite = async (use: (site: RunningSite) => Promise<void>): Promise<void> => {
      const { stop, ...site } = await startSite();
      try {
        await use(site);
      } finally {
        await stop();
      }
    };

    test(
      `FES-22 (${width}): a festival without members has no way to log in, also for who was logged in`,
      {
        tag: '@slow',
      },
      async ({ page }) => {
        await withSite(async (site) => {
          const camille = await logIn(site, 'camille');
          await open(page, `${site.url}${addresses.fr.home}`);
          // Before, as a control.
          await expect(page.locator('a[href^="/fr/login"]').first()).toBeAttached();
          await changeFestival(site, { name, members: false, reservable: null });
          await holdSession(page, camille);
          for (const lang of languages) {
            const { layout } = words[lang];
            await open(page, `${site.url}${demoShow[lang]}`);
            await expect(page.locator(`a[href^="/${lang}/login"], a[href^="/${lang}/profile"]`)).toHaveCount(
              0,
            );
            await expect(page.locator(`a[href="${pairPath('my-list', lang)}"]`)).toHaveCount(0);
            await expect(reservationsOn(page)).toHaveCount(0);
            await expect(page.locator('[data-scope="session"]')).toHaveCount(0);
            await expectToFit(page);
            if (viewport === windows.phone) {
              const links = barOf(page, lang).getByRole('link');
              await expect(links).toHaveText([layout.bottomBar.calendar, layout.tickets]);
              await page.getByRole('button', { name: layout.menu.open }).click();
              await expect(page.getByRole('dialog')).toBeVisible();
              await expect(page.getByRole('dialog').getByText(layout.logIn)).toHaveCount(0);
              await page.keyboard.press('Escape');
            }
            await open(page, `${site.url}${pairPath('register', lang)}`);
            await expect(page).toHaveURL(`${site.url}${pairPath('register', lang)}`);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[lang].page['404'].title);
          }
          await page.goto('about:blank');
        });
      },
    );

    test(
      `FES-22 (${width}): a member of a festival without credits has a list of wishes, and nothing to reserve`,
      {
        tag: '@slow',
      },
      async ({ page }) => {
        await withSite(async (site) => {
          await holdSession(page, await logIn(site, 'camille'));
          await open(page, `${site.url}${demoShow.fr}`);
          // Before, as a control.
          await expect(reservationsOn(page).first()).toMatchState({ resting: 'reservable' });
          await changeFestival(site, { name, reservable: null });
          for (const lang of languages) {
            const { memberLists, profile, wishlist } = words[lang];
            await open(page, `${site.url}${demoShow[lang]}`);
            await expect(page.getByRole('button', { name: like(wishlist.heart) }).first()).toBeVisible();
            await expect(reservationsOn(page)).toHaveCount(0);
            await open(page, `${site.url}/${lang}/profile`);
            await expect(page.getByRole('region', { name: memberLists.wishes.title })).toBeVisible();
            await expect(page.getByRole('region', { name: memberLists.reserved.title })).toHaveCount(0);
            await expect(page.getByRole('main').getByText(/cr[ée]dit/i)).toHaveCount(0);
            await expect(
              page.getByRole('main').getByRole('heading', { name: profile.newsletter.title }),
            ).toBeVisible();
            await expectToFit(page);
          }
          await page.goto('about:blank');
        });
      },
    );
  });
