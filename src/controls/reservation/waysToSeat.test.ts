import { expect, test } from 'vitest';
import { reservingIn } from './waysToSeat.ts';
import { reservationRows } from './reservation.picture.ts';
import { states } from './testing/draw.tsx';

const leading = (isExpected: boolean) =>
  states.filter(
    (state) => reservingIn({ ...reservationRows[state], isReserved: false }, isExpected) === 'first',
  );

test('RES-12: reserving comes first for who can reserve or is about to, and for nobody else', () => {
  const acting = [
    'resting.reservable',
    'resting.reserved',
    'deciding.confirming',
    'deciding.cancelRefused',
    'working.submitting',
    'working.waitingToRetry',
    'working.cancelling',
    'working.parked',
    'doubtful.reconciling',
    'doubtful.unsettled',
    'doubtful.unanswered',
    'told.succeeded',
    'told.refused',
    'told.cancelled',
    'told.confused',
  ];
  expect(leading(false)).toEqual(acting);
  expect(leading(true)).toEqual(['resting.loading', ...acting]);
});

test('RES-11: what is reserved comes first in every state', () => {
  const told = states.map((state) => reservingIn({ ...reservationRows[state], isReserved: true }, false));
  expect(new Set(told)).toEqual(new Set(['reserved']));
});
