import type { Language } from '#contract/address/language.ts';
import { parseItems } from '#contract/wire/list.ts';
import type { Page } from '#contract/wire/page.ts';
import { listedVideo } from '#contract/wire/video.ts';
import { FeaturedVideos } from '#src/controls/featuredVideos/FeaturedVideos.tsx';
import { PageScreen } from './PageScreen.tsx';

/** LDR-05, VID-24: the editors' text, then the page's videos. */
export function VideoListingScreen({ lang, page }: { lang: Language; page: Page }) {
  return (
    <>
      <PageScreen lang={lang} page={page} />
      <FeaturedVideos lang={lang} videos={parseItems(listedVideo, page.list?.data ?? []).items} />
    </>
  );
}
