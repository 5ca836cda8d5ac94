import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { additionNames } from '#contract/wire/member/additions.ts';
import { settings } from '#machines/settings.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { codeFieldOn, submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { demoShow } from '#e2e/site/festival.ts';
import {
  hostCode,
  hostMembers,
  hostWords,
  startMemberHost,
  type HostMember,
  type HostOptions,
} from '#e2e/site/memberHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';

// The host's 404s and 401s, which the console tells.
test.use({ expectedTrouble: /Failed to load resource/ });

const { refreshInterval } = settings.session;
const session = (page: Page) => page.locator('[data-scope="session"]');
const firstControl = (page: Page) => page.locator('[data-scope="reservation"]').first();
const parts = (page: Page) =>
  page.locator('main h2[tabindex="-1"]').evaluateAll((all) => all.map(({ id }) => id));
const everywhere = ['details', 'password'];
const refreshes = 'POST /v1/login_token_refresh';

const logInHere = async (page: Page, member: HostMember): Promise<void> => {
  await submitCredentials(page, member);
  await codeFieldOn(page).waitFor();
  await submitCode(page, hostCode);
};
const greets = (page: Page, lang: 'fr' | 'en', member: HostMember): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(
    filled(words[lang].profile.greeting, hostMembers[member]),
  );
const goHome = async (page: Page, lang: 'fr' | 'en', member: HostMember): Promise<void> => {
  await page.goto(`/${lang}/profile`);
  await greets(page, lang, member);
};

/** A site whose members are on such a host. */
const startBoth = async (options?: HostOptions) => {
  const host = await startMemberHost(options);
  const site = await startSite({ MEMBER_API_URL: host.url });
  return {
    host,
    site,
    stop: async (...pages: Page[]) => {
      for (const page of pages) await page.goto('about:blank');
      await site.stop();
      host.stop();
    },
  };
};

for (const lang of languages)
  test.describe(`(${lang})`, () => {
    const text = words[lang];

    test(
      `HST-48 (${lang}): on somebody else's host a member logs in, reserves, sees it, cancels, changes a name, and stays in`,
      { tag: '@slow' },
      async ({ browser }) => {
        const { host, site, stop } = await startBoth();
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await page.clock.install();
        await open(page, `/${lang}/login?return=${encodeURIComponent(demoShow[lang])}`);
        await logInHere(page, 'ada');
        await expect(page).toHaveURL(site.url + demoShow[lang]);
        const dialog = page.getByRole('dialog');

        await test.step('reserves', async () => {
          await expect(firstControl(page)).toMatchState({ resting: 'reservable' });
          await firstControl(page).getByRole('button').click();
          await expect(dialog).toContainText(text.reservation.succeeded.title);
          await page.keyboard.press('Escape');
          await expect(firstControl(page)).toMatchState({ resting: 'reserved' });
        });

        await test.step('HST-41: is asked for new tokens after 120 s, and not before', async () => {
          expect(host.countOf(refreshes)).toBe(0);
          await skipTime(page, refreshInterval - 10_000);
          expect(host.countOf(refreshes)).toBe(0);
          await skipTime(page, 10_000);
          await expect.poll(() => host.countOf(refreshes)).toBe(1);
          await expect(session(page)).toMatchState('authenticated.tokens.fresh');
        });

        await test.step('sees the page without what the host does not have', async () => {
          await goHome(page, lang, 'ada');
          const wallet = page.getByRole('region', { name: text.profile.credits.title });
          await expect(wallet).toContainText('2');
          await expect.poll(() => host.countOf('GET /v1/additions')).toBe(1);
          await expect.poll(() => parts(page)).toEqual(everywhere);
        });

        await test.step('cancels', async () => {
          await page.goto(demoShow[lang]);
          await expect(firstControl(page)).toMatchState({ resting: 'reserved' });
          await firstControl(page).getByRole('button').click();
          await dialog.getByRole('button', { name: text.reservation.confirm.cancel }).click();
          await expect(dialog).toContainText(text.reservation.cancelled.title);
          await goHome(page, lang, 'ada');
          await expect(page.getByRole('region', { name: text.profile.credits.title })).toContainText('3');
        });

        await test.step('changes a name', async () => {
          await page.getByRole('button', { name: text.profile.details.edit }).click();
          await page.getByLabel(text.profile.details.field.lastname).fill('Lovelace');
          await page.getByRole('button', { name: text.profile.details.save }).click();
          await expect(page.getByText(text.profile.details.saved)).toBeVisible();
          await expect(page.locator('[data-scope="profileForm"]')).toContainText('Lovelace');
        });

        await test.step('HST-46: is told the host’s own words about a password', async () => {
          const form = page.locator('[data-scope="passwordChange"]');
          await expect(form).not.toContainText('256');
          await form.getByLabel(text.profile.password.old, { exact: true }).fill('old');
          await form.getByLabel(text.profile.password.new, { exact: true }).fill('short');
          await form.getByRole('button', { name: text.profile.password.submit }).click();
          await expect(form).toContainText(hostWords);
        });

        await test.step('HST-45: no page and no reload asks again', async () => {
          await page.reload();
          await goHome(page, lang, 'ada');
          expect([host.countOf('GET /v1/additions'), await parts(page)]).toEqual([1, everywhere]);
        });
        await stop(page);
        await context.close();
      },
    );

    test(
      `HST-42 (${lang}): a second tab is the member's, a third one another member's; a logout takes the first two along`,
      { tag: '@slow' },
      async ({ browser }) => {
        const { host, site, stop } = await startBoth();
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await open(page, `/${lang}/login?return=${encodeURIComponent(`/${lang}/profile`)}`);
        await logInHere(page, 'ada');
        await expect(page).toHaveURL(`${site.url}/${lang}/profile`);
        const second = await context.newPage();
        await goHome(second, lang, 'ada');
        await expect
          .poll(async () => (await heldTokens(second)).refresh_token)
          .toBe((await heldTokens(page)).refresh_token);

        const third = await context.newPage();
        await open(third, `/${lang}/profile`);
        await third.getByRole('button', { name: text.profile.logout }).click();
        for (const tab of [page, second, third]) await expect(session(tab)).toMatchState('anonymous');

        for (const [tab, member] of [
          [page, 'ada'],
          [third, 'grace'],
        ] as const) {
          await open(tab, `/${lang}/login?return=${encodeURIComponent(`/${lang}/profile`)}`);
          await logInHere(tab, member);
          await greets(tab, lang, member);
        }
        await page.getByRole('button', { name: text.profile.logout }).click();
        await expect(session(page)).toMatchState('anonymous');
        await goHome(third, lang, 'grace');
        expect(host.countOf('GET /v1/login_session_logout')).toBe(2);
        await stop(page, second, third);
        await context.close();
      },
    );

    test(
      `HST-43 (${lang}): a token that is no JWT begins no session`,
      { tag: '@slow' },
      async ({ browser }) => {
        const { site, stop } = await startBoth({ tokens: 'opaque' });
        const context = await browser.newContext({ baseURL: site.url });
        const page = await context.newPage();
        await open(page, `/${lang}/login`);
        await logInHere(page, 'ada');
        await expect(page.getByRole('alert')).not.toHaveText('');
        await expect(session(page)).toMatchState('anonymous');
        await expect.poll(() => heldTokens(page)).toEqual({ token: null, refresh_token: null });
        await stop(page);
        await context.close();
      },
    );
  });

test(
  'HST-44: control: a host that has our additions shows their parts, with nothing moved when they come',
  { tag: '@slow' },
  async ({ browser }) => {
    const { host, site, stop } = await startBoth({ additions: additionNames });
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/additions', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, '/en/login?return=%2Fen%2Fprofile');
    await logInHere(page, 'grace');
    await expect(page.locator('[data-scope="profileForm"]')).toBeVisible();
    const places = () =>
      page
        .locator('main h2')
        .evaluateAll((all) =>
          all.map((each) => `${each.id} ${Math.round(each.getBoundingClientRect().top)}`),
        );
    const before = await places();
    await expect.poll(() => parts(page)).toEqual(everywhere);
    release();
    await expect
      .poll(() => parts(page))
      .toEqual([...everywhere, 'devices', 'newsletter', 'history', 'ownData']);
    await expect.poll(async () => (await places()).slice(0, before.length)).toEqual(before);
    expect(host.countOf('GET /v1/additions')).toBe(1);
    await stop(page);
    await context.close();
  },
);
