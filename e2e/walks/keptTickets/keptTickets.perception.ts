import type { keptTicketsMachine } from '#machines/keptTickets/keptTickets.machine.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

const off = ({ text }: Told<unknown>): Perceived => ({
  controls: [control('switch', text.keptTickets.label)],
});
const on = ({ text }: Told<unknown>): Perceived => ({
  controls: [control('switch', text.keptTickets.label, 'checked')],
});

/** PKT-01: the switch is as wanted at once, and says that it waits. */
export const keptTicketsPerception: Perception<typeof keptTicketsMachine> = {
  states: {
    opening: null,
    off,
    keeping: (told) => ({ ...on(told), isBusy: true, focus: told.text.keptTickets.label }),
    kept: on,
    updating: on,
    removing: ({ text }) => ({
      // A press does not count meanwhile.
      controls: [control('switch', text.keptTickets.label, 'disabled')],
      isBusy: true,
      focus: text.keptTickets.label,
    }),
    refused: (told) => ({ ...off(told), alerts: [told.text.keptTickets.refused] }),
    failed: (told) => ({ ...off(told), alerts: [told.text.keptTickets.failed] }),
  },
};
