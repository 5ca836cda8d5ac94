import { describe, expect, test, vi } from 'vitest';
import { memberKey } from '#src/api/member/memberQueries.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { credits, hour, ids, noon, reservation } from './testing/sample.ts';
import { open } from './testing/scene.ts';

const press = { type: 'reserve.pressed', key: 'k1' } as const;

describe('what the control is told', () => {
  test('RES-08: reservations and credits come, then it may be pressed', async () => {
    const view = open();
    expect(view.state()).toBe('resting.loading');
    await view.reaches('resting.reservable');
    view.draw({ ...view.show, isSoldOut: true });
    expect(view.state()).toBe('resting.soldOut');
  });

  test('RES-08: reservations that do not come are no "none"; Retry asks again', async () => {
    const view = open({ isDown: true });
    await view.reaches('resting.failed');
    view.host.reservations.mockResolvedValue([reservation()]);
    view.press({ type: 'retry.pressed' });
    expect(view.state()).toBe('resting.loading');
    await view.reaches('resting.reserved');
  });

  test('RES-12: a date without its ids cannot be reserved, and a visitor may log in to do so; both at once', async () => {
    expect(open({ isVisitor: true }).state()).toBe('resting.signedOut');
    const view = open({ lacksIds: true });
    await view.reaches('resting.unavailable');
    view.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    expect(view.state()).toBe('resting.unavailable');
  });

  test('RES-22: what is reserved under no number cannot be cancelled, and says so', async () => {
    const view = open({ reserved: [reservation({ uuid: '' })] });
    await view.reaches('resting.reserved');
    view.press({ type: 'cancel.pressed' });
    expect(view.state()).toBe('told.confused');
  });

  test('RES-16: a page that is seen again is judged by the time it is then', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.at(noon - hour);
    view.page.dispatchEvent(new Event('visibilitychange'));
    expect(view.state()).toBe('resting.closed');
  });

  test('RES-14: a press is judged by the time it comes at, and sends nothing when it is too late', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.at(noon - 2 * hour + 1);
    view.press(press);
    expect([view.state(), view.host.reserve.mock.calls]).toEqual(['resting.closed', []]);
  });

  test('RES-14: exactly two hours before the start it is sent', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.at(noon - 2 * hour);
    view.press(press);
    await view.reaches('told.succeeded');
    expect(view.host.reserve.mock.calls).toEqual([[ids, 'k1']]);
  });
});

describe('RES-06: after every attempt credits, reservations and seats are fetched anew', () => {
  test.each([
    ['told.succeeded', null],
    ['told.refused', new MemberError('refused', { reason: 'sold-out' })],
  ])('RES-06: %s', async (state, error) => {
    const view = open();
    await view.reaches('resting.reservable');
    if (error) view.host.reserve.mockRejectedValue(error);
    view.press(press);
    await view.reaches(state);
    await vi.waitFor(() =>
      expect([
        view.host.credits.mock.calls.length,
        view.host.reservations.mock.calls.length,
        view.refreshSeats.mock.calls.length,
      ]).toEqual([2, 2, 1]),
    );
  });

  test('what another tab has taken is seen as soon as the popup is closed', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.host.reserve.mockRejectedValue(new MemberError('refused', { reason: 'no-credit' }));
    view.host.credits.mockResolvedValue(credits(0));
    view.press(press);
    await view.reaches('told.refused');
    view.press({ type: 'popup.dismissed' });
    await view.reaches('resting.noCredit');
  });
});

describe('SES-32: the session ends meanwhile', () => {
  const interrupt = async (view: ReturnType<typeof open>) => {
    await view.reaches('resting.reservable');
    view.host.reserve.mockImplementationOnce(async () => {
      view.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(view.session.getSnapshot().matches('interrupted')).toBe(true));
      throw new MemberError('unauthorised');
    });
    view.press(press);
    expect(view.works()).toBe('k1');
    await view.reaches('working.parked');
  };

  test('SES-32: the same member goes on with the same key, once', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.verified', memberId: 'camille' });
    await view.reaches('told.succeeded');
    expect(view.host.reserve.mock.calls).toEqual([
      [ids, 'k1'],
      [ids, 'k1'],
    ]);
    expect(view.takeIntent.mock.lastCall).toEqual(['reserve', '7']);
    expect(view.works()).toBe(null);
  });

  test('SES-32: another member does not', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.verified', memberId: 'sam' });
    await view.reaches('resting.reservable');
    expect(view.host.reserve.mock.calls.length).toBe(1);
  });

  test('SES-32: without a login it is over', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.dismissed' });
    expect(view.state()).toBe('resting.signedOut');
  });

  test('SES-15: a member who logs out can reserve no more, one who is back can', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.session.send({ type: 'logout.pressed' });
    await view.reaches('resting.signedOut');
    await vi.waitFor(() => expect(view.session.getSnapshot().value).toBe('anonymous'));
    // As the tab forgets its member.
    view.queryClient.removeQueries({ queryKey: memberKey });
    view.session.send({ type: 'login.verified', memberId: 'camille' });
    expect(view.state()).toBe('resting.loading');
    await view.reaches('resting.reservable');
  });

  test('SES-32: a page that was loaded anew takes what waits for it, when it may', async () => {
    const view = open({ waiting: { kind: 'reserve', programmation: '7', key: 'k0' } });
    await view.reaches('told.succeeded');
    expect(view.host.reserve.mock.calls).toEqual([[ids, 'k0']]);
  });

  test('SES-32: leaving the page ends the work as far as the session knows', async () => {
    const view = open();
    await view.reaches('resting.reservable');
    view.host.reserve.mockReturnValue(new Promise(() => {}));
    view.press(press);
    expect(view.works()).toBe('k1');
    view.close();
    expect(view.works()).toBe(null);
  });
});
