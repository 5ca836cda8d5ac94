import { pairPath } from '#contract/address/pairs.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { expect } from '#e2e/site/test.ts';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { requestKeys } from '#src/pages/account/mailedRequests.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import {
  accountScene,
  askAnother,
  authorized,
  callOf,
  confirmLink,
  done,
  fails,
  fragment,
  giveAddress,
  giveCode,
  isBusy,
  isLinked,
  kept,
  mailed,
  refusedAs,
  seesAddress,
  seesCode,
  seesLink,
  seesTrouble,
  submitOf,
  tooMany,
  type AccountScene,
} from './account.scene.ts';

interface ResetScene extends AccountScene {
  finalizes: HeldCalls;
}

const openStart = (visit: Visit): Promise<void> => {
  const address = pairPath('reset-password', visit.lang);
  switch (visit.path.start.says) {
    case 'the page is loaded anew while the code is on its way':
      return openTab(visit, address, { session: { [requestKeys.passwordReset]: kept } });
    case 'the link of the mail is opened':
      return openTab(visit, `${address}#${fragment}`);
    default:
      return openTab(visit, address);
  }
};

/** PRO-05…PRO-07, PRO-09 */
export const passwordResetCounterpart = counterpart<typeof passwordResetMachine, ResetScene>(
  'passwordReset',
  {
    requirements: 'PRO-05…PRO-07, PRO-09',
    begin: async (visit) => {
      const scene: ResetScene = {
        ...accountScene(visit, 'passwordReset'),
        finalizes: visit.gate.hold(memberCall('POST', /^\/reset-password\/finalize$/)),
      };
      await openStart(visit);
      return scene;
    },
    events: {
      'address.submitted': giveAddress,
      'code.submitted': giveCode,
      'link.confirmed': confirmLink,
      'another.pressed': askAnother,
      'password.submitted': async (scene, { password, faults }) => {
        const field = scene.form.locator('[name="Password"]');
        await field.fill(password);
        await field.press('Enter');
        if (faults.length > 0) return;
        await field.press('Enter');
        scene.call = await scene.finalizes.next();
      },
    },
    ports: {
      mail: {
        done: (scene, { outcome }) => {
          const call = callOf(scene);
          if (outcome === 'mailed') return mailed(call);
          return outcome === 'too-many' ? tooMany(call) : refuse(call, 400, 'invalid');
        },
        failed: fails,
      },
      validate: {
        done: (scene, { outcome }) =>
          outcome === 'authorized' ? authorized(callOf(scene)) : refusedAs(callOf(scene), outcome),
        failed: fails,
      },
      finalize: {
        done: (scene, { outcome }) => {
          const call = callOf(scene);
          if (outcome === 'done') return done(call);
          return outcome === 'refused' ? refuse(call, 400, 'weak-password') : refusedAs(call, outcome);
        },
        failed: fails,
      },
    },
    states: {
      opening: null,
      paused: null,
      asking: seesAddress,
      mailing: (scene) => isBusy(scene),
      coding: seesCode,
      linked: seesLink,
      validating: (scene, place) =>
        isBusy(scene, isLinked(place) ? scene.form.getByRole('button') : submitOf(scene)),
      choosing: async (scene, place) => {
        await seesTrouble(scene, place);
        await expect(scene.form.locator('[name="Password"]')).toHaveAttribute('autocomplete', 'new-password');
        await expect(submitOf(scene)).toBeEnabled();
      },
      finalizing: (scene) => isBusy(scene),
      done: async ({ form, text, lang, page }) => {
        await expect(form.getByRole('heading')).toHaveText(text.reset.done.title);
        await expect(form.getByRole('link')).toHaveAttribute('href', `/${lang}/login`);
        // PRO-07: it logs nobody in.
        expect(await heldTokens(page)).toMatchObject({ token: null });
      },
    },
  },
);
