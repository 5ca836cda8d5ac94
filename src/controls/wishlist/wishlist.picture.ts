import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';

type WishlistState = StateValueFrom<typeof wishlistMachine>;

interface Row {
  isHidden: boolean;
  /** It waits for an answer. */
  isBusy: boolean;
  /** WSH-04: drawn at once as it is wanted. */
  heart: 'asKnown' | 'asWanted' | 'on' | 'off';
}

const still: Row = { isHidden: false, isBusy: false, heart: 'asKnown' };
const busy: Row = { isHidden: false, isBusy: true, heart: 'asWanted' };

/** What each state of the `wishlist` machine looks like. */
const rows: Readonly<Record<WishlistState, Row>> = {
  evaluating: still,
  hidden: { ...still, isHidden: true },
  off: still,
  on: still,
  adding: { ...busy, heart: 'on' },
  removing: { ...busy, heart: 'off' },
  checking: busy,
  parked: busy,
};

/** All that a heart needs to draw itself. */
export interface WishlistPicture extends Pick<Row, 'isHidden' | 'isBusy'> {
  /** As the DOM shows it (`data-state`). */
  state: WishlistState;
  isLiked: boolean;
  hasTrouble: boolean;
}

/** The `wishlist` machine as it is seen. */
export const wishlistPicture = ({
  value: state,
  context: { facts, isWanted, hasTrouble },
}: SnapshotFrom<typeof wishlistMachine>): WishlistPicture => {
  const { heart, ...row } = rows[state];
  const liked = { asKnown: facts.isLiked, asWanted: isWanted, on: true, off: false };
  return { ...row, state, isLiked: liked[heart], hasTrouble };
};
