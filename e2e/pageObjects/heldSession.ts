import type { Page } from '@playwright/test';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';

/** The tab of a logged-in member: its storage has the session before the first page opens. */
export const holdSession = (
  page: Page,
  { token, refresh_token: refreshToken }: TokenPair,
): Promise<unknown> =>
  page.addInitScript(
    (entries) => {
      try {
        if (sessionStorage.getItem('seeded') !== null) return;
        sessionStorage.setItem('seeded', 'yes');
        for (const [key, value] of entries) sessionStorage.setItem(key, value);
      } catch {
        // A frame of another origin.
      }
    },
    [
      [storageKeys.access, token],
      [storageKeys.refresh, refreshToken],
    ] as const,
  );

/** The tab's data about a session; null without any. */
export const heldTokens = async (page: Page): Promise<Record<'token' | 'refresh_token', string | null>> => {
  const held = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  return { token: await held(storageKeys.access), refresh_token: await held(storageKeys.refresh) };
};

/** The calls of a reservation and of a session's renewal: not the page's own reads, which lead away. */
const acts = /\/v1\/(me\/creditbooking|login_token_refresh)$/;

/**
 * The server has ended the session.
 * @param calls those that find out; by default, the next press
 * @returns a function that undoes it
 */
export const endSession = async (page: Page, calls = acts): Promise<() => Promise<void>> => {
  await page.route(calls, (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'unauthorised', message: '…' } } }),
  );
  return () => page.unroute(calls);
};
