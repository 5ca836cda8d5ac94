import type { StateValueFrom } from 'xstate';
import type { photoViewerMachine } from '#machines/photoViewer/photoViewer.machine.ts';
import type { StateName } from '#src/components/dataState.ts';

/** What is seen of the photo that is asked for; null: the viewer is closed. */
export type ShownPhoto = 'photo' | 'loading' | 'failed';

/** What each state of the `photoViewer` machine shows. */
export const photoViewerRows: Readonly<
  Record<StateName<StateValueFrom<typeof photoViewerMachine>>, ShownPhoto | null>
> = {
  closed: null,
  'open.loading': 'loading',
  'open.shown': 'photo',
  'open.failed': 'failed',
};
