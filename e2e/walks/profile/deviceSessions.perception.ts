import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { filled, like, type SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

/** The session that is not this one, with when it began. */
export const otherDevice = { browser: 'Safari', system: 'iOS' } as const;

interface DevicesValues {
  readonly pressed: 'end' | 'others' | 'retry';
}

const endIn = ({ profile: { devices } }: SiteWords): RegExp =>
  like(devices.endOf.replace('{{device}}', filled(devices.on, otherDevice)));

const list = (text: SiteWords, isBusy: boolean) => {
  const held = isBusy ? (['disabled'] as const) : [];
  return [control('button', endIn(text), ...held), control('button', text.profile.devices.others, ...held)];
};

/** The pressed button keeps the focus; that for another try goes, and gives it to the one for all. */
const pressed = ({ text, values }: Told<DevicesValues>): Pick<Perceived, 'focus'> => ({
  focus: values.pressed === 'end' ? endIn(text) : text.profile.devices.others,
});

/** The sessions of the member (044): this one has no button. */
export const deviceSessionsPerception: Perception<typeof deviceSessionsMachine, DevicesValues> = {
  states: {
    idle: ({ text }) => ({ controls: list(text, false) }),
    ending: (told) => ({ controls: list(told.text, true), ...pressed(told) }),
    ended: ({ text }) => ({ controls: list(text, false), statuses: [text.profile.devices.ended] }),
    failed: (told) => {
      const { devices } = told.text.profile;
      return {
        controls: [control('button', devices.retry), ...list(told.text, false)],
        alerts: [devices.endFailed + devices.retry],
        ...pressed(told),
      };
    },
  },
};
