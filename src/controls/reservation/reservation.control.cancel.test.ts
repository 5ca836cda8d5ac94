import { describe, expect, test, vi } from 'vitest';
import { MemberError } from '#src/api/member/memberError.ts';
import { reservationsQuery, creditsQuery } from '#src/api/member/memberQueries.ts';
import { hour, noon, reservation } from './testing/sample.ts';
import { open } from './testing/scene.ts';

const confirmed = { type: 'cancel.confirmed', key: 'k1' } as const;
const cancelled = reservation({ status: 'false', reserved: false });

/** A reserved date before its cancellation is sent. */
const confirming = async () => {
  const view = open({ reserved: [reservation()] });
  await view.reaches('resting.reserved');
  view.press({ type: 'cancel.pressed' });
  return view;
};

describe('RES-07: a list hears of what was cancelled in it', () => {
  test('RES-07: with the answer, by its number', async () => {
    const view = await confirming();
    view.host.changeReservation.mockResolvedValue(false);
    view.press(confirmed);
    await view.reaches('told.cancelled');
    expect(view.cancelled).toEqual(['reservation']);
    expect(view.host.changeReservation.mock.calls).toEqual([['reservation', false, 'k1']]);
  });

  test('RES-07, D6: also where the answer was lost and looking found it cancelled, once', async () => {
    const view = await confirming();
    view.host.changeReservation.mockRejectedValue(new MemberError('unavailable'));
    view.host.reservations.mockResolvedValue([cancelled]);
    view.press(confirmed);
    await view.reaches('told.cancelled');
    expect(view.cancelled).toEqual(['reservation']);
    expect(view.queryClient.getQueryData(reservationsQuery(view.host).queryKey)).toEqual([cancelled]);
  });

  test('RES-07: not of what is still reserved', async () => {
    const view = await confirming();
    view.host.changeReservation.mockRejectedValue(new MemberError('refused', { reason: 'closed' }));
    view.press(confirmed);
    await view.reaches('deciding.cancelRefused');
    expect(view.cancelled).toEqual([]);
  });

  test('RES-07: a list that is closed hears no more', async () => {
    const view = await confirming();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    view.host.changeReservation.mockReturnValue(promise);
    view.press(confirmed);
    view.close();
    resolve(false);
    // A request under way runs to its end: the next page knows its result.
    const { queryKey } = reservationsQuery(view.host);
    await vi.waitFor(() => expect(view.queryClient.getQueryData(queryKey)).toEqual([cancelled]));
    expect([view.cancelled, view.refreshSeats.mock.calls]).toEqual([[], []]);
  });
});

describe('RES-16: a page that nobody sees', () => {
  test('RES-16: it is not judged before it is seen', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.at(noon - hour);
    view.page.hidden = true;
    view.page.dispatchEvent(new Event('visibilitychange'));
    expect(view.state()).toBe('resting.reservable');
    view.page.hidden = false;
    view.page.dispatchEvent(new Event('visibilitychange'));
    expect(view.state()).toBe('resting.closed');
  });

  test('RES-16: one that was left is not judged any more', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.page.dispatchEvent(new Event('visibilitychange'));
    const looks = view.looks();
    expect(looks).toBeGreaterThan(0);
    view.close();
    view.at(noon - hour);
    view.page.dispatchEvent(new Event('visibilitychange'));
    view.queryClient.setQueryData(creditsQuery(view.host).queryKey, undefined);
    view.queryClient.setQueryData(reservationsQuery(view.host).queryKey, [reservation()]);
    view.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    expect([view.looks(), view.state()]).toEqual([looks, 'resting.reservable']);
    const queries = view.queryClient.getQueryCache().getAll();
    expect(queries.map((query) => query.getObserversCount())).toEqual([0, 0]);
  });
});

describe('RES-06: while everything is fetched anew', () => {
  test('RES-06: the control waits for the slowest of the three, whatever the cache believes', async () => {
    const view = await confirming();
    view.host.changeReservation.mockResolvedValue(false);
    const seats = Promise.withResolvers<void>();
    view.refreshSeats.mockReturnValue(seats.promise);
    view.host.reservations.mockResolvedValue([cancelled]);
    view.press(confirmed);
    await view.reaches('told.cancelled');
    view.press({ type: 'popup.dismissed' });
    await vi.waitFor(() => expect(view.host.reservations.mock.calls.length).toBe(2));
    expect(view.state()).toBe('resting.loading');
    seats.resolve();
    await view.reaches('resting.reservable');
  });
});

describe('SES-32: what a login brings back', () => {
  test('SES-32: a cancellation goes on too, with its key', async () => {
    const view = open({
      reserved: [reservation()],
      waiting: { kind: 'cancel', programmation: '7', key: 'k0' },
    });
    view.host.changeReservation.mockResolvedValue(false);
    await view.reaches('told.cancelled');
    expect(view.host.changeReservation.mock.calls).toEqual([['reservation', false, 'k0']]);
  });
});
