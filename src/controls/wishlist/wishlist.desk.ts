import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { Intent } from '#machines/session/session.machine.ts';
import { type SessionRef, tieToSession } from '#machines/session/tieToSession.ts';
import type { WishlistFacts, wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import type { ProgrammationIds } from '#contract/wire/booking.ts';
import type { MemberClient } from '#src/api/member.ts';
import { wishesQuery } from '#src/api/memberQueries.ts';

/** What a heart needs of the member area. */
export interface WishlistMember {
  client: MemberClient;
  session: SessionRef;
  /** What a login has brought back to do for that programmation, once (SES-32). */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
}

interface DeskDeps {
  actor: ActorRefFrom<typeof wishlistMachine>;
  queryClient: QueryClient;
  ids: ProgrammationIds;
  member: WishlistMember;
  isGuarded: boolean;
  /** WSH-07: a line for whoever looks for the reason. */
  log: (event: string, details: object) => void;
}

/** What stands between the `wishlist` machine and the world: facts go in, trouble is logged. */
export const openDesk = ({ actor, queryClient, ids, member, isGuarded, log }: DeskDeps): (() => void) => {
  const { client, session, takeIntent } = member;
  const { programmation } = ids;
  const isMember = () => session.getSnapshot().matches('authenticated');

  const facts = (): WishlistFacts => {
    const state = queryClient.getQueryState(wishesQuery(client).queryKey);
    const wish = state?.data?.find((item) => item.programmation === programmation);
    const standing = state?.data ? 'loaded' : state?.status === 'error' ? 'failed' : 'loading';
    return {
      standing: isMember() ? standing : 'signed-out',
      hasIds: true,
      isLiked: wish?.liked ?? false,
      entryId: wish?.uuid ?? null,
    };
  };
  const tell = () => actor.send({ type: 'facts.changed', facts: facts() });

  const intentAtWork = (): Intent | null => {
    const snapshot = actor.getSnapshot();
    return snapshot.hasTag('working') ? { kind: 'like', key: snapshot.context.key, programmation } : null;
  };
  const resume = ({ key }: Intent) => actor.send({ type: 'intent.resumed', key });

  const options = () => ({ ...wishesQuery(client), enabled: isMember() });
  const wishes = new QueryObserver(queryClient, options());
  const stopWishes = wishes.subscribe(tell);
  const watching = session.subscribe(() => {
    wishes.setOptions(options());
    tell();
  });
  const troubled = actor.on('troubled', () => log('wishlist.failed', { programmation }));
  tell();
  const untie = tieToSession(session, {
    intent: intentAtWork,
    isParked: () => actor.getSnapshot().value === 'parked',
    subscribe: (listener) => actor.subscribe(listener),
    owns: (intent) => intent.kind === 'like' && intent.programmation === programmation,
    isGuarded,
    resume: (intent) => {
      // It is done here, and must not be found by the next heart.
      takeIntent(intent.kind, programmation);
      resume(intent);
    },
    drop: () => {
      tell();
      actor.send({ type: 'intent.dropped' });
    },
  });
  const waiting = isMember() ? takeIntent('like', programmation) : null;
  if (waiting) resume(waiting);

  return () => {
    untie();
    troubled.unsubscribe();
    watching.unsubscribe();
    stopWishes();
  };
};
