import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';

/**
 * An effect that a machine asks for and the outside provides (`machine.provide({ actors })`). Expected refusals are part of
 * `Output`, as codes; a rejection is unexpected.
 * @throws Error until provided, so that a forgotten port is loud.
 */
export const port = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided`)));

/**
 * Begins to listen: `send` sends the machine an event, `receive` takes the machine's messages. Returns a function that stops
 * it, if needed.
 */
type Listen<Heard extends EventObject, Told extends EventObject, Input> = (
  send: (event: Heard) => void,
  receive: (listener: (event: Told) => void) => void,
  input: Input,
) => (() => void) | void;

/** A port that listens for as long as the state that invokes it lasts; it has no answer and no end of its own. */
export interface Source<
  Heard extends EventObject,
  Told extends EventObject = EventObject,
  Input = undefined,
> extends CallbackActorLogic<Told, Input> {
  readonly listen: Listen<Heard, Told, Input>;
}

/** Provides a source (`machine.provide({ actors })`). */
export const listening = <
  Heard extends EventObject,
  Told extends EventObject = EventObject,
  Input = undefined,
>(
  listen: Listen<Heard, Told, Input>,
): Source<Heard, Told, Input> => ({
  ...fromCallback<Told, Input>(({ sendBack, receive, input }) => listen(sendBack, receive, input)),
  listen,
});

/**
 * A source of unasked events for a machine: it sends `Heard` events, and takes `Told` messages (`sendTo`).
 * @throws Error until provided, like a port.
 */
export const source = <Heard extends EventObject, Told extends EventObject = EventObject, Input = undefined>(
  name: string,
): Source<Heard, Told, Input> =>
  listening(() => {
    throw new Error(`The source "${name}" is not provided`);
  });
