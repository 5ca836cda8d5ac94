import type { TokenPair } from '#contract/wire/member/session.ts';
import { dataState } from '#src/components/dataState.ts';
import { type DemoMember, logIn, renew } from '#e2e/site/member.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { words } from '#e2e/site/words.ts';
import type { Visit } from '../counterpart.ts';
import { memberCall } from '../browser/faults.ts';
import type { AskedCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, openTab } from '../browser/openTab.ts';
import { isOfOtherTab, openOtherTab } from './otherTab.ts';
import { fillProfile, leaveUnsettled } from './session.controls.ts';
import { waitForCode } from './session.login.ts';
import { isSent, isWarned, type SessionScene, type Step } from './session.scene.ts';

/** The first member to log in on the path; by default the member. */
const whoLogsIn = ({ path }: Visit): DemoMember =>
  path.steps.some(
    ({ cause }) => cause.kind === 'sent' && 'memberId' in cause.event && cause.event.memberId === 'sam',
  )
    ? 'sam'
    : 'camille';

export const loginTo = ({ lang }: Visit, address: string): string =>
  `/${lang}/login?return=${encodeURIComponent(address)}`;

const isBeginning = ({ cause }: Step): boolean =>
  cause.kind === 'sent' && cause.event.type === 'action.began';
const isGuarded = ({ cause }: Step): boolean =>
  cause.kind === 'sent' && 'isGuarded' in cause.event && cause.event.isGuarded === true;

/** The latest tokens of the worker's session. Every walk renews them, like pages. */
let latest: TokenPair | null = null;
const tokensOfCamille = async ({ running }: Visit): Promise<TokenPair> => {
  latest = (latest && (await renew(running, latest))) ?? (await logIn(running, 'camille'));
  return latest;
};

const ofThisTab =
  (matches: (asked: AskedCall) => boolean) =>
  (asked: AskedCall): boolean =>
    matches(asked) && !isOfOtherTab(asked);

const addressOf = ({ path, lang }: Visit): string => {
  const beginning = path.steps.find(isBeginning);
  if (beginning === undefined) return addresses[lang].basic;
  return isGuarded(beginning) ? `/${lang}/profile` : demoShow[lang];
};

const needsOtherTab = ({ path }: Visit): boolean =>
  path.steps.some(
    (step) =>
      isSent(step, 'tokens.rotated') ||
      isSent(step, 'signedOut.elsewhere') ||
      isSent(step, 'activity.elsewhere'),
  );

const sceneOf = (visit: Visit): SessionScene => {
  const { gate, lang, page, path } = visit;
  const hold = (matches: (asked: AskedCall) => boolean): HeldCalls => gate.hold(ofThisTab(matches));
  return {
    ...visit,
    text: words[lang].session,
    corner: page.locator('[data-scope="session"]').first(),
    other: null,
    address: addressOf(visit),
    profiles: path.steps.some((step) => isSent(step, 'refresh.asked'))
      ? hold(memberCall('GET', /^\/me\/profile$/))
      : null,
    refreshes: hold(memberCall('POST', /^\/login_token_refresh$/)),
    refresh: null,
    refreshed: 0,
    theirs: null,
    logouts: hold(memberCall('GET', /^\/login_session_logout/)),
    logout: null,
    reservations: hold(memberCall('POST', /^\/me\/creditbooking$/)),
    hearts: hold(memberCall('PATCH', /^\/me\/programmationwishlist\//)),
    bookings: null,
    action: null,
    slept: 0,
    left: { address: '', says: null },
  };
};

const claimsOf = ({ token }: TokenPair): { sub: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** The tab's storage while a reservation waits for its member. */
export const parkReservation = async ({ gate, lang }: Visit, tokens: TokenPair) => {
  const html = await (await fetch(gate.url + demoShow[lang])).text();
  const programmation = /programmations\/(\d+)\.ics/.exec(html)?.[1] ?? '';
  const until = Date.now() + 5 * 60_000;
  const intent = { kind: 'reserve', programmation, key: 'key-1' };
  return { parked_intent: JSON.stringify({ intent, memberId: claimsOf(tokens).sub, until }) };
};

/** The state after a reload: the page was left while the reservation waited for its member. */
const beginParked = async (scene: SessionScene, tokens: TokenPair): Promise<SessionScene> => {
  const { page, lang } = scene;
  await openTab(scene, loginTo(scene, demoShow[lang]), { session: await parkReservation(scene, tokens) });
  // The first message to the member's session loads it.
  await waitForCode(page, whoLogsIn(scene));
  return { ...scene, address: demoShow[lang], left: { address: loginTo(scene, demoShow[lang]), says: null } };
};

/** PRO-01: sets the cookie that the profile's answer would set; a walk may hold that answer. */
const markBrowser = ({ page }: Visit, tokens: TokenPair): Promise<void> =>
  page.evaluate((sub) => {
    document.cookie = `config-cmv=${sub}; path=/; samesite=lax`;
  }, claimsOf(tokens).sub);

/** Opens the tab at the path's start. */
export const beginSession = async (visit: Visit): Promise<SessionScene> => {
  const scene = sceneOf(visit);
  const { path } = visit;
  if (path.start.value === 'anonymous') {
    await openTab(visit, loginTo(visit, scene.address));
    return scene;
  }
  const tokens = await tokensOfCamille(visit);
  if (dataState(path.start.value) === 'interrupted.elsewhere') return beginParked(scene, tokens);
  fillProfile(scene);
  await openMemberTab(visit, scene.address, tokens);
  await markBrowser(visit, tokens);
  if (needsOtherTab(visit)) scene.other = await openOtherTab(visit, addresses[visit.lang].basic, tokens);
  const isUnsettled = path.steps.some(
    (step, index) => isBeginning(step) && isWarned(path.steps[index - 1] ?? path.start),
  );
  return isUnsettled ? { ...scene, bookings: await leaveUnsettled(scene) } : scene;
};
