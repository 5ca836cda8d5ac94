import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { filled, type SiteWords, words } from '#e2e/site/words.ts';
import type { accountDeletionMachine } from '#machines/accountDeletion/accountDeletion.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, tokensOf } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';

interface DeletionScene extends Visit {
  root: Locator;
  dialog: Locator;
  field: Locator;
  text: SiteWords['profile']['ownData']['delete'];
  deletes: HeldCalls;
  call: HeldCall | null;
}

const callOf = ({ call }: DeletionScene): HeldCall => {
  if (!call) throw new Error('Nothing was to be deleted');
  return call;
};
const retryAfter = 120;

const problemIn = ({ text }: DeletionScene, { facts }: Place): string => {
  switch (facts['problem']) {
    case 'missing':
      return text.problem.missing;
    case 'wrong-password':
      return text.problem.wrong;
    case 'too-many':
      return filled(text.problem.tooManyWait, { minutes: retryAfter / 60 });
    default:
      return '';
  }
};

const button = ({ dialog }: DeletionScene, name: string): Locator =>
  dialog.getByRole('button', { name, exact: true });

/** The end of an account, on the profile. The server never hears of it: the answers are fake. */
export const accountDeletionCounterpart = counterpart<typeof accountDeletionMachine, DeletionScene>(
  'accountDeletion',
  {
    requirements: 'the deletion of an account',
    begin: async (visit) => {
      const deletes = visit.gate.hold(memberCall('POST', /^\/me\/delete$/));
      // Shows the last state before the tab is led away.
      visit.gate.hold(memberCall('GET', /^\/login_session_logout/));
      const tokens = await tokensOf(visit, 'camille', { isFresh: true });
      await openMemberTab(visit, `/${visit.lang}/profile`, tokens);
      const root = visit.page.locator('[data-scope="accountDeletion"]');
      const dialog = root.getByRole('dialog');
      return {
        ...visit,
        root,
        dialog,
        field: dialog.locator('input[name="password"]'),
        text: words[visit.lang].profile.ownData.delete,
        deletes,
        call: null,
      };
    },
    events: {
      'deletion.opened': ({ root, text }) => root.getByRole('button', { name: text.open }).click(),
      'deletion.dismissed': (scene) =>
        scene.number % 2 === 0 ? scene.page.keyboard.press('Escape') : button(scene, scene.text.keep).click(),
      'deletion.confirmed': async (scene, { password }) => {
        const { field, number, text } = scene;
        await field.fill(password);
        const submit = button(scene, text.confirm).or(button(scene, text.retry));
        await (number % 2 === 0 ? submit.click() : field.press('Enter'));
        if (password !== '') scene.call = await scene.deletes.next();
      },
    },
    ports: {
      remove: {
        done: (scene, { outcome }) => {
          const call = callOf(scene);
          if (outcome === 'deleted') return call.answer(200, '{"data":{"cancelled":0}}');
          if (outcome === 'wrong-password') return refuse(call, 409, 'wrong-password');
          return call.answer(429, JSON.stringify({ error: { code: 'too-many', message: '…' } }), {
            'content-type': 'application/json',
            'retry-after': String(retryAfter),
          });
        },
        failed: (scene) => faultOf(scene.number).befall(callOf(scene)),
      },
    },
    states: {
      closed: ({ dialog }) => expect(dialog).toHaveCount(0),
      asking: async (scene, place) => {
        const { dialog, field, text } = scene;
        await expect(dialog).toHaveAccessibleName(text.question);
        await expect(dialog.getByRole('alert')).toHaveText(problemIn(scene, place));
        await expect(button(scene, text.confirm)).toHaveAttribute('aria-disabled', 'false');
        if (place.facts['problem'] !== 'too-many') await expect(field).toBeFocused();
      },
      deleting: async (scene) => {
        await expect(scene.dialog.getByRole('status')).toHaveText(scene.text.busy);
        await expect(button(scene, scene.text.keep)).toHaveAttribute('aria-disabled', 'true');
      },
      failed: async (scene) => {
        await expect(scene.dialog.getByRole('alert')).toHaveText(scene.text.problem.failed);
        await expect(button(scene, scene.text.retry)).toHaveAttribute('aria-disabled', 'false');
      },
      deleted: ({ dialog, text }) => expect(dialog.getByRole('status')).toHaveText(text.done),
    },
  },
);
