import { namesIn } from '../testing/chart.ts';
import { walked } from '../testing/walkedMachine.ts';
import { reconcilePause, retryPause } from './attempt.ts';
import { untilBoundary } from './facts.ts';
import { reservationExamples, reservationInputs } from './reservation.examples.ts';
import { reservationMachine } from './reservation.machine.ts';

export const reservationWalk = walked({
  machine: reservationMachine,
  inputs: reservationInputs,
  examples: reservationExamples,
  identity: ({ facts, intent, attempt, isConfused }, value) => {
    const { kind, triesLeft, checks } = attempt;
    switch (namesIn(value).at(-1)) {
      case 'resting.reserved':
        return { hasReservation: facts.reservationId !== null };
      case 'resting.loading':
        return { intent: intent?.kind ?? null };
      case 'working.submitting':
        return { triesLeft };
      case 'working.cancelling':
        return { triesLeft, isConfused };
      case 'doubtful.reconciling':
      case 'doubtful.unsettled':
        return kind === 'reserve' && triesLeft > 0 ? { kind, triesLeft, checks } : { kind, triesLeft };
      case 'working.parked':
      case 'doubtful.unanswered':
        return { kind };
      case 'told.succeeded':
        return { isReserved: facts.isReserved };
      default:
        return {};
    }
  },
  delays: {
    boundary: ({ facts }) => untilBoundary(facts),
    reconcilePause: ({ attempt }) => reconcilePause(attempt),
    retryPause: ({ attempt, jitter }) => retryPause(attempt, jitter),
  },
});
