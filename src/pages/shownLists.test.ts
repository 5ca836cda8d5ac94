import { createInstance } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentClient } from '#src/api/content.ts';
import { logOf, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { createAwaitedLanguage } from '#src/routing/awaitedLanguage.ts';
import { createOpenedCard } from '#src/routing/openedCard.ts';
import { createOwnDocument } from '#src/routing/ownDocument.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { loadFormat } from '#src/shell/loadFormat.ts';
import { createQueryClient } from '#src/shell/queryClient.ts';
import { settings } from '#src/testing/renderAt.ts';
import { load as loadArtists } from './artists/artists.loader.ts';
import { load as loadSearch } from './search/search.loader.ts';
import { load as loadShows } from './shows/shows.loader.ts';
import { load as loadVideos } from './videos/videos.loader.ts';

await loadFormat('fr');
const now = Date.parse('2027-07-16T12:00:00Z');
afterEach(() => void vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** The answer of a loader, in a browser or on the server: status, whether nobody may find it, whether it ends at once. */
const answerOf = async (
  load: typeof loadShows,
  list: string,
  { isShown, isServer = false, reaction }: { isShown: boolean; isServer?: boolean; reaction: Reaction },
) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'fr', resources: {} });
  const client = createContentClient({
    fetch: async (url, init) => {
      return url.includes(`/${list}?`) ? reaction(init, url) : Response.json({ data: [] });
    },
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log: logOf().log,
    sanitise: (html) => html,
    retries: 0,
  });
  const loadTexts = () => Promise.resolve();
  const answer = load({
    context: {
      client,
      aside: client,
      fetch: () => Promise.reject(new Error('Nothing else is asked')),
      queryClient: createQueryClient(),
      settings,
      clock: { now: () => now, drawnAt: now },
      ownDocument: createOwnDocument(() => {}),
      isServer,
      lang: 'fr',
      i18n,
      loadTexts,
      texts: () => Promise.resolve({ i18n, load: loadTexts }),
      sessionLoader: noSession,
      awaited: createAwaitedLanguage(),
      openedCard: createOpenedCard(),
      shown: () => null,
    },
    params: {},
    search: {},
    path: '/fr/x',
    here: '/fr/x',
    isShown,
  });
  return answer.then(
    ({ status: code, head, expiresAt }) => [code, head.noindex, expiresAt === now],
    () => 'failed',
  );
};

const lists = [
  ['shows', loadShows],
  ['artists', loadArtists],
  ['videos', loadVideos],
] as const;
const silent: Reaction = () => new Promise<never>(() => {});
const empty: Reaction = () => Response.json({ data: [], totalcount: 0 });

test.each(lists)(
  'CAL-56: %s: a list on the page stays until the next one has come, whatever becomes of that',
  async (list, load) => {
    const stays = [200, false, false];
    expect(await answerOf(load, list, { isShown: true, reaction: silent })).toEqual(stays);
    expect(await answerOf(load, list, { isShown: true, reaction: status(500) })).toEqual(stays);
  },
);

test.each(lists)(
  'control: %s: where none is on the page, or on the server, it is waited for',
  async (list, load) => {
    expect([
      await answerOf(load, list, { isShown: false, reaction: status(500) }),
      await answerOf(load, list, { isShown: true, isServer: true, reaction: status(500) }),
      await answerOf(load, list, { isShown: false, reaction: empty }),
    ]).toEqual(['failed', 'failed', [200, true, false]]);
  },
);

test('SRCH-12: while a search is on the page its machine asks; else the page does, and one without an answer ends at once', async () => {
  const at = (isShown: boolean, isServer: boolean) =>
    answerOf(loadSearch, 'search', { isShown, isServer, reaction: status(500) });
  expect([await at(true, false), await at(false, false), await at(true, true)]).toEqual([
    [200, true, false],
    [200, true, true],
    [200, true, true],
  ]);
});
