import type { Page } from '@playwright/test';
import type { OutputOf, PortName, SentEvent } from '#machines/examplesOf.ts';
import { type Place, type TransitionPath, transitionPaths } from '#machines/transitionPaths.ts';
import type { WalkedMachine } from '#machines/walkedMachine.ts';
import { dataState } from '#src/components/dataState.ts';
import type { AnyStateMachine, StateValueFrom } from 'xstate';
import { expect } from '../site.ts';

type LeafOf<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${LeafOf<NonNullable<TValue[K]>>}` }[keyof TValue & string];

/** Dotted names of a chart's innermost states: `authenticated.tokens.fresh`. */
export type LeafState<TMachine extends AnyStateMachine> = LeafOf<StateValueFrom<TMachine>>;

/** What a walk has in its hands: the page, and whatever its machine needs. */
export interface World {
  page: Page;
}

/**
 * How a chart happens in a browser: who sends each event, what answers each port, what a person must see in each
 * state. A part of the chart without its counterpart does not compile.
 */
export interface Counterpart<TMachine extends AnyStateMachine, TWorld extends World> {
  events: {
    [TType in SentEvent<TMachine>['type']]: (
      world: TWorld,
      event: Extract<SentEvent<TMachine>, { type: TType }>,
      from: Place,
    ) => Promise<unknown>;
  };
  ports: {
    [TName in PortName<TMachine>]: {
      done: (world: TWorld, output: OutputOf<TMachine, TName>) => Promise<unknown>;
      failed: (world: TWorld) => Promise<unknown>;
    };
  };
  states: { [TState in LeafState<TMachine>]: (world: TWorld) => Promise<unknown> };
}

/** What a walk calls; as methods, so that any machine's own payload will do: the walk's path was made of its examples. */
interface Doing<TWorld> {
  event(world: TWorld, event: unknown, from: Place): Promise<unknown>;
  done(world: TWorld, output: unknown): Promise<unknown>;
  seen(world: TWorld): Promise<unknown>;
}

/** A counterpart whatever its machine is. */
interface AnyCounterpart<TWorld> {
  events: Readonly<Record<string, Doing<TWorld>['event']>>;
  ports: Readonly<Record<string, { done: Doing<TWorld>['done']; failed: Doing<TWorld>['seen'] }>>;
  states: Readonly<Record<string, Doing<TWorld>['seen']>>;
}

/** @throws Error where a path needs what the counterpart has not: it was made for another chart. */
const partOf = <T>(parts: Readonly<Record<string, T>>, name: string): T => {
  const part = parts[name];
  if (part === undefined) throw new Error(`No counterpart of "${name}"`);
  return part;
};

interface WalkOptions<TWorld extends World> {
  scope: string;
  counterpart: AnyCounterpart<TWorld>;
  /** The root that projects the machine; by default the first of its scope. */
  root?: (world: TWorld) => ReturnType<Page['locator']>;
  /** Leaf states that pass too quickly to be seen, since nothing outside holds them. */
  passing?: ReadonlySet<string>;
}

/** Walks one path: each event as it happens to people, and after each step the state in the DOM and what is seen. */
export const walkInBrowser = async <TWorld extends World>(
  world: TWorld,
  path: TransitionPath,
  { scope, counterpart, root, passing = new Set() }: WalkOptions<TWorld>,
): Promise<void> => {
  const element = root?.(world) ?? world.page.locator(`[data-scope="${scope}"]`).first();
  const look = async ({ value }: Place): Promise<void> => {
    const names = dataState(value).split(' ');
    if (names.some((name) => passing.has(name))) return;
    await expect(element).toHaveAttribute('data-state', names.join(' '));
    for (const name of names) await partOf(counterpart.states, name)(world);
  };
  const make = ({ cause }: TransitionPath['steps'][number], from: Place): Promise<unknown> => {
    const { events, ports } = counterpart;
    switch (cause.kind) {
      case 'sent':
        return partOf(events, cause.event.type)(world, cause.event, from);
      case 'done':
        return partOf(ports, cause.port).done(world, cause.output);
      case 'failed':
        return partOf(ports, cause.port).failed(world);
      case 'elapsed':
        return world.page.clock.runFor(cause.ms);
    }
  };
  await look(path.start);
  let from: Place = path.start;
  for (const step of path.steps) {
    await make(step, from);
    await look(step);
    from = step;
  }
};

/** The paths of a machine, with a name for each test. */
export const pathsOf = (entry: WalkedMachine): { title: string; path: TransitionPath; number: number }[] =>
  transitionPaths(entry).map((path, number) => ({ title: `${path.id} ${path.sentence}`, path, number }));
