import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ownMemberApi } from '#contract/settings/pageSettings.ts';
import type { Clock } from './clock.ts';
import { calendarOf } from './content/calendar/calendarOf.ts';
import { positionsOf } from './content/shows/cityPositions.ts';
import { leadToPresent } from './content/formerAddresses.ts';
import { createContentApi } from './content/contentApi.ts';
import { createHostApi } from './content/hostApi.ts';
import { hostResources, ownResources } from './content/resources.ts';
import { createContentHost } from './host/contentHost.ts';
import { describedParts } from './descriptions.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { createMedia } from './festival/media/media.ts';
import { openMediaFolder } from './festival/media/mediaFolder.ts';
import { createFeeds } from './feeds/feeds.ts';
import { isAssetLike, listFiles } from './files/files.ts';
import { hasEncodedControlCharacters, parameterWithControl } from './http/controlCharacters.ts';
import { createHealth } from './http/health.ts';
import { retryAfter } from './http/limits.ts';
import { currentRequest, inOwnRequest, noteRequest, requestIdHeader } from './requestContext.ts';
import { answerFailure } from './http/routes.ts';
import { reasonOf, type Log } from './log.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { memberEffort, type Effort } from './member/limits.ts';
import { createMemberApi } from './member/memberApi.ts';
import { longLists } from './member/places/places.ts';
import { createRateLimits } from './protection/rateLimits.ts';
import { openSecrets } from './protection/secrets.ts';
import { addReadings } from './metrics/readings.ts';
import type { Metrics } from './metrics/metrics.ts';
import { observeRequests } from './metrics/observeRequests.ts';
import { createNewsletterLinks } from './newsletter/links.ts';
import { createNewsletterApi } from './newsletter/newsletterApi.ts';
import { createNewsletterPages } from './newsletter/pages.ts';
import { describeRoutes } from './openapi.ts';
import { createPageAnswers } from './pages/answerPages.ts';
import { pageRoute } from './pages/pageRoute.ts';
import { staticPageOf, type StaticPage } from './pages/staticPage.ts';
import type { PageHandler } from './prepared/answer.ts';
import { createPrepared } from './prepared/prepared.ts';
import { createShares } from './prepared/shares.ts';
import { fixedVersion, watchVersion, type VersionWatch } from './prepared/version.ts';
import { createFestivalSource, type FestivalSource } from './profile/festivalSource.ts';
import { serveWords } from './profile/serveWords.ts';
import { leadToSpoken } from './profile/spokenLanguages.ts';
import { mediaIn, servedMedia } from './pictures/mediaIn.ts';
import { createPictureFiles } from './pictures/pictureFiles.ts';
import { createPictures } from './pictures/pictures.ts';
import { withPictures } from './pictures/pictureVersion.ts';
import { createPrinting } from './printing/printing.ts';
import { Refusal } from './refusal.ts';
import { createIndexer } from './search/indexer.ts';
import { createSearchApi } from './search/searchApi.ts';
import { securityHeaders } from './securityHeaders.ts';
import { sourcesOf } from './sources.ts';
import { createBrandPictures } from './sharing/brandPictures.ts';
import { createDrawing } from './sharing/drawing.ts';
import { createSharing } from './sharing/sharing.ts';
import { createThumbnails } from './thumbnails/thumbnails.ts';
import type { Settings } from './environment.ts';
import type { Store } from './store/store.ts';
import { readTextsWithMedia } from './store/festival/textsWithMedia.ts';
import { readVersion } from './store/schema/version.ts';

/** The app's services for its page server. */
export interface PageSurroundings {
  version: Pick<VersionWatch, 'onChange'>;
  festival: FestivalSource;
  /** Answers a request to this app's own APIs, in process: `/api/content/fr/router/…`. */
  fetchContent: (path: string, init?: RequestInit) => Promise<Response>;
  staticPage: StaticPage;
}

export interface AppDeps {
  settings: Settings;
  store: Store;
  clock: Clock;
  log: Log;
  /** Posts the members' mail; by default as the settings say. */
  mailer?: Mailer;
  /** The cost of accounts in work and time; production's by default. */
  effort?: Effort;
  /** Makes the handler of document requests; without it they are not found. */
  pages?: (surroundings: PageSurroundings) => Promise<PageHandler>;
  /** Folders of served files, the built bundle first. */
  folders?: readonly string[];
  /** The folder of the festival that is shown, for its media; null without one. */
  directory?: string | null;
  /** The figures of this process; by default nobody reads them. */
  metrics?: Metrics | null;
  /** The answer for a failed page; by default only words. */
  staticPage?: StaticPage;
  /** Whether pages are kept until the data or the clock change them; not in development. */
  keepsPages?: boolean;
}

export interface App {
  hono: Hono;
  /** For `node:http`: answers from memory in front of everything else. */
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /**
   * Begins to build the search index and to prepare pictures, compresses the lists of places, and finds the programme's
   * cities, so that no visitor waits for them; then the site is ready.
   */
  warm: () => Promise<void>;
  /** Removes files that nothing shows any more. */
  clean: () => Promise<void>;
  /** Ends all background work. */
  close: () => void;
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const json = { 'content-type': 'application/json' };

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** RFC 9112 § 3.2: we must not guess which one the client means. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

const notModified = 304;

const unavailable = {
  headers: { 'cache-control': 'no-store', 'retry-after': String(retryAfter) },
  body: 'Service Unavailable',
};

/** The whole site on one handler: API, files, pages. */
export const createApp = async ({
  settings,
  store,
  clock,
  log,
  mailer = createMailer(settings, clock),
  effort = memberEffort,
  pages,
  folders = [],
  directory = settings.festival,
  keepsPages = true,
  metrics = null,
  staticPage = staticPageOf(unavailable.body),
}: AppDeps): Promise<App> => {
  const headers = securityHeaders(settings);
  const files = listFiles(folders);
  const media = openMediaFolder(directory);
  const pictures = createPictures({ dataDirectory: settings.dataDirectory, log, find: media.find });
  const data = watchVersion({ read: () => readVersion(store.db), log });
  const version = withPictures(data, pictures);
  const prepared = createPrepared({ version, clock, log, headers });
  const shareOf = createShares({ settings, log });
  const festival = createFestivalSource({ store, version, settings });
  const still = createPrepared({ version: fixedVersion, clock, log, headers });
  const bytesOf = (address: string): Promise<Uint8Array | null> =>
    files.bytes(address) ?? media.bytes(address);
  const hono = new Hono();

  hono.use(async (context, next) => {
    noteRequest({ route: matchedRoutes(context).find(({ path }) => !path.endsWith('*'))?.path ?? null });
    await next();
    const request = currentRequest();
    if (request) context.res.headers.set(requestIdHeader, request.id);
    // A browser merges the headers of a 304 into its stored ones: a page would lose its own policy to the default one.
    if (context.res.status === notModified) return;
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  hono.use('/api/*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (hasEncodedControlCharacters(pathname)) throw new Refusal('not-found', 'Nothing has this id');
    if (hasEncodedControlCharacters(search))
      throw new Refusal('invalid', `${parameterWithControl(search)} holds control characters`);
    await next();
  });
  hono.onError((caught, context) => {
    if (isApi(context.req.path)) return answerFailure(context, caught, log);
    // A refusal, such as one for want of a turn, is an answer and no failure.
    if (!(caught instanceof Refusal))
      log.error('request.failed', { path: context.req.path, reason: reasonOf(caught) });
    return context.body(staticPage.html(festival.latest(), currentRequest()?.id), 503, {
      ...unavailable.headers,
      ...staticPage.headers,
    });
  });

  let isWarm = false;
  hono.route('/', createHealth({ store, log, isWarm: () => isWarm }));
  // The metrics have a port of their own.
  hono.all('/metrics', (context) => context.body('Not Found', 404, plain));
  const description = JSON.stringify(describeRoutes(describedParts));
  hono.get('/openapi.json', (context) =>
    still.answer(context.req.raw, '/openapi.json', () =>
      Promise.resolve({ status: 200, headers: json, body: description }),
    ),
  );
  const [limits, secrets] = [createRateLimits(clock), await openSecrets(store, clock)];
  const links = createNewsletterLinks(secrets, settings.publicUrl);
  const newsletter = { settings, store, clock, log, limits, secrets, links, festival };
  hono.route('/', createNewsletterPages(newsletter));
  hono.use('*', leadToSpoken(festival));
  if (settings.contentApiUrl === null) hono.use('*', leadToPresent({ store, version }));
  const host = createContentHost({ settings, clock, log, metrics });
  const sources = sourcesOf(host, { settings, store, version, clock, log });
  const { pages: listed, dates, cities } = sources;
  hono.route('/', createDiscovery({ pages: listed, clock, settings, prepared, shareOf, festival }));
  hono.route('/', serveWords({ store, settings, prepared, festival }));
  hono.route('/', createFeeds({ source: sources.feeds, clock, settings, prepared, festival }));
  hono.route('/', createMedia(media));
  hono.route('/', createPictureFiles(settings.dataDirectory));
  hono.route('/', createThumbnails({ log, clock, settings, names: sources.names }));
  const drawing = createDrawing();
  hono.route(
    '/',
    createSharing({
      find: sources.shows,
      clock,
      log,
      festival,
      settings,
      readFile: bytesOf,
      readPoster: async (address) => (await pictures.read(address)) ?? bytesOf(address),
      draw: drawing.draw,
    }),
  );
  hono.route(
    '/',
    createBrandPictures({ festival, prepared, log, readFile: bytesOf, draw: drawing.drawBrand }),
  );
  const calendar = calendarOf({ settings, host, store, clock, log });
  hono.route('/', createPrinting({ calendar, clock, prepared, shareOf, festival, settings }));
  const content = {
    store,
    calendar,
    dates,
    cities,
    clock,
    festival,
    pictures,
    prepared,
    shareOf,
    publicUrl: settings.publicUrl,
    boxOfficeUrl: settings.boxOfficeUrl,
    siteId: settings.siteId,
    hasFile: async (address: string) => files.has(address) || (await media.find(address)) !== null,
  };
  hono.route('/api/content', createContentApi(content, ownResources));
  hono.route(
    '/api/content',
    host === null
      ? createContentApi(content, hostResources)
      : createHostApi({ ...content, host }, hostResources),
  );
  hono.route(
    '/api/member',
    createMemberApi({ settings, store, clock, log, mailer, festival, pictures, effort, limits, secrets }),
  );
  hono.route('/api/newsletter', createNewsletterApi(newsletter));
  const indexer = createIndexer({ source: sources.search, log });
  hono.route('/api/search', createSearchApi({ indexer, settings, clock, log, metrics, pictures }));
  hono.on('ALL', ['/api', '/api/*'], () => {
    noteRequest({ route: '/api/*' });
    throw new Refusal('not-found', 'There is no such path');
  });

  const fetchContent: PageSurroundings['fetchContent'] = async (path, init) =>
    inOwnRequest(() => hono.request(path, init));
  const handler = await pages?.({ fetchContent, version, festival, staticPage });
  const answerPage =
    handler &&
    createPageAnswers({ settings, clock, log, prepared, festival, handler, staticPage, keepsPages });

  hono.get('*', async (context) => {
    const request = context.req.raw;
    const url = new URL(request.url);
    noteRequest({ route: isAssetLike(url.pathname) ? '/{file}' : pageRoute(url.pathname) });
    if (files.has(url.pathname)) return still.answer(request, url.pathname, () => files.read(url.pathname));
    if (isAssetLike(url.pathname) || !answerPage) return context.body('Not Found', 404, plain);
    return answerPage(context);
  });
  hono.all('*', (context) => context.body('Method Not Allowed', 405, { ...plain, allow: 'GET, HEAD' }));

  const longWay = getRequestListener(hono.fetch, {
    errorHandler: (caught) => {
      log.warn('request.unreadable', { reason: reasonOf(caught) });
      return new Response('Bad Request', { status: 400, headers: { ...plain, ...headers } });
    },
  });
  /** All that the programme names, so that they are ready before somebody asks. */
  const preparePictures = async (): Promise<void> => {
    try {
      const texts = await readTextsWithMedia(store.counts, servedMedia);
      await pictures.prepare(mediaIn(JSON.stringify(texts)));
    } catch (caught) {
      log.warn('pictures.unknown', { reason: reasonOf(caught) });
    }
  };
  data.onChange(() => void preparePictures());

  if (metrics) addReadings(metrics, { store, caches: { data: prepared, files: still } });
  const answer: App['listener'] = (incoming, outgoing) => {
    if (hasSeveralHosts(incoming)) {
      outgoing.writeHead(400, { ...plain, ...headers, connection: 'close' }).end('Bad Request');
      return;
    }
    if (prepared.send(incoming, outgoing) || still.send(incoming, outgoing)) return;
    void longWay(incoming, outgoing);
  };
  return {
    hono,
    listener: observeRequests(answer, metrics),
    warm: async () => {
      indexer.start();
      void preparePictures();
      if (settings.memberApiUrl === null)
        for (const path of longLists)
          await fetchContent(`${ownMemberApi}${path}`, { headers: { 'accept-encoding': 'br' } });
      // The next request for them tries again.
      await positionsOf(cities).catch((caught: unknown) =>
        log.warn('positions.unreadable', { reason: reasonOf(caught) }),
      );
      await indexer.ready();
      isWarm = true;
    },
    clean: pictures.clean,
    close: () => {
      indexer.stop();
      sources.stop();
      pictures.close();
      drawing.close();
    },
  };
};
