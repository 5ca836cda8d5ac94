import { expect, test } from 'vitest';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ReservationView } from './ReservationView.tsx';
import { at, free, reserved } from './testing/draw.tsx';

const isKey = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** What the machine is sent by a press; a new key is told by its shape. */
const sentBy = (snapshot: ReturnType<typeof at>, name: string, event: object = {}, place = 0): object[] => {
  const sent: ReservationEvent[] = [];
  renderScreen(
    <ReservationView
      snapshot={snapshot}
      send={(each) => sent.push(each)}
      title="Impro totale"
      when="16 July"
      loginHref="/en/login"
    />,
    { presses: [name], event, place },
  );
  return sent.map((each) => ('key' in each ? { ...each, key: isKey(each.key) } : each));
};

const dismissed = { type: 'dismissed' };

test.each([
  ['reservable', 'Reserve, 16 July', { type: 'reserve.pressed', key: true }],
  ['reserved', 'Cancel Reservation, 16 July', { type: 'cancel.pressed' }],
  ['failed', 'Try again, 16 July', { type: 'retry.pressed' }],
  ['confirming', 'Keep Reservation', dismissed],
  ['confirming', 'Cancel Reservation', { type: 'cancel.confirmed', key: true }],
  ['cancelling', 'Cancel Reservation', { type: 'cancel.confirmed', key: true }],
  ['succeeded', 'Close', dismissed],
  ['refused', 'Close', dismissed],
  ['cancelled', 'Close', dismissed],
  ['confused', 'Close', dismissed],
  ['unsettled', 'Close', dismissed],
  ['unsettled', 'Check now', { type: 'check.pressed' }],
  ['reconciling', 'Close', dismissed],
  ['unanswered', 'Close', dismissed],
  ['unanswered', 'Check now', { type: 'check.pressed' }],
] as const)('RES-12…RES-23: %s: a press of "%s" says %o', (state, name, sent) => {
  const facts = state === 'reservable' ? free : reserved;
  // The first is the cross in the corner.
  expect(sentBy(at(state, facts), name, {}, name === 'Close' ? 1 : 0)).toEqual([sent]);
});

test.each([
  'confirming',
  'succeeded',
  'refused',
  'cancelled',
  'confused',
  'unsettled',
  'unanswered',
] as const)('LAY-30: %s: the cross closes the popup', (state) => {
  expect(sentBy(at(state, reserved), 'Close')).toEqual([dismissed]);
});

test.each(['submitting', 'parked', 'soldOut', 'closed', 'noCredit', 'loading', 'past'] as const)(
  'RES-12: %s: a press says nothing',
  (state) => {
    const words = {
      submitting: 'Reserving…',
      parked: 'Waiting for you to log in…',
      soldOut: 'Reservations sold out',
      closed: 'Reservations closed',
      noCredit: "You've used all your credits",
      loading: 'Loading...',
      past: 'Past show',
    };
    expect(sentBy(at(state, free), `${words[state]}, 16 July`)).toEqual([]);
  },
);

test('RES-02, RES-22: the second click of a double click belongs to the first', () => {
  const second = { detail: 2 };
  expect([
    sentBy(at('reservable', free), 'Reserve, 16 July', second),
    sentBy(at('confirming', reserved), 'Cancel Reservation', second),
  ]).toEqual([[], []]);
});

test('D6: every press has a key of its own; a press of the keyboard counts', () => {
  const keys: string[] = [];
  for (let press = 0; press < 2; press += 1)
    renderScreen(
      <ReservationView
        snapshot={at('reservable', free)}
        send={(each) => keys.push('key' in each ? each.key : '')}
        title="Impro totale"
        when="16 July"
        loginHref="/en/login"
      />,
      { presses: ['Reserve, 16 July'], event: { detail: 0 } },
    );
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});
