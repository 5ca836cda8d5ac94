import { type AnyEventObject, type AnyStateMachine, fromPromise } from 'xstate';
import { listening } from '../port.ts';
import { isSource } from './isSource.ts';
import { promisesHeard } from './promisesHeard.ts';

interface Deferred {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The machine with every port deferred: a port answers at the walk's command. Sources are silent: the walk sends their
 * events.
 * @param actions those of the outside, provided along with the ports
 */
export const withDeferredPorts = (
  machine: AnyStateMachine,
  actions: AnyStateMachine['implementations']['actions'] = {},
) => {
  const waiting = new Map<string, Deferred>();
  const asked: { port: string; input: unknown }[] = [];
  const said: { source: string; event: AnyEventObject }[] = [];
  const deferred = () =>
    fromPromise(
      ({ self, input }) =>
        new Promise<unknown>((resolve, reject) => {
          asked.push({ port: self.id, input });
          waiting.set(self.id, { resolve, reject });
        }),
    );
  const silent = (source: string) =>
    listening<never, AnyEventObject>((_send, receive) => {
      receive((event) => said.push({ source, event }));
      return () => {};
    });
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      isSource(logic) ? silent(name) : deferred(),
    ]),
  );
  const take = (id: string): Deferred => {
    const deferred = waiting.get(id);
    if (deferred === undefined) throw new Error(`No port "${id}" was asked`);
    waiting.delete(id);
    return deferred;
  };
  return {
    machine: machine.provide({ actors, actions }),
    /** Every question so far, with its input. */
    asked,
    /** Every message of the machine to its sources so far. */
    said,
    /** @throws Error if nobody asked that port. */
    answer: async (id: string, output: unknown): Promise<void> => {
      take(id).resolve(output);
      await promisesHeard();
    },
    /** @throws Error if nobody asked that port. */
    fail: async (id: string, error: Error): Promise<void> => {
      take(id).reject(error);
      await promisesHeard();
    },
  };
};
