import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { SnapshotFrom } from 'xstate';
import { reducedMotion } from '#src/browser/reducedMotion.ts';
import { motionMachine, type MotionEvent } from '#machines/motion/motion.machine.ts';

const valueOf = (state: SnapshotFrom<typeof motionMachine>) => state.value;

interface Motion {
  state: ReturnType<typeof valueOf>;
  send: (event: MotionEvent) => void;
  /** `ref` of the moving element: while it is there the machine hears the visitor's preference. */
  heed: () => () => void;
}

/** The `motion` machine in a browser; on the server nothing moves. */
export const useMotion = (): Motion => {
  const actor = useActorRef(motionMachine, { input: {} });
  const state = useSelector(actor, valueOf);
  const heed = useCallback(() => {
    const preference = matchMedia(reducedMotion);
    const tell = () => actor.send({ type: 'preference.told', isReduced: preference.matches });
    tell();
    preference.addEventListener('change', tell);
    return () => preference.removeEventListener('change', tell);
  }, [actor]);
  return { state, send: actor.send, heed };
};
