import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { like } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';

type Trait = 'pressed' | 'disabled';

const heart = ({ text: { wishlist }, facts }: Told<unknown>, ...is: Trait[]): Perceived => ({
  controls: [control('button', like(wishlist.heart), ...is)],
  statuses: facts['hasTrouble'] === true ? [wishlist.trouble] : [],
});
const busy = (told: Told<unknown>, isLiked: boolean): Perceived =>
  heart(told, 'disabled', ...(isLiked ? ['pressed' as const] : []));
const asWanted = (told: Told<unknown>): Perceived => busy(told, told.facts['isWanted'] === true);

/** WSH-01…WSH-07 */
export const wishlistPerception: Perception<typeof wishlistMachine> = {
  states: {
    evaluating: null,
    // WSH-02: without a known member there is no heart.
    hidden: () => ({}),
    off: (told) => heart(told),
    on: (told) => heart(told, 'pressed'),
    // WSH-04: at once as wanted; WSH-06: and presses do not count meanwhile.
    adding: (told) => busy(told, true),
    removing: (told) => busy(told, false),
    checking: asWanted,
    parked: asWanted,
  },
};
