import type { Locator, Page } from '@playwright/test';
import { answeredCookies } from '#e2e/site/answeredCookies.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { liveShowsMachine } from '#machines/liveShows/liveShows.machine.ts';
import { settings } from '#machines/settings.ts';
import { dataState } from '#src/components/dataState.ts';
import { pageStateId } from '#src/shell/pageState.ts';
import { openTab } from '../browser/openTab.ts';
import { pass } from '../browser/slowTime.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { liveShowsPerception, titleOfLive } from './liveShows.perception.ts';

declare global {
  interface Window {
    walkedDate?: { now: () => number };
  }
}

interface LiveShowsScene extends Visit {
  root: Locator;
  toggle: Locator;
  /** How often the host was asked. */
  asked: () => number;
  /** The host's answer from now on. */
  setOn: (isOn: boolean) => void;
}

const { cookieSeen, consent } = answeredCookies;

/** Whether something is on, independent of the clocks of a walk. */
const answerOf = (isOn: boolean): string =>
  JSON.stringify({
    live: isOn
      ? [
          {
            title: titleOfLive,
            url: '/fr',
            date: { start: '2020-01-01T00:00:00Z', end: '2999-01-01T00:00:00Z' },
          },
        ]
      : [],
    upcoming: [],
  });

/** The storage of the path before anything else. */
const startsClosed = ({ path }: Visit): boolean => {
  const cause = path.steps[0]?.cause;
  return cause?.kind === 'sent' && 'isOpen' in cause.event && cause.event['isOpen'] === false;
};

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('live'));
/** The site's clock shows an instant of the period without a widget (LAY-09), or its own again; the page's timers run on. */
const travel = (page: Page, to: number | null): Promise<void> =>
  page.evaluate(
    ({ instant, stateId }) => {
      const { now = Date.now } = window.walkedDate ?? {};
      window.walkedDate = { now };
      const state = document.getElementById(stateId)?.textContent ?? '';
      const clockAhead = Number(/"clockAhead":(-?\d+)/.exec(state)?.[1]);
      const moved = instant === null ? 0 : instant - clockAhead - now();
      Date.now = () => now() + moved;
    },
    { instant: to, stateId: pageStateId },
  );
/** The page is seen again: it asks for the present shows. */
const see = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** LAY-07, LAY-08: present only while something is on, open unless it was closed, here or in another tab. */
export const liveShowsCounterpart = counterpart<typeof liveShowsMachine, LiveShowsScene>('liveShows', {
  requirements: 'LAY-07…LAY-09',
  begin: async (visit) => {
    const { page, gate, lang } = visit;
    let [isOn, asked] = [false, 0];
    gate.meet(
      ({ path }) => path.includes('/live-shows'),
      (call) => {
        asked += 1;
        return call.answer(200, answerOf(isOn), { 'content-type': 'application/json' });
      },
    );
    await openTab(visit, addresses[lang].basic, {
      local: { cookieSeen, consent, ...(startsClosed(visit) && { live: 'false' }) },
    });
    const root = page.locator('[data-scope="liveShows"]');
    await expect(root).toMatchState({ known: 'none' });
    // Once, and again if the window gets the focus meanwhile.
    await expect.poll(() => asked, { intervals: [20] }).toBeGreaterThan(0);
    return {
      ...visit,
      root,
      toggle: root.getByRole('button', { name: words[lang].liveShows.on }),
      asked: () => asked,
      setOn: (now) => {
        isOn = now;
      },
    };
  },
  root: ({ root }) => root,
  events: {
    'opening.told': async ({ page }, { isOpen }, from) => {
      // The storage's first answer is there already.
      if (from.value === 'recalling') return;
      await page.evaluate((value) => {
        localStorage.setItem('live', value);
        dispatchEvent(new StorageEvent('storage', { key: 'live', newValue: value }));
      }, String(isOpen));
    },
    'shows.told': async ({ page, setOn, asked }, { isOn, at }) => {
      const before = asked();
      setOn(isOn);
      const { from, until } = settings.liveShows.period;
      const isAway = at < until;
      await travel(page, isAway ? from : null);
      await see(page);
      // An answer from the cache's future counts as fresh; one under way is not requested again.
      const askedAgain = async (): Promise<number> => {
        if (asked() === before) await see(page);
        return asked();
      };
      if (!isAway) await expect.poll(askedAgain, { intervals: [20] }).toBeGreaterThan(before);
    },
    'shows.toggled': ({ toggle }) => toggle.click(),
  },
  ports: {},
  delays: {
    // Nothing of the walk's shows ever changes: the host is asked again all the same.
    change: async ({ page, asked }, _ms, { value }) => {
      const before = asked();
      await pass(page, settings.liveShows.refresh);
      if (dataState(value) !== 'known.away')
        await expect.poll(asked, { intervals: [20] }).toBeGreaterThan(before);
    },
  },
  perception: liveShowsPerception,
  signs: {
    'known.open': async ({ page }) => expect(await kept(page)).not.toBe('false'),
    'known.closed': async ({ page }) => expect(await kept(page)).toBe('false'),
  },
});
