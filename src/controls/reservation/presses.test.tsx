import { act } from 'react';
import { expect, test } from 'vitest';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { reservationPicture } from './reservation.picture.ts';
import { ReservationView } from './ReservationView.tsx';
import { at, free, reserved } from './testing/draw.tsx';

const isKey = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** The events that a press sends to the machine; a new key is recognised by its shape. */
const sentBy = (snapshot: ReturnType<typeof at>, name: string, event: object = {}, place = 0): object[] => {
  const sent: ReservationEvent[] = [];
  renderScreen(
    <ReservationView
      picture={reservationPicture(snapshot)}
      send={(each) => sent.push(each)}
      title="Impro totale"
      when="16 July"
      loginHref="/en/login"
    />,
    { presses: [name], event, place },
  );
  return sent.map((each) => ('key' in each ? { ...each, key: isKey(each.key) } : each));
};

const dismissed = { type: 'popup.dismissed' };

test.each([
  ['resting.reservable', 'Reserve, 16 July', { type: 'reserve.pressed', key: true }],
  ['resting.reserved', 'Cancel Reservation, 16 July', { type: 'cancel.pressed' }],
  ['resting.failed', 'Try again, 16 July', { type: 'retry.pressed' }],
  ['deciding.confirming', 'Keep Reservation', dismissed],
  ['deciding.confirming', 'Cancel Reservation', { type: 'cancel.confirmed', key: true }],
  ['working.cancelling', 'Cancel Reservation', { type: 'cancel.confirmed', key: true }],
  ['told.succeeded', 'Close', dismissed],
  ['told.refused', 'Close', dismissed],
  ['told.cancelled', 'Close', dismissed],
  ['told.confused', 'Close', dismissed],
  ['doubtful.unsettled', 'Close', dismissed],
  ['doubtful.unsettled', 'Check now', { type: 'check.pressed' }],
  ['doubtful.reconciling', 'Close', dismissed],
  ['doubtful.unanswered', 'Close', dismissed],
  ['doubtful.unanswered', 'Check now', { type: 'check.pressed' }],
] as const)('%s: a press of "%s" says %o', (state, name, sent) => {
  const facts = state === 'resting.reservable' ? free : reserved;
  // The first is the close button.
  expect(sentBy(at(state, facts), name, {}, name === 'Close' ? 1 : 0)).toEqual([sent]);
});

test.each([
  'deciding.confirming',
  'told.succeeded',
  'told.refused',
  'told.cancelled',
  'told.confused',
  'doubtful.unsettled',
  'doubtful.unanswered',
] as const)('LAY-30: %s: the cross closes the popup', (state) => {
  expect(sentBy(at(state, reserved), 'Close')).toEqual([dismissed]);
});

test.each([
  'working.submitting',
  'working.waitingToRetry',
  'working.parked',
  'resting.soldOut',
  'resting.closed',
  'resting.noCredit',
  'resting.loading',
  'over.past',
] as const)('RES-12: %s: a press says nothing', (state) => {
  const words = {
    'working.submitting': 'Reserving…',
    'working.waitingToRetry': 'Many people are reserving. Trying again…',
    'working.parked': 'Waiting for you to log in…',
    'resting.soldOut': 'Reservations sold out',
    'resting.closed': 'Reservations closed',
    'resting.noCredit': "You've used all your credits",
    'resting.loading': 'Loading...',
    'over.past': 'Past show',
  };
  expect(sentBy(at(state, free), `${words[state]}, 16 July`)).toEqual([]);
});

test('RES-02: the second click of a double click belongs to the first', () => {
  const second = { detail: 2 };
  expect([
    sentBy(at('resting.reservable', free), 'Reserve, 16 July', second),
    sentBy(at('deciding.confirming', reserved), 'Cancel Reservation', second),
  ]).toEqual([[], []]);
});

test.each([
  ['reserve.pressed', at('resting.reservable', free), 'Reserve, 16 July'],
  ['cancel.confirmed', at('deciding.confirming', reserved), 'Cancel Reservation'],
] as const)(
  'D6: every %s of one control has a key of its own; a press of the keyboard counts',
  async (type, snapshot, name) => {
    openWindow();
    const sent: ReservationEvent[] = [];
    await renderLive(
      <ReservationView
        picture={reservationPicture(snapshot)}
        send={(each) => sent.push(each)}
        title="Impro totale"
        when="16 July"
        loginHref="/en/login"
      />,
    );
    const press = () =>
      act(async () => {
        for (const button of document.querySelectorAll('button'))
          if (button.textContent === name)
            button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      });
    await press();
    await press();
    const keys = new Set(sent.map((each) => 'key' in each && each.key));
    expect([sent.map((each) => each.type), keys.size]).toEqual([[type, type], 2]);
  },
);
