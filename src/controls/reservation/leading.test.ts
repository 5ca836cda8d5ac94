import { expect, test } from 'vitest';
import { reservingIn } from './leading.ts';
import { pictures, type ReservationState } from './pictures.ts';

const states = Object.keys(pictures).filter((state): state is ReservationState => state in pictures);
const leading = (facts: { isReserved: boolean; isExpected: boolean }) =>
  states.filter((state) => reservingIn(state, facts) === 'first');

test('RES-12, RES-17: reserving comes first for who can reserve or is about to, and for nobody else', () => {
  const acting = [
    'reservable',
    'reserved',
    'submitting',
    'parked',
    'succeeded',
    'refused',
    'confirming',
    'cancelling',
    'cancelRefused',
    'cancelled',
    'confused',
    'reconciling',
    'unsettled',
    'unanswered',
  ];
  expect(leading({ isReserved: false, isExpected: false })).toEqual(acting);
  expect(leading({ isReserved: false, isExpected: true })).toEqual(['loading', ...acting]);
});

test('RES-11: what is reserved comes first in every state', () => {
  const told = states.map((state) => reservingIn(state, { isReserved: true, isExpected: false }));
  expect(new Set(told)).toEqual(new Set(['reserved']));
});
