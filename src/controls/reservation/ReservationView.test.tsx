import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { ReservationFacts } from '#machines/reservation/facts.ts';
import type { Language } from '#contract/address/language.ts';
import en from '#locales/en/reservation.json' with { type: 'json' };
import fr from '#locales/fr/reservation.json' with { type: 'json' };
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { after, at, draw, free, readPopup, reserved, states } from './testing/draw.tsx';
import { hour } from './testing/sample.ts';

const date = ', 16 July, 7:30 pm';

const atRest = [
  ['RES-16', 'over.calledOff', { ...free, isCalledOff: true, toStart: 0 }, 'Show cancelled'],
  ['RES-15', 'over.past', { ...free, toStart: 0 }, 'Past show'],
  ['RES-14', 'resting.closed', { ...free, toStart: hour }, 'Reservations closed'],
  ['RES-13', 'resting.soldOut', { ...free, isSoldOut: true }, 'Reservations sold out'],
  ['RES-17', 'resting.noCredit', { ...free, creditLeft: 0 }, "You've used all your credits"],
  ['RES-08', 'resting.loading', { ...free, memberData: 'loading' }, 'Loading...'],
] as const satisfies readonly [string, string, ReservationFacts, string][];

/** The words of the control itself in a state. */
const wordsIn = (state: (typeof states)[number], facts: ReservationFacts, lang: Language): string =>
  textOf(partsOf(draw(at(state, facts), lang).replace(/<dialog.*<\/dialog>/s, ''), '(?:a|button)')[0] ?? '');

describe('the control', () => {
  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('RES-08 (%s): each state has its own words', (lang, texts) => {
    const keys = {
      evaluating: 'loading',
      'over.calledOff': 'calledOff',
      'over.past': 'past',
      'resting.loading': 'loading',
      'resting.failed': 'retry',
      'resting.closed': 'closed',
      'resting.soldOut': 'soldOut',
      'resting.noCredit': 'noCredit',
      'resting.unavailable': 'reserve',
      'resting.signedOut': 'login',
      'resting.reservable': 'reserve',
      'resting.reserved': 'cancel',
      'deciding.confirming': 'cancel',
      'deciding.cancelRefused': 'cancel',
      'working.submitting': 'reserving',
      'working.waitingToRetry': 'retrying',
      'working.cancelling': 'cancelling',
      'working.parked': 'waiting',
      'doubtful.reconciling': 'checking',
      'doubtful.unsettled': 'checking',
      'doubtful.unanswered': 'checking',
      'told.succeeded': 'cancel',
      'told.refused': 'reserve',
      'told.cancelled': 'reserve',
      'told.confused': 'cancel',
    } as const satisfies Record<(typeof states)[number], keyof typeof texts>;
    expect(Object.fromEntries(states.map((state) => [state, wordsIn(state, free, lang)]))).toEqual(
      Object.fromEntries(states.map((state) => [state, texts[keys[state]] + date])),
    );
  });

  test('RES-22: in a row, too, a seat that is reserved under no number is marked, without a way to its ticket', () => {
    const html = draw(
      at('resting.reserved', { ...reserved, reservationId: null }),
      'en',
      (_, control) => control,
    );
    expect([textOf(html), partsOf(html, 'a')]).toEqual([`Reserved Cancel Reservation${date}`, []]);
  });

  test('RES-08: it is in sight in each state but the one without anything to offer', () => {
    const hidden = states.filter((state) => draw(at(state, free)).includes(' hidden=""'));
    expect(hidden).toEqual(['resting.unavailable']);
  });

  test.each(atRest)('%s: %s cannot be pressed, but reached', (_, state, facts, words) => {
    const control = draw(after(facts));
    expect(control).toContain(`data-scope="reservation" data-state="${state}"`);
    expect(control).toMatch(/<button[^>]* aria-disabled="true"/);
    expect(control).not.toContain(' disabled=""');
    expect(textOf(control)).toBe(words + date);
  });

  test('RES-12: a member with a credit may reserve, and the name of the button tells which date it is for', () => {
    const control = draw(after(free));
    expect([textOf(control), /aria-disabled="(\w+)"/.exec(control)?.[1]]).toEqual([
      `Reserve${date}`,
      'false',
    ]);
  });

  test('RES-11: what is reserved says so, and can be cancelled', () => {
    expect(textOf(draw(after(reserved)))).toBe(`Reserved Cancel Reservation${date}`);
  });

  test('RES-25: in a row what is reserved leads to its ticket, and is cancelled beside it', () => {
    const html = draw(after(reserved), 'en', (reserving, control) => (
      <div data-reserving={reserving}>{control}</div>
    ));
    expect(html).toMatch(/^<div data-reserving="reserved">/);
    expect(html).toContain('href="/en/profile#reservation-reservation"');
    expect(textOf(html)).toBe(`Reserved · see my ticket${date} Cancel Reservation${date}`);
  });

  test('RES-12: a row has one large button, that of its main way; a control by itself is as large as any', () => {
    const looksOf = (facts: ReservationFacts) =>
      [(_: unknown, control: ReactNode) => control, null].map((ways) =>
        valuesOf(draw(after(facts), 'en', ways), 'data-look'),
      );
    expect({
      free: looksOf(free),
      reserved: looksOf(reserved),
      soldOut: looksOf({ ...free, isSoldOut: true }),
      visitor: looksOf({ ...free, memberData: 'signed-out' }),
    }).toEqual({
      free: [['dark'], ['dark']],
      reserved: [['primary', 'quiet'], []],
      soldOut: [['quiet'], []],
      visitor: [['quiet'], []],
    });
  });

  test('RES-11: close to the start it is still said to be reserved', () => {
    expect(textOf(draw(after({ ...reserved, toStart: hour })))).toBe(`Reserved Reservations closed${date}`);
  });

  test('RES-12: a visitor is led to the login and back', () => {
    const control = draw(after({ ...free, memberData: 'signed-out' }));
    expect(control).toContain('<a href="/en/login?return=%2Fen%2Fshows%2Fimpro"');
    expect(textOf(control)).toBe(`Log in to reserve${date}`);
  });

  test('RES-08: what could not be loaded can be tried again', () => {
    const control = draw(after({ ...free, memberData: 'failed' }));
    expect(textOf(control)).toBe(`Your reservations did not load. Try again${date}`);
    expect(control).toMatch(/<p role="status">[^<]+<\/p>/);
  });

  test('RES-12: without its ids nothing is seen, but the root stays', () => {
    expect(draw(after({ ...free, hasIds: false }))).toMatch(
      /^<div[^>]*data-scope="reservation" data-state="resting\.unavailable" hidden="">/,
    );
  });

  test('RES-02: on its way it is busy', () => {
    expect(draw(at('working.submitting', free))).toMatch(
      /aria-disabled="true" aria-busy="true"[^>]*>Reserving…/,
    );
  });

  test('RES-02: it is busy while it loads and while something is on its way, and never otherwise', () => {
    const busy = states.filter((state) => draw(at(state, free)).includes('aria-busy="true"'));
    expect(busy).toEqual([
      'resting.loading',
      'working.submitting',
      'working.waitingToRetry',
      'working.cancelling',
      'working.parked',
      'doubtful.reconciling',
    ]);
  });

  test('RES-11: what is reserved says so, unless it is over or not known yet', () => {
    const silent = states.filter((state) => !textOf(draw(at(state, reserved))).startsWith('Reserved '));
    expect(silent).toEqual(['over.calledOff', 'over.past', 'resting.loading']);
    expect(states.filter((state) => textOf(draw(at(state, free))).startsWith('Reserved '))).toEqual([]);
  });

  test('RES-12: only what can be done looks like it: reserving, cancelling, trying again', () => {
    const pressed = states.filter((state) =>
      /^<div[^>]*>(<span.*?<\/span>)?(<p.*?<\/p>)?<button[^>]*aria-disabled="false"/s.test(
        draw(at(state, free)),
      ),
    );
    expect(pressed).toEqual(['resting.failed', 'resting.reservable', 'resting.reserved']);
  });
});

describe('the popups, in the words of the source', () => {
  test.each([
    ['en', /^Your show is reserved Now go have fun! Impro totale, 16 July, 7:30 pm/],
    ['fr', /^Votre spectacle est réservé Il ne reste plus qu’à vous amuser! Impro totale, /],
  ] as const)('RES-18: reserved (%s)', (lang, says) => {
    expect(readPopup(at('told.succeeded', reserved), lang)).toMatch(says);
  });

  test('RES-19: refused, and why', () => {
    expect(readPopup(at('told.refused', free, { refusal: 'sold-out' }))).toMatch(
      /^oops... an error has occured .* The last seat just went. Try again later Close$/,
    );
  });

  test.each([
    ['en', /This show has been cancelled\. Try again later Close$/],
    ['fr', /Ce spectacle a été annulé\. /],
  ] as const)('RES-16: refused because the show is cancelled (%s)', (lang, says) => {
    expect(readPopup(at('told.refused', free, { refusal: 'cancelled' }), lang)).toMatch(says);
  });

  test('RES-16: a cancelled show says so in French too', () => {
    expect(textOf(draw(after({ ...reserved, isCalledOff: true }), 'fr'))).toMatch(/^Spectacle annulé,/);
  });

  test('RES-20: asked first', () => {
    expect(readPopup(at('deciding.confirming', reserved))).toMatch(
      /^DO YOU WANT TO CANCEL YOUR RESERVATION FOR THIS SHOW\? .* Keep Reservation Cancel Reservation$/,
    );
  });

  test('RES-22: confirmed while busy', () => {
    expect(readPopup(at('working.cancelling', reserved))).not.toContain('Opps');
    expect(readPopup(at('working.cancelling', reserved, { isConfused: true }))).toContain(
      'Opps, something went wrong!',
    );
  });

  test('RES-22: nothing to cancel', () => {
    expect(readPopup(at('told.confused', { ...reserved, reservationId: null }))).toMatch(
      /^Opps, something went wrong!/,
    );
  });

  test('RES-23, T22: a cancellation that failed says that the show is still reserved', () => {
    const words = readPopup(at('deciding.cancelRefused', reserved, { refusal: 'other' }));
    expect(words).toContain('your show is still reserved. Try again, or keep it.');
    expect(words).toMatch(/Keep Reservation Cancel Reservation$/);
  });

  test.each([
    ['en', /^Your reservation is cancelled! /],
    ['fr', /^Votre réservation est annulée! /],
  ] as const)('RES-21: cancelled (%s)', (lang, says) => {
    expect(readPopup(at('told.cancelled', free), lang)).toMatch(says);
  });

  test('D6: an unknown outcome is never called failed', () => {
    const words = readPopup(at('doubtful.unsettled', free));
    expect(words).toContain('We are finding out whether your show is reserved');
    expect(words).not.toMatch(/error|fail|oops/i);
  });

  test('RES-20: French asks the same', () => {
    const words = textOf(draw(at('deciding.confirming', reserved), 'fr'));
    expect(words).toContain('Voulez-vous annuler votre réservation pour ce spectacle?');
    expect(words).toMatch(/Garder la réservation Annuler la réservation$/);
  });
});
