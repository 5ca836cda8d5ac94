import type { StateValueFrom } from 'xstate';
import type { videoPlayerMachine } from '#machines/videoPlayer/videoPlayer.machine.ts';
import type { StateName } from '#src/components/dataState.ts';

interface PlayerPicture {
  isBusy: boolean;
  hasFailed: boolean;
  /** Over the film stands the way to see it again. */
  hasEnded: boolean;
}

const film: PlayerPicture = { isBusy: false, hasFailed: false, hasEnded: false };

/** How each state of the `videoPlayer` machine looks. */
export const playerPictures: Readonly<
  Record<StateName<StateValueFrom<typeof videoPlayerMachine>>, PlayerPicture>
> = {
  opening: film,
  poster: film,
  loading: { ...film, isBusy: true },
  playing: film,
  paused: film,
  ended: { ...film, hasEnded: true },
  failed: { ...film, hasFailed: true },
  'background.resting': film,
  'background.running': film,
};
