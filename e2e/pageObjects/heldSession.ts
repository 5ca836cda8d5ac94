import type { Page } from '@playwright/test';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';

/** The tab of a member who is logged in already: its storage holds the session before the first page opens. */
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

/** What the tab holds of a session; null where there is none. */
export const heldTokens = async (page: Page): Promise<Record<keyof TokenPair, string | null>> => {
  const held = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  return { token: await held(storageKeys.access), refresh_token: await held(storageKeys.refresh) };
};

/** What a reservation asks, and what a session is renewed by: not what a page reads by itself, which leads away. */
const acts = /\/v1\/(me\/creditbooking|login_token_refresh)$/;

/**
 * The server has ended the session.
 * @param calls that find out; where nothing is said, the next press
 * @returns takes it back
 */
export const endSession = async (page: Page, calls = acts): Promise<() => Promise<void>> => {
  await page.route(calls, (route) =>
    route.fulfill({ status: 401, json: { error: { code: 'unauthorised', message: '…' } } }),
  );
  return () => page.unroute(calls);
};
