import type { BrowserContext, Page } from '@playwright/test';
import { languages, type Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { keptTicketsSettings } from '#contract/settings/keptTickets.ts';
import { minute } from '#contract/settings/time.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { motionEnded } from '#e2e/pageObjects/motionEnded.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { runTime } from '#e2e/pageObjects/runTime.ts';
import { askMemberApi, forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { dateOf } from '#e2e/walks/memberShow.ts';
import { keptTicketsKey } from '#src/storage/keptTickets.ts';
import { readCode } from '#server/testing/readCode.ts';

test.use({
  expectedTrouble: /Failed to load resource|ERR_INTERNET_DISCONNECTED|member\.unavailable|content\.failed/,
});

let tokens: TokenPair;
let code: string;
let uuid: string;
test.beforeEach(async ({ page, running }) => {
  tokens = await logIn(running, 'camille');
  await forgetDoings(running, tokens);
  const { ids } = await dateOf(running);
  const body = { ...ids, status: 'true' };
  const booked = await askMemberApi(running, 'POST', '/v1/me/creditbooking', { token: tokens.token, body });
  ({ code, uuid } = (await booked.json()).data);
  await holdSession(page, tokens);
});
// A test may have logged out.
test.afterEach(async ({ running }) => forgetDoings(running, await logIn(running, 'camille')));

/** The open ticket's switch, after a press on "Show ticket". */
const showTicket = async (page: Page, lang: Language) => {
  await page.getByRole('button', { name: words[lang].memberLists.admission.show }).click();
  return page.locator('[data-scope="keptTickets"]');
};
const keepTickets = async (page: Page, lang: Language) => {
  await open(page, `/${lang}/profile`);
  const root = await showTicket(page, lang);
  await expect(root).toMatchState('off');
  await root.getByRole('switch', { name: words[lang].keptTickets.label }).click();
  await expect(root).toMatchState('kept');
  return root;
};
/** A new tab of a browser that was closed: without a session, with what is on the device. */
const openAfterwards = async (context: BrowserContext, lang: Language): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(pairPath('my-tickets', lang));
  await expect(page.getByRole('heading', { level: 1, name: words[lang].myTickets.title })).toBeVisible();
  return page;
};

for (const lang of languages)
  test(`PKT-02 (${lang}): kept tickets open without a network and without a session, large enough for a scanner`, async ({
    page,
    context,
  }) => {
    await keepTickets(page, lang);
    await page.close();
    await context.setOffline(true);
    const later = await openAfterwards(context, lang);
    await later.setViewportSize({ width: 375, height: 667 });
    await showTicket(later, lang);
    const picture = later.getByRole('dialog').getByRole('img');
    await expect(picture).toBeVisible();
    // It slides in.
    await motionEnded(later);
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThanOrEqual(0.6 * 375);
    await expect.poll(async () => (await readCode(await later.screenshot()))?.text).toBe(code);
    await context.setOffline(false);
  });

test(
  'PKT-02: the page in the other language opens, too, with texts that this browser has not fetched for a page',
  { tag: '@slow' },
  async ({ page, context }) => {
    await keepTickets(page, 'en');
    await page.close();
    await context.setOffline(true);
    const later = await openAfterwards(context, 'fr');
    await expect(
      later.getByRole('button', { name: words.fr.memberLists.admission.show }).first(),
    ).toBeVisible();
    await context.setOffline(false);
  },
);

test(
  'PKT-02: an open page lets go of a ticket an hour after the end of its show',
  { tag: '@slow' },
  async ({ page, context }) => {
    await keepTickets(page, 'en');
    const { end, start } = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '').tickets[0],
      keptTicketsKey,
    );
    const { assumedLength, stays } = keptTicketsSettings;
    const last = (end === null ? Date.parse(start) + assumedLength : Date.parse(end)) + stays;
    await page.close();
    const later = await context.newPage();
    await later.clock.install({ time: last - 2 * minute });
    await later.goto(pairPath('my-tickets', 'en'));
    const ticket = later.getByRole('button', { name: words.en.memberLists.admission.show });
    await expect(ticket).toHaveCount(1);
    await runTime(later, minute);
    await expect(ticket).toHaveCount(1);
    await runTime(later, 2 * minute);
    await expect(ticket).toHaveCount(0);
    await expect(later.getByText(words.en.myTickets.empty)).toBeVisible();
  },
);

test('PKT-05: an open ticket is printed on one page, with its code', async ({ page }) => {
  await open(page, '/fr/profile');
  await showTicket(page, 'fr');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.getByText(words.fr.memberLists.wishes.title)).toBeHidden();
  await expect.poll(async () => (await readCode(await page.screenshot()))?.text).toBe(code);
});

test(
  'PKT-01: taken back in the same place, nothing is left on the device',
  { tag: '@slow' },
  async ({ page, context }) => {
    const root = await keepTickets(page, 'en');
    await root.getByRole('switch').click();
    await expect(root).toMatchState('off');
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    const caches = () => page.evaluate(async () => (await window.caches.keys()).length);
    await expect.poll(async () => [await workers(), await caches()]).toEqual([0, 0]);
    const later = await openAfterwards(context, 'en');
    await expect(later.getByText(words.en.myTickets.empty)).toBeVisible();
  },
);

/** Holds a tab's registrations of workers until it is released. */
const holdRegistrations = async (tab: Page): Promise<() => Promise<void>> => {
  await tab.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    const released = new Promise((resolve) => addEventListener('released', resolve, { once: true }));
    ServiceWorkerContainer.prototype.register = async function (...args) {
      await released;
      return register.apply(this, args);
    };
  });
  return () => tab.evaluate(() => void dispatchEvent(new Event('released')));
};

test('PKT-06: the workers keep their own page with its files and no other, and go with the tickets', async ({
  page,
  context,
}) => {
  await keepTickets(page, 'en');
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).toSorted();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.map((requests, index) => [
        names[index],
        [...new Set(requests.map(({ url }) => new URL(url).pathname.split('/')[1]))].toSorted(),
      ]);
    });
  expect(await kept()).toEqual([
    ['tickets:/en/my-tickets', ['assets', 'en', 'fonts', 'words']],
    ['tickets:/fr/mes-billets', ['assets', 'fonts', 'fr', 'words']],
  ]);
  await page.reload();
  const isControlled = (tab: Page) => tab.evaluate(() => navigator.serviceWorker.controller !== null);
  const later = await openAfterwards(context, 'en');
  expect([await isControlled(page), await isControlled(later)]).toEqual([false, true]);
  // While it opens, it may look after the workers itself, after this page.
  await later.close();
  // Without tickets the next document removes them.
  await page.evaluate((key) => localStorage.removeItem(key), keptTicketsKey);
  await page.reload();
  // Names alone: to open a cache that was removed just before would bring it back, empty.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test(
  'PKT-06: a tab that closes the workers waits for one that opens them',
  { tag: '@slow' },
  async ({ page, context }) => {
    await keepTickets(page, 'en');
    const slow = await context.newPage();
    const release = await holdRegistrations(slow);
    await slow.goto('/en/calendar');
    const inLine = () =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [held.length, pending.length];
      });
    await expect.poll(inLine).toEqual([1, 0]);
    await page.evaluate((key) => localStorage.removeItem(key), keptTicketsKey);
    await page.reload();
    // The slow tab hears of it, too.
    await expect.poll(inLine).toEqual([1, 2]);
    await release();
    await expect.poll(inLine).toEqual([0, 0]);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
  },
);

test('PKT-03: Log out removes them, closing the tab does not', async ({ page, context }) => {
  await keepTickets(page, 'en');
  await page.keyboard.press('Escape');
  const other = await openAfterwards(context, 'en');
  await expect(other.getByRole('button', { name: words.en.memberLists.admission.show })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: words.en.profile.logout, exact: true }).click();
  await expect(other.getByText(words.en.myTickets.empty)).toBeVisible();
});

test('PKT-04: a reservation that was cancelled elsewhere is marked once the network is back', async ({
  page,
  context,
  running,
}) => {
  await keepTickets(page, 'en');
  await page.goto(pairPath('my-tickets', 'en'));
  await expect(page.getByRole('button', { name: words.en.memberLists.admission.show })).toBeVisible();
  await context.setOffline(true);
  const { token } = tokens;
  await askMemberApi(running, 'PATCH', `/v1/me/creditbooking/${uuid}`, { token, body: { status: 'false' } });
  await context.setOffline(false);
  await expect(page.getByText(words.en.myTickets.cancelled)).toBeVisible();
});
