import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Intent } from '#machines/session/session.setup.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import {
  type ChangeInput,
  type ChangeOutput,
  type Liking,
  wishlistMachine,
} from '#machines/wishlist/wishlist.machine.ts';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { wishesQuery } from '#src/api/member/memberQueries.ts';
import { memberSettings } from '#src/api/requestSettings.ts';
import { interruptions } from '#src/session/interruptions.ts';
import { wishlistFacts } from './wishlist.facts.ts';

interface PortsDeps {
  client: Pick<MemberClient, 'wishes' | 'addWish' | 'changeWish'>;
  queryClient: QueryClient;
  ids: ProgrammationIds;
}

/** A heart's part of the member session. */
export interface WishlistMember {
  client: MemberClient;
  session: SessionRef;
  /** Takes the act that a login has brought back for that programmation; only once (SES-32). */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
}

interface WishlistDeps extends Pick<PortsDeps, 'queryClient' | 'ids'> {
  member: WishlistMember;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
  /** WSH-07: logs the reason. */
  log: (event: string, details: object) => void;
}

/** The result of a failed call; a failure outside the contract stays an error. */
const failureOf = (error: unknown): ChangeOutput => {
  if (!(error instanceof MemberError)) throw error;
  switch (error.code) {
    case 'unauthorised':
    case 'gone':
      return { outcome: error.code };
    // It may have happened.
    case 'unavailable':
    case 'malformed':
      return { outcome: 'unknown' };
    default:
      return { outcome: 'refused' };
  }
};

/** The ports on the member API. They update the cache before they answer the machine. */
export const wishlistPorts = ({ client, queryClient, ids }: PortsDeps) => {
  const { queryKey } = wishesQuery(client);

  const store = async (uuid: string, liked: boolean): Promise<void> => {
    // An answer under way is older than this.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (items) => {
      const known = items?.find((item) => item.uuid === uuid);
      const wish = { ...(known ?? { ...ids, uuid, show: null }), liked };
      return items && [...items.filter((item) => item !== known), wish];
    });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  };

  /** WSH-04 without an entry, WSH-05 with one. */
  const change = async ({ entryId, isLiked, key }: ChangeInput): Promise<ChangeOutput> => {
    try {
      const answer =
        entryId === null
          ? await client.addWish(ids, key)
          : { uuid: entryId, liked: await client.changeWish(entryId, isLiked) };
      await store(answer.uuid, answer.liked);
      return { outcome: 'changed', isLiked: answer.liked, entryId: answer.uuid };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.outcome === 'gone') void queryClient.invalidateQueries({ queryKey });
      return failure;
    }
  };

  /** Asks the server for its state, past the cache. */
  const look = async (): Promise<Liking> => {
    const items = await client.wishes(AbortSignal.timeout(memberSettings.checkTimeout));
    queryClient.setQueryData(queryKey, items);
    const wish = items.find(({ programmation }) => programmation === ids.programmation);
    return { isLiked: wish?.liked ?? false, entryId: wish?.uuid ?? null };
  };

  return { change, look };
};

/** The `wishlist` machine on the member API, the cache and the session. */
export const provideWishlist = ({ queryClient, ids, member, isGuarded, log }: WishlistDeps) => {
  const { client, session, takeIntent } = member;
  const { programmation } = ids;
  const { change, look } = wishlistPorts({ client, queryClient, ids });
  return wishlistMachine.provide({
    actors: {
      facts: wishlistFacts({ queryClient, client, session, ids }),
      session: interruptions({ session, takeIntent, programmation, kinds: ['like'], isGuarded }),
      // Without an abort signal: a request under way runs to its end, even if the member leaves the page.
      change: fromPromise<ChangeOutput, ChangeInput>(({ input }) => change(input)),
      look: fromPromise(look),
    },
    actions: { tellTrouble: () => log('wishlist.failed', { programmation }) },
  });
};
