import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SentEvent } from '#machines/testing/examplesOf.ts';
import { second } from '#contract/settings/time.ts';
import { settings } from '#machines/settings.ts';
import { memberLimits } from '#server/member/limits.ts';
import { sessionSettings } from '#src/session/sessionSettings.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { addresses } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect } from '#e2e/site/test.ts';
import type { ChartCounterpart } from '../counterpart.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import { retryPause } from '../memberShow.ts';
import { isOfOtherTab, openOtherTab, type OtherTab } from './otherTab.ts';
import { askAgain, reserve, settle, unlike } from './session.controls.ts';
import { logInAgain } from './session.login.ts';
import { isSent, isWarned, stepsAfter, type SessionScene } from './session.scene.ts';
import { pass } from '../browser/slowTime.ts';

type Shown = Extract<SentEvent<typeof sessionMachine>, { type: 'page.shown' }>;

/** The lifetime of a new access token, in ms. */
const tokenLife = memberLimits.accessLifetime * second;
const { activityPause } = sessionSettings;
/** The pause between refreshes: its part that passes before the page asks whether anybody is there. */
const { refreshInterval, lastCall } = settings.session;
export const overBefore = refreshInterval - lastCall / 2;

const stored = ({ page }: SessionScene, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

const otherTabOf = ({ other }: SessionScene): OtherTab => {
  if (!other) throw new Error('The path needs another tab');
  return other;
};
/** Another login is another session: only a duplicated tab knows of it. */
const duplicate = async (scene: SessionScene): Promise<OtherTab> => {
  const [token, refreshToken] = [await stored(scene, 'token'), await stored(scene, 'refresh_token')];
  await scene.other?.close();
  const tokens = { token: token ?? '', refresh_token: refreshToken ?? '' };
  scene.other = await openOtherTab(scene, addresses[scene.lang].basic, tokens);
  return scene.other;
};
/** The member logs in once more, in another tab. */
const openOtherLogin = async (scene: SessionScene): Promise<void> => {
  await scene.other?.close();
  const tokens = await logIn(scene.running, 'camille');
  scene.other = await openOtherTab(scene, addresses[scene.lang].basic, tokens);
};
const isWaiting = ({ value }: Place): boolean => JSON.stringify(value).includes('waiting');

const lastActivity = ({ page }: SessionScene): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('lastActivity')));

/** Two tabs need new tokens at once, and the other one is first: this one waits for it. */
const letOtherGoFirst = async (scene: SessionScene): Promise<void> => {
  const calls = scene.gate.hold(
    (asked) => isOfOtherTab(asked) && memberCall('POST', /^\/login_token_refresh$/)(asked),
  );
  await otherTabOf(scene).refresh();
  scene.theirs = await calls.next();
};

/** The server refuses a call of the page: its token is invalid. */
const refuseCall = async (scene: SessionScene, from: Place): Promise<void> => {
  const { page, profiles } = scene;
  if (!profiles) throw new Error('The path has no call');
  const end = stepsAfter(scene, from).find(
    (step) => isSent(step, 'tokens.rotated') || step.cause.kind === 'done' || step.cause.kind === 'failed',
  );
  if (end && isSent(end, 'tokens.rotated') && !isWaiting(from)) await letOtherGoFirst(scene);
  if (isWaiting(from)) await pass(page, retryPause);
  const call = await profiles.next();
  await refuse(call, 401, 'unauthorised');
  if (call.headers.authorization === `Bearer ${await stored(scene, 'token')}`) return;
  // A call with the old tokens is repeated: by its maker, and then by the reader of the answer.
  await refuse(await profiles.next(), 401, 'unauthorised');
  await pass(page, retryPause);
  await refuse(await profiles.next(), 401, 'unauthorised');
};

const takeTokens = async (scene: SessionScene, from: Place): Promise<void> => {
  const before = await stored(scene, 'refresh_token');
  if (scene.theirs) await scene.theirs.pass();
  else if (from.facts['isReturning'] === true) await (await duplicate(scene)).refresh();
  else await otherTabOf(scene).refresh();
  scene.theirs = null;
  await expect.poll(() => stored(scene, 'refresh_token')).not.toBe(before);
  Object.assign(scene, { refresh: null, slept: 0 });
};

/**
 * The page was hidden, and the machine asleep, until the token has this remaining lifetime and the last activity this age.
 */
const comeBack = async (scene: SessionScene, { expiresIn, idleFor }: Shown): Promise<void> => {
  const asleep = Math.max(0, tokenLife - expiresIn - scene.slept);
  scene.slept += asleep;
  // The server has not slept: the time of its answers would wake the page's clock.
  scene.gate.hideTime();
  await scene.page.evaluate(
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

const act = async (scene: SessionScene): Promise<void> => {
  const { page } = scene;
  await passPause(scene);
  const before = await lastActivity(scene);
  await page.keyboard.press('Shift');
  expect(await lastActivity(scene)).toBeGreaterThanOrEqual(before + activityPause);
};

const logOut = async ({ page, corner, text }: SessionScene, from: Place): Promise<void> => {
  if (isWarned(from))
    return page.getByRole('dialog').getByRole('button', { name: text.warning.logOut }).click();
  await corner.getByRole('button').first().click();
  await corner.getByRole('button', { name: text.menu.logOut }).click();
};

const begin = async (scene: SessionScene, isGuarded: boolean): Promise<void> => {
  if (scene.bookings) scene.action = await askAgain(scene, scene.bookings);
  else scene.action = await (isGuarded ? unlike(scene) : reserve(scene));
};

/** SES-05…SES-16, SES-32: the source of each event for a member. */
export const sessionEvents: ChartCounterpart<typeof sessionMachine, SessionScene>['events'] = {
  'login.verified': (scene, { memberId }, from) => logInAgain(scene, memberId, from),
  'login.dismissed': ({ page }) => page.keyboard.press('Escape'),
  'refresh.asked': (scene, _, from) => refuseCall(scene, from),
  'tokens.rotated': (scene, _, from) => takeTokens(scene, from),
  'page.shown': async (scene, event, from) => {
    const [, next] = stepsAfter(scene, from);
    // A refresh is due sooner than the logout: part of that time passes before.
    if (isWarned(next ?? from) && next?.cause.kind === 'elapsed' && next.cause.delay === 'refreshInterval') {
      await pass(scene.page, overBefore);
      scene.slept += overBefore;
    }
    await comeBack(scene, event);
  },
  'went.online': async ({ page }) => {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  },
  'activity.seen': (scene) => act(scene),
  'activity.elsewhere': async (scene) => {
    await passPause(scene);
    const before = await lastActivity(scene);
    await otherTabOf(scene).act();
    expect(await lastActivity(scene)).toBeGreaterThanOrEqual(before + activityPause);
  },
  'session.extended': ({ page, text }) =>
    page.getByRole('dialog').getByRole('button', { name: text.warning.stay }).click(),
  'logout.pressed': (scene, _, from) => logOut(scene, from),
  'signedOut.elsewhere': async (scene, { isOwnLogin }, from) => {
    const { pathname } = new URL(scene.page.url());
    const isPersonal = pathname === `/${scene.lang}/profile`;
    scene.left = isPersonal
      ? { address: `/${scene.lang}/login?return=${encodeURIComponent(pathname)}`, says: null }
      : { address: pathname, says: scene.text.elsewhere.text };
    if (!isOwnLogin) await openOtherLogin(scene);
    else if (from.facts['isReturning'] === true) await duplicate(scene);
    await otherTabOf(scene).logOut();
  },
  'action.began': (scene, { isGuarded }) => begin(scene, isGuarded),
  'action.ended': async ({ action }) => action && settle(action),
};
