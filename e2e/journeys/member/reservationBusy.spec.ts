import type { Page } from '@playwright/test';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { languages } from '#contract/address/language.ts';
import { second } from '#contract/settings/time.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { askMemberApi, forgetDoings, logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { like, words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';

// The 503 itself.
test.use({ expectedTrouble: /503/ });

const { longestRetryAfter } = settings.reservation;

let tokens: TokenPair;
test.beforeEach(async ({ page, running }) => {
  tokens = await logIn(running, 'camille');
  await forgetDoings(running, tokens);
  await holdSession(page, tokens);
  await page.clock.install();
});
test.afterEach(({ running }) => forgetDoings(running, tokens));

/** Answers so many reservations with a 503, and passes the others on. @returns the keys of all sent ones */
const beBusy = async (page: Page, { times, retryAfter }: { times: number; retryAfter: number }) => {
  const keys: (string | undefined)[] = [];
  await page.route(/\/v1\/me\/creditbooking$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > times) await route.continue();
    else
      await route.fulfill({
        status: 503,
        headers: { 'retry-after': String(retryAfter) },
        json: { error: { code: 'unavailable', message: 'The database cannot be asked now' } },
      });
  });
  return keys;
};

/** Reserves the first date of a show. */
const reserve = async (page: Page, lang: 'en' | 'fr') => {
  await open(page, demoShow[lang]);
  const root = page.locator('[data-scope="reservation"]').first();
  await expect(root).toMatchState({ resting: 'reservable' });
  const control = root.locator(':scope > button');
  await control.click();
  return { root, control, popup: root.locator('dialog') };
};

const countBookings = async (running: Parameters<typeof askMemberApi>[0]): Promise<number> => {
  const list = await askMemberApi(running, 'GET', '/v1/me/creditbookings?status=true', {
    token: tokens.token,
  });
  return (await list.json()).data.items.length;
};

for (const lang of languages)
  test(
    `RES-19 (${lang}): a server that is busy is asked once more by the page, and reserves once`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { reservation: text } = words[lang];
      const keys = await beBusy(page, { times: 1, retryAfter: 5 });
      const { root, control, popup } = await reserve(page, lang);
      await expect(root).toMatchState({ working: 'waitingToRetry' });
      await expect(control).toHaveText(like(text.retrying + text.date));
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(popup).toHaveCount(0);
      await skipTime(page, longestRetryAfter);
      await expect(popup.getByRole('heading')).toHaveText(text.succeeded.title);
      expect([keys.length, new Set(keys).size, await countBookings(running)]).toEqual([2, 1, 1]);
    },
  );

for (const lang of languages)
  test(
    `RES-19 (${lang}): a server that is still busy is an error, and nothing is reserved`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { refused } = words[lang].reservation;
      const keys = await beBusy(page, { times: 2, retryAfter: 5 });
      const { root, popup } = await reserve(page, lang);
      await expect(root).toMatchState({ working: 'waitingToRetry' });
      await skipTime(page, longestRetryAfter);
      await expect(root).toMatchState({ told: 'refused' });
      await expect(popup.getByRole('heading')).toHaveText(refused.title);
      await expect(popup).toContainText(refused.reason.busy);
      await expect(popup).toContainText(refused.text);
      expect([keys.length, new Set(keys).size, await countBookings(running)]).toEqual([2, 1, 0]);
      await page.keyboard.press('Escape');
      await expect(root).toMatchState({ resting: 'reservable' });
    },
  );

test(
  'RES-19: a server that asks for a minute is an error at once',
  { tag: '@slow' },
  async ({ page, running }) => {
    const { refused } = words.en.reservation;
    const keys = await beBusy(page, { times: 1, retryAfter: 60 });
    const { root, popup } = await reserve(page, 'en');
    await expect(root).toMatchState({ told: 'refused' });
    await expect(popup.getByRole('heading')).toHaveText(refused.title);
    await expect(popup).toContainText(refused.text);
    await skipTime(page, 90 * second);
    expect([keys.length, await countBookings(running)]).toEqual([1, 0]);
  },
);

test(
  'RES-19: after the page is left meanwhile, nothing is reserved',
  { tag: '@slow' },
  async ({ page, running }) => {
    const keys = await beBusy(page, { times: 1, retryAfter: 5 });
    const { root } = await reserve(page, 'en');
    await expect(root).toMatchState({ working: 'waitingToRetry' });
    await page.getByRole('banner').locator('a[href="/en"]').first().click();
    await expect(root).toHaveCount(0);
    await skipTime(page, 2 * longestRetryAfter);
    expect([keys.length, await countBookings(running)]).toEqual([1, 0]);
  },
);
