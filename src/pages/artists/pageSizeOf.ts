import type { ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import type { ArtistsState } from './artists.url.ts';

/**
 * The size of the list's pages: that of the address, if it names one or is beyond the first page; else that of the window
 * (ART-02, ART-09).
 */
export const pageSizeOf = <OfWindow extends ArtistsPage | null>(
  { context: { offset, size } }: Pick<ArtistsState, 'context'>,
  ofWindow: OfWindow,
): ArtistsPage | OfWindow => (offset > 0 || size !== pageSizes.artists ? size : ofWindow);
