import type { TokenPair } from '#contract/wire/member/session.ts';
import { answeredCookies } from '#e2e/site/answeredCookies.ts';
import { type DemoMember, logIn } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import { settings } from '#machines/settings.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';
import type { Visit } from '../counterpart.ts';

/** A document of the site without scripts: the last page is gone. */
export const stillness = '/icons/sprite.svg';

/** The browser's storages when the page opens. */
interface Storages {
  session?: Readonly<Record<string, string>>;
  local?: Readonly<Record<string, string>>;
}

/** Leaves the page, and makes the browser a new one, apart from its storages. */
export const clearTab = async (
  { page, gate }: Visit,
  { session = {}, local = answeredCookies }: Storages = {},
): Promise<void> => {
  await page.goto(gate.url + stillness, { waitUntil: 'commit' });
  await page.context().clearCookies();
  await page.evaluate(
    (storages) => {
      for (const [storage, entries] of [
        [sessionStorage, storages.session],
        [localStorage, storages.local],
      ] as const) {
        storage.clear();
        for (const [key, value] of Object.entries(entries)) storage.setItem(key, value);
      }
    },
    { session, local },
  );
};

/** Opens an address as if in a new tab of a new browser, and waits until hydration. */
export const openTab = async (visit: Visit, address: string, storages?: Storages): Promise<void> => {
  const { page, gate } = visit;
  await clearTab(visit, storages);
  await page.goto(gate.url + address, { waitUntil: 'commit' });
  await expect(page.locator('[data-scope="cookieBanner"]')).not.toMatchState('recalling');
};

/** How long tokens are reused, in ms: below the time after which a tab would renew them. */
const reuse = settings.session.refreshInterval / 2;
const known = new Map<DemoMember, { tokens: TokenPair; at: number }>();

/** Tokens of a member. A page that renews them or logs out needs `fresh` ones, and uses them up. */
export const tokensOf = async (
  { running }: Visit,
  member: DemoMember,
  { isFresh = false } = {},
): Promise<TokenPair> => {
  const last = known.get(member);
  if (last && !isFresh && Date.now() - last.at < reuse) return last.tokens;
  const tokens = await logIn(running, member);
  if (!isFresh) known.set(member, { tokens, at: Date.now() });
  return tokens;
};

/** Opens an address in the tab of a logged-in member, and waits until the page knows it. */
export const openMemberTab = async (visit: Visit, address: string, tokens: TokenPair): Promise<void> => {
  await openTab(visit, address, {
    session: { [storageKeys.access]: tokens.token, [storageKeys.refresh]: tokens.refresh_token },
  });
  await expect(visit.page.locator('[data-scope="session"]')).toMatchState('authenticated');
};
