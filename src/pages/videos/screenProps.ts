import type { Language } from '#contract/address/language.ts';
import type { VideoCollection } from '#contract/programme/videos/videoCollections.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import type { ListPages } from '#src/controls/catalogue/useListPages.ts';
import type { VideoCatalogueEvent, VideosLink, VideosState } from './videos.url.ts';

/** The props of the screen and its parts. */
export interface VideosScreenProps {
  lang: Language;
  /** The shown collection; null for all videos. */
  collection: VideoCollection | null;
  collections: readonly VideoCollection[];
  state: VideosState;
  list: ListPages<ListedVideo>;
  /** Of a page, in this window. */
  size: number;
  link: VideosLink;
  send: (event: VideoCatalogueEvent) => void;
}
