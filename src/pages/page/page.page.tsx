import type { Language } from '#contract/address/language.ts';
import { wordOf } from '#contract/address/pairs.ts';
import { isTorontoPage } from '#contract/programme/shows/torontoPage.ts';
import { passportsQuery } from '#src/api/programme/passports.ts';
import type { ContentLoad, ContentPageProps, PageAnswer } from '#src/routing/context.ts';
import { ListingScreen } from './ListingScreen.tsx';
import { PageScreen } from './PageScreen.tsx';
import { PassScreen } from './PassScreen.tsx';
import { VideoListingScreen } from './VideoListingScreen.tsx';

/** Whether a path is below that of the passes (RTE-31). */
const isOfPass = (lang: Language, path: string): boolean =>
  path.startsWith(`${wordOf('choose-your-pass', lang)}/`);

/** TOR-01: a basic page of Toronto has Toronto's frame. A pass has its price; without it, its text. */
export const load = async ({ context, page, path, answer }: ContentLoad): Promise<PageAnswer> => {
  const { aside, queryClient, lang, settings, clock, loadTexts } = context;
  const toronto = isTorontoPage(page, settings) && { variant: 'toronto' as const };
  if (!isOfPass(lang, path)) return { ...answer, ...toronto };
  const [hasPasses] = await Promise.all([
    queryClient.ensureQueryData(passportsQuery(aside, lang)).then(
      () => true,
      () => false,
    ),
    loadTexts('passes'),
  ]);
  return { ...answer, ...toronto, ...(!hasPasses && { expiresAt: clock.now() }) };
};

/** The basic page; that of a pass has its own screen. */
export function Screen(props: ContentPageProps) {
  const { lang, page, path } = props;
  return isOfPass(lang, path) ? <PassScreen {...props} /> : <PageScreen {...{ lang, page }} />;
}

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
