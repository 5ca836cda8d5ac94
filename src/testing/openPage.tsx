import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { vi } from 'vitest';
import { otherLanguage } from '#contract/address/language.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { createContentClient } from '#src/api/content.ts';
import { status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { noSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { App } from '#src/shell/App.tsx';
import { loadFormat } from '#src/shell/loadFormat.ts';
import { createQueryClient } from '#src/shell/queryClient.ts';
import { readTexts } from '#src/shell/readTexts.ts';
import { createSiteRouter } from '#src/shell/router.ts';
import { openWindow } from './openWindow.ts';
import { settings } from './renderAt.ts';
import { renderLive } from './renderLive.tsx';

interface Tab {
  /** The content host's answers by its paths, without its base: `en/router/press`; others it does not know. */
  host?: Record<string, Reaction>;
  settings?: Partial<PageSettings>;
  /** By the site's clock. */
  now?: string;
  sessionLoader?: SessionLoader;
}

/**
 * For tests: a page of the site as it lives in a tab, with the site's real router and routes, in a window that the
 * test has opened, or in a new one.
 */
export const openPage = async (
  address: string,
  { host = {}, settings: others = {}, now = '2027-07-16T12:00:00Z', sessionLoader = noSession }: Tab = {},
) => {
  if (!('document' in globalThis)) openWindow();
  // The router looks for them.
  vi.stubGlobal('self', window);
  vi.stubGlobal('location', window.location);
  vi.stubGlobal('history', window.history);
  const asked: string[] = [];
  const own: PageSettings = { ...settings, ...others };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(url, own.publicUrl);
    const path = pathname.slice(`${own.contentApiUrl}/`.length);
    asked.push(path + search);
    return (host[path] ?? status(404))(init, url);
  };
  const client = createContentClient({
    fetch,
    baseUrl: own.contentApiUrl,
    calendarUrl: own.calendarApiUrl,
    siteId: own.siteId,
    router: own.contentRouter,
    log: () => {},
    sanitise: (html) => html,
    retries: 0,
  });
  const queryClient = createQueryClient();
  const clock = { now: () => Date.parse(now), drawnAt: Date.parse(now) };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createSiteRouter(
    {
      client,
      aside: client,
      fetch,
      queryClient,
      settings: own,
      clock,
      texts: async (lang) => {
        const texts = await createTexts(lang, otherLanguage(lang), readTexts, () => {});
        await loadFormat(lang);
        return texts;
      },
      sessionLoader,
      awaited: createAwaitedLanguage(),
      openedCard: createOpenedCard(),
      shown: () => null,
      ownDocument: createOwnDocument(() => {}),
      isServer: false,
    },
    history,
  );
  await router.load();
  const live = await renderLive(<App router={router} queryClient={queryClient} />);
  await live.until(() => {
    if (live.find('main').textContent === '') throw new Error('The code of the page has not come');
  });
  return {
    ...live,
    asked,
    queryClient,
    router,
    /** Where the tab is, and how many steps back there are. */
    at: () => [router.state.location.publicHref, history.length],
    main: () => live.find('main').innerHTML,
    /** Presses the first button or link of a name, in the page itself before its frame. @throws Error if there is none */
    press: (name: string) =>
      act(async () => {
        const [inside, all] = ['main :is(button, a)', ':is(button, a)'].map((controls) =>
          [...document.querySelectorAll<HTMLElement>(controls)].find(
            (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
          ),
        );
        const named = inside ?? all;
        if (!named) throw new Error(`No "${name}"`);
        named.click();
      }),
  };
};
