import { type AnyStateMachine, createActor } from 'xstate';
import type { Place, TransitionPath } from './transitionPaths.ts';
import type { Cause } from './trials.ts';
import type { WalkedMachine } from './walkedMachine.ts';
import { transitionKey } from './chart.ts';
import { withDeferredPorts } from './deferredPorts.ts';
import { createManualClock } from './manualClock.ts';
import { listenToDeeds } from './record/deeds.ts';
import { type Moment, watch } from './record/moment.ts';

export interface Walk {
  /** The actor at the start and after each step. */
  readonly moments: readonly Moment[];
  /** Its places alone. */
  readonly places: readonly Place[];
  /** Keys of the transitions taken. */
  readonly transitions: ReadonlySet<string>;
  /** The same by step, the start first. */
  readonly taken: readonly (readonly string[])[];
}

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
  const deeds = listenToDeeds(entry);
  const ports = withDeferredPorts(entry.machine, deeds.actions);
  plantFault(ports.machine);
  const taken: string[][] = [[]];
  const actor = createActor(ports.machine, {
    input: path.start.input,
    clock,
    inspect: (event) => {
      deeds.inspect(event);
      if (event.type === '@xstate.microstep') taken.at(-1)?.push(...event._transitions.map(transitionKey));
    },
  });
  let broken: unknown = null;
  actor.subscribe({
    error: (error) => {
      broken = error;
    },
  });
  actor.on('*', deeds.emitted);

  const make = async (cause: Cause): Promise<void> => {
    if (cause.kind === 'sent') actor.send(cause.event);
    else if (cause.kind === 'elapsed') clock.fire(cause.ms);
    else if (cause.kind === 'done') await ports.answer(cause.port, cause.output);
    else await ports.fail(cause.port, cause.error);
    if (broken !== null) throw new Error(`"${entry.name}" broke at ${path.id}`, { cause: broken });
  };

  const look = watch(entry, actor);
  actor.start();
  const moments = [look(null, deeds.take())];
  for (const { cause } of path.steps) {
    taken.push([]);
    await make(cause);
    moments.push(look(cause, deeds.take()));
  }
  actor.stop();
  const places = moments.map(({ place }) => place);
  return { moments, places, transitions: new Set(taken.flat()), taken };
};
