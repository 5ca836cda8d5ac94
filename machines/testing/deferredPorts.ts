import { type AnyStateMachine, fromPromise } from 'xstate';
import { promisesHeard } from './promisesHeard.ts';

interface Deferred {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

/** The machine with every port deferred: a port answers when the walk says so, and as it says. */
export const withDeferredPorts = (machine: AnyStateMachine) => {
  const waiting = new Map<string, Deferred>();
  const asked: { port: string; input: unknown }[] = [];
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      fromPromise(
        ({ self, input }) =>
          new Promise<unknown>((resolve, reject) => {
            asked.push({ port: self.id, input });
            waiting.set(self.id, { resolve, reject });
          }),
      ),
    ]),
  );
  const take = (id: string): Deferred => {
    const deferred = waiting.get(id);
    if (deferred === undefined) throw new Error(`No port "${id}" was asked`);
    waiting.delete(id);
    return deferred;
  };
  return {
    machine: machine.provide({ actors }),
    /** Every question so far, with what it was asked with. */
    asked,
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
