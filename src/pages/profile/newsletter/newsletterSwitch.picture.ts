import type { StateValueFrom } from 'xstate';
import type { newsletterSwitchMachine } from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';

export type SwitchState = StateValueFrom<typeof newsletterSwitchMachine>;

interface SwitchPicture {
  isBusy: boolean;
  /** Key of what went wrong, below `profile.newsletter`. */
  problem: 'refused' | 'unsaved' | null;
}

const settled: SwitchPicture = { isBusy: false, problem: null };

/** How each state of the `newsletterSwitch` machine looks. */
export const switchPictures: Readonly<Record<SwitchState, SwitchPicture>> = {
  settled,
  saving: { ...settled, isBusy: true },
  refused: { ...settled, problem: 'refused' },
  failed: { ...settled, problem: 'unsaved' },
};
