import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnnouncementFacts } from '#contract/programme/structuredData/announcementStructuredData.ts';
import type { PageClock } from '#contract/programme/time/clock.ts';
import type { ArtistFacts } from '#contract/programme/structuredData/artistStructuredData.ts';
import type { ShowFacts } from '#contract/programme/structuredData/showStructuredData.ts';
import type { VideoFacts } from '#contract/programme/structuredData/videoStructuredData.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { DocumentTheme } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Page } from '#contract/wire/page.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import type { ContentClient } from '#src/api/content.ts';
import type { PreviewParams } from '#src/api/preview.ts';
import type { Fetch } from '#src/api/request.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { SessionLoader } from '#src/session/sessionLoader.ts';
import type { AwaitedLanguage } from './awaitedLanguage.ts';
import type { OpenedCard } from './openedCard.ts';
import type { PageHead } from './pageHead.ts';
import type { OwnDocument } from './ownDocument.ts';

/**
 * The result of every page's loader: the page's facts about itself. The server turns them into a status, headers and a head,
 * the browser into a head. A loader that throws leads to the 503 view.
 */
export interface PageAnswer {
  head: PageHead;
  status: 200 | 404 | 503;
  /** This view in the other language with all parameters of its address, if that differs from `head.alternates` (RTE-37). */
  counterpart?: string;
  /** The page that draws it, if not its route's own (`staticData.page`). */
  page?: string;
  /** A member's data: the server draws only its outline, and the browser draws it anew. */
  isPersonal?: boolean;
  /** Milliseconds since the epoch: after that the page's content changes. */
  expiresAt?: number;
  /** The drawn part of the programme; the server's HTML also has it as schema.org data. */
  programme?: CalendarView;
  /** The page's show, in the server's answer: also written as schema.org data. */
  show?: { facts: ShowFacts; tickets: readonly Ticket[] };
  /** The page's artist, in the server's answer: also written as schema.org data. */
  artist?: ArtistFacts;
  /** The page's announcement or job, in the server's answer: also written as schema.org data. */
  announcement?: AnnouncementFacts;
  /** The page's video, also written as schema.org data. */
  video?: VideoFacts;
  /** META-02: the page's additions to its document. */
  theme?: DocumentTheme;
  /** TOR-01: the frame of the page is Toronto's, too. */
  variant?: 'toronto';
  /** RES-10: the dates of its show can be reserved. */
  isReservable?: boolean;
}

/** The services of every route, for loaders and guards. */
export interface RouterContext {
  client: ContentClient;
  /** Asks the same host for what a page can do without: a page that the server makes waits less for it. */
  aside: ContentClient;
  /** Requests from a host; on the server a path is answered in process. */
  fetch: Fetch;
  queryClient: QueryClient;
  settings: PageSettings;
  clock: PageClock;
  /** The texts of a language, loaded once. */
  texts: (language: Language) => Promise<Texts>;
  /** The access to members' code; none on the server. */
  sessionLoader: SessionLoader;
  awaited: AwaitedLanguage;
  openedCard: OpenedCard;
  /** Address of the page on screen; null while there is none. */
  shown: () => string | null;
  ownDocument: OwnDocument;
  /** True while the server renders: then everything is awaited, and nothing is fetched ahead. */
  isServer: boolean;
}

/** Additions for the routes below `/{lang}`. */
export interface PageContext extends RouterContext {
  lang: Language;
  i18n: Texts['i18n'];
  loadTexts: Texts['load'];
}

/** The parameters of an address. */
export type GivenSearch = Readonly<Record<string, unknown>>;

/**
 * The known parameters of a page's address: texts by name, always in the same order, without invalid ones. The server renders
 * nothing else (docs/decisions/048). Reading the result again changes nothing.
 */
export type ReadSearch = (search: GivenSearch) => object;

/** The arguments of the loader of a page with its own address. */
export interface PageLoad {
  context: PageContext;
  /** As in the address: the page picks its own. */
  search: GivenSearch;
  /** The parts of the path, by the names of its route. */
  params: object;
  /** The path of its route. */
  path: string;
  /** The whole address, for the way back. */
  here: string;
  /** Nobody waits for it: the page is shown already, under another address, or this is ahead of a click. */
  isShown: boolean;
}

/** The chunk of a page with its own address (`<page>.page.tsx`). */
export interface PageModule {
  load: (asked: PageLoad) => PageAnswer | Promise<PageAnswer>;
  /** Without it the page reads no parameters. */
  readSearch?: ReadSearch;
  /** Reads its route by `getRouteApi`. */
  Page: () => ReactNode;
}

/** The props of a content host's page. */
export interface ContentPageProps {
  client: ContentClient;
  lang: Language;
  settings: PageSettings;
  clock: PageClock;
  sessionLoader: SessionLoader;
  /** For members' parts only. */
  loadTexts: Texts['load'];
  page: Page;
  /** Without the language; '' is home. */
  path: string;
}

/** The arguments of a content type's loader. */
export interface ContentLoad {
  context: PageContext;
  page: Page;
  /** Without the language; '' is home. */
  path: string;
  preview: PreviewParams;
  /** The page loader's answer so far. */
  answer: PageAnswer;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The folder of the page below `src/pages`. `<page>.page.tsx` in it draws the page and names its chunk: the server's HTML
     * has the chunk's styles.
     */
    page?: string;
    /** Without it the route reads no parameters. */
    readSearch?: (search: GivenSearch) => object | Promise<object>;
  }
}
