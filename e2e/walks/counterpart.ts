import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, EventObject } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { DelayName, OutputOf, PortName, SentEvent } from '#machines/testing/examplesOf.ts';
import type { Place, TransitionPath } from '#machines/testing/transitionPaths.ts';
import type { RunningSite } from '../site/runningSite.ts';
import type { Gate } from './browser/gate.ts';
import { pass } from './browser/slowTime.ts';
import type { LeafState } from './leafState.ts';
import { expectPerception, type Perception } from './perception/perception.ts';

/** Every walk's tools. */
export interface Visit {
  /** The tab; during the walk its time passes on the walk's command. */
  page: Page;
  /** Every call of the tab goes through it. */
  gate: Gate;
  running: RunningSite;
  lang: Language;
  path: TransitionPath;
  /** Of the path within its machine: chooses among the ways to fail a call. */
  number: number;
}

/**
 * A chart's counterpart in a browser: the source of each event, the fate of the call behind each port, and the visible sign
 * of each state, written from the requirements. A part of the chart without its counterpart does not compile.
 */
export interface ChartCounterpart<TMachine extends AnyStateMachine, TScene extends Visit> {
  /** The requirements that the walks prove; else the subject. */
  requirements: string;
  /** The possible events on the site; all by default. Paths with others are walked on the chart alone. */
  offers?(event: SentEvent<TMachine>): boolean;
  /** The language of a path for one alone; any by default. */
  lang?(path: TransitionPath): Language | null;
  /** An event with news, in any place with any of its examples: they take turns. */
  news?: SentEvent<TMachine>['type'];
  /** The console's allowed messages besides those of the broken calls. */
  expectedTrouble?: RegExp;
  /** Opens the page of the path's start. */
  begin: (visit: Visit) => Promise<TScene>;
  /** Undoes the path's effects on the server. */
  end?: (scene: TScene) => Promise<unknown>;
  /** The element that projects the machine; by default the first of its scope. */
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
  /** Delays that do not simply pass: other events happen meanwhile. */
  delays?: {
    [TName in DelayName<TMachine>]?: (scene: TScene, ms: number, from: Place) => Promise<unknown>;
  };
  /** Each state as people perceive it. */
  perception: Perception<TMachine, TScene>;
  /** Signs of a state that the table has no words for: an address, a focus elsewhere, the number of calls. */
  signs?: { [TState in LeafState<TMachine>]?: (scene: TScene, place: Place) => Promise<unknown> };
}

/** As methods, to accept any machine's own payload: a path is made of its machine's examples. */
interface Doing<TScene> {
  event(scene: TScene, event: unknown, from: Place): Promise<unknown>;
  done(scene: TScene, output: unknown, from: Place): Promise<unknown>;
  failed(scene: TScene, from: Place): Promise<unknown>;
  elapsed(scene: TScene, ms: number, from: Place): Promise<unknown>;
}

/** A counterpart of any machine and scene. */
export interface AnyCounterpart {
  readonly requirements: string;
  offers?(event: EventObject): boolean;
  lang?(path: TransitionPath): Language | null;
  readonly news?: string;
  readonly expectedTrouble?: RegExp;
  begin(visit: Visit): Promise<Hand>;
}

/** Makes the steps of a begun walk. */
interface Hand {
  root: Locator;
  event: (event: { type: string }, from: Place) => Promise<unknown>;
  done: (port: string, output: unknown, from: Place) => Promise<unknown>;
  failed: (port: string, from: Place) => Promise<unknown>;
  /** The delay of that name, in ms, has passed. */
  elapsed: (delay: string, ms: number, from: Place) => Promise<unknown>;
  /** Looks at the page in these innermost states. */
  look: (states: readonly string[], place: Place) => Promise<unknown>;
  isSeen: (state: string) => boolean;
  end: () => Promise<unknown>;
}

/** @throws Error if a path needs a missing part of the counterpart: it was made for another chart. */
const partOf = <T>(parts: Readonly<Record<string, T>>, name: string): T => {
  const part = parts[name];
  if (part === undefined) throw new Error(`No counterpart of "${name}"`);
  return part;
};

/** Checks a counterpart against the types of its machine, and fits it into a list of different machines. */
export const counterpart = <TMachine extends AnyStateMachine, TScene extends Visit>(
  scope: TMachine['id'],
  { begin, end, root, perception, ...rest }: ChartCounterpart<TMachine, TScene>,
): AnyCounterpart => {
  const events: Readonly<Record<string, Doing<TScene>['event']>> = rest.events;
  const ports: Readonly<Record<string, Pick<Doing<TScene>, 'done' | 'failed'>>> = rest.ports;
  const delays: Readonly<Record<string, Doing<TScene>['elapsed'] | undefined>> = rest.delays ?? {};
  const signs: Readonly<Record<string, ((scene: TScene, place: Place) => Promise<unknown>) | undefined>> =
    rest.signs ?? {};
  const seen: Readonly<Record<string, unknown>> = perception.states;
  return {
    ...rest,
    begin: async (visit) => {
      const scene = await begin(visit);
      const { lang } = visit;
      const machineRoot = root?.(scene) ?? visit.page.locator(`[data-scope="${scope}"]`).first();
      return {
        root: machineRoot,
        event: (event, from) => partOf(events, event.type)(scene, event, from),
        done: (port, output, from) => partOf(ports, port).done(scene, output, from),
        failed: (port, from) => partOf(ports, port).failed(scene, from),
        elapsed: (delay, ms, from) => delays[delay]?.(scene, ms, from) ?? pass(visit.page, ms),
        look: async (names, place) => {
          await expectPerception(perception, machineRoot, { lang, place, values: scene });
          for (const name of names) await signs[name]?.(scene, place);
        },
        isSeen: (state) => partOf(seen, state) !== null,
        end: async () => end?.(scene),
      };
    },
  };
};
