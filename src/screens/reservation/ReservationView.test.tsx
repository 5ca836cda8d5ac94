import { describe, expect, test } from 'vitest';
import { getInitialSnapshot } from 'xstate';
import { noFacts, type ReservationFacts } from '#machines/reservation/facts.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Language } from '#src/api/contract/values.ts';
import type { ReservationState } from './pictures.ts';
import { ReservationView } from './ReservationView.tsx';
import { render, textOf } from './testing/render.tsx';
import { hour } from './testing/sample.ts';
import type { ReservationSnapshot } from './useReservation.ts';

const free: ReservationFacts = {
  ...noFacts,
  standing: 'loaded',
  hasIds: true,
  creditLeft: 1,
  toStart: 5 * hour,
};
const reserved = { ...free, isReserved: true, bookingId: 'booking' };

type Changes = Partial<ReservationSnapshot['context']>;

/** The machine at rest with these facts. */
const after = (facts: ReservationFacts): ReservationSnapshot =>
  getInitialSnapshot(reservationMachine, { facts });
const at = (value: ReservationState, facts: ReservationFacts, changes: Changes = {}): ReservationSnapshot => {
  const { context } = after(facts);
  return reservationMachine.resolveState({ value, context: { ...context, ...changes } });
};
const html = (snapshot: ReservationSnapshot, lang: Language = 'en') =>
  render(
    lang,
    <ReservationView
      snapshot={snapshot}
      send={() => {}}
      title="Impro totale"
      when="16 July, 7:30 pm"
      loginHref="/en/login?return=%2Fen%2Fshows%2Fimpro"
    />,
  );
const date = ', 16 July, 7:30 pm';

const atRest = [
  ['RES-15', 'past', { ...free, toStart: 0 }, 'Past show'],
  ['RES-14', 'closed', { ...free, toStart: hour }, 'Reservations closed'],
  ['RES-13', 'soldOut', { ...free, isSoldOut: true }, 'Reservations sold out'],
  ['RES-17', 'noCredit', { ...free, creditLeft: 0 }, "You've used all your credits"],
  ['RES-08', 'loading', { ...free, standing: 'loading' }, 'Loading...'],
] as const satisfies readonly [string, string, ReservationFacts, string][];

describe('the control', () => {
  test.each(atRest)('%s: %s cannot be pressed, but reached', (_, state, facts, words) => {
    const control = html(after(facts));
    expect(control).toContain(`data-scope="reservation" data-state="${state}"`);
    expect(control).toMatch(/<button[^>]* aria-disabled="true"/);
    expect(control).not.toContain(' disabled=""');
    expect(textOf(control)).toBe(words + date);
  });

  test('RES-12: the names of a control tell which date it is for', () => {
    const control = html(after(free));
    expect([textOf(control), /aria-disabled="(\w+)"/.exec(control)?.[1]]).toEqual([
      `Reserve${date}`,
      'false',
    ]);
  });

  test('RES-11: what is reserved says so, and can be cancelled', () => {
    expect(textOf(html(after(reserved)))).toBe(`Reserved Cancel Reservation${date}`);
  });

  test('RES-11: close to the start it is still said to be reserved', () => {
    expect(textOf(html(after({ ...reserved, toStart: hour })))).toBe(`Reserved Reservations closed${date}`);
  });

  test('RES-12: a visitor is led to the login and back', () => {
    const control = html(after({ ...free, standing: 'signed-out' }));
    expect(control).toContain('<a href="/en/login?return=%2Fen%2Fshows%2Fimpro"');
    expect(textOf(control)).toBe(`Log in to reserve${date}`);
  });

  test('RES-08: what could not be loaded can be tried again', () => {
    expect(textOf(html(after({ ...free, standing: 'failed' })))).toBe(
      `Your reservations did not load. Try again${date}`,
    );
  });

  test('RES-12: without its ids nothing is seen, but the root stays', () => {
    expect(html(after({ ...free, hasIds: false }))).toMatch(
      /^<div[^>]*data-scope="reservation" data-state="unavailable" hidden="">/,
    );
  });

  test('RES-12: on its way it is busy', () => {
    expect(html(at('submitting', free))).toMatch(/aria-disabled="true" aria-busy="true"[^>]*>Reserving…/);
  });
});

const popup = (snapshot: ReservationSnapshot) =>
  textOf(/<dialog.*<\/dialog>/s.exec(html(snapshot))?.[0] ?? '');

describe('the popups, in the words of the requirements', () => {
  test('RES-18: reserved', () => {
    expect(popup(at('succeeded', reserved))).toMatch(
      /^Your show is reserved Now go have fun! Impro totale, 16 July, 7:30 pm/,
    );
  });

  test('RES-19: refused, and why', () => {
    expect(popup(at('refused', free, { refusal: 'sold-out' }))).toMatch(
      /^oops... an error has occured .* The last seat just went. Try again later Close$/,
    );
  });

  test('RES-20: asked first', () => {
    expect(popup(at('confirming', reserved))).toMatch(
      /^DO YOU WANT TO CANCEL YOUR RESERVATION FOR THIS SHOW\? .* Keep Reservation Cancel Reservation$/,
    );
  });

  test('RES-22: confirmed while busy', () => {
    expect(popup(at('cancelling', reserved))).not.toContain('Opps');
    expect(popup(at('cancelling', reserved, { isConfused: true }))).toContain('Opps, something went wrong!');
  });

  test('RES-22: nothing to cancel', () => {
    expect(popup(at('confused', { ...reserved, bookingId: null }))).toMatch(/^Opps, something went wrong!/);
  });

  test('RES-23: a cancellation that failed says that the show is still reserved', () => {
    const words = popup(at('cancelRefused', reserved, { refusal: 'other' }));
    expect(words).toContain('your show is still reserved. Try again, or keep it.');
    expect(words).toMatch(/Keep Reservation Cancel Reservation$/);
  });

  test('RES-21: cancelled', () => {
    expect(popup(at('cancelled', free))).toMatch(/^Your reservation is cancelled!/);
  });

  test('an unknown outcome is never called failed', () => {
    const words = popup(at('unsettled', free));
    expect(words).toContain('We are finding out whether your show is reserved');
    expect(words).not.toMatch(/error|fail|oops/i);
  });

  test('RES-18…RES-23: French says the same', () => {
    const words = textOf(html(at('confirming', reserved), 'fr'));
    expect(words).toContain('VEUX-TU ANNULER TA RÉSERVATION POUR CE SPECTACLE');
    expect(words).toMatch(/Garder la réservation Annuler la réservation$/);
  });
});
