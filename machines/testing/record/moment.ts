import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { type Place, placeOf } from '../transitionPaths.ts';
import type { Cause } from '../trials.ts';
import type { WalkedMachine } from '../walkedMachine.ts';
import { type Memory, memoryOf } from './context.ts';
import { wordsOf } from './words.ts';

/** All of a chart after its start, or after a step. */
export interface Moment {
  readonly place: Place;
  readonly memory: Memory;
  /** The deeds of the step, in plain words. */
  readonly deeds: readonly string[];
}

type Timers = Readonly<Record<string, { readonly event: EventObject; readonly delay: number }>>;

/** A walked actor at a moment. */
interface Sight {
  readonly snapshot: AnyMachineSnapshot;
  readonly timers: Timers;
}

type Before = Pick<Sight, 'timers'> & { readonly snapshot: Pick<AnyMachineSnapshot, 'children'> };
const nothing: Before = { snapshot: { children: {} }, timers: {} };

const sightOf = (actor: AnyActorRef): Sight => ({
  snapshot: actor.getSnapshot(),
  timers: { ...actor.system.getSnapshot()._scheduledEvents },
});

/** `xstate.after.backoff.unavailable.waiting` → `backoff` */
const delayName = ({ type }: EventObject): string => type.split('.')[2] ?? type;

const timersStarted = (before: Timers, after: Timers): string[] =>
  Object.entries(after)
    .filter(([id, timer]) => before[id] !== timer)
    .map(([id, { event, delay }]) => {
      const again = before[id] === undefined ? '' : ' anew';
      return `starts ${delayName(event)}${again}, ${delay} ms`;
    })
    .toSorted();

const timersStopped = (before: Timers, after: Timers, cause: Cause | null): string[] =>
  Object.entries(before)
    .filter(([id]) => after[id] === undefined)
    .map(([, { event }]) => delayName(event))
    .filter((name) => cause?.kind !== 'elapsed' || cause.delay !== name)
    .map((name) => `stops ${name}`)
    .toSorted();

const callsGivenUp = (before: Before, after: Sight, cause: Cause | null): string[] => {
  const answered = cause?.kind === 'done' || cause?.kind === 'failed' ? cause.port : null;
  return Object.entries(before.snapshot.children)
    .filter(([id, child]) => id !== answered && after.snapshot.children[id] !== child)
    .map(([id]) => `lets go of ${id}`)
    .toSorted();
};

const endOf = ({ output }: AnyMachineSnapshot): string[] => [
  'ends',
  ...(output === undefined ? [] : [`returns ${wordsOf(output)}`]),
];

/** Looks at a walked actor after each step; an end stops timers and calls without a word. */
export const watch = (entry: WalkedMachine, actor: AnyActorRef) => {
  let before: Before = nothing;
  return (cause: Cause | null, done: readonly string[]): Moment => {
    const after = sightOf(actor);
    const { snapshot } = after;
    const deeds =
      snapshot.status === 'done'
        ? [...done, ...endOf(snapshot)]
        : [
            ...callsGivenUp(before, after, cause),
            ...done,
            ...timersStopped(before.timers, after.timers, cause),
            ...timersStarted(before.timers, after.timers),
          ];
    before = after;
    return { place: placeOf(entry, snapshot), memory: memoryOf(snapshot.context), deeds };
  };
};
