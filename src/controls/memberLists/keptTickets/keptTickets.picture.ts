import type { StateValueFrom } from 'xstate';
import type { keptTicketsMachine } from '#machines/keptTickets/keptTickets.machine.ts';

export type KeptTicketsState = StateValueFrom<typeof keptTicketsMachine>;

interface KeptTicketsPicture {
  isOn: boolean;
  isBusy: boolean;
  /** A press has no effect meanwhile. */
  isDisabled: boolean;
  /** Key of what went wrong, below `keptTickets`. */
  problem: 'refused' | 'failed' | null;
}

const off: KeptTicketsPicture = { isOn: false, isBusy: false, isDisabled: false, problem: null };
const on: KeptTicketsPicture = { ...off, isOn: true };

/** How each state of the `keptTickets` machine looks. */
export const keptTicketsPictures: Readonly<Record<KeptTicketsState, KeptTicketsPicture>> = {
  opening: off,
  off,
  keeping: { ...on, isBusy: true },
  kept: on,
  updating: on,
  removing: { ...off, isBusy: true, isDisabled: true },
  refused: { ...off, problem: 'refused' },
  failed: { ...off, problem: 'failed' },
};
