import type { nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

type Says = 'asking' | 'sorted' | 'denied' | 'unavailable' | 'timedOut' | 'unsupported';

const filters = ['city', 'genre', 'series', 'month', 'language', 'price', 'festival'] as const;

/** The filters of the list of shows, of which the button sorts the first. */
const form = ({ text: { nearMe, shows } }: Told<unknown>, ...is: ('pressed' | 'disabled')[]): Perceived => {
  const { filter } = shows;
  return {
    controls: [
      control('button', nearMe.button, ...is),
      ...filters.map((name) => control('combobox', filter[name])),
      control('button', filter.apply),
    ],
  };
};

/** The pressed button keeps the focus, whatever comes of it. */
const pressed =
  (says: Says, ...is: ('pressed' | 'disabled')[]) =>
  (told: Told<unknown>): Perceived => ({
    ...form(told, ...is),
    statuses: [told.text.nearMe[says]],
    focus: told.text.nearMe.button,
  });

/** ANA-03 */
export const nearMePerception: Perception<typeof nearMeMachine> = {
  states: {
    idle: (told) => form(told),
    asking: pressed('asking'),
    sorted: pressed('sorted', 'pressed'),
    denied: pressed('denied'),
    unavailable: pressed('unavailable'),
    timedOut: pressed('timedOut'),
    unsupported: pressed('unsupported', 'disabled'),
  },
};
