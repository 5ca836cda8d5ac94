import type { RenderedPage, RenderedRedirect } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { createRenderer } from '#src/entry.server.tsx';

const settings: PageSettings = {
  siteId: 8,
  contentRouter: 'router',
  brand: 'Chapiteau',
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
  hasFeeds: true,
  themeHosts: [],
  production: false,
  tagManagerId: null,
  search: null,
  newsletterUrl: '',
};

const renderer = createRenderer({
  settings,
  fetch: () => Promise.reject(new Error('Nothing is asked')),
  now: () => 0,
  log: () => {},
});

/** For tests: an address in the server's reading. */
export const readAt = async (address: string): Promise<string> => (await renderer).read(address);

/**
 * For tests: the server's answer at an address, path and search, through the site's real router and routes.
 * @param host the content host's answers by its paths, without its base: `en/router/press`; all others are missing
 * @param others settings that differ from the tests' own
 * @param now by the server's clock
 */
export const renderAt = async (
  address: string,
  host: Record<string, Reaction> = {},
  others: Partial<PageSettings> = {},
  now = '2027-07-16T12:00:00Z',
): Promise<RenderedPage | RenderedRedirect> => {
  const { render } = await createRenderer({
    settings: { ...settings, ...others },
    fetch: async (url, init) => {
      const { pathname } = new URL(url, settings.publicUrl);
      return (host[pathname.slice(`${settings.contentApiUrl}/`.length)] ?? status(404))(init);
    },
    now: () => Date.parse(now),
    log: () => {},
  });
  return render(address);
};
