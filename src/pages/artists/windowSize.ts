import { useState } from 'react';
import type { ArtistsPage } from '#contract/programme/calendar/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';

/** Artists of a page in the present window. */
export const sizeOfWindow = (): ArtistsPage =>
  typeof innerWidth === 'number' && innerWidth < pageSizes.narrowWindow
    ? pageSizes.artistsNarrow
    : pageSizes.artists;

/** The first one, whatever the window's later size (ART-09); null while there is only the server's page. */
export const useFirstSize = (): ArtistsPage | null => {
  const [first] = useState(sizeOfWindow);
  return useInBrowser() ? first : null;
};
