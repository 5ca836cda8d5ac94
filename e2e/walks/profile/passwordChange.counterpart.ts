import { expect } from '#e2e/site/test.ts';
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { done, tooMany } from '../account/account.scene.ts';
import { memberCall, refuse } from '../browser/faults.ts';
import { counterpart } from '../counterpart.ts';
import { passwordChangePerception } from './passwordChange.perception.ts';
import { callOf, fails, openPart, press, seesFault, submitOf, type ProfileScene } from './profile.scene.ts';

interface PasswordScene extends ProfileScene {
  /** Whether the form was opened anew, after a change. */
  isAgain: boolean;
}

/** PRO-04, PRO-12 */
export const passwordChangeCounterpart = counterpart<typeof passwordChangeMachine, PasswordScene>(
  'passwordChange',
  {
    requirements: 'PRO-04, PRO-12',
    begin: async (visit) => {
      const calls = visit.gate.hold(memberCall('POST', /^\/me\/profile\/password\/update$/));
      return { ...(await openPart(visit, 'passwordChange', calls)), isAgain: false };
    },
    events: {
      'passwords.submitted': async (scene, { passwords, faults }) => {
        await scene.part.locator('[name="OldPassword"]').fill(passwords.oldPassword);
        await scene.part.locator('[name="Password"]').fill(passwords.newPassword);
        await press(submitOf(scene), scene);
        if (faults.length === 0) scene.call = await scene.calls.next();
      },
      'again.pressed': (scene) => {
        scene.isAgain = true;
        return press(scene.part.getByRole('button', { name: scene.text.password.again }), scene);
      },
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
    perception: passwordChangePerception,
    signs: {
      editing: async (scene, place) => {
        await seesFault(scene, place);
        await expect(scene.part.locator('[autocomplete="current-password"]')).toBeVisible();
        await expect(scene.part.locator('[autocomplete="new-password"]')).toBeVisible();
      },
      changed: ({ part }) => expect(part.getByRole('status')).toBeFocused(),
    },
  },
);
