import type { Locator } from '@playwright/test';
import { expect } from '#e2e/site/test.ts';
import type { newsletterSwitchMachine } from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';
import { faultOf, memberCall, refuse } from '../browser/faults.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import { openMemberTab, tokensOf } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { newsletterSwitchPerception } from './newsletterSwitch.perception.ts';

interface SwitchScene extends Visit {
  button: Locator;
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
        button: root.getByRole('switch'),
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
    perception: newsletterSwitchPerception,
  },
);
