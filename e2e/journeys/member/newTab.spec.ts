import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { heldTokens, holdSession } from '#e2e/pageObjects/heldSession.ts';
import { submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { demo, latestCode, logIn, type DemoMember } from '#e2e/site/member.ts';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { sessionSettings, storageKeys } from '#src/session/sessionSettings.ts';

const session = (page: Page) => page.locator('[data-scope="session"]');
const helloOf = (member: DemoMember, lang: 'fr' | 'en' = 'en') =>
  filled(words[lang].session.menu.hello, { firstname: demo[member].firstname });
const greets = (page: Page, member: DemoMember, lang: 'fr' | 'en' = 'en') =>
  expect(page.getByRole('button', { name: helloOf(member, lang) })).toBeVisible();
const familyIn = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').owner?.family, storageKeys.record);

/** A tab in which a member is logged in. */
const enter = async (
  page: Page,
  running: RunningSite,
  member: DemoMember,
  address: string,
  lang: 'fr' | 'en' = 'en',
): Promise<void> => {
  await holdSession(page, await logIn(running, member));
  await open(page, address);
  await greets(page, member, lang);
};
/** A link of the page that is opened in a new tab. */
const openLink = async (page: Page, context: BrowserContext): Promise<Page> => {
  const opened = context.waitForEvent('page');
  await page
    .locator('main a[href*="/spectacles/"], main a[href*="/shows/"]')
    .first()
    .click({
      modifiers: ['ControlOrMeta'],
    });
  return opened;
};

for (const lang of languages)
  test(
    `SES-10 (${lang}): a link that is opened in a new tab finds the member there, and so does their own page`,
    { tag: '@slow' },
    async ({ page, context, running }) => {
      await enter(page, running, 'camille', addresses[lang].home, lang);
      const tab = await openLink(page, context);
      await greets(tab, 'camille', lang);
      await expect.poll(() => familyIn(tab)).toBe(await familyIn(page));

      const own = await context.newPage();
      await own.goto(`/${lang}/profile`);
      await expect(own).toHaveURL(`/${lang}/profile`);
      await expect(own.getByRole('heading', { level: 1 })).toHaveText(
        filled(words[lang].profile.greeting, demo.camille),
      );

      // SES-13: one logout ends all of the member's.
      await tab.getByRole('button', { name: helloOf('camille', lang) }).click();
      await tab.getByRole('button', { name: words[lang].session.menu.logOut }).first().click();
      for (const each of [page, tab, own]) {
        await expect(session(each)).toMatchState('anonymous');
        await expect.poll(() => heldTokens(each)).toEqual({ token: null, refresh_token: null });
      }
      const late = await context.newPage();
      await late.goto(`/${lang}/profile`);
      await expect(late).toHaveURL(`/${lang}/login?return=${encodeURIComponent(`/${lang}/profile`)}`);
    },
  );

test(
  'SES-10: of two members it is the one whose tab opened the new one',
  { tag: '@slow' },
  async ({ page, context, running }) => {
    const other = await context.newPage();
    await enter(page, running, 'camille', addresses.en.home);
    await enter(other, running, 'sam', addresses.en.home);
    for (const [opener, member] of [
      [page, 'camille'],
      [other, 'sam'],
    ] as const) {
      await opener.bringToFront();
      const tab = await openLink(opener, context);
      await greets(tab, member);
      await expect.poll(() => familyIn(tab)).toBe(await familyIn(opener));
      await tab.close();
    }
  },
);

test(
  'SES-13: a tab that was logged out stays so when it is loaded anew, whoever is in another',
  { tag: '@slow' },
  async ({ page, context, running }) => {
    await enter(page, running, 'camille', addresses.en.basic);
    const other = await context.newPage();
    await enter(other, running, 'sam', addresses.en.basic);
    await page.bringToFront();
    await page.getByRole('button', { name: helloOf('camille') }).click();
    await page.getByRole('button', { name: words.en.session.menu.logOut }).first().click();
    await expect(session(page)).toMatchState('anonymous');
    const heard = await other.evaluateHandle((name) => {
      const types: string[] = [];
      new BroadcastChannel(name).addEventListener('message', ({ data }) => types.push(data.type));
      return types;
    }, sessionSettings.channel);
    await open(page, addresses.en.basic);
    await expect(session(page)).toMatchState('anonymous');
    // Control: a new tab seeks a session, and is the only one that did.
    const fresh = await context.newPage();
    await fresh.goto(addresses.en.basic);
    await greets(fresh, 'sam');
    await expect
      .poll(async () => (await heard.jsonValue()).filter((type) => type === 'sought'))
      .toEqual(['sought']);
    await expect(session(page)).toMatchState('anonymous');
    await expect.poll(() => heldTokens(page)).toEqual({ token: null, refresh_token: null });
    await greets(other, 'sam');
  },
);

test(
  'SES-10: who waits for a code is not overtaken by a member in another tab',
  { tag: '@slow' },
  async ({ page, context, running }) => {
    await open(page, '/en/login');
    await submitCredentials(page, demo.sam.username);
    await expect(page.getByLabel(words.en.login.code.label)).toBeVisible();
    const other = await context.newPage();
    await enter(other, running, 'camille', addresses.en.basic);
    await page.bringToFront();
    await page.reload();
    await expect(page.getByLabel(words.en.login.code.label)).toBeFocused();
    await submitCode(page, await latestCode(running, demo.sam.username));
    await greets(page, 'sam');
    await greets(other, 'camille');
  },
);

test(
  'control: another browser is handed nothing',
  { tag: '@slow' },
  async ({ page, browser, running, site }) => {
    await enter(page, running, 'camille', demoShow.en);
    const stranger = await browser.newContext({ baseURL: site });
    const tab = await stranger.newPage();
    await tab.goto('/en/profile');
    await expect(tab).toHaveURL('/en/login?return=%2Fen%2Fprofile');
    await stranger.close();
  },
);
