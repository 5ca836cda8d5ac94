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
 * Begins to listen: `send` tells the machine what is heard, `receive` hears what the machine says.
 * Returns how to stop, where there is something to stop.
 */
type Listen<Heard extends EventObject, Told extends EventObject, Input> = (
  send: (event: Heard) => void,
  receive: (listener: (event: Told) => void) => void,
  input: Input,
) => (() => void) | void;

/** A port that listens as long as the state that invokes it lasts; it has no answer and no end of its own. */
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
 * What a machine hears of without having asked: the source sends it `Heard` events, and may be told `Told` events
 * (`sendTo`).
 * @throws Error until provided, like a port.
 */
export const source = <Heard extends EventObject, Told extends EventObject = EventObject, Input = undefined>(
  name: string,
): Source<Heard, Told, Input> =>
  listening(() => {
    throw new Error(`The source "${name}" is not provided`);
  });
