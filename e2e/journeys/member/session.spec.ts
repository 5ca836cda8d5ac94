import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { languages } from '#contract/address/language.ts';
import { endSession, heldTokens, holdSession } from '#e2e/pageObjects/heldSession.ts';
import { submitCode, submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { askMemberApi, forgetDoings, latestCode, demo, logIn, type DemoMember } from '#e2e/site/member.ts';
import type { RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, like, words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';

const text = words.en;
const show = demoShow.en;
const day = 86_400_000;
/** SES-13: how soon every tab knows, in ms of its own time. */
const soon = 2_000;
const { refreshInterval, backoff } = settings.session;
const hello = filled(text.session.menu.hello, { firstname: demo.camille.firstname });

/** The console's messages about deliberately broken calls. */
const broken = /Failed to load resource/;

const session = (page: Page) => page.locator('[data-scope="session"]');
const isIn = (page: Page) => expect(session(page)).toMatchState('authenticated');
const isOut = (page: Page) => expect(session(page)).toMatchState('anonymous');
const firstHeart = (page: Page) => page.locator('[data-scope="wishlist"]').first();
const firstControl = (page: Page) => page.locator('[data-scope="reservation"]').first();

/** Fills in the login form, on any page. */
const logInHere = async (page: Page, running: RunningSite, member: DemoMember): Promise<void> => {
  const { username } = demo[member];
  await submitCredentials(page, username);
  await expect(page.getByLabel(text.login.code.label)).toBeVisible();
  await submitCode(page, await latestCode(running, username));
};

test.beforeEach(async ({ running }) => {
  for (const member of ['camille', 'sam'] as const) await forgetDoings(running, await logIn(running, member));
});

test.describe('two tabs', () => {
  test('SES-13: who logs out in one is logged out in the other within two seconds', async ({
    page,
    context,
    running,
  }) => {
    const tokens = await logIn(running, 'camille');
    await holdSession(page, tokens);
    await open(page, show);
    await isIn(page);
    const other = await context.newPage();
    await other.clock.install();
    await holdSession(other, tokens);
    await open(other, addresses.en.basic);
    await isIn(other);
    await stopTime(other);
    await page.getByRole('button', { name: hello }).click();
    await page.getByRole('button', { name: text.session.menu.logOut }).first().click();
    await isOut(page);
    await other.clock.runFor(soon);
    await isOut(other);
    await expect(other.getByText(text.session.elsewhere.text)).toBeVisible();
    await expect.poll(() => heldTokens(other)).toMatchObject({ token: null });
  });

  test(
    'SES-10: a refresh in one does not log the other out',
    { tag: '@slow' },
    async ({ page, context, running }) => {
      const tokens = await logIn(running, 'camille');
      const tabs = [page, await context.newPage()];
      let refreshes = 0;
      context.on('request', (request) => {
        if (request.url().endsWith('/v1/login_token_refresh')) refreshes += 1;
      });
      for (const tab of tabs) {
        await tab.clock.install();
        await holdSession(tab, tokens);
        await open(tab, addresses.en.basic);
        await isIn(tab);
      }
      for (const round of [1, 2]) {
        await skipTime(page, refreshInterval);
        await expect.poll(() => refreshes).toBeGreaterThanOrEqual(round);
        for (const tab of tabs)
          await expect(session(tab)).toMatchState('authenticated.tokens.fresh authenticated.presence.active');
      }
      const held = await Promise.all(tabs.map(heldTokens));
      expect(held.map(({ refresh_token: kept }) => kept)).not.toContain(tokens.refresh_token);
      for (const tab of tabs) {
        await tab.goto(`/en/profile`);
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
          filled(text.profile.greeting, demo.camille),
        );
      }
    },
  );
});

test.describe('SES-07: the server’s clock counts', () => {
  for (const [says, ahead] of [
    ['a day fast', day],
    ['a day slow', -day],
  ] as const)
    test(
      `a device that is ${says} neither loops nor logs out`,
      { tag: '@slow' },
      async ({ page, running }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/member/')) calls.push(new URL(request.url()).pathname);
        });
        await page.clock.install({ time: Date.now() + ahead });
        await page.goto(`/en/login?return=${encodeURIComponent(show)}`);
        await logInHere(page, running, 'camille');
        await expect(page).toHaveURL(show);
        await expect(firstControl(page)).toMatchState({ resting: 'reservable' });
        await page.reload();
        await expect(firstControl(page)).toMatchState({ resting: 'reservable' });
        await isIn(page);
        expect(calls.filter((path) => path.endsWith('login_token_refresh'))).toEqual([]);
        expect(calls.length).toBeLessThan(30);
      },
    );
});

test.describe('SES-06: what cannot be read is cleared', () => {
  for (const token of ['nonsense', 'a.b.c'])
    test(`"${token}" in the storage is nobody`, { tag: '@slow' }, async ({ page }) => {
      await holdSession(page, { token, refresh_token: '' });
      await open(page, show);
      await expect(page.getByRole('link', { name: text.layout.logIn, exact: true })).toBeVisible();
      await expect.poll(() => heldTokens(page)).toEqual({ token: null, refresh_token: null });
    });
});

test.describe('SES-32: the session ends in the middle of an action', () => {
  test.use({ expectedTrouble: broken });

  test.beforeEach(async ({ page, running }) => {
    await holdSession(page, await logIn(running, 'sam'));
    await open(page, show);
    await expect(firstControl(page)).toMatchState({ resting: 'reservable' });
    const restore = await endSession(page);
    await firstControl(page).getByRole('button').click();
    await expect(session(page)).toMatchState('interrupted.inDialog');
    await expect(page.getByRole('dialog')).toContainText(text.session.interrupted.title);
    expect(new URL(page.url()).pathname).toBe(show);
    await restore();
  });

  test(
    'the same member logs in again in the dialog, and the reservation is made once',
    { tag: '@slow' },
    async ({ page, running }) => {
      let reservations = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/v1/me/creditbooking')) reservations += 1;
      });
      await logInHere(page, running, 'sam');
      await expect(page.getByRole('dialog')).toContainText(text.reservation.succeeded.title);
      await page.keyboard.press('Escape');
      await expect(firstControl(page)).toMatchState({ resting: 'reserved' });
      expect(reservations).toBe(1);
    },
  );

  test('another member logs in, and nothing is reserved', { tag: '@slow' }, async ({ page, running }) => {
    await logInHere(page, running, 'camille');
    await isIn(page);
    await expect(firstControl(page)).toMatchState({ resting: 'reservable' });
    await expect(page.getByRole('button', { name: hello })).toBeVisible();
    await page.goto('/en/profile');
    await expect(page.getByText(text.memberLists.reserved.empty)).toBeVisible();
  });

  test(
    'nobody logs in: the dialog is dismissed, and the page is a visitor’s',
    { tag: '@slow' },
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await isOut(page);
      await expect(page.getByRole('link', { name: text.layout.logIn, exact: true })).toBeVisible();
      await expect(firstHeart(page)).toBeHidden();
    },
  );
});

test.describe('a guarded address', () => {
  test.use({ expectedTrouble: broken });

  test('RTE-29: a visitor is led to the login page, and back', async ({ page, running }) => {
    await page.goto('/en/profile');
    await expect(page).toHaveURL('/en/login?return=%2Fen%2Fprofile');
    await logInHere(page, running, 'camille');
    await expect(page).toHaveURL('/en/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      filled(text.profile.greeting, demo.camille),
    );
  });

  test(
    'SES-11: a refusal leads to the login page with the way back, and says why',
    { tag: '@slow' },
    async ({ page, running }) => {
      await holdSession(page, await logIn(running, 'camille'));
      await endSession(page, /\/api\/member\/v1\//);
      await page.goto('/en/profile');
      await expect(page).toHaveURL(/\/en\/login\?.*return=%2Fen%2Fprofile/);
      await expect(page.getByText(text.login.reason.expired)).toBeVisible();
    },
  );
});

test.describe('trouble on the way', () => {
  test.use({ expectedTrouble: broken });

  test('SES-10: trouble on the way keeps the member in', { tag: '@slow' }, async ({ page, running }) => {
    await page.clock.install();
    await holdSession(page, await logIn(running, 'camille'));
    await open(page, addresses.en.basic);
    await isIn(page);
    await page.route('**/v1/login_token_refresh', (route) => route.abort('connectionreset'));
    await skipTime(page, refreshInterval);
    await expect(session(page)).toMatchState('authenticated.tokens.waiting');
    await page.unroute('**/v1/login_token_refresh');
    await skipTime(page, Math.max(...backoff));
    await expect(session(page)).toMatchState('authenticated.tokens.fresh');
  });
});

const dates = v.object({
  data: v.array(v.object({ id: v.string(), festivalId: v.string(), edition: v.object({ id: v.string() }) })),
});

for (const lang of languages)
  test(`SES-15 (${lang}): a visitor sees the ways in, a member their name, their hearts and their reservations`, async ({
    page,
    running,
  }) => {
    const { layout, reservation, session: said, wishlist } = words[lang];
    const rows = page.locator('#buyTickets li').filter({ visible: true });
    const [liked, reserved] = [rows.nth(0), rows.nth(1)];
    const wayIn = page.getByRole('banner').getByRole('link', { name: layout.logIn, exact: true });
    const prompts = rows.getByRole('link', { name: reservation.login });
    const greeting = page.getByRole('button', {
      name: filled(said.menu.hello, { firstname: demo.camille.firstname }),
    });
    const heart = (row: Locator) => row.getByRole('button', { name: like(wishlist.heart) });

    const asked = page.waitForResponse(/\/shows\/[^/]+\/programmations/);
    await open(page, demoShow[lang]);
    await expect(wayIn).toBeVisible();
    await expect(prompts).toHaveCount(await rows.count());
    await expect(greeting).toHaveCount(0);
    await expect(page.locator('[data-scope="reservation"]').getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-scope="wishlist"]').filter({ visible: true })).toHaveCount(0);

    const tokens = await logIn(running, 'camille');
    await forgetDoings(running, tokens);
    const { data } = v.parse(dates, await (await asked).json());
    const say = async (path: string, row: Locator, body: object) => {
      const file = await row.locator('a[href$=".ics"]').getAttribute('href');
      const date = data.find(({ id }) => file?.includes(`/${id}.ics`));
      const ids = { programmation: date?.id, edition: date?.edition.id, festival: date?.festivalId };
      const { status } = await askMemberApi(running, 'POST', path, { ...tokens, body: { ...ids, ...body } });
      // A heart that was given before is there already.
      expect([200, 201]).toContain(status);
    };
    await say('/v1/me/programmationwishlist', liked, { liked: true });
    await say('/v1/me/creditbooking', reserved, { status: 'true' });
    await holdSession(page, tokens);
    await open(page, demoShow[lang]);
    await isIn(page);
    await expect(greeting).toBeVisible();
    await expect(wayIn).toHaveCount(0);
    await expect(prompts).toHaveCount(0);
    await expect(heart(liked)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(reserved)).toHaveAttribute('aria-pressed', 'false');
    await expect(reserved.locator('[data-scope="reservation"]')).toMatchState({ resting: 'reserved' });
    await expect(liked.locator('[data-scope="reservation"]')).toMatchState({ resting: 'reservable' });
    await forgetDoings(running, tokens);
  });
