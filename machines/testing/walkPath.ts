import { type AnyStateMachine, createActor } from 'xstate';
import { type Place, placeOf, type TransitionPath } from './transitionPaths.ts';
import type { Cause } from './trials.ts';
import type { WalkedMachine } from './walkedMachine.ts';
import { transitionKey } from './chart.ts';
import { withDeferredPorts } from './deferredPorts.ts';
import { createManualClock } from './manualClock.ts';

export interface Walk {
  /** The actor's place at the start and after each step. */
  readonly places: readonly Place[];
  /** Keys of the transitions taken. */
  readonly transitions: ReadonlySet<string>;
  /** The same by step, the start first. */
  readonly taken: readonly (readonly string[])[];
}

/** The path's places, at the start and after each step. */
export const expectedPlaces = ({ start, steps }: TransitionPath): Place[] =>
  [start, ...steps].map(({ value, facts }) => ({ value, facts }));

/**
 * Walks one case on the real actor: real interpreter, time and ports by hand.
 * @param plantFault breaks the walked copy of the chart: the control of the walks.
 * @throws Error if a step is impossible: no such timer armed, no such port asked, or the actor broke.
 */
export const walkPath = async (
  entry: WalkedMachine,
  path: TransitionPath,
  plantFault: (copy: AnyStateMachine) => void = () => {},
): Promise<Walk> => {
  const clock = createManualClock();
  const ports = withDeferredPorts(entry.machine);
  plantFault(ports.machine);
  const taken: string[][] = [[]];
  const actor = createActor(ports.machine, {
    input: path.start.input,
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      taken.at(-1)?.push(...event._transitions.map(transitionKey));
    },
  });
  let broken: unknown = null;
  actor.subscribe({
    error: (error) => {
      broken = error;
    },
  });

  const make = async (cause: Cause): Promise<void> => {
    if (cause.kind === 'sent') actor.send(cause.event);
    else if (cause.kind === 'elapsed') clock.fire(cause.ms);
    else if (cause.kind === 'done') await ports.answer(cause.port, cause.output);
    else await ports.fail(cause.port, cause.error);
    if (broken !== null) throw new Error(`"${entry.name}" broke at ${path.id}`, { cause: broken });
  };

  actor.start();
  const places = [placeOf(entry, actor.getSnapshot())];
  for (const { cause } of path.steps) {
    taken.push([]);
    await make(cause);
    places.push(placeOf(entry, actor.getSnapshot()));
  }
  actor.stop();
  return { places, transitions: new Set(taken.flat()), taken };
};
