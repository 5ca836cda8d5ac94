import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { initiateAnswer } from '#contract/wire/member/session.ts';
import { anyCode } from '#e2e/pageObjects/loginForm.ts';
import { addresses } from '#e2e/site/festival.ts';
import { askMemberApi, clientKey, demo, latestCode, stranger } from '#e2e/site/member.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import { loginInputs } from '#machines/login/login.examples.ts';
import type { PendingAttempt } from '#machines/login/login.setup.ts';
import { settings } from '#machines/settings.ts';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { storageKeys } from '#src/session/sessionSettings.ts';
import type { Visit } from '../counterpart.ts';
import { faultOf, memberCall, pendingLogin } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { blockedWords, retryAfter } from './login.perception.ts';

/** Each has a limit of their own: of passwords, of wrong codes and of new codes. */
const usernames = Object.values(demo).map(({ username }) => username);

type Port = 'initiate' | 'verify' | 'resend';

export interface LoginScene extends Visit {
  form: Locator;
  text: SiteWords['login'];
  /** The member of this walk, or a stranger if the server must not know the name. */
  username: string;
  /** Whether the server itself mails and checks the codes. */
  isReal: boolean;
  /** The text of the name's field. */
  typed: string;
  /** Wrong codes that are left. */
  tries: number;
  /** The server's pending token. */
  token: string;
  /** First steps and new codes: one address. */
  initiates: HeldCalls;
  verifies: HeldCalls;
  /** How many of both kinds the visitor has asked for. */
  asked: { initiates: number; verifies: number };
  calls: Map<Port, HeldCall>;
  /** The page after the login, while it loads. */
  next: HeldCalls;
}

const has = ({ steps }: TransitionPath, ...outcomes: string[]): boolean =>
  steps.some(
    ({ cause }) =>
      cause.kind === 'done' &&
      outcomes.some((outcome) => JSON.stringify(cause.output).includes(`"${outcome}"`)),
  );

/** Whether the server's own verdict on a code is needed: a right one, a wrong one, a used one, a new one. */
const needsCodes = (path: TransitionPath): boolean =>
  has(path, 'verified', 'wrong-code', 'dead', 'pending-2');

export const callOf = ({ calls }: LoginScene, port: Port): HeldCall => {
  const call = calls.get(port);
  if (!call) throw new Error(`Nobody asked to ${port}`);
  return call;
};

export const fails = {
  initiate: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'initiate')),
  verify: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'verify')),
  resend: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'resend')),
};

export const tooMany = (call: HeldCall): Promise<void> =>
  call.answer(429, JSON.stringify({ error: { code: 'too-many', message: '…' } }), {
    'content-type': 'application/json',
    'retry-after': String(60 * retryAfter),
  });

export const blocked = (call: HeldCall): Promise<void> =>
  call.answer(403, JSON.stringify({ error: { code: 'blocked', message: blockedWords } }), {
    'content-type': 'application/json',
  });

/** The mail is under way. */
export const sent = ({ isReal }: LoginScene, call: HeldCall): Promise<void> =>
  isReal ? call.pass() : call.answer(200, JSON.stringify(pendingLogin));

export const codeTo = async (scene: LoginScene): Promise<string> => {
  if (!scene.isReal) return anyCode;
  const code = await latestCode(scene.running, scene.username);
  if (!has(scene.path, 'wrong-code')) return code;
  return code === '000000' ? '111111' : '000000';
};

/** The attempt is used up: somebody else had the mail, and was quicker. */
export const useUp = async ({ running, username, token }: LoginScene): Promise<void> => {
  const code = await latestCode(running, username);
  await askMemberApi(running, 'POST', '/v1/login/verify', { body: { token, code, key: clientKey } });
};

/**
 * SES-04: the tab's storage with a mailed code of an attempt, at the path's start. If the server checks the codes, it has
 * mailed this one.
 */
const keepAttempt = async (scene: LoginScene, pending: PendingAttempt): Promise<Record<string, string>> => {
  const { running, username, isReal } = scene;
  const first = { username, password: demoPassword, key: clientKey };
  const answer: unknown = isReal
    ? await (await askMemberApi(running, 'POST', '/v1/login/initiate', { body: first })).json()
    : pendingLogin;
  const { token } = v.parse(initiateAnswer, answer);
  const { codeLeft, pauseLeft, ...known } = pending;
  const { codeLifetime, resendPause } = settings.login;
  Object.assign(scene, { token, typed: username, tries: pending.triesLeft });
  return {
    [storageKeys.pending]: JSON.stringify({
      ...known,
      username,
      token,
      mailedAt: Date.now() - codeLifetime + codeLeft,
      pausedAt: Date.now() - resendPause + pauseLeft,
    }),
  };
};

/** The attempt at the path's start; null for a new form. */
const pendingAt = ({ start }: TransitionPath): PendingAttempt | null =>
  loginInputs.find(({ says }) => says === start.says)?.input.pending ?? null;

/** Opens the login form, with the way back to a page for all. */
export const beginLogin = async (visit: Visit): Promise<LoginScene> => {
  const { page, gate, lang, path, number } = visit;
  const back = addresses[lang].basic;
  const isStranger = has(path, 'wrong-credentials');
  const scene: LoginScene = {
    ...visit,
    form: page.locator('[data-scope="login"]'),
    text: words[lang].login,
    username: isStranger ? stranger(number) : (usernames[number % usernames.length] ?? stranger(number)),
    isReal: needsCodes(path),
    typed: '',
    tries: settings.login.tries,
    token: '',
    initiates: gate.hold(memberCall('POST', /^\/login\/initiate$/)),
    verifies: gate.hold(memberCall('POST', /^\/login\/verify$/)),
    asked: { initiates: 0, verifies: 0 },
    calls: new Map(),
    next: gate.hold(({ path: asked }) => asked.endsWith(`/router/${back.slice('/fr/'.length)}`)),
  };
  gate.edit(memberCall('POST', /^\/login\/initiate$/), (json) => {
    if (typeof json === 'object' && json && 'token' in json) scene.token = String(json.token);
    return json;
  });
  const pending = pendingAt(path);
  await openTab(visit, `/${lang}/login?return=${encodeURIComponent(back)}`, {
    ...(pending && { session: await keepAttempt(scene, pending) }),
  });
  return scene;
};
