import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SentEvent } from '#machines/testing/examplesOf.ts';
import { settings } from '#machines/settings.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { addresses } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import type { ChartCounterpart } from '../counterpart.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import { isOfOtherTab, openOtherTab, type OtherTab } from './otherTab.ts';
import { askAgain, reserve, settle, unlike } from './session.controls.ts';
import { logInAgain } from './session.login.ts';
import { isSent, isWarned, stepsAfter, type SessionScene } from './session.scene.ts';
import { pass } from '../browser/slowTime.ts';

type Shown = Extract<SentEvent<typeof sessionMachine>, { type: 'page.shown' }>;

/** How long an access token is good when it is new, and how soon a query asks again, in ms. */
const [tokenLife, queryPause] = [300_000, 1_000];
/** Activity is noted this often at most, in ms. */
const activityPause = 10_000;
/** Of the time after which tokens are traded: what is over before the page asks whether anybody is there. */
const { refreshInterval, lastCall } = settings.session;
export const overBefore = refreshInterval - lastCall / 2;

const stored = ({ page }: SessionScene, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

const otherTabOf = ({ other }: SessionScene): OtherTab => {
  if (!other) throw new Error('The path needs another tab');
  return other;
};
/** Another login is another session: only a tab that is duplicated now knows of it. */
const duplicate = async (world: SessionScene): Promise<OtherTab> => {
  const [token, refreshToken] = [await stored(world, 'token'), await stored(world, 'refresh_token')];
  await world.other?.close();
  const tokens = { token: token ?? '', refresh_token: refreshToken ?? '' };
  world.other = await openOtherTab(world, addresses[world.lang].basic, tokens);
  return world.other;
};
/** The member logs in once more, in another tab. */
const openOtherLogin = async (world: SessionScene): Promise<void> => {
  await world.other?.close();
  const tokens = await logIn(world.running, 'camille');
  world.other = await openOtherTab(world, addresses[world.lang].basic, tokens);
};
const isWaiting = ({ value }: Place): boolean => JSON.stringify(value).includes('waiting');

const lastActivity = ({ page }: SessionScene): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('lastActivity')));

/** Two tabs need new tokens at once, and the other one is first: this one waits for it. */
const letOtherGoFirst = async (world: SessionScene): Promise<void> => {
  const calls = world.gate.hold(
    (asked) => isOfOtherTab(asked) && memberCall('POST', /^\/login_token_refresh$/)(asked),
  );
  await otherTabOf(world).refresh();
  world.theirs = await calls.next();
};

/** A call of the page comes back: its token is none. */
const refuseCall = async (world: SessionScene, from: Place): Promise<void> => {
  const { page, profiles } = world;
  if (!profiles) throw new Error('The path has no call');
  const end = stepsAfter(world, from).find(
    (step) => isSent(step, 'tokens.rotated') || step.cause.kind === 'done' || step.cause.kind === 'failed',
  );
  if (end && isSent(end, 'tokens.rotated') && !isWaiting(from)) await letOtherGoFirst(world);
  if (isWaiting(from)) await pass(page, queryPause);
  const call = await profiles.next();
  await refuse(call, 401, 'unauthorised');
  if (call.headers.authorization === `Bearer ${await stored(world, 'token')}`) return;
  // A call that was made with the tokens before is made again: by who made it, and then by who needs the answer.
  await refuse(await profiles.next(), 401, 'unauthorised');
  await pass(page, queryPause);
  await refuse(await profiles.next(), 401, 'unauthorised');
};

const takeTokens = async (world: SessionScene, from: Place): Promise<void> => {
  const before = await stored(world, 'refresh_token');
  if (world.theirs) await world.theirs.pass();
  else if (from.facts['isReturning'] === true) await (await duplicate(world)).refresh();
  else await otherTabOf(world).refresh();
  world.theirs = null;
  await expect.poll(() => stored(world, 'refresh_token')).not.toBe(before);
  Object.assign(world, { refresh: null, slept: 0 });
};

/** The page was hidden, and the machine asleep, until the token is good for so long and the last activity so long ago. */
const comeBack = async (world: SessionScene, { expiresIn, idleFor }: Shown): Promise<void> => {
  const asleep = Math.max(0, tokenLife - expiresIn - world.slept);
  world.slept += asleep;
  await world.page.evaluate(
    ({ asleep: length, idleFor: idle }) => {
      const show = (state: 'hidden' | 'visible') => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      show('hidden');
      window.walkTime.sleep(length);
      localStorage.setItem('lastActivity', String(Date.now() - idle));
      show('visible');
    },
    { asleep, idleFor },
  );
};

const passPause = ({ page }: SessionScene): Promise<void> =>
  page.evaluate((length) => window.walkTime.sleep(length), activityPause);

const act = async (world: SessionScene): Promise<void> => {
  const { page } = world;
  await passPause(world);
  const before = await lastActivity(world);
  await page.keyboard.press('Shift');
  expect(await lastActivity(world)).toBeGreaterThanOrEqual(before + activityPause);
};

const logOut = async ({ page, corner, text }: SessionScene, from: Place): Promise<void> => {
  if (isWarned(from))
    return page.getByRole('dialog').getByRole('button', { name: text.warning.logOut }).click();
  await corner.getByRole('button').first().click();
  await corner.getByRole('button', { name: text.menu.logOut }).click();
};

const begin = async (world: SessionScene, isGuarded: boolean): Promise<void> => {
  if (world.bookings) world.action = await askAgain(world, world.bookings);
  else world.action = await (isGuarded ? unlike(world) : reserve(world));
};

/** SES-05…SES-16, SES-32: how each thing happens to a member. */
export const sessionEvents: ChartCounterpart<typeof sessionMachine, SessionScene>['events'] = {
  'login.verified': (world, { memberId }, from) => logInAgain(world, memberId, from),
  'login.dismissed': ({ page }) => page.keyboard.press('Escape'),
  'refresh.asked': (world, _, from) => refuseCall(world, from),
  'tokens.rotated': (world, _, from) => takeTokens(world, from),
  'page.shown': async (world, event, from) => {
    const [, next] = stepsAfter(world, from);
    // It is time for new tokens sooner than the member is logged out: some of it is over before.
    if (isWarned(next ?? from) && next?.cause.kind === 'elapsed' && next.cause.delay === 'refreshInterval') {
      await pass(world.page, overBefore);
      world.slept += overBefore;
    }
    await comeBack(world, event);
  },
  'went.online': async ({ page }) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
  'activity.seen': (world) => act(world),
  'activity.elsewhere': async (world) => {
    await passPause(world);
    const before = await lastActivity(world);
    await otherTabOf(world).act();
    expect(await lastActivity(world)).toBeGreaterThanOrEqual(before + activityPause);
  },
  extended: ({ page, text }) =>
    page.getByRole('dialog').getByRole('button', { name: text.warning.stay }).click(),
  'logout.pressed': (world, _, from) => logOut(world, from),
  'signedOut.elsewhere': async (world, { isOwnLogin }, from) => {
    const { pathname } = new URL(world.page.url());
    const isPersonal = pathname === `/${world.lang}/profile`;
    world.left = isPersonal
      ? { address: `/${world.lang}/login?return=${encodeURIComponent(pathname)}`, says: null }
      : { address: pathname, says: world.text.elsewhere.text };
    if (!isOwnLogin) await openOtherLogin(world);
    else if (from.facts['isReturning'] === true) await duplicate(world);
    await otherTabOf(world).logOut();
  },
  'action.began': (world, { isGuarded }) => begin(world, isGuarded),
  'action.ended': async ({ action }) => action && settle(action),
};
