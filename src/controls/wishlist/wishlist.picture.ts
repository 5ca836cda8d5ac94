import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';

type WishlistState = StateValueFrom<typeof wishlistMachine>;

interface Row {
  isHidden: boolean;
  /** It waits for an answer. */
  isBusy: boolean;
  /** WSH-04: drawn at once as wanted. */
  heart: 'asKnown' | 'asWanted' | 'on' | 'off';
}

const still: Row = { isHidden: false, isBusy: false, heart: 'asKnown' };
const busy: Row = { isHidden: false, isBusy: true, heart: 'asWanted' };

/** The look of each state of the `wishlist` machine. */
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

/** The props of a heart. */
export interface WishlistPicture extends Pick<Row, 'isHidden' | 'isBusy'> {
  /** For the DOM (`data-state`). */
  state: WishlistState;
  isLiked: boolean;
  hasTrouble: boolean;
}

/** The look of the `wishlist` machine's state. */
export const wishlistPicture = ({
  value: state,
  context: { facts, isWanted, hasTrouble },
}: SnapshotFrom<typeof wishlistMachine>): WishlistPicture => {
  const { heart, ...row } = rows[state];
  const liked = { asKnown: facts.isLiked, asWanted: isWanted, on: true, off: false };
  return { ...row, state, isLiked: liked[heart], hasTrouble };
};
