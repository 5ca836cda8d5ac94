import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { promisesHeard } from '#machines/testing/promisesHeard.ts';
import type { Intent } from '#machines/session/session.setup.ts';
import type { WishItem } from '#contract/wire/member/wishlist.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { provideWishlist } from './wishlist.actor.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const entry = { ...ids, uuid: 'wish', liked: true, show: null };
const unreachable = createMemberClient(() => Promise.reject(new MemberError('unavailable')));

/** A page with one heart: the real machines, cache and session; only the host is fake. */
const open = (waiting: Intent | null = null, known: WishItem[] = [], memberId: string | null = 'camille') => {
  const host = {
    wishes: vi.fn(unreachable.wishes).mockResolvedValue(known),
    addWish: vi.fn(unreachable.addWish).mockResolvedValue(entry),
    changeWish: vi.fn(unreachable.changeWish).mockImplementation(async (_, liked) => liked),
  };
  const client = { ...unreachable, ...host };
  const refused = fromPromise<{ outcome: 'refreshed' | 'refused' }, undefined>(async () => ({
    outcome: 'refused',
  }));
  const session = createActor(sessionMachine.provide({ actors: { refresh: refused, ...silentSources } }), {
    input: { memberId, parked: null, jitter: 1 },
  }).start();
  const queryClient = new QueryClient();
  const lines: unknown[] = [];
  let left = waiting;
  session.on('resumed', ({ intent }) => {
    left = intent;
  });
  const takeIntent = vi.fn((kind: Intent['kind'], programmation: string) => {
    const taken = left?.kind === kind && left.programmation === programmation ? left : null;
    if (taken) left = null;
    return taken;
  });
  const actor = createActor(
    provideWishlist({
      queryClient,
      ids,
      member: { client, session, takeIntent },
      isGuarded: false,
      log: (event, details) => lines.push([event, details]),
    }),
  ).start();
  return {
    actor,
    host,
    session,
    lines,
    queryClient,
    takeIntent,
    close: () => actor.stop(),
    reaches: (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state)),
  };
};
const press = { type: 'heart.toggled', key: 'k1' } as const;

describe('the heart of a member', () => {
  test('WSH-02: a list that does not come again leaves it as it was', async () => {
    const { queryClient, actor, reaches } = open(null, [entry]);
    await reaches('on');
    const [query] = queryClient.getQueryCache().getAll();
    query?.setState({ status: 'error', error: new MemberError('unavailable') });
    await promisesHeard();
    expect([query?.state.status, actor.getSnapshot().value]).toEqual(['error', 'on']);
  });

  test('WSH-02: it is hidden until it is known, and again once nobody is logged in', async () => {
    const view = open();
    expect(view.actor.getSnapshot().value).toBe('hidden');
    await view.reaches('off');
    view.session.send({ type: 'signedOut.elsewhere', isOwnLogin: true });
    expect(view.actor.getSnapshot().value).toBe('hidden');
  });

  test('WSH-02: it is looked up once somebody logs in on the page, and not before', async () => {
    const view = open(null, [entry], null);
    await promisesHeard();
    expect([view.actor.getSnapshot().value, view.host.wishes.mock.calls.length]).toEqual(['hidden', 0]);
    view.session.send({ type: 'login.verified', memberId: 'camille' });
    await view.reaches('on');
    expect(view.host.wishes.mock.calls.length).toBe(1);
  });

  test('WSH-04: liked at once, and the session knows as long as it takes', async () => {
    const view = open();
    await view.reaches('off');
    view.actor.send(press);
    expect([view.actor.getSnapshot().value, view.session.getSnapshot().context.intent]).toEqual([
      'adding',
      { kind: 'like', key: 'k1', programmation: '7' },
    ]);
    await view.reaches('on');
    expect(view.session.getSnapshot().context.intent).toBe(null);
  });

  test('WSH-05: an entry that is not liked any more is no heart, and the next press likes it again', async () => {
    const other = { ...entry, uuid: 'other', programmation: '8' };
    const view = open(null, [other, { ...entry, liked: false }]);
    await view.reaches('off');
    view.actor.send(press);
    await view.reaches('on');
    expect([view.host.changeWish.mock.calls, view.host.addWish.mock.calls]).toEqual([[['wish', true]], []]);
  });

  test('WSH-05: an entry that is liked is a heart, and the next press takes it away', async () => {
    const view = open(null, [entry]);
    await view.reaches('on');
    view.actor.send(press);
    await view.reaches('off');
    expect(view.host.changeWish.mock.calls).toEqual([['wish', false]]);
  });

  test('WSH-02: the entry of another date is none', async () => {
    const view = open(null, [{ ...entry, programmation: '8' }]);
    await view.reaches('off');
  });

  test('WSH-07: trouble leaves a line in the log', async () => {
    const view = open();
    await view.reaches('off');
    view.host.addWish.mockRejectedValue(new MemberError('invalid'));
    view.actor.send(press);
    await view.reaches('off');
    expect(view.lines).toEqual([['wishlist.failed', { programmation: '7' }]]);
  });

  test('SES-32: interrupted, it goes on after the login with the same key', async () => {
    const view = open();
    await view.reaches('off');
    view.host.addWish.mockImplementationOnce(async () => {
      view.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(view.session.getSnapshot().matches('interrupted')).toBe(true));
      throw new MemberError('unauthorised');
    });
    view.actor.send(press);
    await view.reaches('parked');
    view.session.send({ type: 'login.verified', memberId: 'camille' });
    await view.reaches('on');
    expect(view.host.addWish.mock.calls.map(([, key]) => key)).toEqual(['k1', 'k1']);
    expect(view.takeIntent.mock.lastCall).toEqual(['like', '7']);
  });

  test('SES-32: what waits for another date, or is another act, is not taken here', async () => {
    const elsewhere = open({ kind: 'like', programmation: '8', key: 'k0' });
    const other = open({ kind: 'reserve', programmation: '7', key: 'k0' });
    await Promise.all([elsewhere.reaches('off'), other.reaches('off')]);
    expect([elsewhere.host.addWish.mock.calls, other.host.addWish.mock.calls]).toEqual([[], []]);
  });

  test('WSH-02: a heart that was left is looked up no more', async () => {
    const view = open();
    await view.reaches('off');
    const watched = () =>
      view.queryClient
        .getQueryCache()
        .getAll()
        .map((query) => query.getObserversCount());
    expect(watched()).toEqual([1]);
    view.close();
    expect(watched()).toEqual([0]);
  });

  test('SES-32: leaving the page ends the work as far as the session knows', async () => {
    const view = open();
    await view.reaches('off');
    view.host.addWish.mockReturnValue(new Promise(() => {}));
    view.actor.send(press);
    expect(view.session.getSnapshot().context.intent?.key).toBe('k1');
    view.close();
    expect(view.session.getSnapshot().context.intent).toBe(null);
  });

  test('SES-32: a page that was loaded anew goes on by itself', async () => {
    const view = open({ kind: 'like', programmation: '7', key: 'k0' });
    await view.reaches('on');
    expect(view.host.addWish.mock.calls.map(([, key]) => key)).toEqual(['k0']);
  });
});
