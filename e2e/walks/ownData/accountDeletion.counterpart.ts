import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { accountDeletionMachine } from '#machines/accountDeletion/accountDeletion.machine.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, tokensOf } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { accountDeletionPerception, retryAfter } from './accountDeletion.perception.ts';

interface DeletionScene extends Visit {
  root: Locator;
  dialog: Locator;
  field: Locator;
  text: SiteWords['profile']['ownData']['delete'];
  deletes: HeldCalls;
  call: HeldCall | null;
  /** By the mouse, on the button; else with Enter, in the field. */
  isClicked: boolean;
}

const callOf = ({ call }: DeletionScene): HeldCall => {
  if (!call) throw new Error('Nothing was to be deleted');
  return call;
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
        isClicked: visit.number % 2 === 0,
      };
    },
    events: {
      'deletion.opened': ({ root, text }) => root.getByRole('button', { name: text.open }).click(),
      'deletion.dismissed': async (scene) => {
        const { page, root, text, isClicked } = scene;
        await (isClicked ? page.keyboard.press('Escape') : button(scene, text.keep).click());
        await expect(root.getByRole('button', { name: text.open })).toBeFocused();
      },
      'deletion.confirmed': async (scene, { password }) => {
        const { field, isClicked, text } = scene;
        await field.fill(password);
        const submit = button(scene, text.confirm).or(button(scene, text.retry));
        await (isClicked ? submit.click() : field.press('Enter'));
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
            'retry-after': String(60 * retryAfter),
          });
        },
        failed: (scene) => faultOf(scene.number).befall(callOf(scene)),
      },
    },
    perception: accountDeletionPerception,
  },
);
