import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * An effect that a machine asks for and the outside provides (`machine.provide({ actors })`).
 * Foreseen refusals are part of `Output`, as codes; a rejection means "not foreseen".
 * @throws Error until provided, so that a forgotten port is loud.
 */
export const port = <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port "${name}" is not provided`)));
