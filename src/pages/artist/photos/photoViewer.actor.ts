import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Photo } from '#contract/wire/artist.ts';
import { photoViewerMachine, type PhotoViewerEvent } from '#machines/photoViewer/photoViewer.machine.ts';
import { listening } from '#machines/port.ts';
import { withTimeout } from '#src/api/withTimeout.ts';
import { contentSettings } from '#src/api/requestSettings.ts';
import { viewerCode } from './viewerCode.ts';

/** In the state of the viewer's entry of the history. */
const mark = 'photoViewer';

const isOurs = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** The address stays the same: no other listener needs it. */
const swallow = (event: Event): void => event.stopImmediatePropagation();
const heard = { capture: true } as const;

/** An entry of the history as long as the viewer is open; the router does not hear of it. */
const keepEntry = listening<PhotoViewerEvent>((send) => {
  History.prototype.pushState.call(history, { ...history.state, [mark]: true }, '');
  const leave = (event: Event): void => {
    swallow(event);
    send({ type: 'entry.left' });
  };
  addEventListener('popstate', leave, heard);
  return () => {
    removeEventListener('popstate', leave, heard);
    if (!isOurs(history.state)) return;
    addEventListener('popstate', swallow, { ...heard, once: true });
    history.back();
  };
});

/** A photo is ready once it can be drawn at once. */
const decodeImage = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  await image.decode();
};

/** The `photoViewer` machine on the browser's history and network. */
export const providePhotoViewer = (
  queryClient: QueryClient,
  photos: readonly Photo[],
  decode: (url: string) => Promise<void> = decodeImage,
) =>
  photoViewerMachine.provide({
    actors: {
      fetchPhoto: fromPromise<null, { photo: number }>(async ({ input: { photo } }) => {
        const asked = photos[photo];
        await withTimeout(
          Promise.all([queryClient.fetchQuery(viewerCode), asked && decode(asked.url)]),
          contentSettings.timeout,
        );
        return null;
      }),
      keepEntry,
    },
  });
