import { allParts } from '#contract/settings/parts.ts';
import type { RenderedPage, RenderedRedirect } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { noWords } from '#contract/words.ts';
import { status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { createRenderer } from '#src/entry.server.tsx';
import { ownSearch } from '#src/testing/ownSearch.ts';

/** For tests: the settings of a site. */
export const settings: PageSettings = {
  siteId: 8,
  contentRouter: 'router',
  brand: { fr: 'Chapiteau', en: 'Chapiteau' },
  languages: ['fr', 'en'],
  parts: allParts,
  currency: 'CAD',
  timezone: 'America/Toronto',
  contentApiUrl: '/api/content',
  calendarApiUrl: '/api/content',
  memberApiUrl: '/api/member',
  registerPath: '/v1/register',
  publicUrl: 'https://fest.example',
  socialImage: '/media/social.png',
  excludedFestivals: [],
  torontoFestivals: [],
  torontoSite: null,
  hasLegalPages: true,
  themeHosts: [],
  production: false,
  tagManagerId: null,
  search: ownSearch,
  newsletterUrl: '',
  ticketsUrl: '',
  socialUrls: [],
  words: { fr: null, en: null },
  look: { logo: null, mascot: null, plates: { ink: '#000000', paper: '#ffffff' } },
};

const renderer = createRenderer({
  isElsewhere: false,
  settings,
  words: noWords,
  fetch: () => Promise.reject(new Error('Nothing is asked')),
  now: () => 0,
  log: () => {},
});

/** For tests: an address in the server's reading. */
export const readAt = async (address: string): Promise<string> => (await renderer).read(address);

/**
 * For tests: the server's renderer, with the site's real router and routes, and what it asked of the content host.
 * @param host what the content host does by its paths, without its base: `en/router/press`; others it does not know
 * @param others settings that are not the tests' own
 * @param now by the server's clock
 * @param isElsewhere whether somebody else's host has the content
 */
export const openRenderer = async (
  host: Record<string, Reaction> = {},
  others: Partial<PageSettings> = {},
  now = '2027-07-16T12:00:00Z',
  isElsewhere = false,
) => {
  const asked: string[] = [];
  const { render } = await createRenderer({
    isElsewhere,
    settings: { ...settings, ...others },
    words: noWords,
    fetch: async (url, init) => {
      const { pathname } = new URL(url, settings.publicUrl);
      const path = pathname.slice(`${settings.contentApiUrl}/`.length);
      asked.push(path);
      return (host[path] ?? status(404))(init, url);
    },
    now: () => Date.parse(now),
    log: () => {},
  });
  return { render, asked };
};

/** For tests: what the server answers at an address, path and search, asked for the first time. */
export const renderAt = async (
  address: string,
  ...world: Parameters<typeof openRenderer>
): Promise<RenderedPage | RenderedRedirect> => (await openRenderer(...world)).render(address);
