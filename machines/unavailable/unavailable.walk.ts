import { walked } from '../testing/walkedMachine.ts';
import { pauseBeforeProbe, pauseBeforeRetry } from './backoff.ts';
import { unavailableExamples, unavailableInputs } from './unavailable.examples.ts';
import { unavailableMachine } from './unavailable.machine.ts';

export const unavailableWalk = walked({
  machine: unavailableMachine,
  inputs: unavailableInputs,
  examples: unavailableExamples,
  identity: ({ attempt, visible, online }, value) => {
    if (value === 'paused') return { attempt, online };
    if (value === 'probing') return { visible };
    return value === 'retrying' ? { attempt, watched: visible && online } : { attempt };
  },
  delays: { backoff: pauseBeforeRetry, probe: pauseBeforeProbe },
});
