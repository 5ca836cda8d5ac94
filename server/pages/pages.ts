import type { RenderedPage, Renderer, RendererModule } from '#contract/rendering.ts';
import type { Clock } from '../clock.ts';
import { fieldsOf, type Log } from '../log.ts';
import type { Answer, PageHandler, Wanted } from '../prepared/answer.ts';
import type { VersionWatch } from '../prepared/version.ts';
import type { Settings } from '../environment.ts';
import type { Festival } from '../profile/festival.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { wordsAddresses } from '../profile/wordsFile.ts';
import { pageLook } from '../look/pageLook.ts';
import { readAddress } from './address.ts';
import type { ComposedDocument, DocumentHosts, DocumentSurroundings } from './document.ts';
import { chooseLanguage } from './language.ts';
import { ownMemberApi } from '#contract/settings/pageSettings.ts';
import { searchOf, searchOrigins } from '../search/searchOf.ts';
import { site } from '../site.ts';
import type { StaticPage } from './staticPage.ts';

/** The addresses of the embedded APIs for the browser. */
const embeddedContentApi = '/api/content';
const embeddedRouter = 'router';
/** Seconds of a 503's `Retry-After`, unless the content host gives its own. */
const defaultRetryAfter = 10;
const html = 'text/html; charset=utf-8';

interface PagesOptions {
  settings: Pick<
    Settings,
    | 'publicUrl'
    | 'siteTimezone'
    | 'contentApiUrl'
    | 'memberApiUrl'
    | 'registerPath'
    | 'siteId'
    | 'themeHosts'
    | 'production'
    | 'tagManagerId'
    | 'hostedSearch'
    | 'searchIndexes'
    | 'isSearchPaid'
    | 'artistSiteUrl'
    | 'newsletterUrl'
  >;
  clock: Clock;
  log: Log;
  version: Pick<VersionWatch, 'onChange'>;
  festival: FestivalSource;
  /** Answers a request to the embedded content API, in process. */
  fetchContent: (path: string, init?: RequestInit) => Promise<Response>;
  staticPage: StaticPage;
  /** The module of `entry.server`: built once, or from the present sources. */
  loadRenderer: () => Promise<object>;
  /** Makes the whole document of a rendered page. */
  compose: (
    page: RenderedPage,
    address: string,
    surroundings: DocumentSurroundings,
  ) => Promise<ComposedDocument>;
}

const isRendererModule = (module: object): module is RendererModule =>
  'createRenderer' in module && typeof module.createRenderer === 'function';

/** A renderer for as long as its module and the festival are the same: in development until a source changes. */
const rendererOf = (options: PagesOptions): (() => Promise<Renderer>) => {
  const { settings, clock, log, version, festival: source, fetchContent, loadRenderer } = options;
  let current: { loaded: object; festival: Festival; renderer: Promise<Renderer> } | null = null;
  version.onChange(() => {
    // If its making failed, the next request for a page fails.
    void current?.renderer.then(
      ({ forget }) => forget(),
      () => null,
    );
  });
  return async () => {
    const [loaded, festival] = await Promise.all([loadRenderer(), source.current()]);
    if (current?.loaded === loaded && current.festival === festival) return current.renderer;
    if (!isRendererModule(loaded)) throw new Error('entry.server does not export createRenderer');
    const renderer = loaded.createRenderer({
      settings: {
        ...site,
        brand: festival.name,
        languages: festival.languages,
        parts: festival.parts,
        currency: festival.currency,
        torontoFestivals: festival.drawnBySeries,
        siteId: settings.siteId,
        contentRouter: embeddedRouter,
        timezone: settings.siteTimezone,
        publicUrl: settings.publicUrl,
        contentApiUrl: embeddedContentApi,
        calendarApiUrl: embeddedContentApi,
        memberApiUrl: settings.memberApiUrl ?? ownMemberApi,
        registerPath: settings.registerPath,
        hasLegalPages: settings.contentApiUrl === null,
        themeHosts: settings.themeHosts,
        production: settings.production,
        tagManagerId: settings.tagManagerId,
        search: searchOf(settings),
        newsletterUrl: settings.newsletterUrl ?? '',
        ticketsUrl: festival.ticketsUrl ?? '',
        socialUrls: festival.socialUrls,
        words: wordsAddresses(festival),
        look: pageLook(festival.look),
      },
      words: festival.words,
      isElsewhere: settings.contentApiUrl !== null,
      fetch: fetchContent,
      now: () => clock.now().epochMilliseconds,
      log: (event, details) => log.warn(event, fieldsOf(details)),
    });
    current = { loaded, festival, renderer };
    return renderer;
  };
};

const redirect = (location: string, headers: Record<string, string> = {}): Answer => ({
  status: 302,
  headers: { location, ...headers },
  body: '',
});

const originsOf = (...urls: readonly (string | null)[]): string[] =>
  urls.flatMap((url) => (url === null ? [] : [new URL(url).origin]));

const isPreview = (address: string): boolean => /[?&](preview|ptok)=/.test(address);

/** Renders the documents of the site: everything except APIs and files (RTE-*, LDR-*). */
export const createPages = async (options: PagesOptions): Promise<PageHandler> => {
  const { settings, festival, compose } = options;
  const openRenderer = rendererOf(options);
  const hosts: DocumentHosts = {
    apis: [...originsOf(settings.memberApiUrl), ...searchOrigins(settings)],
    forms: originsOf(settings.newsletterUrl),
    hasTagManager: settings.production && settings.tagManagerId !== null,
  };
  await openRenderer();

  const render = async (renderer: Renderer, address: string, isDraft: boolean): Promise<Answer> => {
    const rendered = await renderer.render(address);
    if (rendered.kind === 'redirect') return redirect(rendered.location);
    const { look } = await festival.current();
    return documentAnswer(rendered, await compose(rendered, address, { hosts, look }), isDraft);
  };

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const shown = await festival.current();
    const { languages } = shown;
    const destination = readAddress(pathname, search, languages[0]);
    if (destination.kind === 'redirect') return live(redirect(destination.location));
    if (destination.kind === 'root')
      return live({
        ...redirect(`/${await chooseLanguage(request, languages)}${search}`, {
          ...options.staticPage.headers,
          vary: 'Cookie, Accept-Language',
          'cache-control': 'no-cache',
        }),
        body: options.staticPage.html(shown),
      });
    const renderer = await openRenderer();
    const key = await renderer.read(destination.address);
    const isDraft = isPreview(key);
    return {
      key,
      keeping: isDraft ? 'none' : 'kept',
      // The festival may have changed since: a kept page is of its present version.
      answer: async () => render(await openRenderer(), key, isDraft),
    };
  };
};

/** An answer that needs no rendering. */
const live = (answer: Answer): Wanted => ({
  key: '',
  keeping: 'live',
  answer: () => Promise.resolve(answer),
});

const documentAnswer = (page: RenderedPage, document: ComposedDocument, isDraft: boolean): Answer => ({
  status: page.status,
  headers: {
    'content-type': html,
    'content-language': page.lang,
    'content-security-policy': document.contentSecurityPolicy,
    ...(page.status === 503 && { 'retry-after': String(page.retryAfter ?? defaultRetryAfter) }),
    ...((isDraft || page.isPersonal) && { 'cache-control': 'no-store' }),
  },
  body: document.html,
  expiresAt: page.expiresAt,
});
