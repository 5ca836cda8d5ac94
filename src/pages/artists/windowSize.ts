import { useState } from 'react';
import type { ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';

/** How many artists a page has in the present window. */
export const sizeOfWindow = (): ArtistsPage =>
  typeof innerWidth === 'number' && innerWidth < pageSizes.narrowWindow
    ? pageSizes.artistsNarrow
    : pageSizes.artists;

/** The same at first, however the window is resized later (ART-09); null as long as the server's page is all there is. */
export const useFirstSize = (): ArtistsPage | null => {
  const [first] = useState(sizeOfWindow);
  return useInBrowser() ? first : null;
};
