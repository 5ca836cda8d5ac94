import type { StateValueFrom } from 'xstate';
import type { nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';

export type NearMeState = StateValueFrom<typeof nearMeMachine>;

interface NearMePicture {
  isPressed: boolean;
  isDisabled: boolean;
  /** Key of what is said of it. */
  said: `nearMe.${Exclude<NearMeState, 'idle'>}` | null;
}

const idle: NearMePicture = { isPressed: false, isDisabled: false, said: null };

/** How each state of the `nearMe` machine looks. */
export const nearMePictures: Readonly<Record<NearMeState, NearMePicture>> = {
  idle,
  asking: { ...idle, said: 'nearMe.asking' },
  sorted: { ...idle, isPressed: true, said: 'nearMe.sorted' },
  denied: { ...idle, said: 'nearMe.denied' },
  unavailable: { ...idle, said: 'nearMe.unavailable' },
  timedOut: { ...idle, said: 'nearMe.timedOut' },
  unsupported: { ...idle, isDisabled: true, said: 'nearMe.unsupported' },
};
