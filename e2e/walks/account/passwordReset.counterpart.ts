import { pairPath } from '#contract/address/pairs.ts';
import { heldTokens } from '#e2e/pageObjects/heldSession.ts';
import { expect } from '#e2e/site/test.ts';
import type { passwordResetMachine } from '#machines/passwordReset/passwordReset.machine.ts';
import { requestKeys } from '#src/pages/account/mailedRequests.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import type { HeldCalls } from '../browser/gate.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart } from '../counterpart.ts';
import {
  accountScene,
  askAnother,
  callOf,
  confirmLink,
  correct,
  done,
  fails,
  giveAddress,
  giveCode,
  refusedAs,
  seesAddress,
  seesFault,
  seesNoProof,
  type AccountScene,
} from './account.scene.ts';
import { mailPort, openMailedCode, validatePort } from './mailedCode.counterpart.ts';
import { passwordResetPerception } from './passwordReset.perception.ts';

interface ResetScene extends AccountScene {
  finalizes: HeldCalls;
}

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
      const address = pairPath('reset-password', visit.lang);
      const key = requestKeys.passwordReset;
      await openMailedCode(visit, { address, key, open: () => openTab(visit, address) });
      return scene;
    },
    events: {
      'address.submitted': giveAddress,
      'field.corrected': correct,
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
      mail: mailPort('invalid'),
      validate: validatePort,
      finalize: {
        done: (scene, { outcome }) => {
          const call = callOf(scene);
          if (outcome === 'done') return done(call);
          return outcome === 'refused' ? refuse(call, 400, 'weak-password') : refusedAs(call, outcome);
        },
        failed: fails,
      },
    },
    perception: passwordResetPerception,
    signs: {
      asking: seesAddress,
      'code.linked': seesNoProof,
      choosing: async (scene, place) => {
        await seesFault(scene, place);
        const field = scene.form.locator('[name="Password"]');
        await expect(field).toHaveAttribute('autocomplete', 'new-password');
        // PRO-18, PRO-19
        const heading = scene.form.getByRole('heading').first();
        if (place.facts['fault'] === null)
          await expect(field.or(heading).and(scene.page.locator(':focus'))).toHaveCount(1);
      },
      done: async ({ form, lang, page }) => {
        await expect(form.getByRole('link')).toHaveAttribute('href', `/${lang}/login`);
        // PRO-07: it logs nobody in.
        expect(await heldTokens(page)).toMatchObject({ token: null });
      },
    },
  },
);
