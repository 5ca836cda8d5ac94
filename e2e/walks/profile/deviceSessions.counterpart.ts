import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { expect } from '#e2e/site/test.ts';
import { deviceSessionsExamples } from '#machines/deviceSessions/deviceSessions.examples.ts';
import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { done } from '../account/account.scene.ts';
import { memberCall } from '../browser/faults.ts';
import { counterpart } from '../counterpart.ts';
import { callOf, fails, openPart, press, type ProfileScene } from './profile.scene.ts';

const begun = '2027-07-10T12:00:00Z';
const told: DeviceSession[] = [
  {
    id: deviceSessionsExamples['end.pressed'][0].id,
    begun,
    lastUsed: begun,
    browser: 'Safari',
    system: 'iOS',
    isCurrent: false,
  },
  { id: 'own', begun, lastUsed: begun, browser: 'Firefox', system: 'Linux', isCurrent: true },
];

const buttonOf = ({ part, text }: ProfileScene, name: 'end' | 'others' | 'retry') =>
  part.locator('button').filter({ hasText: new RegExp(`^${text.devices[name]}$`) });

const pressAndAsk = async (scene: ProfileScene, name: 'end' | 'others' | 'retry'): Promise<void> => {
  await press(buttonOf(scene, name), scene);
  scene.call = await scene.calls.next();
};

/** The sessions of the member (044). */
export const deviceSessionsCounterpart = counterpart<typeof deviceSessionsMachine, ProfileScene>(
  'deviceSessions',
  {
    requirements: 'PRO-04, SES-14',
    begin: (visit) => {
      const sessions = JSON.stringify({ data: { items: told } });
      visit.gate.answer(memberCall('GET', /^\/me\/sessions$/), 200, sessions);
      return openPart(
        visit,
        'deviceSessions',
        visit.gate.hold(memberCall('DELETE', /^\/me\/sessions(\/other)?$/)),
      );
    },
    events: {
      'end.pressed': (scene) => pressAndAsk(scene, 'end'),
      'others.pressed': (scene) => pressAndAsk(scene, 'others'),
      'retry.pressed': (scene) => pressAndAsk(scene, 'retry'),
    },
    ports: { end: { done: (scene) => done(callOf(scene)), failed: fails } },
    states: {
      idle: async ({ part, text }) => {
        await expect(part.getByRole('listitem')).toHaveCount(told.length);
        await expect(part.getByRole('listitem').first()).toContainText(text.devices.current);
      },
      ending: (scene) => expect(buttonOf(scene, 'others')).toBeDisabled(),
      ended: ({ part, text }) => expect(part.getByText(text.devices.ended)).toBeFocused(),
      failed: ({ part, text }) => expect(part.getByRole('alert')).toContainText(text.devices.endFailed),
    },
  },
);
