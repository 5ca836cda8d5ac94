import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnnouncementFacts } from '#contract/programme/structuredData/announcementStructuredData.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
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
import type { PageHead } from './pageHead.ts';
import type { OwnDocument } from './ownDocument.ts';

/**
 * What every page's loader returns: what the page says about itself. The server turns it into a status, headers and a
 * head, the browser into a head. A loader that throws is the 503 view.
 */
export interface PageAnswer {
  head: PageHead;
  status: 200 | 404 | 503;
  /** This view in the other language with all that the address says, where that is more than `head.alternates` (RTE-37). */
  counterpart?: string;
  /** The page that draws it, where that is not its route's own (`staticData.page`). */
  page?: string;
  /** It shows what belongs to a member: the server draws its outline only, and the browser draws it anew. */
  isPersonal?: boolean;
  /** Milliseconds since the epoch: from then on the page shows something else. */
  expiresAt?: number;
  /** What the page draws of the programme; the server's HTML tells it as schema.org data too. */
  programme?: CalendarView;
  /** The show that the page is about, in the server's answer: told as schema.org data too. */
  show?: { facts: ShowFacts; tickets: readonly Ticket[] };
  /** The artist that the page is about, in the server's answer: told as schema.org data too. */
  artist?: ArtistFacts;
  /** What the press is told, or a job, in the server's answer: told as schema.org data too. */
  announcement?: AnnouncementFacts;
  /** The video that the page is about, told as schema.org data too. */
  video?: VideoFacts;
  /** META-02: what the document of the page has besides. */
  theme?: DocumentTheme;
  /** TOR-01: what stands around the page is that of Toronto too. */
  variant?: 'toronto';
}

/** Given to every route: the parts that loaders and guards may ask. */
export interface RouterContext {
  client: ContentClient;
  /** Asks a host; on the server a path is asked in process. */
  fetch: Fetch;
  queryClient: QueryClient;
  settings: PageSettings;
  clock: SiteClock;
  /** The texts of a language, loaded once. */
  texts: (language: Language) => Promise<Texts>;
  /** The way to what belongs to members; none on the server. */
  sessionLoader: SessionLoader;
  awaited: AwaitedLanguage;
  /** Address of the page that is on screen; null while there is none. */
  shown: () => string | null;
  ownDocument: OwnDocument;
  /** True while the server renders: then everything is awaited, and nothing is fetched ahead. */
  isServer: boolean;
}

/** What the routes below `/{lang}` are given besides. */
export interface PageContext extends RouterContext {
  lang: Language;
  i18n: Texts['i18n'];
  loadTexts: Texts['load'];
}

/** The parameters of an address. */
export type GivenSearch = Readonly<Record<string, unknown>>;

/**
 * What a page reads of an address: texts by name, always in the same order, without those that make no sense. The server
 * renders nothing else (docs/decisions/048). What was read once is read again unchanged.
 */
export type ReadSearch = (search: GivenSearch) => object;

/** What the loader of a page with an address of its own is asked with. */
export interface PageLoad {
  context: PageContext;
  /** As it stands in the address: the page reads what it knows. */
  search: GivenSearch;
  /** What the address itself holds, by the names of its route. */
  params: object;
  /** The path of its route. */
  path: string;
  /** The whole address, to come back to. */
  here: string;
  /** Nobody waits for it: the page is shown already, under another address, or this is ahead of a click. */
  isShown: boolean;
}

/** What the chunk of a page with an address of its own holds (`<page>.page.tsx`). */
export interface PageModule {
  load: (asked: PageLoad) => PageAnswer | Promise<PageAnswer>;
  /** Where it is left out the page reads nothing. */
  readSearch?: ReadSearch;
  /** Reads its route by `getRouteApi`. */
  Page: () => ReactNode;
}

/** All that draws a page of the content host. */
export interface ContentPageProps {
  client: ContentClient;
  lang: Language;
  settings: PageSettings;
  clock: SiteClock;
  sessionLoader: SessionLoader;
  /** For what is drawn for members only. */
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
  /** What the page loader's answer says already. */
  answer: PageAnswer;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The folder of the page below `src/pages`. `<page>.page.tsx` in it is what draws the page, and the name of its
     * chunk: the server's HTML holds the chunk's styles.
     */
    page?: string;
    /** Where it is left out the route reads nothing. */
    readSearch?: (search: GivenSearch) => object | Promise<object>;
  }
}
