import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { createFakeStorage, forbiddenStorage } from '#src/session/testing/fakeBrowser.ts';
import { networkFaults } from '#src/testing/networkFaults.ts';
import { provideLiveShows, type LiveShowsTab } from './liveShows.actor.ts';

const ahead = 1_000_000;
const start = Date.parse('2027-07-16T20:00:00Z');
const clock = { now: () => Date.now() + ahead };
beforeEach(() => vi.useFakeTimers({ now: start - ahead }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (title: string, from: string, to: string) => ({
  title,
  url: `/en/shows/${title}`,
  date: { start: `2027-07-16T${from}Z`, end: `2027-07-16T${to}Z` },
});
const [concert, clowns] = [show('concert', '19:00:00', '20:00:30'), show('clowns', '20:00:10', '20:01:00')];
const told = json({ live: [concert, { title: 5 }], upcoming: [clowns] });

/** The widget in a tab whose host gives these answers in turn. */
const widget = (answers: Reaction[], { storage }: Partial<LiveShowsTab> = {}) => {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  });
  const tab = new EventTarget();
  const { client, calls } = clientOf(answers, { retries: 0 });
  const machine = provideLiveShows({
    client,
    clock,
    queryClient: new QueryClient(),
    lang: 'en',
    loadTexts: () => Promise.resolve(),
    storage: storage ?? (() => createFakeStorage()),
    window: tab,
    document: page,
  });
  const actor = createActor(machine).start();
  return {
    actor,
    calls,
    tab,
    page,
    /** So many milliseconds later. */
    after: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return actor.getSnapshot().value;
    },
  };
};
const [none, open, closed] = [{ known: 'none' }, { known: 'open' }, { known: 'closed' }];

describe('LAY-07: by the server’s clock', () => {
  test('LAY-07: it comes with the host’s answer, asks anew the very moment a show begins or ends, and goes with the last one', async () => {
    const { after, calls, actor } = widget([told, told, status(503), json({ live: [], upcoming: [] })]);
    expect(await after(0)).toEqual(open);
    expect(await after(9_999)).toEqual(open);
    expect(calls).toHaveLength(1);
    await after(1);
    expect([calls.length, actor.getSnapshot().context.at]).toEqual([2, start + 10_000]);
    // The concert ends while the host fails: the known shows are still right.
    expect(await after(20_000)).toEqual(open);
    expect(calls).toHaveLength(3);
    expect(await after(29_999)).toEqual(open);
    expect(await after(1)).toEqual(none);
    expect(calls[0]).toContain('/en/content/8/live-shows');
  });

  test.each([
    ['something is on', [concert], [], open],
    ['something begins soon', [], [clowns], open],
    ['neither', [], [], none],
  ])('LAY-07: it is there as long as %s', async (_, live, upcoming, state) => {
    expect(await widget([json({ live, upcoming })]).after(0)).toEqual(state);
  });

  test('LAY-07: of a host that fails nothing is shown, and it is asked again after 5 min, or when the page is seen again', async () => {
    const { after, calls, page } = widget([status(503), status(503), told]);
    expect(await after(299_999)).toEqual(none);
    expect(calls).toHaveLength(1);
    await after(1);
    expect(calls).toHaveLength(2);
    vi.setSystemTime(start - ahead);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await after(0)).toEqual(open);
  });

  test.each(networkFaults)(
    'LAY-07: $says: it stays away, and comes with the next answer',
    async ({ answer }) => {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
        return controller.signal;
      });
      const { after, calls } = widget([(init) => answer(init?.signal ?? undefined), told]);
      expect(await after(299_999)).toEqual(none);
      expect(calls).toHaveLength(1);
      vi.setSystemTime(start - ahead);
      // It waits ten seconds for an answer.
      expect(await after(10_001)).toEqual(open);
    },
  );

  test('LAY-07: a page that nobody sees asks nothing more when it is hidden', async () => {
    const { after, calls, page } = widget([status(503), told]);
    expect(await after(0)).toEqual(none);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect([await after(0), calls.length]).toEqual([none, 1]);
  });

  test('LAY-07: a page that is left asks and hears no more', async () => {
    const read = vi.fn(() => null);
    const storage = () => ({ ...createFakeStorage(), getItem: read });
    const { after, actor, calls, page, tab } = widget([told, told], { storage });
    await after(0);
    actor.stop();
    page.dispatchEvent(new Event('visibilitychange'));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'live' }));
    await after(600_000);
    expect([calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('LAY-08: localStorage live', () => {
  test.each([
    [{}, open],
    [{ live: 'true' }, open],
    [{ live: 'yes' }, open],
    [{ live: 'false' }, closed],
  ])('LAY-08: %o starts %o', async (entries, state) => {
    expect(await widget([told], { storage: () => createFakeStorage(entries) }).after(0)).toEqual(state);
  });

  test('LAY-08: closing is kept, and told to the other tabs of the browser', async () => {
    const shared = createFakeStorage();
    const [here, there] = [told, told].map((answer) => widget([answer], { storage: () => shared }));
    await here?.after(0);
    here?.actor.send({ type: 'shows.toggled' });
    expect(shared.getItem('live')).toBe('false');
    const heard = (key: string) => Object.assign(new Event('storage'), { key });
    there?.tab.dispatchEvent(heard('other'));
    expect(there?.actor.getSnapshot().value).toEqual(open);
    there?.tab.dispatchEvent(heard('live'));
    expect(there?.actor.getSnapshot().value).toEqual(closed);
    there?.actor.send({ type: 'shows.toggled' });
    expect(shared.getItem('live')).toBe('true');
  });

  test('LAY-08: where the storage is forbidden it is open, and can be closed', async () => {
    const { after, actor } = widget([told], { storage: forbiddenStorage });
    expect(await after(0)).toEqual(open);
    actor.send({ type: 'shows.toggled' });
    expect(actor.getSnapshot().value).toEqual(closed);
  });
});
