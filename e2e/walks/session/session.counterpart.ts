import { sessionLimits } from '#contract/settings/session.ts';
import { minute, second } from '#contract/settings/time.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, like, words } from '#e2e/site/words.ts';
import { counterpart } from '../counterpart.ts';
import { faultOf, refuse, unanswered } from '../browser/faults.ts';
import { overBefore, sessionEvents } from './session.events.ts';
import { beginSession, isWarned, type SessionScene } from './session.scene.ts';
import { pass } from '../browser/slowTime.ts';

const isIn = ({ value }: Place, state: string): boolean => JSON.stringify(value).includes(`"${state}"`);

/** What the tab holds of the member: tokens, the marker of their browser, and what waits for their login. */
const held = ({ page }: SessionScene) =>
  page.evaluate(() => ({
    tokens: ['token', 'refresh_token'].filter((key) => sessionStorage.getItem(key) !== null),
    isMarked: document.cookie.includes('config-cmv='),
    waits: sessionStorage.getItem('parked_intent') !== null,
  }));
const nothing = { tokens: [], isMarked: false, waits: false };

const leave = (world: SessionScene, reason: 'asked' | 'inactive' | 'expired'): void => {
  const { lang, page } = world;
  const { pathname, search } = new URL(page.url());
  const back = `return=${encodeURIComponent(pathname + search)}&reason=${reason}`;
  world.left =
    reason === 'asked'
      ? { address: `/${lang}/login`, says: null }
      : {
          address: `/${lang}/login?${back}`,
          says: filled(words[lang].login.reason[reason], { minutes: sessionLimits.idleLimit / minute }),
        };
};

/** The tab has signed out: where that leads is known already where another tab has asked for it. */
const leaveSignedOut = (world: SessionScene, { facts: { reason } }: Place): void => {
  if (reason !== 'elsewhere') leave(world, reason === 'inactive' ? 'inactive' : 'asked');
};

/** The refresh that waits for its answer. */
const underWay = (world: SessionScene) => {
  const { refresh } = world;
  if (!refresh) throw new Error('No refresh is under way');
  Object.assign(world, { refresh: null, slept: 0 });
  return refresh;
};
const nextRefresh = async (world: SessionScene) => {
  world.refreshed += 1;
  return world.refreshes.next();
};
/** SES-10: as often as it had to, and no more. */
const hasAsked = async ({ refreshes, refreshed }: SessionScene): Promise<void> =>
  expect(refreshes.count()).toBe(refreshed);

const seesNoMember = async ({ corner, lang }: SessionScene): Promise<void> => {
  await expect(corner.getByRole('link', { name: words[lang].layout.logIn })).toBeVisible();
  await expect(corner.locator('[aria-expanded]')).toHaveCount(0);
};

/** SES-05…SES-16, SES-32 */
export const sessionCounterpart = counterpart<typeof sessionMachine, SessionScene>('session', {
  requirements: 'SES-05…SES-16, SES-31, SES-32',
  begin: beginSession,
  end: async ({ other }) => other?.close(),
  root: ({ corner }) => corner,
  events: sessionEvents,
  ports: {
    refresh: {
      done: async (world, { outcome }, from) => {
        const call = underWay(world);
        if (outcome === 'refreshed') {
          await call.pass();
          return;
        }
        const { action, page } = world;
        if (from.facts['isGuarded'] === true || from.facts['acts'] !== true) leave(world, 'expired');
        else world.left = { address: new URL(page.url()).pathname, says: null };
        await refuse(call, 401, 'unauthorised');
        if (action) await refuse(action, 401, 'unauthorised');
      },
      failed: async (world) => faultOf(world.number).befall(underWay(world)),
    },
    signOut: {
      done: async (world, _, from) => {
        leaveSignedOut(world, from);
        await world.logout?.pass();
      },
      failed: async (world, from) => {
        leaveSignedOut(world, from);
        // What is answered is not read.
        if (world.logout) await unanswered(world.number).befall(world.logout);
      },
    },
  },
  delays: {
    refreshInterval: ({ page }, ms, from) => pass(page, isWarned(from) ? ms - overBefore : ms),
    idle: async (world, ms, from) => {
      await pass(world.page, ms);
      if (isIn(from, 'fresh')) await (await nextRefresh(world)).pass();
      if (isIn(from, 'waiting')) await faultOf(world.number).befall(await nextRefresh(world));
    },
  },
  states: {
    opening: null,
    anonymous: async (world) => {
      const { page, gate, left } = world;
      await seesNoMember(world);
      if (left.address === '') return;
      await expect(page).toHaveURL(gate.url + left.address);
      if (left.says !== null)
        await expect(page.getByRole('status').filter({ hasText: left.says })).toBeVisible();
      expect(await held(world)).toEqual(nothing);
    },
    'authenticated.tokens.fresh': hasAsked,
    'authenticated.tokens.refreshing': async (world) => {
      if (!world.theirs) world.refresh ??= await nextRefresh(world);
      await hasAsked(world);
    },
    'authenticated.tokens.waiting': async (world) => {
      await hasAsked(world);
      // SES-11: trouble on the way is no logout.
      expect((await held(world)).tokens).toContain('refresh_token');
    },
    'authenticated.presence.active': async ({ page, corner, text }) => {
      const { hello, helloAll } = text.menu;
      await expect(corner.getByRole('button').first()).toHaveText(
        new RegExp(`${like(hello).source}|^${helloAll}$`),
      );
      await expect(page.getByRole('dialog', { name: text.warning.title })).toHaveCount(0);
    },
    'authenticated.presence.warning': async ({ page, text }) => {
      const dialog = page.getByRole('dialog', { name: text.warning.title });
      await expect(dialog.getByRole('alert')).toHaveText(
        filled(text.warning.text, { seconds: sessionLimits.lastCall / second }),
      );
      await expect(dialog.getByRole('button', { name: text.warning.stay })).toBeVisible();
    },
    'interrupted.inDialog': async (world) => {
      const { page, gate, text, left } = world;
      const dialog = page.getByRole('dialog', { name: text.interrupted.title });
      await expect(dialog).toContainText(text.interrupted.text);
      await expect(dialog.locator('input[autocomplete="username"]')).toBeVisible();
      await expect(page).toHaveURL(gate.url + left.address);
      const { tokens, waits } = await held(world);
      expect({ tokens, waits }).toEqual({ tokens: [], waits: true });
    },
    'interrupted.elsewhere': async (world) => {
      await seesNoMember(world);
      await expect(world.page).toHaveURL(world.gate.url + world.left.address);
      expect((await held(world)).waits).toBe(true);
    },
    signingOut: async (world) => {
      // SES-13: the tab forgets first, and tells the server then.
      await seesNoMember(world);
      expect(await held(world)).toEqual(nothing);
      world.logout ??= await world.logouts.next();
      expect(world.logout.headers.authorization).toMatch(/^Bearer ./);
    },
  },
});
