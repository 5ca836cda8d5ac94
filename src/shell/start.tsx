import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openAnalytics } from '#src/analytics/openAnalytics.ts';
import { tellPage } from '#src/analytics/visitEvent.ts';
import { fetchedContent } from '#src/api/fetchedContent.ts';
import { repeatingCookie } from '#src/api/crossSite.ts';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { inWords } from '#src/i18n/inWords.ts';
import { createTexts, type Texts } from '#src/i18n/texts.ts';
import { endEarlyPresses } from '#src/browser/earlyPress.ts';
import { fetchAhead } from '#src/browser/fetchAhead.ts';
import { noteFailedStyles, untilThere } from '#src/browser/untilThere.ts';
import { App } from './App.tsx';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import type { RouterContext } from '#src/routing/context.ts';
import { createClock } from './clock.ts';
import { fetchedWords } from './fetchWords.ts';
import { loadFormat } from './loadFormat.ts';
import { followLinks } from './followLinks.ts';
import { answerOf, failureOf, languageOf } from './answer.ts';
import { openLanguage } from './openLanguage.ts';
import { feedTags } from './feedTags.ts';
import { applyHead, headTags, unavailableHead } from './head.ts';
import { crossSiteTokenIn } from '#src/session/cookies.ts';
import { createSessionLoader, noSession } from '#src/session/sessionLoader.ts';
import { pageStateId, readState } from './pageState.ts';
import { createMissingParts } from './missingParts.ts';
import { createQueryClient, restoreQueries } from './queryClient.ts';
import { createSiteRouter, type SiteRouter } from './router.ts';
import { tendTickets } from './tendTickets.ts';
import { hasTyped } from './hasTyped.ts';
import { createNewVersion, type NewVersion } from './newVersion.ts';
import { day } from '#contract/settings/time.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { readTexts } from './readTexts.ts';
import { keepPlaces } from './scroll/keepPlaces.ts';

const rootId = 'root';
/** How long answers stay in the tab, in milliseconds. */
const readAgain = day;

const log = (event: string, details: object): void => console.warn(event, details);

const sanitise = async (html: string): Promise<string> => {
  const { openSanitiser } = await import('#src/components/html/openSanitiser.ts');
  const { sanitiseInBrowser } = await openSanitiser();
  return sanitiseInBrowser(html);
};

const textsMaker = (settings: PageSettings) => {
  const wordsOf = fetchedWords(settings.words, (...asked) => fetch(...asked));
  const read = inWords(readTexts, wordsOf);
  return async (language: Language): Promise<Texts> => {
    const [texts] = await Promise.all([
      createTexts(language, otherLanguage(language), read, log),
      loadFormat(language, wordsOf(language)),
    ]);
    return texts;
  };
};

/** Texts of each language, made once; after a failure a later call tries again (RTE-21). */
const textsByLanguage = (settings: PageSettings): ((language: Language) => Promise<Texts>) => {
  const makeTexts = textsMaker(settings);
  const known = new Map<Language, Promise<Texts>>();
  return (language) => {
    const texts = known.get(language) ?? makeTexts(language);
    known.set(language, texts);
    texts.catch(() => known.delete(language));
    return texts;
  };
};

/**
 * After each navigation: updates the head and the language of the document, and moves the focus to the new page (RTE-02),
 * unless somebody has moved it since they left the old one: an opened menu would close.
 */
const keepDocument = (router: SiteRouter, document: Document): void => {
  const { settings, texts } = router.options.context;
  const keep = async (pathChanged: boolean): Promise<void> => {
    const lang = languageOf(location.pathname);
    const { i18n } = await texts(lang);
    const head = answerOf(router.state.matches)?.head ?? unavailableHead(i18n, navigator.onLine);
    applyHead(
      document,
      [
        ...headTags(head, { ...settings, brand: settings.brand[lang] }),
        ...feedTags({ lang, title: i18n.t('page.newShows'), press: head.press }),
      ],
      lang,
    );
    if (pathChanged) tellPage();
    if (pathChanged && location.hash === '' && !hasMoved())
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  let leftFrom: Element | null = null;
  const hasMoved = (): boolean => ![leftFrom, document.body].includes(document.activeElement);
  router.subscribe('onBeforeNavigate', () => {
    leftFrom = document.activeElement;
  });
  router.subscribe('onRendered', ({ pathChanged }) => void keep(pathChanged));
};

/** Listens for missing parts of the site's code, from now on. */
const watchVersion = (router: SiteRouter, isDrawn: () => boolean): NewVersion => {
  const { awaited, sessionLoader } = router.options.context;
  const isPressed = () => !('userActivation' in navigator) || navigator.userActivation.isActive;
  const version = createNewVersion({
    entry: document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '',
    statusOf: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status,
    isAwaited: () =>
      !isDrawn() || isPressed() || failureOf(router.state.matches) !== null || awaited.current() !== null,
    mayLeave: () => !hasTyped(document) && sessionLoader.current()?.isActing() !== true,
    storage: () => sessionStorage,
    reload: () => location.reload(),
    go: (href) => location.assign(href),
  });
  // The build's own event, of scripts and styles alike.
  addEventListener('vite:preloadError', () => void version.missed());
  return version;
};

/** The address that the server rendered: a visitor who goes back while the scripts load is elsewhere. */
const servedAddress = (): URL => {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
};

/**
 * Hydrates the page that the server rendered: same data, same view, no request. An incomplete page (503, a member's own page)
 * is drawn anew instead.
 */
export const start = async (document: Document): Promise<void> => {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { settings, clockAhead, drawnAt, isComplete, isThemed, queries, missing } = readState(
    document.getElementById(pageStateId)?.textContent,
  );
  const missingParts = createMissingParts(isComplete ? missing : []);
  const queryClient = createQueryClient(readAgain, missingParts.ask);
  restoreQueries(queryClient, queries);
  const ask = repeatingCookie(
    (url, init) => fetch(url, init),
    (cookie) => crossSiteTokenIn(document, cookie, location.protocol === 'https:'),
  );
  const openContent = () => import('#src/api/content.ts');
  const client = fetchedContent(async () => {
    const { createContentClient } = await openContent();
    return createContentClient({
      fetch: ask,
      baseUrl: settings.contentApiUrl,
      calendarUrl: settings.calendarApiUrl,
      siteId: settings.siteId,
      router: settings.contentRouter,
      log,
      sanitise,
    });
  });
  const sessionLoader = settings.parts.members
    ? createSessionLoader(async (isSought) => {
        const { openMemberSession } = await import('./openSession.ts');
        return openMemberSession({ queryClient, settings, clockAhead, isSought, router: () => router });
      })
    : noSession;
  /** Until it comes a member's page is a visitor's. */
  const loadSession = (): void => {
    sessionLoader.load().catch((error: unknown) => {
      log('member.unavailable', { error: String(error) });
      addEventListener('online', loadSession, { once: true });
    });
  };
  if (sessionLoader.holdsSession()) loadSession();
  const clock = createClock({ ahead: clockAhead, drawnAt });
  if (!isComplete) clock.start();
  const context: RouterContext = {
    client,
    aside: client,
    fetch: ask,
    queryClient,
    settings,
    clock,
    texts: textsByLanguage(settings),
    sessionLoader,
    awaited: createAwaitedLanguage(),
    openedCard: createOpenedCard(),
    shown: () => router.state.resolvedLocation?.publicHref ?? null,
    ownDocument: createOwnDocument(() => {
      router.history.flush();
      location.reload();
    }),
    isServer: false,
  };
  const router: SiteRouter = createSiteRouter(context, createBrowserHistory());
  let isDrawn = false;
  const version = watchVersion(router, () => isDrawn);
  noteFailedStyles(document);
  const root = document.getElementById(rootId);
  if (!root) throw new Error(`No element #${rootId}`);
  // Like the router's own hydration: the tree then has the same boundaries as the server's.
  if (isComplete) router.ssr = { manifest: undefined };
  const served = servedAddress();
  // Until its words and code have come, the server's page is the better one (LDR-11).
  await untilThere(async () => {
    await openLanguage(context, languageOf(location.pathname));
    await router.load();
    const failed = failureOf(router.state.matches);
    if (isComplete && failed) throw failed.error;
  });
  // A visitor with an immediate redirect, like a member on the login page, sees another page than the server's.
  const isServed = isComplete && served.pathname === location.pathname && served.search === location.search;
  const app = <App router={router} queryClient={queryClient} />;
  const { href } = location;
  endEarlyPresses(document);
  missingParts.end();
  if (isServed)
    // In slices: a press in between hydrates its control at once.
    startTransition(() => {
      hydrateRoot(root, app, {
        // If the visitor goes on before hydration ends, React draws the rest anew: no harm.
        onRecoverableError: (error) => {
          if (location.href === href) reportError(error);
        },
      });
    });
  else createRoot(root).render(app);
  isDrawn = true;
  clock.start();
  context.ownDocument.drawn(router.state.location, isThemed);
  // For any navigation, preloaded or not.
  router.subscribe('onResolved', ({ toLocation }) => {
    if (answerOf(router.state.matches)?.theme) context.ownDocument.enter(toLocation);
  });
  openAnalytics(settings);
  tellPage();
  keepDocument(router, document);
  // Beside the watch for a new version: without a network the worker stays as it is.
  tendTickets().catch(() => {});
  // The first request to the content API needs this code.
  fetchAhead(() => void openContent().catch(() => {}));
  followLinks(document, router, { queryClient, version, ...keepPlaces(router, document) });
};
