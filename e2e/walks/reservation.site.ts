import type { ExamplesOf } from '#machines/examplesOf.ts';
import { everyMachine } from '#machines/everyMachine.ts';
import { noFacts, type ReservationFacts } from '#machines/reservation/facts.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { settings } from '#machines/settings.ts';
import type { WalkedMachine } from '#machines/walkedMachine.ts';

const second = 1_000;

/** Nobody stays for hours without being logged out: on the site the control moves on within a minute. */
export const loaded: ReservationFacts = {
  ...noFacts,
  standing: 'loaded',
  hasIds: true,
  creditLeft: 10,
  toStart: settings.reservation.closing + 60 * second,
};

const whatIsTrue = [
  { says: 'the member may reserve', facts: loaded },
  { says: 'the show has begun', facts: { ...loaded, toStart: 0 } },
  { says: 'the show begins in a moment', facts: { ...loaded, toStart: 40 * second } },
  { says: 'the member is being looked up', facts: { ...loaded, standing: 'loading' } },
  { says: 'the member cannot be looked up', facts: { ...loaded, standing: 'failed' } },
  { says: 'the member has reserved', facts: { ...loaded, isReserved: true, bookingId: 'booking' } },
  { says: 'the member has reserved, nobody knows where', facts: { ...loaded, isReserved: true } },
  { says: 'the last seat goes', facts: { ...loaded, isSoldOut: true } },
  { says: 'the show has no ids', facts: { ...loaded, hasIds: false } },
  { says: 'nobody is logged in', facts: { ...loaded, standing: 'signed-out' } },
  { says: 'the member has no credit left', facts: { ...loaded, creditLeft: 0 } },
] as const satisfies ExamplesOf<typeof reservationMachine>['facts.changed'];

const chart = everyMachine.find(({ name }) => name === 'reservation');
if (!chart) throw new Error('No machine "reservation"');

/** The chart of a reservation as a member meets it: the page opens before anything is known of them. */
export const reservationOfTheSite: WalkedMachine = {
  ...chart,
  inputs: [
    { says: 'a member opens the page of a show', input: { facts: { ...loaded, standing: 'loading' } } },
  ],
  examples: { ...chart.examples, 'facts.changed': whatIsTrue },
};
