/** What decides whether there is a heart, and how it is drawn (WSH-02). */
export interface WishlistFacts {
  memberData: 'signed-out' | 'loading' | 'failed' | 'loaded';
  /** Whether the ticket has its three ids. */
  hasIds: boolean;
  isLiked: boolean;
  /** The member's entry, liked or not; null where there never was one (WSH-04). */
  entryId: string | null;
}

/** What the `facts` source tells whenever something of it changes. */
export interface WishlistFactsHeard {
  type: 'facts.changed';
  facts: WishlistFacts;
}

/** Before anything is known. */
export const noFacts: WishlistFacts = { memberData: 'loading', hasIds: false, isLiked: false, entryId: null };
