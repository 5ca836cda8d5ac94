import type { ExamplesOf } from '#machines/examplesOf.ts';
import { everyMachine } from '#machines/everyMachine.ts';
import type { WishlistFacts, wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import type { WalkedMachine } from '#machines/walkedMachine.ts';

const plain: WishlistFacts = { standing: 'loaded', hasIds: true, isLiked: false, entryId: null };

const whatIsTrue = [
  { says: 'the show was never liked', facts: plain },
  { says: 'the show is liked', facts: { ...plain, isLiked: true, entryId: 'wish' } },
  { says: 'the show was liked once', facts: { ...plain, entryId: 'wish' } },
  { says: 'nobody is logged in', facts: { ...plain, standing: 'signed-out' } },
] as const satisfies ExamplesOf<typeof wishlistMachine>['facts.changed'];

const chart = everyMachine.find(({ name }) => name === 'wishlist');
if (!chart) throw new Error('No machine "wishlist"');

/** The chart of a heart as a member meets it. A date without its ids has none, so that no machine hears of it. */
export const wishlistOfTheSite: WalkedMachine = {
  ...chart,
  inputs: [
    { says: 'a member opens the page of a show', input: { facts: { ...plain, standing: 'loading' } } },
  ],
  examples: { ...chart.examples, 'facts.changed': whatIsTrue },
};
