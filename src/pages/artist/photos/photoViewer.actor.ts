import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Photo } from '#contract/wire/artist.ts';
import {
  photoViewerMachine,
  type PhotoTurned,
  type PhotoViewerEvent,
} from '#machines/photoViewer/photoViewer.machine.ts';
import { listening } from '#machines/port.ts';
import { withTimeout } from '#src/api/withTimeout.ts';
import { contentSettings } from '#src/api/requestSettings.ts';
import { viewerCode } from './viewerCode.ts';

type Heard<T extends PhotoViewerEvent['type']> = Extract<PhotoViewerEvent, { type: T }>;

/** In the state of the history's entry that is the viewer's: the photo that it is about. */
const mark = 'photoViewer';

/** The photo of an entry that is the viewer's; null for any other. */
const photoOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && mark in state && typeof state[mark] === 'number'
    ? state[mark]
    : null;

/** The address stays the same: no other listener needs it. */
const swallow = (event: Event): void => event.stopImmediatePropagation();
const heard = { capture: true } as const;

/** An entry of the history as long as the viewer is open; the router, for which nothing has happened, hears nothing of it. */
const keepEntry = listening<Heard<'entry.left'>, PhotoTurned, { photo: number }>(
  (send, receive, { photo }) => {
    const stateOf = (at: number) => ({ ...history.state, [mark]: at });
    // After Forward the entry is there.
    if (photoOf(history.state) === null) History.prototype.pushState.call(history, stateOf(photo), '');
    receive((turned) => History.prototype.replaceState.call(history, stateOf(turned.photo), ''));
    const leave = (event: Event): void => {
      swallow(event);
      send({ type: 'entry.left' });
    };
    addEventListener('popstate', leave, heard);
    return () => {
      removeEventListener('popstate', leave, heard);
      if (photoOf(history.state) === null) return;
      addEventListener('popstate', swallow, { ...heard, once: true });
      history.back();
    };
  },
);

/** Hears that the browser has come to the viewer's entry, which is all that has happened: the page is the same. */
const awaitEntry = (count: number) =>
  listening<Heard<'entry.returned'>>((send) => {
    const come = (event: Event): void => {
      const photo = photoOf(history.state);
      if (photo === null || photo >= count) return;
      swallow(event);
      send({ type: 'entry.returned', photo, count });
    };
    addEventListener('popstate', come, heard);
    return () => removeEventListener('popstate', come, heard);
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
      awaitEntry: awaitEntry(photos.length),
    },
  });
