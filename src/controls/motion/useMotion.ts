import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { listening } from '#machines/port.ts';
import { motionMachine, type MotionEvent, type PreferenceHeard } from '#machines/motion/motion.machine.ts';
import { heedReducedMotion } from '#src/browser/reducedMotion.ts';

const motionOfBrowser = motionMachine.provide({
  actors: {
    preference: listening<PreferenceHeard>((send) =>
      heedReducedMotion((isReduced) => send({ type: 'preference.told', isReduced })),
    ),
  },
});

type Snapshot = SnapshotFrom<typeof motionMachine>;
const valueOf = ({ value }: Snapshot) => value;
const isPlayingIn = (snapshot: Snapshot): boolean => snapshot.matches('playing');

interface Motion {
  state: ReturnType<typeof valueOf>;
  isPlaying: boolean;
  send: (event: MotionEvent) => void;
}

/** The `motion` machine in a browser; on the server nothing moves. */
export const useMotion = (): Motion => {
  const actor = useActorRef(motionOfBrowser);
  return {
    state: useSelector(actor, valueOf),
    isPlaying: useSelector(actor, isPlayingIn),
    send: actor.send,
  };
};
