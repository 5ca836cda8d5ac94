import type { Actor, AnyActorLogic } from 'xstate';

type Clock = Actor<AnyActorLogic>['clock'];

interface ManualClock extends Clock {
  /**
   * Fires the one timer of that length, in ms.
   * @throws Error unless exactly one is armed, so that a forgotten or a doubled timer is loud.
   */
  fire: (ms: number) => void;
}

/** Time that stands still until the test fires a timer. */
export const createManualClock = (): ManualClock => {
  const armed = new Map<number, { run: () => void; ms: number }>();
  let lastId = 0;
  return {
    setTimeout: (run: () => void, ms: number) => {
      lastId += 1;
      armed.set(lastId, { run, ms });
      return lastId;
    },
    clearTimeout: (id: number) => {
      armed.delete(id);
    },
    fire: (ms) => {
      const [due, ...others] = [...armed].filter(([, timer]) => timer.ms === ms);
      if (due === undefined || others.length > 0) {
        const lengths = [...armed.values()].map((timer) => timer.ms).join(', ');
        throw new Error(`One timer of ${ms} ms should be armed; armed: ${lengths || 'none'}`);
      }
      const [id, timer] = due;
      armed.delete(id);
      timer.run();
    },
  };
};
