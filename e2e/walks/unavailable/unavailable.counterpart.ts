import type { Locator, Page } from '@playwright/test';
import { addresses } from '#e2e/site/festival.ts';
import { isInState } from '#e2e/site/matchesState.ts';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { faults } from '../browser/faults.ts';
import type { AskedCall, HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { pass, slowDown } from '../browser/slowTime.ts';
import { unavailablePerception } from './unavailable.perception.ts';

interface UnavailableScene extends Visit {
  view: Locator;
  text: SiteWords['unavailable'];
  titles: Record<'error' | 'offline', { title: string }>;
  /** The requests for the failed page. */
  asks: HeldCalls;
  /** How many were answered. */
  answered: number;
  hasPressed: boolean;
}

/** The chart begins without a `Retry-After`; nor is such an answer requested again before the view comes up. */
const nonsense = '<!doctype html><p>Hello';

/** A host with a `Retry-After` is not a failing one, and no answer at all means no network. */
const failures = faults.filter(({ says }) => !/Retry-After|reset/.test(says));

/** The content client retries by itself for a while, before it gives up; too short for the view to ask again. */
const moment = 100;

/** The middle of the random range: a pause that is neither shortened nor lengthened. */
const endChance = (page: Page): Promise<void> => page.evaluate(() => void (Math.random = () => 0.5));

/** No browser without a window hides its tabs: the page gets the same event. */
const setHidden = ({ page }: UnavailableScene, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperties(document, {
      hidden: { configurable: true, value: hidden },
      visibilityState: { configurable: true, value: hidden ? 'hidden' : 'visible' },
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** The browser's report, true or not: the walk decides the fate of a question. */
const setOnline = ({ page }: UnavailableScene, isOnline: boolean): Promise<void> =>
  page.evaluate((online) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  }, isOnline);

const nextCall = async (scene: UnavailableScene): Promise<HeldCall> => {
  const call = await scene.asks.next();
  scene.answered += 1;
  return call;
};

/** The content client retries by itself before it gives up. */
const befallAll = async (
  scene: UnavailableScene,
  first: HeldCall,
  befall: (call: HeldCall) => Promise<void>,
): Promise<void> => {
  await befall(first);
  while ((await isInState(scene.view, 'retrying')) || (await isInState(scene.view, 'probing'))) {
    await pass(scene.page, moment);
    if (scene.asks.count() > scene.answered) await befall(await nextCall(scene));
  }
};
const dropAll = (scene: UnavailableScene, call: HeldCall): Promise<void> =>
  befallAll(scene, call, ({ drop }) => drop());

/** Nobody asks. */
const rests = async ({ asks, answered }: UnavailableScene): Promise<void> =>
  expect(asks.count()).toBe(answered);
const isTitled = ({ page }: UnavailableScene, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

/** LDR-08, ERR-02 */
export const unavailableCounterpart = counterpart<typeof unavailableMachine, UnavailableScene>(
  'unavailable',
  {
    requirements: 'LDR-08, ERR-02',
    expectedTrouble: /content\.failed|ContentError/,
    begin: async (visit) => {
      const { page, gate, lang } = visit;
      const address = addresses[lang].basic;
      const isPage = ({ path }: AskedCall): boolean =>
        path.endsWith(`/router/${address.slice('/fr/'.length)}`);
      await openTab(visit, addresses[lang].legal);
      await endChance(page);
      await slowDown(page);
      gate.answer(isPage, 200, nonsense);
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().press('Enter');
      const view = page.locator('[data-scope="unavailable"]');
      const isUp = async (): Promise<boolean> => {
        await pass(page, moment);
        return view.isVisible();
      };
      await expect.poll(isUp, { intervals: [0] }).toBe(true);
      const { unavailable: text, page: titles } = words[lang];
      return { ...visit, view, text, titles, asks: gate.hold(isPage), answered: 0, hasPressed: false };
    },
    events: {
      'page.hidden': (scene) => setHidden(scene, true),
      'page.shown': (scene) => setHidden(scene, false),
      'went.offline': (scene) => setOnline(scene, false),
      'went.online': (scene) => setOnline(scene, true),
      'retry.pressed': async (scene) => {
        await scene.view.getByRole('button', { name: scene.text.retry }).click();
        scene.hasPressed = true;
      },
    },
    ports: {
      retry: {
        done: async (scene, { outcome, retryAfter }) => {
          const { page, gate, lang, view } = scene;
          const call = await nextCall(scene);
          if (outcome === 'unavailable') return call.answer(503, '', { 'retry-after': String(retryAfter) });
          if (outcome === 'unreached') return dropAll(scene, call);
          await call.pass();
          // In place of the view, at the requested address.
          await expect(view).toHaveCount(0);
          await expect(page).toHaveURL(gate.url + addresses[lang].basic);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        },
        failed: async (scene) => {
          const call = await nextCall(scene);
          // Any answer, even a bad one, shows that there is a network.
          if (await isInState(scene.view, 'probing')) return dropAll(scene, call);
          const befall = failures[scene.number % failures.length]?.befall;
          if (!befall) throw new Error('There are no faults');
          await befallAll(scene, call, befall);
        },
      },
    },
    perception: unavailablePerception,
    signs: {
      waiting: async (scene) => {
        await rests(scene);
        await isTitled(scene, scene.titles.error.title);
        await expect(scene.view.getByRole('link')).toHaveAttribute('href', `/${scene.lang}`);
      },
      paused: rests,
      offline: async (scene) => {
        await rests(scene);
        await isTitled(scene, scene.titles.offline.title);
      },
      exhausted: rests,
    },
  },
);
