import type { Page } from '@playwright/test';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { settings } from '#machines/settings.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { Visit } from '../counterpart.ts';
import type { AskedCall } from '../browser/gate.ts';
import { stillness } from '../browser/openTab.ts';
import { installSlowTime, pass, slowDown } from '../browser/slowTime.ts';

/** Distinguishes the calls of the other tab from those of the walked one. */
const mark = 'x-other-tab';
export const isOfOtherTab = ({ headers }: AskedCall): boolean => headers[mark] !== undefined;

const { refreshInterval, siblingHeadStart } = settings.session;

/** A second tab of the same browser with the same logged-in member. */
export interface OtherTab {
  /** It refreshes its tokens, as it does from time to time. */
  refresh: () => Promise<void>;
  /** The member is active there. */
  act: () => Promise<void>;
  logOut: () => Promise<void>;
  close: () => Promise<void>;
}

/** Gives the page the walked page's time. */
const follow = async (other: Page, page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await other.evaluate((there) => window.walkTime.sleep(there - Date.now()), now);
};

/** Opens it like a duplicated tab: with a copy of its storage. */
export const openOtherTab = async (
  { page, gate, lang }: Visit,
  address: string,
  tokens: TokenPair,
): Promise<OtherTab> => {
  const other = await page.context().newPage();
  await installSlowTime(other);
  await other.setExtraHTTPHeaders({ [mark]: 'yes' });
  await other.goto(gate.url + stillness, { waitUntil: 'commit' });
  await other.evaluate((entries) => Object.assign(sessionStorage, entries), { ...tokens });
  await other.goto(gate.url + address, { waitUntil: 'commit' });
  const corner = other.locator('[data-scope="session"]');
  await expect(corner).toHaveAttribute('data-state', /authenticated/);
  await slowDown(other);
  return {
    refresh: () => pass(other, refreshInterval + siblingHeadStart),
    act: async () => {
      await follow(other, page);
      await other.keyboard.press('Shift');
    },
    logOut: async () => {
      await corner.getByRole('button').first().click();
      await corner.getByRole('button', { name: words[lang].session.menu.logOut }).click();
    },
    close: () => other.close(),
  };
};
