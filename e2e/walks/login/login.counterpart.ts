import type { Locator } from '@playwright/test';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { filled } from '#e2e/site/words.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginProblem } from '#machines/login/login.setup.ts';
import { settings } from '#machines/settings.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { codeFacts } from '#src/controls/login/formText.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { counterpart } from '../counterpart.ts';
import { refuse } from '../browser/faults.ts';
import { standStill } from '../browser/slowTime.ts';
import {
  beginLogin,
  blocked,
  blockedWords,
  callOf,
  codeTo,
  fails,
  type LoginScene,
  retryAfter,
  sent,
  tooMany,
  useUp,
} from './login.scene.ts';

const problemOf = ({ text: { problem }, tries }: LoginScene, of: LoginProblem): string =>
  ({
    'wrong-credentials': problem.credentials,
    'wrong-code': filled(problem.code, { tries }),
    'too-many': [
      filled(problem.tooManyWait, { minutes: retryAfter }),
      problem.noWait,
      problem.newPassword,
    ].join(' '),
    refused: blockedWords,
    unavailable: problem.unavailable,
  })[of];

const isProblem = (value: unknown): value is LoginProblem =>
  value === 'wrong-credentials' ||
  value === 'wrong-code' ||
  value === 'too-many' ||
  value === 'refused' ||
  value === 'unavailable';

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

/** The first step: the name stays after a failure or on return. */
const seesCredentials = async (scene: LoginScene): Promise<void> => {
  askedOnce(scene);
  const { username, password: secret, code } = fields(scene);
  await expect(username).toHaveValue(scene.typed);
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(code).toHaveCount(0);
};

/** SES-03: the only way on from a useless code. */
const seesEnd = async (
  scene: LoginScene,
  { title, text }: { title: string; text: string },
): Promise<void> => {
  askedOnce(scene);
  await expect(scene.form.getByRole('alert')).toContainText(title + filled(text, codeFacts));
  await expect(scene.form.getByRole('textbox')).toHaveCount(0);
  await expect(button(scene, scene.text.restart)).toBeFocused();
};

const isResending = ({ value }: Place): boolean => JSON.stringify(value).includes('"resending"');
const isJudging = ({ value }: Place): boolean => JSON.stringify(value).includes('"verifying"');

/** SES-01…SES-04, SES-11, SES-32 */
export const loginCounterpart = counterpart<typeof loginMachine, LoginScene>('login', {
  requirements: 'SES-01…SES-04, SES-11, SES-32',
  begin: beginLogin,
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
      // A page that loads for a moment shows a sign of loading instead of the verified state (LDR-09).
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
    'restart.pressed': (scene) => scene.page.keyboard.press('Enter'),
  },
  ports: {
    initiate: {
      done: (scene, { outcome }) => {
        const call = callOf(scene, 'initiate');
        if (outcome === 'sent') return sent(scene, call);
        if (outcome === 'refused') return blocked(call);
        return outcome === 'too-many' ? tooMany(call) : call.pass();
      },
      failed: fails.initiate,
    },
    verify: {
      done: async (scene, { outcome }) => {
        const call = callOf(scene, 'verify');
        if (outcome === 'too-many') return tooMany(call);
        if (outcome === 'refused') return blocked(call);
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
        if (outcome === 'refused') return blocked(call);
        if (outcome === 'expired') return refuse(call, 410, 'expired');
        if (outcome === 'dead') await useUp(scene);
        else scene.tries = settings.login.tries;
        return call.pass();
      },
      failed: fails.resend,
    },
  },
  states: {
    opening: null,
    idle: async (scene, place) => {
      await seesCredentials(scene);
      await seesProblem(scene, place);
      await expect(button(scene, scene.text.submit)).toBeEnabled();
      const { password: secret } = fields(scene);
      await expect(secret).toHaveValue('');
      // After a given name the password is next.
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
      await expect(scene.form.getByRole('status')).toHaveText(
        filled(says, { username: scene.username, ...codeFacts }),
      );
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
      // SES-03: none is sent while a code is checked.
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
