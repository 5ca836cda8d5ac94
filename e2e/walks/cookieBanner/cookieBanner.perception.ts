import type { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

const notice = ({ text: { layout } }: Told<unknown>): Perceived => ({
  controls: [
    control('link', layout.cookies.privacy),
    control('button', layout.cookies.refuse),
    control('button', layout.cookies.accept),
  ],
});

/** LAY-24…LAY-26 */
export const cookieBannerPerception: Perception<typeof cookieBannerMachine> = {
  withLinks: true,
  states: {
    recalling: () => ({}),
    asking: notice,
    remembering: null,
    // Still drawn; that it is out of use (`inert`) is a sign of the walk's.
    fading: (told) => ({ ...notice(told), focus: null }),
    closed: () => ({}),
    changing: null,
  },
};
