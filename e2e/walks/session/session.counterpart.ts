import { sessionLimits } from '#contract/settings/session.ts';
import { minute } from '#contract/settings/time.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { counterpart } from '../counterpart.ts';
import { faultOf, refuse, unanswered } from '../browser/faults.ts';
import { overBefore, sessionEvents } from './session.events.ts';
import { beginSession } from './session.begin.ts';
import { sessionPerception } from './session.perception.ts';
import { isWarned, type SessionScene } from './session.scene.ts';
import { pass } from '../browser/slowTime.ts';

const isIn = ({ value }: Place, state: string): boolean => JSON.stringify(value).includes(`"${state}"`);

/** The tab's data about the member: tokens, the marker of their browser, and the act that waits for their login. */
const held = ({ page }: SessionScene) =>
  page.evaluate(() => ({
    tokens: ['token', 'refresh_token'].filter((key) => sessionStorage.getItem(key) !== null),
    isMarked: document.cookie.includes('config-cmv='),
    waits: sessionStorage.getItem('parked_intent') !== null,
  }));
const nothing = { tokens: [], isMarked: false, waits: false };

const leave = (scene: SessionScene, reason: 'asked' | 'inactive' | 'expired'): void => {
  const { lang, page } = scene;
  const { pathname, search } = new URL(page.url());
  const back = `return=${encodeURIComponent(pathname + search)}&reason=${reason}`;
  scene.left =
    reason === 'asked'
      ? { address: `/${lang}/login`, says: null }
      : {
          address: `/${lang}/login?${back}`,
          says: filled(words[lang].login.reason[reason], { minutes: sessionLimits.idleLimit / minute }),
        };
};

/** The tab has signed out: its next page is known already if another tab has caused it. */
const leaveSignedOut = (scene: SessionScene, { facts: { reason } }: Place): void => {
  if (reason !== 'elsewhere') leave(scene, reason === 'inactive' ? 'inactive' : 'asked');
};

/** The refresh without an answer so far. */
const underWay = (scene: SessionScene) => {
  const { refresh } = scene;
  if (!refresh) throw new Error('No refresh is under way');
  Object.assign(scene, { refresh: null, slept: 0 });
  return refresh;
};
const nextRefresh = async (scene: SessionScene) => {
  scene.refreshed += 1;
  return scene.refreshes.next();
};
/** SES-10: exactly as often as needed. */
const hasAsked = async ({ refreshes, refreshed }: SessionScene): Promise<void> =>
  expect(refreshes.count()).toBe(refreshed);

/** SES-05…SES-16, SES-32 */
export const sessionCounterpart = counterpart<typeof sessionMachine, SessionScene>('session', {
  requirements: 'SES-05…SES-16, SES-31, SES-32',
  begin: beginSession,
  end: async ({ other }) => other?.close(),
  root: ({ corner }) => corner,
  events: sessionEvents,
  ports: {
    refresh: {
      done: async (scene, { outcome }, from) => {
        const call = underWay(scene);
        if (outcome === 'refreshed') {
          await call.pass();
          return;
        }
        const { action, page } = scene;
        if (from.facts['isGuarded'] === true || from.facts['isActing'] !== true) leave(scene, 'expired');
        else scene.left = { address: new URL(page.url()).pathname, says: null };
        await refuse(call, 401, 'unauthorised');
        if (action) await refuse(action, 401, 'unauthorised');
      },
      failed: async (scene) => faultOf(scene.number).befall(underWay(scene)),
    },
    signOut: {
      done: async (scene, _, from) => {
        leaveSignedOut(scene, from);
        await scene.logout?.pass();
      },
      failed: async (scene, from) => {
        leaveSignedOut(scene, from);
        // The answer is not read.
        if (scene.logout) await unanswered(scene.number).befall(scene.logout);
      },
    },
  },
  delays: {
    refreshInterval: ({ page }, ms, from) => pass(page, isWarned(from) ? ms - overBefore : ms),
    idle: async (scene, ms, from) => {
      await pass(scene.page, ms);
      if (isIn(from, 'fresh')) await (await nextRefresh(scene)).pass();
      if (isIn(from, 'waiting')) await faultOf(scene.number).befall(await nextRefresh(scene));
    },
  },
  perception: sessionPerception,
  signs: {
    anonymous: async (scene) => {
      const { page, gate, left } = scene;
      if (left.address === '') return;
      await expect(page).toHaveURL(gate.url + left.address);
      if (left.says !== null)
        await expect(page.getByRole('status').filter({ hasText: left.says })).toBeVisible();
      expect(await held(scene)).toEqual(nothing);
    },
    'authenticated.tokens.fresh': hasAsked,
    'authenticated.tokens.refreshing': async (scene) => {
      if (!scene.theirs) scene.refresh ??= await nextRefresh(scene);
      await hasAsked(scene);
    },
    'authenticated.tokens.waiting': async (scene) => {
      await hasAsked(scene);
      // SES-11: trouble on the way is no logout.
      expect((await held(scene)).tokens).toContain('refresh_token');
    },
    'interrupted.inDialog': async (scene) => {
      const { page, gate, text, left } = scene;
      await expect(page.getByRole('dialog')).toContainText(text.interrupted.text);
      await expect(page).toHaveURL(gate.url + left.address);
      const { tokens, waits } = await held(scene);
      expect({ tokens, waits }).toEqual({ tokens: [], waits: true });
    },
    'interrupted.elsewhere': async (scene) => {
      await expect(scene.page).toHaveURL(scene.gate.url + scene.left.address);
      expect((await held(scene)).waits).toBe(true);
    },
    signingOut: async (scene) => {
      // SES-13: the tab forgets first, then informs the server.
      expect(await held(scene)).toEqual(nothing);
      scene.logout ??= await scene.logouts.next();
      expect(scene.logout.headers.authorization).toMatch(/^Bearer ./);
    },
  },
});
