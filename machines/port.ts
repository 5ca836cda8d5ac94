import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

/**
 * An effect that a machine asks for and the outside provides (`machine.provide({ actors })`).
 * Foreseen refusals are part of `Output`, as codes; a rejection means "not foreseen".
 * @throws Error until provided, so that a forgotten port is loud.
 */
export const port = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided`)));

/**
 * What a machine listens to as long as it invokes it, provided like a port. It sends the machine its events and may be
 * told things in turn (`sendTo`): `Event`.
 * @throws Error until provided, so that a forgotten source is loud.
 */
export const source = <Event extends EventObject, Input = undefined>(
  name: string,
): CallbackActorLogic<Event, Input> =>
  fromCallback<Event, Input>(() => {
    throw new Error(`The source "${name}" is not provided`);
  });
