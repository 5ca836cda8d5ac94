import type { Locator } from '@playwright/test';
import { answerWorkers, holdWorkers, refuseStorage } from '#e2e/pageObjects/ticketsWorker.ts';
import { answeredCookies } from '#e2e/site/answeredCookies.ts';
import { askMemberApi, forgetDoings } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { keptTicketsMachine } from '#machines/keptTickets/keptTickets.machine.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';
import { keptTicketsKey } from '#src/storage/keptTickets.ts';
import { openTab, tokensOf } from '../browser/openTab.ts';
import { pass } from '../browser/slowTime.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { dateOf } from '../memberShow.ts';
import { keptTicketsPerception } from './keptTickets.perception.ts';

interface KeptTicketsScene extends Visit {
  button: Locator;
  tokens: TokenPair;
}

const kept = JSON.stringify({ member: 'camille', tickets: [] });
/** The work of another tab. */
const changeElsewhere = async ({ page }: KeptTicketsScene, value: string | null): Promise<void> => {
  await page.evaluate(
    ([key, newValue]) => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [keptTicketsKey, value] as const,
  );
};

/** The switch beside a member's open ticket. The browser's workers answer on the path's command. */
export const keptTicketsCounterpart = counterpart<typeof keptTicketsMachine, KeptTicketsScene>(
  'keptTickets',
  {
    requirements: 'PKT-01',
    begin: async (visit) => {
      const { page, running, lang, path } = visit;
      const [{ ids }, tokens] = await Promise.all([dateOf(running), tokensOf(visit, 'camille')]);
      await forgetDoings(running, tokens);
      await askMemberApi(running, 'POST', '/v1/me/creditbooking', {
        token: tokens.token,
        body: { ...ids, status: 'true' },
      });
      const isKept = path.start.value === 'kept';
      await openTab(visit, `/${lang}/profile`, {
        session: { [storageKeys.access]: tokens.token, [storageKeys.refresh]: tokens.refresh_token },
        local: { ...answeredCookies, ...(isKept && { [keptTicketsKey]: kept }) },
      });
      await page.getByRole('button', { name: words[lang].memberLists.admission.show }).click();
      const root = page.locator('[data-scope="keptTickets"]');
      await expect(root).toMatchState(isKept ? 'kept' : 'off');
      await holdWorkers(page);
      return { ...visit, button: root.getByRole('switch'), tokens };
    },
    end: ({ running, tokens }) => forgetDoings(running, tokens),
    events: {
      'keeping.chosen': ({ button }) => button.click(),
      'keeping.withdrawn': ({ button }) => button.press('Enter'),
      'tickets.changed': async ({ page }) => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        await pass(page, 1_000);
      },
      'tickets.kept': (scene) => changeElsewhere(scene, kept),
      'tickets.removed': (scene) => changeElsewhere(scene, null),
    },
    ports: {
      keep: {
        done: async ({ page }, { outcome }) => {
          if (outcome === 'refused') await refuseStorage(page);
          await answerWorkers(page, 'keep', 'done');
        },
        failed: ({ page }) => answerWorkers(page, 'keep', 'failed'),
      },
      update: {
        done: ({ page }) => answerWorkers(page, 'keep', 'done'),
        failed: ({ page }) => answerWorkers(page, 'keep', 'failed'),
      },
      remove: {
        done: ({ page }) => answerWorkers(page, 'remove', 'done'),
        failed: ({ page }) => answerWorkers(page, 'remove', 'failed'),
      },
    },
    perception: keptTicketsPerception,
  },
);
