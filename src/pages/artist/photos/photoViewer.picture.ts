import type { StateValueFrom } from 'xstate';
import type { photoViewerMachine } from '#machines/photoViewer/photoViewer.machine.ts';
import type { StateName } from '#src/components/dataState.ts';

/** How the photo that is asked for looks; null: the viewer is closed. */
export type ShownPhoto = 'photo' | 'loading' | 'failed';

/** How each state of the `photoViewer` machine looks. */
export const photoViewerRows: Readonly<
  Record<StateName<StateValueFrom<typeof photoViewerMachine>>, ShownPhoto | null>
> = {
  closed: null,
  'open.loading': 'loading',
  'open.shown': 'photo',
  'open.failed': 'failed',
};
