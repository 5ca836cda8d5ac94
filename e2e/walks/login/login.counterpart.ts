import type { Locator } from '@playwright/test';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { settings } from '#machines/settings.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { counterpart } from '../counterpart.ts';
import { refuse } from '../browser/faults.ts';
import { standStill } from '../browser/slowTime.ts';
import {
  beginLogin,
  blocked,
  callOf,
  codeTo,
  fails,
  type LoginScene,
  sent,
  tooMany,
  useUp,
} from './login.scene.ts';
import { loginPerception } from './login.perception.ts';

const button = ({ form }: LoginScene, name: string): Locator =>
  form.getByRole('button', { name, exact: true });
const fields = ({ form, text }: LoginScene) => ({
  username: form.getByLabel(text.username, { exact: true }),
  password: form.getByLabel(text.password, { exact: true }),
  code: form.getByLabel(text.code.label, { exact: true }),
});

/** SES-02: Enter twice is one request. */
const askedOnce = async ({ initiates, verifies, asked }: LoginScene): Promise<void> =>
  expect({ initiates: initiates.count(), verifies: verifies.count() }).toEqual(asked);

/** The first step: the name stays after a failure or on return. */
const seesName = async (scene: LoginScene): Promise<void> => {
  await askedOnce(scene);
  const { username, password: secret } = fields(scene);
  await expect(username).toHaveValue(scene.typed);
  await expect(secret).toHaveAttribute('type', 'password');
};

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
  perception: loginPerception,
  signs: {
    idle: async (scene) => {
      await seesName(scene);
      await expect(fields(scene).password).toHaveValue('');
    },
    initiating: seesName,
    'attempt.code.typing': async (scene) => {
      await askedOnce(scene);
      // SES-04: the first step begins no session.
      expect(await heldTokens(scene.page)).toMatchObject({ token: null });
    },
    'attempt.code.verifying': askedOnce,
    'attempt.resend.cooling': ({ form }) => expect(form.getByRole('timer')).toBeVisible(),
    expired: askedOnce,
    dead: askedOnce,
    verified: async ({ page, gate, lang, next }) => {
      await next.release();
      await expect(page).toHaveURL(gate.url + addresses[lang].basic);
      await expect(page.locator('[data-scope="session"]')).toMatchState('authenticated');
    },
  },
});
