import type { Locator } from '@playwright/test';
import type { loginMachine, LoginProblem } from '#machines/login/login.machine.ts';
import { settings } from '#machines/settings.ts';
import type { Place, TransitionPath } from '#machines/testing/transitionPaths.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { askMemberApi, demo, latestCode, stranger } from '#e2e/site/member.ts';
import { addresses } from '#e2e/site/festival.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { anyCode } from '#e2e/pageObjects/loginForm.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, type Texts, words } from '#e2e/site/words.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { faultOf, memberCall, pendingLogin, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { standStill } from '../browser/slowTime.ts';

/** Each has a limit of their own: of passwords, of wrong codes and of new codes. */
const usernames = Object.values(demo).map(({ username }) => username);

type Port = 'initiate' | 'verify' | 'resend';

interface LoginScene extends Visit {
  form: Locator;
  text: Texts['login'];
  /** The member of this walk, or, where the server is to know nobody of that name, a stranger. */
  username: string;
  /** Whether the server itself mails the codes and judges them. */
  isReal: boolean;
  /** What is in the field of the name. */
  typed: string;
  /** Wrong codes that are left. */
  tries: number;
  /** The pending token that the server gave. */
  token: string;
  /** First steps and new codes: one address. */
  initiates: HeldCalls;
  verifies: HeldCalls;
  /** How many of both kinds the visitor has asked for. */
  asked: { initiates: number; verifies: number };
  calls: Map<Port, HeldCall>;
  /** The page that the login leads to, on its way. */
  next: HeldCalls;
}

const has = ({ steps }: TransitionPath, ...outcomes: string[]): boolean =>
  steps.some(
    ({ cause }) =>
      cause.kind === 'done' &&
      outcomes.some((outcome) => JSON.stringify(cause.output).includes(`"${outcome}"`)),
  );

/** Where what the server says of a code is its own: a right one, a wrong one, one that was used, a new one. */
const needsCodes = (path: TransitionPath): boolean =>
  has(path, 'verified', 'wrong-code', 'dead', 'pending-2');

const callOf = ({ calls }: LoginScene, port: Port): HeldCall => {
  const call = calls.get(port);
  if (!call) throw new Error(`Nobody asked to ${port}`);
  return call;
};

const fails = {
  initiate: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'initiate')),
  verify: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'verify')),
  resend: (scene: LoginScene) => faultOf(scene.number).befall(callOf(scene, 'resend')),
};

/** Minutes. */
const retryAfter = 1;
const tooMany = (call: HeldCall): Promise<void> =>
  call.answer(429, JSON.stringify({ error: { code: 'too-many', message: '…' } }), {
    'content-type': 'application/json',
    'retry-after': String(60 * retryAfter),
  });

/** The mail is on its way. */
const sent = ({ isReal }: LoginScene, call: HeldCall): Promise<void> =>
  isReal ? call.pass() : call.answer(200, JSON.stringify(pendingLogin));

const codeTo = async (scene: LoginScene): Promise<string> => {
  if (!scene.isReal) return anyCode;
  const code = await latestCode(scene.running, scene.username);
  if (!has(scene.path, 'wrong-code')) return code;
  return code === '000000' ? '111111' : '000000';
};

/** The attempt is used up: somebody else had the mail, and was quicker. */
const useUp = async ({ running, username, token }: LoginScene): Promise<void> => {
  const code = await latestCode(running, username);
  await askMemberApi(running, 'POST', '/v1/login/verify', { body: { token, code, key: 'e2e' } });
};

const problemOf = ({ text: { problem }, tries }: LoginScene, of: LoginProblem): string =>
  ({
    'wrong-credentials': problem.credentials,
    'wrong-code': filled(problem.code, { tries }),
    'too-many': filled(problem.tooManyWait, { minutes: retryAfter }),
    unavailable: problem.unavailable,
  })[of];

const isProblem = (value: unknown): value is LoginProblem =>
  value === 'wrong-credentials' || value === 'wrong-code' || value === 'too-many' || value === 'unavailable';

/** SES-11: the problem of a place, and no other. */
const seesProblem = async (scene: LoginScene, { facts }: Place): Promise<void> => {
  const { problem } = facts;
  const texts = isProblem(problem) ? [problemOf(scene, problem)] : [];
  await expect(scene.form.getByRole('alert')).toHaveText(texts);
};

const button = ({ form }: LoginScene, name: string): Locator =>
  form.getByRole('button', { name, exact: true });
const fields = ({ form, text }: LoginScene) => ({
  username: form.getByLabel(text.username, { exact: true }),
  password: form.getByLabel(text.password, { exact: true }),
  code: form.getByLabel(text.code.label, { exact: true }),
});

/** SES-02: Enter twice is one request. */
const askedOnce = ({ initiates, verifies, asked }: LoginScene): void =>
  expect({ initiates: initiates.count(), verifies: verifies.count() }).toEqual(asked);

/** The first step: the name stays where it failed or was gone back to. */
const seesCredentials = async (scene: LoginScene): Promise<void> => {
  askedOnce(scene);
  const { username, password: secret, code } = fields(scene);
  await expect(username).toHaveValue(scene.typed);
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(code).toHaveCount(0);
};

/** SES-03: the one way on from a code that is good for nothing any more. */
const seesEnd = async (
  scene: LoginScene,
  { title, text }: { title: string; text: string },
): Promise<void> => {
  askedOnce(scene);
  await expect(scene.form.getByRole('alert')).toContainText(title + text);
  await expect(scene.form.getByRole('textbox')).toHaveCount(0);
  await expect(button(scene, scene.text.restart)).toBeFocused();
};

const isResending = ({ value }: Place): boolean => JSON.stringify(value).includes('"resending"');
const isJudging = ({ value }: Place): boolean => JSON.stringify(value).includes('"verifying"');

/** SES-01…SES-04, SES-11, SES-32 */
export const loginCounterpart = counterpart<typeof loginMachine, LoginScene>('login', {
  requirements: 'SES-01…SES-04, SES-11, SES-32',
  begin: async (visit) => {
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
    await openTab(visit, `/${lang}/login?return=${encodeURIComponent(back)}`);
    return scene;
  },
  events: {
    'credentials.submitted': async (scene) => {
      const { username, password: secret } = fields(scene);
      scene.typed = scene.username;
      await username.fill(scene.username);
      await secret.fill(demoPassword);
      await secret.press('Enter');
      await secret.press('Enter');
      scene.asked.initiates += 1;
      scene.calls.set('initiate', await scene.initiates.next());
    },
    'code.submitted': async (scene) => {
      const { code } = fields(scene);
      // A page that is on its way for a moment is said to be loading instead of what is verified (LDR-09).
      await standStill(scene.page);
      await code.fill(await codeTo(scene));
      await code.press('Enter');
      await code.press('Enter');
      scene.asked.verifies += 1;
      scene.calls.set('verify', await scene.verifies.next());
    },
    'resend.pressed': async (scene) => {
      await button(scene, scene.text.code.resend).click();
      scene.asked.initiates += 1;
      scene.calls.set('resend', await scene.initiates.next());
    },
    'back.pressed': (scene) => button(scene, scene.text.code.back).click(),
    restarted: (scene) => scene.page.keyboard.press('Enter'),
  },
  ports: {
    initiate: {
      done: (scene, { outcome }) => {
        const call = callOf(scene, 'initiate');
        if (outcome === 'sent') return sent(scene, call);
        return outcome === 'too-many' ? tooMany(call) : call.pass();
      },
      failed: fails.initiate,
    },
    verify: {
      done: async (scene, { outcome }) => {
        const call = callOf(scene, 'verify');
        if (outcome === 'too-many') return tooMany(call);
        // The server's clock is nobody's to set.
        if (outcome === 'expired') return refuse(call, 410, 'expired');
        if (outcome === 'dead') await useUp(scene);
        if (outcome === 'wrong-code') scene.tries -= 1;
        return call.pass();
      },
      failed: fails.verify,
    },
    resend: {
      done: async (scene, { outcome }) => {
        const call = callOf(scene, 'resend');
        if (outcome === 'too-many') return tooMany(call);
        if (outcome === 'expired') return refuse(call, 410, 'expired');
        if (outcome === 'dead') await useUp(scene);
        else scene.tries = settings.login.tries;
        return call.pass();
      },
      failed: fails.resend,
    },
  },
  states: {
    idle: async (scene, place) => {
      await seesCredentials(scene);
      await seesProblem(scene, place);
      await expect(button(scene, scene.text.submit)).toBeEnabled();
      const { password: secret } = fields(scene);
      await expect(secret).toHaveValue('');
      // Who has given a name already goes on with the password.
      if (scene.typed !== '') await expect(secret).toBeFocused();
    },
    initiating: async (scene) => {
      await seesCredentials(scene);
      await expect(button(scene, scene.text.busy)).toBeDisabled();
    },
    'attempt.code.typing': async (scene, place) => {
      askedOnce(scene);
      const { code, password: secret } = fields(scene);
      const { code: text } = scene.text;
      const says = place.facts['isResent'] === true ? text.resent : text.sent;
      await expect(scene.form.getByRole('status')).toHaveText(filled(says, { username: scene.username }));
      await expect(secret).toHaveCount(0);
      await seesProblem(scene, place);
      await expect(button(scene, text.submit)).toBeEnabled();
      if (!isResending(place)) await expect(code).toBeFocused();
      // SES-04: the first step begins no session.
      expect(await heldTokens(scene.page)).toMatchObject({ token: null });
    },
    'attempt.code.verifying': async (scene, place) => {
      askedOnce(scene);
      const submit = scene.form.locator('button[type="submit"]');
      await expect(submit).toHaveText(scene.text.busy);
      await expect(submit).toBeDisabled();
      await seesProblem(scene, place);
    },
    'attempt.resend.cooling': async (scene) => {
      await expect(scene.form.getByRole('timer')).toBeVisible();
      await expect(button(scene, scene.text.code.resend)).toHaveCount(0);
    },
    'attempt.resend.ready': async (scene, place) => {
      const resend = button(scene, scene.text.code.resend);
      // SES-03: none is sent while a code is judged.
      await (isJudging(place) ? expect(resend).toBeDisabled() : expect(resend).toBeEnabled());
    },
    'attempt.resend.resending': async (scene) => {
      const resend = scene.form.locator('p button');
      await expect(resend).toHaveText(scene.text.busy);
      await expect(resend).toBeDisabled();
    },
    expired: (scene) => seesEnd(scene, scene.text.expired),
    dead: (scene) => seesEnd(scene, scene.text.dead),
    verified: async (scene) => {
      const { page, gate, form, lang, text, next } = scene;
      await expect(form.getByRole('status')).toHaveText(text.verified);
      await next.release();
      await expect(page).toHaveURL(gate.url + addresses[lang].basic);
      await expect(page.locator('[data-scope="session"]')).toMatchState('authenticated');
    },
  },
});
