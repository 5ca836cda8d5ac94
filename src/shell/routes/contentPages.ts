import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ContentType } from '#contract/wire/page.ts';
import type { TextFile } from '#src/i18n/texts.ts';
import type { ContentLoad, ContentPageProps, PageAnswer, PageContext } from '#src/routing/context.ts';

type Screen = ComponentType<ContentPageProps>;

/** `<page>.page.tsx` of a content type. */
interface ContentModule {
  Screen: Screen;
  /** Loads the page's other data into the answer; null if there is nothing to show: not found. */
  load?: (load: ContentLoad) => Promise<PageAnswer | null>;
  /** Begins with what does not depend on the page itself. */
  ahead?: (context: PageContext) => void;
}

/** The loader and the screen of one content type. */
export interface ContentPage {
  /** The folder of the page, of its texts, and the name of its chunk. */
  page: TextFile;
  open: () => Promise<ContentModule>;
  Screen: Screen & { preload?: () => Promise<void> };
  /** Draws the page instead, if it is of a show that can be reserved (RES-10). */
  Reservable?: Screen & { preload?: () => Promise<void> };
  openReservable?: () => Promise<object>;
}

const contentPage = (
  page: TextFile,
  open: () => Promise<ContentModule>,
  openReservable?: () => Promise<{ Screen: Screen }>,
): ContentPage => ({
  page,
  open,
  Screen: lazyRouteComponent(open, 'Screen'),
  ...(openReservable && { openReservable, Reservable: lazyRouteComponent(openReservable, 'Screen') }),
});

/** LDR-04: any type without its own view. */
const basic = contentPage('page', () => import('#src/pages/page/page.page.tsx'));
/** LDR-05: a part of home on a page of its own. */
const block = contentPage('home', () => import('#src/pages/home/home.page.tsx').then((home) => home.block));
/** LDR-05: a page with its own list. */
const listing = contentPage('page', () =>
  import('#src/pages/page/page.page.tsx').then((page) => page.listing),
);

const openAnnouncements = () => import('#src/pages/announcements/announcements.page.tsx');
const announcementList = contentPage('announcements', () => openAnnouncements().then(({ list }) => list));
const announcement = contentPage('announcements', () => openAnnouncements().then(({ detail }) => detail));
/** VID-24: the same with a block of videos. */
const videoListing = contentPage('page', () =>
  import('#src/pages/page/page.page.tsx').then((page) => page.videoListing),
);

/** LDR-03, LDR-05: the screen of each content type; a missing one does not compile (docs/decisions/033). */
export const contentPages: Readonly<Record<ContentType, ContentPage>> = {
  home: contentPage('home', () => import('#src/pages/home/home.page.tsx')),
  show: contentPage(
    'show',
    () => import('#src/pages/show/show.page.tsx'),
    () => import('#src/pages/show/show.reservable.page.tsx'),
  ),
  video: contentPage('video', () => import('#src/pages/video/video.page.tsx')),
  artist: contentPage('artist', () => import('#src/pages/artist/artist.page.tsx')),
  page: basic,
  press_list: announcementList,
  press_release: announcement,
  career_list: announcementList,
  career_posting: announcement,
  festival: contentPage('festival', () => import('#src/pages/festival/festival.page.tsx')),
  box_office: contentPage('boxOffice', () => import('#src/pages/boxOffice/boxOffice.page.tsx')),
  carousel: block,
  header_mp4_video: block,
  tiles: block,
  show_tags: block,
  show_widget_list: block,
  headliners: block,
  shows: listing,
  videos: videoListing,
  festivals: listing,
  artists: contentPage('artists', () =>
    import('#src/pages/artists/artists.page.tsx').then(({ block: one }) => one),
  ),
};
