import { walked } from '../testing/walkedMachine.ts';
import { reconcilePause } from './attempt.ts';
import { untilBoundary } from './facts.ts';
import { reservationExamples, reservationInputs } from './reservation.examples.ts';
import { reservationMachine } from './reservation.machine.ts';

export const reservationWalk = walked({
  machine: reservationMachine,
  inputs: reservationInputs,
  examples: reservationExamples,
  identity: ({ facts, intent, attempt, isConfused }, value) => {
    const { kind, triesLeft, checks } = attempt;
    if (value === 'reserved') return { hasReservation: facts.reservationId !== null };
    if (value === 'loading') return { intent: intent?.kind ?? null };
    if (value === 'reconciling' || value === 'unsettled')
      return kind === 'reserve' && triesLeft > 0 ? { kind, triesLeft, checks } : { kind, triesLeft };
    if (value === 'submitting') return { triesLeft };
    if (value === 'cancelling') return { triesLeft, isConfused };
    if (value === 'succeeded') return { isReserved: facts.isReserved };
    return value === 'parked' || value === 'unanswered' ? { kind } : {};
  },
  delays: {
    boundary: ({ facts }) => untilBoundary(facts),
    reconcilePause: ({ attempt }) => reconcilePause(attempt),
  },
});
