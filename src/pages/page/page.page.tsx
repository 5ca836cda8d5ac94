import { isTorontoPage } from '#contract/programme/shows/torontoPage.ts';
import type { ContentLoad, PageAnswer } from '#src/routing/context.ts';
import { ListingScreen } from './ListingScreen.tsx';
import { VideoListingScreen } from './VideoListingScreen.tsx';

export { PageScreen as Screen } from './PageScreen.tsx';

/** TOR-01: a basic page of Toronto has Toronto's frame. */
export const load = async ({ context, page, answer }: ContentLoad): Promise<PageAnswer> => ({
  ...answer,
  ...(isTorontoPage(page, context.settings) && { variant: 'toronto' as const }),
});

/** LDR-05: the same with its list. */
export const listing = { load, Screen: ListingScreen };

/** VID-24: the same with its videos, as a block. */
export const videoListing = {
  load: async (given: ContentLoad): Promise<PageAnswer> => {
    await given.context.loadTexts('videos');
    return load(given);
  },
  Screen: VideoListingScreen,
};
