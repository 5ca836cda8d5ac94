import { assign, emit, setup } from 'xstate';
import { source } from '../port.ts';
import { settings } from '../settings.ts';

/** The reason for the player: a page with a poster, a press on one, or a page with a film in its background. */
type Beginning = 'poster' | 'pressed' | 'background';

interface VideoPlayerContext {
  begins: Beginning;
  /** How often play was pressed: each press has its own film. */
  presses: number;
  /** Whether the visitor wants less motion, as far as known. */
  isReduced: boolean;
  hasScrolled: boolean;
}

/** Of whoever has the film in the background: whether they want nothing to move by itself, and that they scroll. */
export type ReaderHeard = { type: 'preference.told'; isReduced: boolean } | { type: 'reader.scrolled' };
export type VideoPlayerEvent =
  | { type: 'play.pressed' }
  | { type: 'film.played' }
  | { type: 'film.paused' }
  /** `top`: the page's scroll, in CSS pixels. */
  | { type: 'film.ended'; top: number }
  | { type: 'film.broke' }
  | ReaderHeard
  | { type: 'motion.toggled' };

/**
 * A video (VID-20): its poster until somebody presses play, then the film's own reports, failure included. In the background
 * (VID-22) it plays by itself, muted, in a loop, unless the visitor wants less motion; at its first end the page glides past
 * it, unless the visitor has scrolled.
 */
export const videoPlayerMachine = setup({
  types: {} as {
    context: VideoPlayerContext;
    events: VideoPlayerEvent;
    input: { begins: Beginning };
    emitted: { type: 'replayed' } | { type: 'glided' };
    tags: 'resting';
  },
  actors: { reader: source<ReaderHeard>('reader') },
  guards: {
    begins: ({ context }, { as }: { as: Beginning }) => context.begins === as,
    mayMove: (_, { isReduced }: { isReduced: boolean }) => !isReduced,
    mustRest: (_, { isReduced }: { isReduced: boolean }) => isReduced,
    mayGlide: ({ context }, { top }: { top: number }) =>
      !context.isReduced && !context.hasScrolled && top < settings.videoPlayer.nearTop,
  },
  actions: {
    countPress: assign(({ context }) => ({ presses: context.presses + 1 })),
    notePreference: assign((_, { isReduced }: { isReduced: boolean }) => ({ isReduced })),
    noteScroll: assign({ hasScrolled: true }),
    replay: emit({ type: 'replayed' }),
    glide: emit({ type: 'glided' }),
  },
  delays: { patience: settings.videoPlayer.patience },
}).createMachine({
  id: 'videoPlayer',
  context: ({ input }) => ({
    begins: input?.begins ?? 'poster',
    presses: input?.begins === 'pressed' ? 1 : 0,
    isReduced: true,
    hasScrolled: false,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'begins', params: { as: 'pressed' } }, target: 'loading' },
        { guard: { type: 'begins', params: { as: 'background' } }, target: 'background' },
        { target: 'poster' },
      ],
    },
    poster: { on: { 'play.pressed': { target: 'loading', actions: 'countPress' } } },
    loading: {
      on: {
        'film.played': { target: 'playing' },
        'film.paused': { target: 'paused' },
        'film.broke': { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    playing: {
      on: {
        'film.paused': { target: 'paused' },
        'film.ended': { target: 'ended' },
        'film.broke': { target: 'failed' },
      },
    },
    paused: {
      on: {
        'film.played': { target: 'playing' },
        'film.broke': { target: 'failed' },
      },
    },
    ended: {
      on: {
        'film.played': { target: 'playing' },
        'play.pressed': { target: 'loading', actions: 'countPress' },
      },
    },
    failed: { on: { 'play.pressed': { target: 'loading', actions: 'countPress' } } },
    background: {
      tags: 'resting',
      invoke: { id: 'reader', src: 'reader' },
      on: { 'reader.scrolled': { actions: 'noteScroll' } },
      initial: 'resting',
      states: {
        // The visitor or the browser wants less motion, or it is not known yet.
        resting: {
          on: {
            'preference.told': [
              {
                guard: { type: 'mayMove', params: ({ event }) => ({ isReduced: event.isReduced }) },
                target: 'running',
                actions: { type: 'notePreference', params: ({ event }) => ({ isReduced: event.isReduced }) },
              },
              {
                actions: { type: 'notePreference', params: ({ event }) => ({ isReduced: event.isReduced }) },
              },
            ],
            'motion.toggled': { target: 'running' },
          },
        },
        running: {
          on: {
            'preference.told': [
              {
                guard: { type: 'mustRest', params: ({ event }) => ({ isReduced: event.isReduced }) },
                target: 'resting',
                actions: { type: 'notePreference', params: ({ event }) => ({ isReduced: event.isReduced }) },
              },
              {
                actions: { type: 'notePreference', params: ({ event }) => ({ isReduced: event.isReduced }) },
              },
            ],
            'motion.toggled': { target: 'resting' },
            'film.broke': { target: 'resting' },
            'film.ended': [
              {
                guard: { type: 'mayGlide', params: ({ event }) => ({ top: event.top }) },
                actions: ['replay', 'glide', 'noteScroll'],
              },
              { actions: 'replay' },
            ],
          },
        },
      },
    },
  },
});
