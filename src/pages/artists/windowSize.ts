import { useState } from 'react';
import type { ArtistsPage } from '#contract/programme/stretch.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { useInBrowser } from '#src/components/useInBrowser.ts';

/** ART-02: a window narrower than this, in CSS pixels, has shorter pages; `Pages.module.css` has the same number. */
const narrow = 575;

/** How many artists a page has in the present window. */
export const sizeOfWindow = (): ArtistsPage =>
  typeof innerWidth === 'number' && innerWidth < narrow ? pageSizes.artistsNarrow : pageSizes.artists;

/** The same at first, however the window is resized later (ART-09); null as long as the server's page is all there is. */
export const useFirstSize = (): ArtistsPage | null => {
  const [first] = useState(sizeOfWindow);
  return useInBrowser() ? first : null;
};
