import { __unsafe_getAllOwnEventDescriptors as ownEvents } from 'xstate';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { WalkedMachine } from './walkedMachine.ts';

/** Why a machine moves: an event is sent, a port answers or fails, or a delay passes (`ms`). */
export type Cause =
  | { readonly kind: 'sent'; readonly event: EventObject }
  | { readonly kind: 'done'; readonly port: string; readonly output: unknown }
  | { readonly kind: 'failed'; readonly port: string; readonly error: Error }
  | { readonly kind: 'elapsed'; readonly delay: string; readonly ms: number };

/** One thing that may happen in a state. */
export interface Trial {
  /** Identifies an example of the machine. */
  readonly key: string;
  readonly says: string;
  /** The event as the chart sees it. */
  readonly event: EventObject;
  readonly cause: Cause;
}

type Example = WalkedMachine['examples'][string][number];

const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';
const after = 'xstate.after.';

const minute = 60_000;
const hour = 60 * minute;

/** A delay in people's words: `1.5 s`, `10 min`, `3 h`. */
const lengthOf = (ms: number): string => {
  const inUnits = (unit: number): number => Number((ms / unit).toFixed(1));
  if (ms >= hour) return `${inUnits(hour)} h`;
  return ms >= minute ? `${inUnits(minute)} min` : `${inUnits(1_000)} s`;
};

const elapsed = (entry: WalkedMachine, snapshot: AnyMachineSnapshot, type: string, says: string) => {
  const armed = ownEvents(snapshot).find((name) => name.startsWith(`${type}.`));
  if (armed === undefined) return null;
  const delay = type.slice(after.length);
  const ms = entry.delayOf(delay, snapshot);
  const cause: Cause = { kind: 'elapsed', delay, ms };
  return { says: `after ${lengthOf(ms)} ${says}`, event: { type: armed }, cause };
};

const happening = (entry: WalkedMachine, snapshot: AnyMachineSnapshot, type: string, example: Example) => {
  const { says, ...payload } = example;
  if (type.startsWith(after)) return elapsed(entry, snapshot, type, says);
  if (type.startsWith(failed)) {
    const error = new Error(says);
    const cause: Cause = { kind: 'failed', port: type.slice(failed.length), error };
    return { says, event: { type, error }, cause };
  }
  const event = { type, ...payload };
  const output = 'output' in payload ? payload.output : undefined;
  const cause: Cause = type.startsWith(done)
    ? { kind: 'done', port: type.slice(done.length), output }
    : { kind: 'sent', event };
  return { says, event, cause };
};

/** All of the machine's examples that would move it in that state, in their order. */
export const trialsIn = (entry: WalkedMachine, snapshot: AnyMachineSnapshot): Trial[] => {
  if (snapshot.status !== 'active') return [];
  const trials = Object.entries(entry.examples).flatMap(([type, examples]) =>
    examples.flatMap((example, index) => {
      const trial = happening(entry, snapshot, type, example);
      return trial === null ? [] : [{ key: `${type}#${index}`, ...trial }];
    }),
  );
  return trials.filter(({ event }) => snapshot.can(event));
};
