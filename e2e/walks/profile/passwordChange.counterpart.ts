import { expect } from '#e2e/site/test.ts';
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { done, tooMany } from '../account/account.scene.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import { counterpart } from '../counterpart.ts';
import { callOf, fails, openPart, press, seesTrouble, submitOf, type ProfileScene } from './profile.scene.ts';

/** PRO-04, PRO-12 */
export const passwordChangeCounterpart = counterpart<typeof passwordChangeMachine, ProfileScene>(
  'passwordChange',
  {
    requirements: 'PRO-04, PRO-12',
    begin: (visit) =>
      openPart(
        visit,
        'passwordChange',
        visit.gate.hold(memberCall('POST', /^\/me\/profile\/password\/update$/)),
      ),
    events: {
      'passwords.submitted': async (scene, { passwords, faults }) => {
        await scene.part.locator('[name="OldPassword"]').fill(passwords.oldPassword);
        await scene.part.locator('[name="Password"]').fill(passwords.newPassword);
        await press(submitOf(scene), scene);
        if (faults.length === 0) scene.call = await scene.calls.next();
      },
      'again.pressed': (scene) =>
        press(scene.part.getByRole('button', { name: scene.text.password.again }), scene),
    },
    ports: {
      change: {
        done: (scene, output) => {
          const call = callOf(scene);
          if (output.outcome === 'changed') return done(call);
          if (output.outcome === 'too-many') return tooMany(call);
          return output.faults.some(({ field }) => field === 'OldPassword')
            ? refuse(call, 409, 'wrong-password')
            : refuse(call, 400, 'short-password');
        },
        failed: fails,
      },
    },
    states: {
      editing: async (scene, place) => {
        await seesTrouble(scene, place);
        await expect(scene.part.locator('[autocomplete="current-password"]')).toBeVisible();
        await expect(scene.part.locator('[autocomplete="new-password"]')).toBeVisible();
        await expect(submitOf(scene)).toHaveText(scene.text.password.submit);
      },
      saving: async (scene) => {
        await expect(submitOf(scene)).toHaveText(scene.text.password.saving);
        await expect(submitOf(scene)).toBeDisabled();
      },
      changed: ({ part, text }) => {
        const status = part.getByRole('status');
        return expect(status.filter({ hasText: text.password.changed })).toBeFocused();
      },
    },
  },
);
