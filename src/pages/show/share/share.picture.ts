import type { StateValueFrom } from 'xstate';
import type { shareMachine } from '#machines/share/share.machine.ts';

export type ShareState = StateValueFrom<typeof shareMachine>;

interface SharePicture {
  isBusy: boolean;
  icon: 'share' | 'check';
  /** Key of what came of it; who closed the system's sheet hears nothing. */
  said: 'show.share.copied' | 'show.share.byHand' | null;
  /** The address is there to be copied by hand. */
  hasField: boolean;
}

const idle: SharePicture = { isBusy: false, icon: 'share', said: null, hasField: false };

/** How each state of the `share` machine looks. */
export const sharePictures: Readonly<Record<ShareState, SharePicture>> = {
  idle,
  sharing: { ...idle, isBusy: true },
  copying: { ...idle, isBusy: true },
  copied: { ...idle, icon: 'check', said: 'show.share.copied' },
  shown: { ...idle, said: 'show.share.byHand', hasField: true },
};
