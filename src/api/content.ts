import * as v from 'valibot';
import { encodeId, encodePath, withParameters, type Parameters } from './addresses.ts';
import type { AnswerCache } from './answerCache.ts';
import { bareHome } from './bareHome.ts';
import { ContentError } from './contentError.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import {
  calendarFacets,
  monthSummary,
  type CalendarFacets,
  type CalendarMonth,
} from '#contract/wire/calendar.ts';
import { menuItem, metadata, sponsor, type MenuItem, type Sponsor } from '#contract/wire/global.ts';
import { faultOf, listEnvelope, parseItems, type ListEnvelope } from '#contract/wire/list.ts';
import { page, type Page } from '#contract/wire/page.ts';
import { programmation, type Programmation } from '#contract/wire/programmation.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { Language } from '#contract/address/language.ts';
import {
  chosenOf as valuesOf,
  filterNames,
  type Filters,
} from '#contract/programme/calendar/chosenFilters.ts';
import type { DayShows } from '#contract/programme/calendar/calendarView.ts';
import { writeDays, type Evenings } from '#contract/programme/time/dayRange.ts';
import { readProgrammations } from '#contract/programme/calendar/readProgrammations.ts';
import { callOf, createRequest, realTiming, type Fetch, type WriteLog, type Timing } from './request.ts';
import { contentSettings } from './requestSettings.ts';

export interface ContentClientOptions {
  fetch: Fetch;
  /** Base of the content API, with or without a slash at the end: `/api/content`. */
  baseUrl: string;
  siteId: number;
  /** Base of the calendar's API, always ours. */
  calendarUrl: string;
  /** The path of pages below the language (LDR-01). */
  router?: string;
  log: WriteLog;
  /** Sanitises the content host's HTML (HOM-08). */
  sanitise: (html: string) => string | Promise<string>;
  /** The server's; a browser has React Query. */
  cache?: AnswerCache;
  /** Further tries while the host is unavailable; 0 on the server, where a visitor would wait. */
  retries?: number;
  timing?: Timing;
}

/** The only query parameters of an address for the page loader (LDR-02). */
export interface Preview {
  preview?: string | undefined;
  ptok?: string | undefined;
}
export interface Menus {
  main: MenuItem[];
  footer: MenuItem[];
  secondary: MenuItem[];
}
/** A question about a month of the calendar. */
export interface MonthQuestion {
  /** `YYYY-MM` */
  month: string;
  /** Only these days of it, of the first nothing before `after`, of the last nothing from `before` on (`HH:mm`). */
  days?: Evenings | null;
  filters: Filters;
}
export interface DayQuestion {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`: nothing earlier, and nothing from then on, of the next morning where that is before `after`. */
  after?: string | null | undefined;
  before?: string | null | undefined;
  offset: number;
  pagesize?: number;
  filters: Filters;
}
export interface ListQuestion {
  lang: Language;
  /** Below the site's content; with a slash at its start, below the API. */
  path: string;
  parameters?: Parameters;
  /** The form of a list that differs from all others. */
  envelope?: v.GenericSchema<unknown, ListEnvelope> | undefined;
}
/** Entries of a list, with the host's facts about the rest. */
export interface ListPage<Item> {
  items: Item[];
  /** The number of sent entries, unreadable ones included. */
  sent: number;
  /** Of the whole list; 0 if the host does not say. */
  total: number;
  /** The offset of the next page, or null. */
  next: number | null;
}
/** The content API (`contract/` has its shapes). Each call rejects with a {@link ContentError} if there is no answer. */
export interface ContentClient {
  /**
   * LDR-01: the thing at an address of the site; `path` decoded, without language, '' for home. Null: not found, never home.
   */
  page: (lang: Language, path: string, preview?: Preview, signal?: AbortSignal) => Promise<Page | null>;
  /** API-01 */
  metadata: (lang: Language, signal?: AbortSignal) => Promise<Menus>;
  /** API-02 */
  sponsors: (lang: Language, signal?: AbortSignal) => Promise<Sponsor[]>;
  /** CAL-48: a month, or some of its days, in one small answer. */
  month: (lang: Language, question: MonthQuestion, signal?: AbortSignal) => Promise<CalendarMonth>;
  /** CAL-21: the filter panel's choices for the same. */
  facets: (lang: Language, question: MonthQuestion, signal?: AbortSignal) => Promise<CalendarFacets>;
  /** CAL-10: a hundred shows of a day, or fewer, from `offset` on, in the order of their tiles' clocks. */
  day: (lang: Language, question: DayQuestion, signal?: AbortSignal) => Promise<DayShows>;
  /** Any other part of the site's content, uncached: `path` below it. */
  read: <S extends v.GenericSchema>(
    schema: S,
    question: { lang: Language; path: string },
    signal?: AbortSignal,
  ) => Promise<v.InferOutput<S>>;
  /** A page of a list of the content wire, without unreadable entries. */
  list: <Item extends v.GenericSchema>(
    item: Item,
    question: ListQuestion,
    signal?: AbortSignal,
  ) => Promise<ListPage<v.InferOutput<Item>>>;
  /** The next programmations from an instant (epoch seconds) on, by start. */
  upcoming: (
    lang: Language,
    question: { from: number; pagesize: number },
    signal?: AbortSignal,
  ) => Promise<Programmation[]>;
  /**
   * CAL-51: the nearest programmation from an instant (epoch seconds) on; without one, the nearest to now. Null: none.
   */
  nearest: (
    lang: Language,
    question?: { from?: number },
    signal?: AbortSignal,
  ) => Promise<Programmation | null>;
  /** SHW-15, TKT-09: every date of a show, each once, in the host's order; never from a cache: seats are live. */
  tickets: (lang: Language, showId: string, signal?: AbortSignal) => Promise<Ticket[]>;
}

/** Asks, or returns the kept answer for the address. */
type Keep<Answer> = (
  url: string,
  ask: (signal?: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer>;

/** The attributes of a page, with sanitised HTML. */
const cleanAttributes = async (
  { type, attributes }: Pick<Page, 'type' | 'attributes'>,
  sanitise: ContentClientOptions['sanitise'],
): Promise<Page['attributes']> => {
  const cleaned = await Promise.all(
    contentSettings.htmlAttributes.map(async (name) => {
      const html = attributes[name];
      // VID-25: a video's is plain text.
      if (type === 'video' && name === 'description') return [];
      return typeof html === 'string' && html !== '' ? [[name, await sanitise(html)]] : [];
    }),
  );
  return { ...attributes, ...Object.fromEntries(cleaned.flat()) };
};

/** Whether a page is independent of the clock, unlike a show's. */
const isTimeless = (found: Page | null): boolean => found?.type !== 'show' && found?.type !== 'box_office';

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Filters as parameters, without the empty ones (CAL-24, CAL-29). */
const chosenOf = ({ english, ...filters }: Filters): Parameters => ({
  ...Object.fromEntries(filterNames.map((name) => [name, valuesOf(filters, name)])),
  english: english === 'true' ? english : undefined,
});

/** The one client of the content API: timeouts, retries, and the contract's schemas at the edge. */
export const createContentClient = (options: ContentClientOptions): ContentClient => {
  const {
    siteId,
    router = 'router',
    log,
    sanitise,
    cache,
    retries = contentSettings.retryPauses.length,
    timing = realTiming,
  } = options;
  const base = withoutSlash(options.baseUrl);
  const calendarBase = withoutSlash(options.calendarUrl);
  const request = createRequest({ fetch: options.fetch, log, retries, timing });

  const get = async <S extends v.GenericSchema>(
    schema: S,
    url: string,
    signal?: AbortSignal,
  ): Promise<v.InferOutput<S>> => {
    const parsed = v.safeParse(schema, await request(url, signal));
    if (parsed.success) return parsed.output;
    log('content.failed', { call: callOf(url), code: 'malformed', ...faultOf(parsed.issues) });
    throw new ContentError('malformed');
  };
  /** Keeps an answer if there is a cache; a shared question has no abort signal. */
  const keeping = <Answer>(lasts?: (answer: Answer) => boolean): Keep<Answer> => {
    const answers = cache?.answersOf(lasts);
    return (url, ask, signal) => (answers ? answers.remember(url, () => ask()) : ask(signal));
  };
  const keepPage = keeping(isTimeless);
  const keepMenus = keeping<Menus>();
  const keepSponsors = keeping<Sponsor[]>();
  const keepMonth = keeping<CalendarMonth>();
  const keepFacets = keeping<CalendarFacets>();
  const keepList = keeping<ListEnvelope>();
  const keepDay = keeping<DayShows>();
  const keepProgrammations = keeping<Programmation[]>();
  const contentUrl = (lang: Language, path: string, parameters: Parameters = {}): string =>
    withParameters(`${base}/${lang}/content/${siteId}/${path}`, parameters);
  const getList = (
    url: string,
    signal?: AbortSignal,
    envelope: v.GenericSchema<unknown, ListEnvelope> = listEnvelope,
  ): Promise<ListEnvelope> => get(envelope, url, signal);
  const itemsOf = <S extends v.GenericSchema>(schema: S, data: readonly unknown[], call: string) => {
    const { items, skipped, faults } = parseItems(schema, data);
    // The first one tells what to mend.
    if (skipped > 0) log('content.items.skipped', { call, skipped, ...faults[0] });
    return items;
  };
  const startingFrom = (
    lang: Language,
    { from, pagesize }: { from?: number | undefined; pagesize: number },
    asker?: AbortSignal,
  ): Promise<Programmation[]> => {
    const url = contentUrl(lang, 'programmations', { from, pagesize, showthumbnail: 1 });
    const ask = async (signal?: AbortSignal) => {
      const { data } = await getList(url, signal);
      return readProgrammations(data, log, { from }).items;
    };
    return keepProgrammations(url, ask, asker);
  };
  const calendarUrl = (lang: Language, path: string, parameters: Parameters): string =>
    withParameters(`${calendarBase}/${lang}/content/${siteId}/calendar${path}`, parameters);
  const ofMonth = ({ month, days, filters }: MonthQuestion): Parameters => ({
    month,
    days: days ? writeDays(days) : undefined,
    after: days?.after ?? undefined,
    before: days?.before ?? undefined,
    ...chosenOf(filters),
  });
  const ticketsUrl = (lang: Language, showId: string, offset: number): string => {
    const segment = encodeId(showId);
    if (segment === null) throw new ContentError('not-found');
    return contentUrl(lang, `shows/${segment}/programmations`, {
      pagesize: pageSizes.tickets,
      offset,
    });
  };

  return {
    page: async (lang, path, { preview, ptok } = {}, asker) => {
      const isHome = path === '';
      const encoded = encodePath(path);
      if (encoded === null) return null;
      const url = withParameters(`${base}/${lang}/${router}/${encoded}`, { preview, ptok });
      const ask = async (signal?: AbortSignal) => {
        const { entity_data: found, ...list } = await get(page, url, signal);
        if (found === null) throw new ContentError(isHome ? 'not-found' : 'without-entity');
        const attributes = await cleanAttributes(found, sanitise);
        return { ...found, attributes, ...(list.data.length > 0 && { list }) };
      };
      try {
        return await keepPage(url, ask, asker);
      } catch (error) {
        if (error instanceof ContentError && error.code === 'not-found') return isHome ? bareHome : null;
        throw error;
      }
    },
    metadata: (lang, asker) => {
      const url = contentUrl(lang, 'metadata');
      const ask = async (signal?: AbortSignal) => {
        const { main, footer, secondary } = await get(metadata, url, signal);
        const menu = (entries: readonly unknown[]) => itemsOf(menuItem, entries, callOf(url));
        return { main: menu(main), footer: menu(footer), secondary: menu(secondary) };
      };
      return keepMenus(url, ask, asker);
    },
    sponsors: (lang, asker) => {
      const url = contentUrl(lang, 'sponsors');
      const ask = async (signal?: AbortSignal) => {
        const { data } = await getList(url, signal);
        return itemsOf(sponsor, data, callOf(url));
      };
      return keepSponsors(url, ask, asker);
    },
    read: (schema, { lang, path }, signal) => get(schema, contentUrl(lang, path), signal),
    list: async (item, { lang, path, parameters, envelope }, asker) => {
      const url = path.startsWith('/')
        ? withParameters(base + path, parameters ?? {})
        : contentUrl(lang, path, parameters);
      const list = await keepList(url, (signal) => getList(url, signal, envelope), asker);
      const { data, totalcount: total, next } = list;
      return { items: itemsOf(item, data, callOf(url)), sent: data.length, total, next };
    },
    month: (lang, question, asker) => {
      const url = calendarUrl(lang, '', ofMonth(question));
      return keepMonth(url, (signal) => get(monthSummary, url, signal), asker);
    },
    facets: (lang, question, asker) => {
      const url = calendarUrl(lang, '/facets', ofMonth(question));
      return keepFacets(url, (signal) => get(calendarFacets, url, signal), asker);
    },
    day: (lang, { date, after, before, offset, pagesize = programmeLimits.tilesOfDay, filters }, asker) => {
      const times = { after: after ?? undefined, before: before ?? undefined };
      const url = calendarUrl(lang, '/day', { date, ...times, ...chosenOf(filters), offset, pagesize });
      const ask = async (signal?: AbortSignal) => {
        const { data, totalcount } = await getList(url, signal);
        return { items: itemsOf(programmation, data, callOf(url)), total: totalcount };
      };
      return keepDay(url, ask, asker);
    },
    tickets: async (lang, showId, signal) => {
      // Only pages of shows need it.
      const { readTickets } = await import('./tickets.ts');
      const readPage = (offset: number) => getList(ticketsUrl(lang, showId, offset), signal);
      return readTickets(readPage, log, callOf(ticketsUrl(lang, showId, 0)));
    },
    upcoming: startingFrom,
    nearest: async (lang, { from } = {}, signal) =>
      (await startingFrom(lang, { from, pagesize: 1 }, signal))[0] ?? null,
  };
};
