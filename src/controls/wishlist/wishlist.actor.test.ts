import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { WishItem } from '#contract/wire/member/wishlist.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { wishesQuery } from '#src/api/member/memberQueries.ts';
import { wishlistPorts } from './wishlist.actor.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const wish = (changes: Partial<WishItem> = {}): WishItem => ({
  ...ids,
  uuid: 'wish',
  liked: true,
  show: null,
  ...changes,
});

const portsOf = (calls: Partial<Parameters<typeof wishlistPorts>[0]['client']>, known?: WishItem[]) => {
  const unasked = () => Promise.reject(new Error('not asked'));
  const client = { wishes: unasked, addWish: unasked, changeWish: unasked, ...calls };
  const queryClient = new QueryClient();
  const { queryKey } = wishesQuery(client);
  if (known) queryClient.setQueryData(queryKey, known);
  return {
    ...wishlistPorts({ client, queryClient, ids }),
    cached: () => queryClient.getQueryData(queryKey),
    isStale: () => queryClient.getQueryState(queryKey)?.isInvalidated,
    queryClient,
  };
};
const fails = (code: MemberErrorCode) => () => Promise.reject(new MemberError(code));

describe('changing', () => {
  test('WSH-04: without an entry one is made; the cache knows it before the machine does', async () => {
    const asked: unknown[] = [];
    const ports = portsOf(
      {
        addWish: async (...args) => {
          asked.push(args);
          return { ...ids, uuid: 'new', liked: true };
        },
      },
      [],
    );
    expect(await ports.change({ entryId: null, isLiked: true, key: 'k1' })).toEqual({
      outcome: 'changed',
      isLiked: true,
      entryId: 'new',
    });
    expect([asked, ports.cached()]).toEqual([[[ids, 'k1']], [wish({ uuid: 'new' })]]);
  });

  test.each([true, false])('WSH-05: an entry is asked to be as it is wanted: %s', async (isLiked) => {
    const asked: unknown[] = [];
    const changeWish = async (...args: [string, boolean]) => {
      asked.push(args);
      return isLiked;
    };
    const other = wish({ uuid: 'other', programmation: '8' });
    const ports = portsOf({ changeWish }, [wish({ liked: !isLiked }), other]);
    expect(await ports.change({ entryId: 'wish', isLiked, key: 'k1' })).toEqual({
      outcome: 'changed',
      isLiked,
      entryId: 'wish',
    });
    expect([asked, ports.cached(), ports.isStale()]).toEqual([
      [['wish', isLiked]],
      [other, wish({ liked: isLiked })],
      true,
    ]);
  });

  test('WSH-05: an entry that is gone is asked for anew, any other failure is not', async () => {
    const staleAfter = async (code: MemberErrorCode) => {
      const ports = portsOf({ changeWish: fails(code) }, [wish()]);
      await ports.change({ entryId: 'wish', isLiked: false, key: 'k1' });
      return ports.isStale();
    };
    expect([await staleAfter('gone'), await staleAfter('refused')]).toEqual([true, false]);
  });

  test('WSH-04: a list that was on its way before is older, and does not undo it', async () => {
    const late = Promise.withResolvers<WishItem[]>();
    const ports = portsOf({ addWish: () => Promise.resolve({ ...ids, uuid: 'new', liked: true }) }, []);
    const stale = { ...wishesQuery({ wishes: () => late.promise }), staleTime: 0 };
    const asked = ports.queryClient.query(stale).catch(() => null);
    await ports.change({ entryId: null, isLiked: true, key: 'k1' });
    late.resolve([]);
    await asked;
    expect(ports.cached()).toEqual([wish({ uuid: 'new' })]);
  });

  test('WSH-05: an entry is changed, and the server says how it is', async () => {
    const ports = portsOf({ changeWish: () => Promise.resolve(true) }, [wish()]);
    expect(await ports.change({ entryId: 'wish', isLiked: false, key: 'k1' })).toEqual({
      outcome: 'changed',
      isLiked: true,
      entryId: 'wish',
    });
    expect(ports.cached()).toEqual([wish()]);
  });

  test('WSH-04: before the list is known, a change is told to the machine alone', async () => {
    const ports = portsOf({ addWish: () => Promise.resolve({ ...ids, uuid: 'new', liked: true }) });
    expect(await ports.change({ entryId: null, isLiked: true, key: 'k1' })).toMatchObject({
      outcome: 'changed',
    });
    expect(ports.cached()).toBe(undefined);
  });

  test('a failure outside of the contract stays one', async () => {
    const broken = new Error('broken');
    const ports = portsOf({ changeWish: () => Promise.reject(broken) }, [wish()]);
    await expect(ports.change({ entryId: 'wish', isLiked: false, key: 'k1' })).rejects.toBe(broken);
  });

  test.each<[MemberErrorCode, string]>([
    ['gone', 'gone'],
    ['unauthorised', 'unauthorised'],
    ['unavailable', 'unknown'],
    ['malformed', 'unknown'],
    ['refused', 'refused'],
    ['invalid', 'refused'],
    ['too-many', 'refused'],
  ])('a failure %s has the outcome %s', async (code, outcome) => {
    const ports = portsOf({ changeWish: fails(code) }, [wish()]);
    expect(await ports.change({ entryId: 'wish', isLiked: false, key: 'k1' })).toEqual({ outcome });
    expect(ports.cached()).toEqual([wish()]);
  });
});

describe('looking', () => {
  test('D5: a look is waited for four seconds', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const asked: unknown[] = [];
    await portsOf({ wishes: async (signal) => (asked.push(signal), []) }).look();
    expect([timeout.mock.calls, asked]).toEqual([[[4_000]], [late.signal]]);
    timeout.mockRestore();
  });

  test('the server tells how it is, past the cache', async () => {
    const of = (items: WishItem[]) => portsOf({ wishes: () => Promise.resolve(items) }, [wish()]);
    const gone = of([]);
    expect(await gone.look()).toEqual({ isLiked: false, entryId: null });
    expect(gone.cached()).toEqual([]);
    expect(await of([wish({ liked: false })]).look()).toEqual({ isLiked: false, entryId: 'wish' });
    await expect(portsOf({ wishes: fails('unavailable') }).look()).rejects.toThrow('unavailable');
  });
});
