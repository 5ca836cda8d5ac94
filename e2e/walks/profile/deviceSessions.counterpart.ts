import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { expect } from '#e2e/site/test.ts';
import { deviceSessionsExamples } from '#machines/deviceSessions/deviceSessions.examples.ts';
import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { done } from '../account/account.scene.ts';
import { memberCall } from '../browser/faults.ts';
import { counterpart } from '../counterpart.ts';
import { deviceSessionsPerception, otherDevice } from './deviceSessions.perception.ts';
import { callOf, fails, openPart, press, type ProfileScene } from './profile.scene.ts';

const begun = '2027-07-10T12:00:00Z';
const told: DeviceSession[] = [
  {
    id: deviceSessionsExamples['end.pressed'][0].id,
    begun,
    lastUsed: begun,
    ...otherDevice,
    isCurrent: false,
  },
  { id: 'own', begun, lastUsed: begun, browser: 'Firefox', system: 'Linux', isCurrent: true },
];

type Pressed = 'end' | 'others' | 'retry';
interface DevicesScene extends ProfileScene {
  pressed: Pressed;
}

const buttonOf = ({ part, text }: ProfileScene, name: Pressed) =>
  part.locator('button').filter({ hasText: new RegExp(`^${text.devices[name]}$`) });

const pressAndAsk = async (scene: DevicesScene, name: Pressed): Promise<void> => {
  scene.pressed = name;
  await press(buttonOf(scene, name), scene);
  scene.call = await scene.calls.next();
};

/** The sessions of the member (044). */
export const deviceSessionsCounterpart = counterpart<typeof deviceSessionsMachine, DevicesScene>(
  'deviceSessions',
  {
    requirements: 'PRO-04, SES-14',
    begin: async (visit) => {
      const sessions = JSON.stringify({ data: { items: told } });
      visit.gate.answer(memberCall('GET', /^\/me\/sessions$/), 200, sessions);
      const calls = visit.gate.hold(memberCall('DELETE', /^\/me\/sessions(\/other)?$/));
      return { ...(await openPart(visit, 'deviceSessions', calls)), pressed: 'end' };
    },
    events: {
      'end.pressed': (scene) => pressAndAsk(scene, 'end'),
      'others.pressed': (scene) => pressAndAsk(scene, 'others'),
      'retry.pressed': (scene) => pressAndAsk(scene, 'retry'),
    },
    ports: { end: { done: (scene) => done(callOf(scene)), failed: fails } },
    perception: deviceSessionsPerception,
    signs: {
      idle: async ({ part, text }) => {
        await expect(part.getByRole('listitem')).toHaveCount(told.length);
        await expect(part.getByRole('listitem').first()).toContainText(text.devices.current);
      },
      ended: ({ part }) => expect(part.getByRole('status')).toBeFocused(),
    },
  },
);
