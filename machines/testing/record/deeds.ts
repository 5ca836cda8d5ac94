import type { ActorRefLike, EventObject, InspectionEvent } from 'xstate';
import { isSource } from '../isSource.ts';
import type { WalkedMachine } from '../walkedMachine.ts';
import { wordsInside, wordsOf } from './words.ts';

const inWords = (payload: unknown): string =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? wordsInside(payload)
    : wordsOf(payload);

const withInput = (input: unknown): string => (input === undefined ? '' : ` with ${inWords(input)}`);

const eventWords = ({ type, ...payload }: EventObject): string =>
  Object.keys(payload).length === 0 ? type : `${type} (${wordsInside(payload)})`;

const nameOf = (actor: ActorRefLike): string => ('id' in actor ? String(actor.id) : actor.sessionId);

/** How a chart calls on an actor of that name: a port answers, a source listens, another chart has its own life. */
const verbFor = ({ machine, examples }: WalkedMachine, name: string): string => {
  if (isSource(machine.implementations.actors[name])) return 'listens to';
  return Object.hasOwn(examples, `xstate.done.actor.${name}`) ? 'asks' : 'begins';
};

/** A function of its own, no `assign` or `emit` of XState's: the user of the chart provides it. */
const isProvided = (action: unknown): boolean => typeof action === 'function' && !('type' in action);

/** Notes the deeds of a chart in plain words, in their order: what it asks, tells, emits and does. */
export const listenToDeeds = (entry: WalkedMachine) => {
  let deeds: string[] = [];
  const doing = (name: string) => (_: unknown, params: unknown) => {
    deeds.push(`does ${name}${withInput(params)}`);
  };
  const { actions } = entry.machine.implementations;
  const provided = Object.keys(actions).filter((name) => isProvided(actions[name]));
  return {
    /** The actions of the outside, which note themselves. */
    actions: Object.fromEntries(provided.map((name) => [name, doing(name)])),
    inspect: (happened: InspectionEvent): void => {
      if (happened.type !== '@xstate.event') return;
      const { rootId, sourceRef, actorRef, event } = happened;
      if (sourceRef?.sessionId !== rootId || actorRef.sessionId === rootId) return;
      const whom = nameOf(actorRef);
      if (event.type !== 'xstate.init') deeds.push(`tells ${whom} ${eventWords(event)}`);
      else deeds.push(`${verbFor(entry, whom)} ${whom}${withInput(event['input'])}`);
    },
    emitted: (event: EventObject): void => void deeds.push(`emits ${eventWords(event)}`),
    /** The deeds since the last time. */
    take: (): string[] => {
      const taken = deeds;
      deeds = [];
      return taken;
    },
  };
};
