/** The facts that decide whether and how a heart is drawn (WSH-02). */
export interface WishlistFacts {
  memberData: 'signed-out' | 'loading' | 'failed' | 'loaded';
  /** Whether the ticket has its three ids. */
  hasIds: boolean;
  isLiked: boolean;
  /** The member's entry, liked or not; null if there never was one (WSH-04). */
  entryId: string | null;
}

/** The `facts` source sends it with every change. */
export interface WishlistFactsHeard {
  type: 'facts.changed';
  facts: WishlistFacts;
}

/** Before anything is known. */
export const noFacts: WishlistFacts = { memberData: 'loading', hasIds: false, isLiked: false, entryId: null };
