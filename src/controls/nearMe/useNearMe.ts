import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { byDistance, type Position } from '#contract/programme/shows/position.ts';
import type { nearMeMachine } from '#machines/nearMe/nearMe.machine.ts';
import { isSupported, nearMeOfBrowser } from './nearMe.actor.ts';
import type { NearMeState } from './nearMe.picture.ts';

type State = SnapshotFrom<typeof nearMeMachine>;
const valueOf = ({ value }: State): NearMeState => value;
const positionOf = ({ context }: State): Position | null => context.position;

/** A filter's city, with its position. */
interface City {
  position?: Position | null | undefined;
}

export interface NearMe {
  state: NearMeState;
  press: () => void;
  /** The cities in their order, or the nearest first; kilometres are null without distances. */
  sort: <Placed extends City>(cities: readonly Placed[]) => (Placed & { kilometres: number | null })[];
}

/** ANA-03: cities by their distance from the visitor, once requested; the position stays in here. */
export const useNearMe = (): NearMe => {
  const actor = useActorRef(nearMeOfBrowser);
  const state = useSelector(actor, valueOf);
  const position = useSelector(actor, positionOf);
  return {
    state,
    press: () => actor.send({ type: 'nearMe.pressed', isSupported: isSupported(navigator) }),
    sort: (cities) =>
      position === null
        ? cities.map((city) => ({ ...city, kilometres: null }))
        : byDistance(cities, position),
  };
};

/** Whether there is anything to sort: a host may not know its cities' positions. */
export const isAnyPlaced = (cities: readonly City[]): boolean => cities.some(({ position }) => position);
