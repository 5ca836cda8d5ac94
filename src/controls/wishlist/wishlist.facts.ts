import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { listening } from '#machines/port.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { WishlistFacts, WishlistFactsHeard } from '#machines/wishlist/facts.ts';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { wishesQuery } from '#src/api/member/memberQueries.ts';

interface FactsDeps {
  queryClient: QueryClient;
  client: Pick<MemberClient, 'wishes'>;
  session: SessionRef;
  ids: ProgrammationIds;
}

/** The `facts` source of the `wishlist` machine: the wishes are fetched as long as somebody is logged in. */
export const wishlistFacts = ({ queryClient, client, session, ids }: FactsDeps) =>
  listening<WishlistFactsHeard>((send) => {
    const isMember = () => session.getSnapshot().matches('authenticated');
    const facts = (): WishlistFacts => {
      const state = queryClient.getQueryState(wishesQuery(client).queryKey);
      const wish = state?.data?.find(({ programmation }) => programmation === ids.programmation);
      const known = state?.data ? 'loaded' : state?.status === 'error' ? 'failed' : 'loading';
      return {
        memberData: isMember() ? known : 'signed-out',
        hasIds: true,
        isLiked: wish?.liked ?? false,
        entryId: wish?.uuid ?? null,
      };
    };
    const tell = () => send({ type: 'facts.changed', facts: facts() });
    const options = () => ({ ...wishesQuery(client), enabled: isMember() });
    const wishes = new QueryObserver(queryClient, options());
    const stopWishes = wishes.subscribe(tell);
    const subscriptions = [
      session.subscribe(() => {
        wishes.setOptions(options());
        tell();
      }),
      // The facts must come before the session's word, to judge the dropped act.
      session.on('dropped', tell),
    ];
    tell();
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      stopWishes();
    };
  });
