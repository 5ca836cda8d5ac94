import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import { createAnswerCache } from './api/answerCache.ts';
import { liveShowsQuery } from './api/programme/liveShows.ts';
import { createContentClient, type ContentClient, type ContentClientOptions } from './api/content.ts';
import { ContentError } from './api/contentError.ts';
import type { PageClock } from '#contract/programme/time/clock.ts';
import type { RenderedPage, RendererModule, RenderedRedirect } from '#contract/rendering.ts';
import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import { answerOf, failureOf, languageOf, pageOf } from './shell/answer.ts';
import { App } from './shell/App.tsx';
import { createAwaitedLanguage } from './routing/awaitedLanguage.ts';
import { createOpenedCard } from './routing/openedCard.ts';
import type { RouterContext } from './routing/context.ts';
import { createOwnDocument } from './routing/ownDocument.ts';
import { feedTags } from './shell/feedTags.ts';
import { headTags, renderHead, unavailableHead } from './shell/head.ts';
import { loadFormat } from './shell/loadFormat.ts';
import { noSession } from './session/sessionLoader.ts';
import { serialiseState } from './shell/pageState.ts';
import { collectMissing } from './shell/missingParts.ts';
import { collectQueries, createQueryClient } from './shell/queryClient.ts';
import { readAddress } from './shell/readAddress.ts';
import { retryAfterOf } from './api/attempt.ts';
import { callOf } from './api/request.ts';
import { pagePatience } from './api/requestSettings.ts';
import { within } from './api/within.ts';
import { renderToText } from './shell/renderToText.ts';
import { createSiteRouter, type SiteRouter } from './shell/router.ts';
import { serverRedirect } from './shell/serverRedirect.ts';
import { pageSettings } from '#contract/settings/pageSettings.ts';
import { minute, second } from '#contract/settings/time.ts';
import { sanitiseOnServer } from './components/html/sanitise.server.ts';
import { overAt } from '#contract/programme/shows/liveAt.ts';
import { dataOfArtist } from '#contract/programme/structuredData/artistStructuredData.ts';
import { announcementData } from '#contract/programme/structuredData/announcementStructuredData.ts';
import { eventsOfShow } from '#contract/programme/structuredData/showStructuredData.ts';
import { eventsOf } from '#contract/programme/structuredData/structuredData.ts';
import { videoObjectOf } from '#contract/programme/structuredData/videoStructuredData.ts';
import { inWords } from './i18n/inWords.ts';
import { createTexts, type ReadTexts, type Texts } from './i18n/texts.ts';

/** Every file of texts for screens: without the letters and the formats of dates. */
const files = import.meta.glob<{ default: object }>(
  ['../locales/*/*.json', '!../locales/*/{mail,format}.json'],
  { eager: true },
);

const textFiles = Object.keys(files).flatMap((path) => {
  const [, file] = /en\/(\w+)\.json$/.exec(path) ?? [];
  return file === undefined ? [] : [file];
});

const readTexts: ReadTexts = async (language, file) => {
  const texts = files[`../locales/${language}/${file}.json`];
  if (!texts) throw new Error(`No texts ${language}/${file}`);
  return texts.default;
};

/** Lifetime of a page with missing parts, in milliseconds. */
const partialLifetime = 5 * second;
/** How long a page may say that nothing is on while something has begun, in milliseconds (LAY-07). */
const quietLifetime = 10 * minute;

/** Whether the content host answered all of the page's questions. */
const isWhole = (queryClient: QueryClient): boolean =>
  !queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof ContentError && error.code === 'unavailable');

const structuredScript = (data: object | undefined): string =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`
    : '';

/** The document's status, head and expiry. */
const describe = async (
  router: SiteRouter,
  files: ReadonlySet<string>,
): Promise<Omit<RenderedPage, 'html' | 'state'>> => {
  const { matches, location } = router.state;
  const { settings, texts, clock } = router.options.context;
  const site = { publicUrl: settings.publicUrl, currency: settings.currency, now: clock.now() };
  const answer = answerOf(matches);
  const failure = failureOf(matches);
  const lang = languageOf(location.pathname);
  const { i18n } = await texts(lang);
  const head = answer?.head ?? unavailableHead(i18n);
  const tags = [
    ...headTags(head, { ...settings, brand: settings.brand[lang] }),
    ...feedTags({ lang, title: i18n.t('page.newShows'), press: head.press }),
  ];
  return {
    kind: 'page',
    status: failure ? 503 : (answer?.status ?? 404),
    lang,
    head: renderHead(tags),
    structured:
      structuredScript(answer?.programme && eventsOf(answer.programme, site)) +
      structuredScript(answer?.show && eventsOfShow(answer.show.facts, answer.show.tickets, site)) +
      structuredScript(answer?.artist && dataOfArtist(answer.artist, site)) +
      structuredScript(
        answer?.announcement &&
          announcementData(answer.announcement, { ...settings, brand: settings.brand[lang] }),
      ) +
      structuredScript(answer?.video && videoObjectOf(answer.video, site)),
    chunks: [
      `texts.${lang}`,
      ...Array.from(files, (file) => `locales/${lang}/${file}.json`),
      `${failure ? 'unavailable' : pageOf(matches)}.page`,
    ],
    words: settings.words[lang],
    isPersonal: answer?.isPersonal ?? false,
    expiresAt: answer?.expiresAt ?? null,
    theme: answer?.theme ?? null,
    retryAfter: failure ? retryAfterOf(failure.error) : null,
  };
};

/** Makes the page renderer: requests share texts and answers of the content host, and nothing else. */
export const createRenderer: RendererModule['createRenderer'] = async (options) => {
  const settings = v.parse(pageSettings, options.settings);
  const cache = createAnswerCache();
  const openClient = (given: Pick<ContentClientOptions, 'fetch' | 'cache'>): ContentClient =>
    createContentClient({
      ...given,
      baseUrl: settings.contentApiUrl,
      calendarUrl: settings.calendarApiUrl,
      siteId: settings.siteId,
      router: settings.contentRouter,
      log: options.log,
      sanitise: sanitiseOnServer,
      retries: 0,
    });
  const own = openClient({ fetch: options.fetch, cache });
  /** The clients of one page: with somebody else's host its questions share deadlines, and that host's answers are kept elsewhere. */
  const openClients = (): Pick<RouterContext, 'client' | 'aside'> => {
    if (!options.isElsewhere) return { client: own, aside: own };
    const until = (patience: number): ContentClient => openClient({ fetch: within(options.fetch, patience) });
    return { client: until(pagePatience.page), aside: until(pagePatience.aside) };
  };
  const read = inWords(readTexts, async (language) => options.words[language]);
  const texts = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const made = await createTexts(language, otherLanguage(language), read, options.log, textFiles);
        await loadFormat(language, options.words[language]);
        return [language, made] as const;
      }),
    ),
  );
  const textsOf = async (language: Language) => {
    const known = texts.get(language);
    if (!known) throw new Error(`No texts for ${language}`);
    return known;
  };

  /** @param files collects the names of the page's text files, for its document to preload */
  const openRouter = (
    address: string,
    { queryClient, files, clock }: { queryClient: QueryClient; files: Set<string>; clock: PageClock },
  ): SiteRouter => {
    const noting = async (language: Language): Promise<Texts> => {
      const { i18n, load } = await textsOf(language);
      return {
        i18n,
        load: (...names) => {
          for (const name of names) files.add(name);
          return load(...names);
        },
      };
    };
    const context: RouterContext = {
      ...openClients(),
      fetch: options.fetch,
      queryClient,
      settings,
      clock,
      texts: noting,
      sessionLoader: noSession,
      awaited: createAwaitedLanguage(),
      openedCard: createOpenedCard(),
      shown: () => null,
      ownDocument: createOwnDocument(() => {}),
      isServer: true,
    };
    return createSiteRouter(context, createMemoryHistory({ initialEntries: [address] }));
  };

  /**
   * LAY-07: a page comes with what is on, so that the live widget has its room from the start. Of somebody else's host only if
   * it has told that before the rest: no page waits for it. @returns until when the page is right about it
   */
  const readLive = async (
    queryClient: QueryClient,
    client: ContentClient,
    { lang, rest }: { lang: Language; rest: Promise<void> },
  ): Promise<number> => {
    const query = liveShowsQuery(client, lang);
    const asked = queryClient.fetchQuery(query).catch(() => null);
    const live = await (options.isElsewhere ? Promise.race([asked, rest.then(() => null)]) : asked);
    const until = live && overAt(live, options.now());
    if (until !== null) return until;
    queryClient.removeQueries({ queryKey: query.queryKey });
    return live === null ? Number.POSITIVE_INFINITY : options.now() + quietLifetime;
  };

  const render = async (address: string): Promise<RenderedPage | RenderedRedirect> => {
    const queryClient = createQueryClient();
    const files = new Set(['format']);
    // One moment for all of the page, and for its hydration.
    const drawnAt = options.now();
    const router = openRouter(address, { queryClient, files, clock: { now: () => drawnAt, drawnAt } });
    const lang = languageOf(router.latestLocation.pathname);
    const rest = router.load();
    const [liveUntil] = await Promise.all([
      readLive(queryClient, router.options.context.aside, { lang, rest }),
      rest,
    ]);
    const failure = failureOf(router.state.matches);
    if (failure) options.log('page.failed', { path: callOf(address), reason: String(failure.error) });
    const location = serverRedirect(router);
    if (location !== null) return { kind: 'redirect', location };
    const queries = collectQueries(queryClient);
    const missing = collectMissing(queryClient);
    const html = await renderToText(<App router={router} queryClient={queryClient} />);
    const described = await describe(router, files);
    const expiresAt = Math.min(
      described.expiresAt ?? Number.POSITIVE_INFINITY,
      liveUntil,
      isWhole(queryClient) ? Number.POSITIVE_INFINITY : options.now() + partialLifetime,
    );
    queryClient.clear();
    const isComplete = described.status !== 503 && !described.isPersonal;
    const clockAhead = Math.round(options.now() - Date.now());
    return {
      ...described,
      expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
      html,
      state: serialiseState({
        settings,
        clockAhead,
        drawnAt,
        isComplete,
        isThemed: described.theme !== null,
        queries,
        missing,
      }),
    };
  };

  const clock = { now: options.now, drawnAt: options.now() };
  const reader = openRouter('/', { queryClient: createQueryClient(), files: new Set(), clock });
  return { read: (address) => readAddress(reader, address), render, forget: () => cache.clear() };
};
