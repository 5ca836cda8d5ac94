import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, EventObject, StateValueFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { DelayName, OutputOf, PortName, SentEvent } from '#machines/testing/examplesOf.ts';
import type { Place, TransitionPath } from '#machines/testing/transitionPaths.ts';
import type { RunningSite } from '../site/runningSite.ts';
import type { Gate } from './browser/gate.ts';
import { pass } from './browser/slowTime.ts';

type LeafOf<TValue> = TValue extends string
  ? TValue
  : { [K in keyof TValue & string]: `${K}.${LeafOf<NonNullable<TValue[K]>>}` }[keyof TValue & string];

/** Without the names of states that have states within. */
type Innermost<TName extends string, TEvery extends string = TName> = TName extends unknown
  ? Extract<TEvery, `${TName}.${string}`> extends never
    ? TName
    : never
  : never;

/** Dotted names of a chart's innermost states: `authenticated.tokens.fresh`. */
type LeafState<TMachine extends AnyStateMachine> = Innermost<LeafOf<StateValueFrom<TMachine>>>;

/** What every walk has in its hands. */
export interface Visit {
  /** The tab; while the walk lasts its time passes when the walk says so. */
  page: Page;
  /** Every call of the tab goes through it. */
  gate: Gate;
  running: RunningSite;
  lang: Language;
  path: TransitionPath;
  /** Of the path within its machine: chooses among the ways in which a call can fail. */
  number: number;
}

/**
 * How a chart happens in a browser: who sends each event, what becomes of the call behind each port, and what a person
 * must see in each state, written from the requirements. A part of the chart without its counterpart does not compile.
 */
export interface ChartCounterpart<TMachine extends AnyStateMachine, TScene extends Visit> {
  /** The requirements that the walks prove; what it is where the documents do not ask for it. */
  requirements: string;
  /** What the site lets somebody do; everything unless told. Paths with anything else are walked on the chart alone. */
  offers?(event: SentEvent<TMachine>): boolean;
  /** The language of a path that one alone has; any unless told. */
  lang?(path: TransitionPath): Language | null;
  /** An event that tells what is true, with any of its examples in any place: they are met in turn. */
  news?: SentEvent<TMachine>['type'];
  /** What the console may say besides what the broken calls themselves make it say. */
  expectedTrouble?: RegExp;
  /** Opens the page on which the machine stands at the start of the path. */
  begin: (visit: Visit) => Promise<TScene>;
  /** Leaves no trace: what the path did on the server is undone. */
  end?: (scene: TScene) => Promise<unknown>;
  /** The element that projects the machine; the first of its scope unless told. */
  root?: (scene: TScene) => Locator;
  events: {
    [TType in SentEvent<TMachine>['type']]: (
      scene: TScene,
      event: Extract<SentEvent<TMachine>, { type: TType }>,
      from: Place,
    ) => Promise<unknown>;
  };
  ports: {
    [TName in PortName<TMachine>]: {
      done: (scene: TScene, output: OutputOf<TMachine, TName>, from: Place) => Promise<unknown>;
      failed: (scene: TScene, from: Place) => Promise<unknown>;
    };
  };
  /** Where a delay is over in another way than by letting it pass: other things happen meanwhile. */
  delays?: {
    [TName in DelayName<TMachine>]?: (scene: TScene, ms: number, from: Place) => Promise<unknown>;
  };
  /** `null`: passes too quickly to be seen, because nothing outside holds it. */
  states: { [TState in LeafState<TMachine>]: ((scene: TScene, place: Place) => Promise<unknown>) | null };
}

/** As methods, so that any machine's own payload will do: a path is made of its machine's examples. */
interface Doing<TScene> {
  event(scene: TScene, event: unknown, from: Place): Promise<unknown>;
  done(scene: TScene, output: unknown, from: Place): Promise<unknown>;
  failed(scene: TScene, from: Place): Promise<unknown>;
  elapsed(scene: TScene, ms: number, from: Place): Promise<unknown>;
}

/** A counterpart whatever its machine and its scene are. */
export interface AnyCounterpart {
  readonly requirements: string;
  offers?(event: EventObject): boolean;
  lang?(path: TransitionPath): Language | null;
  readonly news?: string;
  readonly expectedTrouble?: RegExp;
  begin(visit: Visit): Promise<Hand>;
}

/** What makes the steps of a walk that has begun. */
interface Hand {
  root: Locator;
  event: (event: { type: string }, from: Place) => Promise<unknown>;
  done: (port: string, output: unknown, from: Place) => Promise<unknown>;
  failed: (port: string, from: Place) => Promise<unknown>;
  /** The delay of that name, in ms, is over. */
  elapsed: (delay: string, ms: number, from: Place) => Promise<unknown>;
  /** Looks at the page in that state. */
  look: (state: string, place: Place) => Promise<unknown>;
  isSeen: (state: string) => boolean;
  end: () => Promise<unknown>;
}

/** @throws Error where a path needs what the counterpart has not: it was made for another chart. */
const partOf = <T>(parts: Readonly<Record<string, T>>, name: string): T => {
  const part = parts[name];
  if (part === undefined) throw new Error(`No counterpart of "${name}"`);
  return part;
};

/** Checks a counterpart against the types of its machine, and makes it fit a list of different machines. */
export const counterpart = <TMachine extends AnyStateMachine, TScene extends Visit>(
  scope: TMachine['id'],
  { begin, end, root, ...rest }: ChartCounterpart<TMachine, TScene>,
): AnyCounterpart => {
  const events: Readonly<Record<string, Doing<TScene>['event']>> = rest.events;
  const ports: Readonly<Record<string, Pick<Doing<TScene>, 'done' | 'failed'>>> = rest.ports;
  const delays: Readonly<Record<string, Doing<TScene>['elapsed'] | undefined>> = rest.delays ?? {};
  const states: Readonly<Record<string, ((scene: TScene, place: Place) => Promise<unknown>) | null>> =
    rest.states;
  return {
    ...rest,
    begin: async (visit) => {
      const scene = await begin(visit);
      return {
        root: root?.(scene) ?? visit.page.locator(`[data-scope="${scope}"]`).first(),
        event: (event, from) => partOf(events, event.type)(scene, event, from),
        done: (port, output, from) => partOf(ports, port).done(scene, output, from),
        failed: (port, from) => partOf(ports, port).failed(scene, from),
        elapsed: (delay, ms, from) => delays[delay]?.(scene, ms, from) ?? pass(visit.page, ms),
        look: async (state, place) => partOf(states, state)?.(scene, place),
        isSeen: (state) => partOf(states, state) !== null,
        end: async () => end?.(scene),
      };
    },
  };
};
