import { walked } from '../testing/walkedMachine.ts';
import { pauseBeforeRetry } from './backoff.ts';
import { unavailableExamples, unavailableInputs } from './unavailable.examples.ts';
import { unavailableMachine } from './unavailable.machine.ts';

export const unavailableWalk = walked({
  machine: unavailableMachine,
  inputs: unavailableInputs,
  examples: unavailableExamples,
  identity: ({ attempt, visible, online }, value) => {
    if (value === 'paused') return { attempt, visible, online };
    return value === 'retrying' ? { attempt, watched: visible && online } : { attempt };
  },
  delays: { backoff: pauseBeforeRetry },
});
