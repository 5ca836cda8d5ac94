import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import { type SiteWords, words } from '#e2e/site/words.ts';
import type { newsletterSwitchMachine } from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, tokensOf } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';

interface SwitchScene extends Visit {
  root: Locator;
  button: Locator;
  text: SiteWords['profile']['newsletter'];
  saves: HeldCalls;
  /** The server's true state. */
  truth: { isSubscribed: boolean };
  wanted: boolean;
  call: HeldCall | null;
}

const callOf = ({ call }: SwitchScene): HeldCall => {
  if (!call) throw new Error('Nothing was saved');
  return call;
};
const told = (subscribed: boolean): string => JSON.stringify({ data: { subscribed } });

/** The switch's state, and its message. */
const shows =
  (isOn: (scene: SwitchScene) => boolean, alert: (scene: SwitchScene) => string) =>
  async (scene: SwitchScene): Promise<void> => {
    const { root, button, text } = scene;
    await expect(button).toBeChecked({ checked: isOn(scene) });
    await expect(root.getByRole('status')).toHaveText(text[isOn(scene) ? 'on' : 'off']);
    await expect(root.getByRole('alert')).toHaveText(alert(scene));
  };
const asTrue = ({ truth }: SwitchScene): boolean => truth.isSubscribed;

/** The member's switch of the newsletter, on the profile. */
export const newsletterSwitchCounterpart = counterpart<typeof newsletterSwitchMachine, SwitchScene>(
  'newsletterSwitch',
  {
    requirements: 'LAY-33',
    begin: async (visit) => {
      const truth = { isSubscribed: false };
      const path = /^\/me\/newsletter$/;
      visit.gate.meet(memberCall('GET', path), (call) => call.answer(200, told(truth.isSubscribed)));
      const saves = visit.gate.hold(memberCall('PUT', path));
      await openMemberTab(visit, `/${visit.lang}/profile`, await tokensOf(visit, 'camille'));
      const root = visit.page.locator('[data-scope="newsletterSwitch"]');
      return {
        ...visit,
        root,
        button: root.getByRole('switch'),
        text: words[visit.lang].profile.newsletter,
        saves,
        truth,
        wanted: false,
        call: null,
      };
    },
    events: {
      'newsletter.switched': async (scene, { subscribed }) => {
        const { page, button, truth, number } = scene;
        if (truth.isSubscribed === subscribed) {
          // It was changed elsewhere: the page learns it when it is seen again.
          truth.isSubscribed = !subscribed;
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        }
        await expect(button).toBeChecked({ checked: !subscribed });
        scene.wanted = subscribed;
        await (number % 2 === 0 ? button.click() : button.press('Space'));
        scene.call = await scene.saves.next();
      },
    },
    ports: {
      save: {
        done: (scene, { outcome }) => {
          if (outcome === 'refused') return refuse(callOf(scene), 400, 'invalid');
          scene.truth.isSubscribed = scene.wanted;
          return callOf(scene).answer(200, told(scene.wanted));
        },
        failed: (scene) => faultOf(scene.number).befall(callOf(scene)),
      },
    },
    states: {
      settled: shows(asTrue, () => ''),
      saving: async ({ button, root, wanted, text }) => {
        await expect(button).toBeChecked({ checked: wanted });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(root.getByRole('status')).toHaveText(text.saving);
      },
      refused: shows(asTrue, ({ text }) => text.refused),
      failed: shows(asTrue, ({ text }) => text.unsaved),
    },
  },
);
