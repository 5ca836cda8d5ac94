import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { heroCarouselMachine, type HeroCarouselEvent } from '#machines/heroCarousel/heroCarousel.machine.ts';
import { dataState } from '#src/components/dataState.ts';
import { heedReducedMotion } from '#src/browser/reducedMotion.ts';
import { whenNear } from '#src/browser/whenNear.ts';
import { holdOf, holders } from './hold.ts';

type Snapshot = SnapshotFrom<typeof heroCarouselMachine>;
const stateOf = ({ value }: Snapshot) => dataState(value);
const isMoving = (snapshot: Snapshot) => snapshot.matches('moving');
const currentOf = ({ context }: Snapshot) => context.current;

interface HeroCarousel {
  /** As the DOM tells it. */
  state: ReturnType<typeof stateOf>;
  isMoving: boolean;
  /** Index of the shown slide, from 0. */
  current: number;
  send: (event: HeroCarouselEvent) => void;
  /** `ref` of the scrolling element. */
  watch: (viewport: HTMLElement | null) => (() => void) | undefined;
  /** The same once it is seen: the engine may load. */
  near: HTMLElement | null;
  /** The slides can move: from now on the machine hears the visitor's preference and moves. */
  heed: (viewport: HTMLElement) => () => void;
}

/** The `heroCarousel` machine in a browser; on the server nothing moves. */
export const useHeroCarousel = (count: number, slideDelay: number | undefined): HeroCarousel => {
  const actor = useActorRef(heroCarouselMachine, {
    input: { count, ...(slideDelay !== undefined && { slideDelay }) },
  });
  const [near, setNear] = useState<HTMLElement | null>(null);
  const watch = useCallback(
    (viewport: HTMLElement | null) =>
      viewport === null ? undefined : whenNear(viewport, () => setNear(viewport)),
    [],
  );
  const heed = useCallback(
    (viewport: HTMLElement) => {
      const gone = new AbortController();
      const { signal } = gone;
      const tellHold = () => actor.send({ type: holdOf(viewport) });
      const ignorePreference = heedReducedMotion((isReduced) => {
        actor.send({ type: 'preference.told', isReduced });
        tellHold();
      });
      for (const type of ['visibilitychange', 'pointerup', 'pointercancel'])
        document.addEventListener(type, tellHold, { signal });
      for (const element of holders(viewport))
        for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
          element.addEventListener(type, tellHold, { signal });
      return () => {
        ignorePreference();
        gone.abort();
      };
    },
    [actor],
  );
  return {
    state: useSelector(actor, stateOf),
    isMoving: useSelector(actor, isMoving),
    current: useSelector(actor, currentOf),
    send: actor.send,
    watch,
    near,
    heed,
  };
};
