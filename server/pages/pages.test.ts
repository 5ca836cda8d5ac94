import { beforeEach, describe, expect, test } from 'vitest';
import type { RenderedPage, RendererOptions, RenderedRedirect } from '#contract/rendering.ts';
import { allParts } from '#contract/settings/parts.ts';
import { createLog } from '../log.ts';
import { lookOf } from '../look/look.ts';
import { withoutFolder } from '../profile/festival.ts';
import { sourceOf } from '../profile/testing/testFestival.ts';
import type { Answer } from '../prepared/answer.ts';
import { readSettings } from '../environment.ts';
import { createTestClock, type TestClock } from '../testing/startTestApp.ts';
import { staticPageOf } from './staticPage.ts';
import { createPages } from './pages.ts';

const rendered: RenderedPage = {
  kind: 'page',
  status: 200,
  lang: 'fr',
  head: '',
  structured: '',
  html: '<h1>Bonjour</h1>',
  state: '{}',
  chunks: [],
  words: null,
  isPersonal: false,
  expiresAt: 1_815_780_600_000,
  theme: null,
  retryAfter: null,
};
const policy = "default-src 'self'";

let clock: TestClock;
/** The renderer's calls, in order. */
let asked: string[];
let logged: unknown[];
let listeners: (() => void)[];
let made: RendererOptions[];
beforeEach(() => {
  clock = createTestClock('2027-07-16T12:00:00Z');
  [asked, logged, listeners, made] = [[], [], [], []];
});
const changeData = (): void => {
  for (const listener of listeners) listener();
};

const makeModule = (page: RenderedPage | RenderedRedirect = rendered) => ({
  createRenderer: (options: RendererOptions) => {
    made.push(options);
    return Promise.resolve({
      read: (address: string) => Promise.resolve(address.replace(/[?&]stranger=\d+/, '')),
      render: (address: string) => {
        asked.push(address);
        return Promise.resolve(page);
      },
      forget: () => {
        asked.push('forget');
      },
    });
  },
});

const staticPage = staticPageOf('<script src="/page-language-redirect.js"></script>');

const openHandler = (
  loadRenderer: () => Promise<object> = () => Promise.resolve(makeModule()),
  env: NodeJS.ProcessEnv = {},
  festival = withoutFolder(readSettings(env)),
) =>
  createPages({
    settings: readSettings(env),
    clock,
    log: createLog((line) => logged.push(JSON.parse(line))),
    version: { onChange: (listener) => listeners.push(listener) },
    festival: sourceOf(festival),
    staticPage,
    fetchContent: (path) => Promise.resolve(new Response(`in process ${path}`)),
    loadRenderer,
    compose: (page, address, { hosts: { apis, forms, hasTagManager } }) =>
      Promise.resolve({
        html: [page.html, address, ...apis, ...forms, ...(hasTagManager ? ['tags'] : [])].join(' '),
        contentSecurityPolicy: policy,
      }),
  });
/** The final answer to each request. */
const open = async (...on: Parameters<typeof openHandler>) => {
  const handler = await openHandler(...on);
  return async (request: Request): Promise<Answer> => (await handler(request)).answer();
};
const openOn = (page: RenderedPage | RenderedRedirect) => {
  const module = makeModule(page);
  return open(() => Promise.resolve(module));
};
const get = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(`http://site.test${path}`, { headers });
const document = (body: string, headers: Record<string, string> = {}, status = 200): Answer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'fr',
    'content-security-policy': policy,
    ...headers,
  },
  body,
  expiresAt: rendered.expiresAt,
});

describe('a document', () => {
  const module = makeModule();
  const usual = () => open(() => Promise.resolve(module));

  test('RTE-02: has its language, its policy and its end', async () => {
    expect(await (await usual())(get('/fr/a?month=2027-07'))).toEqual(
      document('<h1>Bonjour</h1> /fr/a?month=2027-07'),
    );
  });

  test.each(['?preview=1', '?ptok=t', '?month=2027-07&ptok=t'])(
    'LDR-02: a draft is kept nowhere (%s)',
    async (search) => {
      const answer = await (await usual())(get(`/fr/a${search}`));
      expect(answer).toEqual(document(`<h1>Bonjour</h1> /fr/a${search}`, { 'cache-control': 'no-store' }));
    },
  );

  test('LDR-02: what only has such a word in it is no draft', async () => {
    expect(await (await usual())(get('/fr/a?q=preview=1&nopreview=1'))).toEqual(
      document('<h1>Bonjour</h1> /fr/a?q=preview=1&nopreview=1'),
    );
  });

  test('PRO-01: a page about a member is kept nowhere', async () => {
    const pages = await openOn({ ...rendered, isPersonal: true });
    expect(await pages(get('/fr/a'))).toEqual(
      document('<h1>Bonjour</h1> /fr/a', { 'cache-control': 'no-store' }),
    );
  });

  test.each([
    [30, '30'],
    [null, '10'],
  ])('ERR-02: a 503 says when to come back, as the content host does (%s: %s)', async (retryAfter, told) => {
    const pages = await openOn({ ...rendered, status: 503, retryAfter });
    expect(await pages(get('/fr/a'))).toEqual(
      document('<h1>Bonjour</h1> /fr/a', { 'retry-after': told }, 503),
    );
  });

  test('a 404 has no Retry-After, whatever was rendered', async () => {
    const pages = await openOn({ ...rendered, status: 404, retryAfter: 30 });
    expect(await pages(get('/fr/a'))).toEqual(document('<h1>Bonjour</h1> /fr/a', {}, 404));
  });
});

describe('what is asked for', () => {
  test.each([
    ['/fr/a?b=1&stranger=3', '/fr/a?b=1', 'kept'],
    ['/fr?stranger=3', '/fr', 'kept'],
    ['/fr/a?preview=1', '/fr/a?preview=1', 'none'],
    ['/fr/a?ptok=t', '/fr/a?ptok=t', 'none'],
    ['/fr/a?q=preview=1', '/fr/a?q=preview=1', 'kept'],
    ['/', '', 'live'],
    ['/fr//a', '', 'live'],
    ['/fr/calendar?stranger=3', '', 'live'],
    ['/xx/a', '', 'live'],
  ] as const)('LDR-02: %s by what its page reads (%s), %s', async (path, key, keeping) => {
    const handler = await openHandler();
    const { answer, ...wanted } = await handler(get(path));
    expect([wanted, asked]).toEqual([{ key, keeping }, []]);
    await answer();
    expect(asked).toEqual(key === '' ? [] : [key]);
  });
});

describe('a redirect', () => {
  const found = (location: string, headers: Record<string, string> = {}): Answer => ({
    status: 302,
    headers: { location, ...headers },
    body: '',
  });

  test('RTE-23: "/" leads to the language of who asks, with its search, and says what that hangs on', async () => {
    const pages = await open();
    const free = { ...staticPage.headers, vary: 'Cookie, Accept-Language', 'cache-control': 'no-cache' };
    const leading = (location: string): Answer => ({
      ...found(location, free),
      body: staticPage.html(withoutFolder(readSettings({}))),
    });
    expect([
      await pages(get('/?utm=1')),
      await pages(get('/', { 'accept-language': 'en' })),
      await pages(get('/', { 'accept-language': 'en', cookie: 'lang=fr' })),
    ]).toEqual([leading('/fr?utm=1'), leading('/en'), leading('/fr')]);
    expect(asked).toEqual([]);
  });

  test('RTE-24: what is written untidily is not rendered', async () => {
    const pages = await open();
    expect(await pages(get('/fr//a/?b=1'))).toEqual(found('/fr/a?b=1'));
    expect(asked).toEqual([]);
  });

  test('one that the page asks for is answered', async () => {
    const pages = await openOn({ kind: 'redirect', location: '/fr/connexion' });
    expect(await pages(get('/fr/profil'))).toEqual(found('/fr/connexion'));
  });
});

describe('the renderer', () => {
  test('is made at the start, and again only when its module is another one', async () => {
    const modules = [makeModule(), makeModule()];
    let current = modules[0];
    const pages = await open(() => Promise.resolve(current ?? {}));
    expect(made).toHaveLength(1);
    await pages(get('/fr/a'));
    expect(made).toHaveLength(1);
    current = modules[1];
    await pages(get('/fr/a'));
    await pages(get('/fr/b'));
    expect([made.length, asked]).toEqual([2, ['/fr/a', '/fr/a', '/fr/b']]);
  });

  test('a module that makes none stops the start', async () => {
    await expect(open(() => Promise.resolve({}))).rejects.toThrow(
      'entry.server does not export createRenderer',
    );
  });

  test('forgets what it knows when the data change', async () => {
    const module = makeModule();
    const pages = await open(() => Promise.resolve(module));
    await pages(get('/fr/a'));
    changeData();
    await pages(get('/fr/a'));
    expect(asked).toEqual(['/fr/a', 'forget', '/fr/a']);
  });

  test('one that cannot be made fails its request alone; a change of the data in between is no matter', async () => {
    const broken = { createRenderer: () => Promise.reject(new Error('broken')) };
    const whole = makeModule();
    const modules: object[] = [whole, broken, whole];
    const pages = await open(() => Promise.resolve(modules.shift() ?? whole));
    await expect(pages(get('/fr/a'))).rejects.toThrow('broken');
    changeData();
    expect((await pages(get('/fr/a'))).status).toBe(200);
  });

  test('HST-01: asks our own content API, in process, also where an external host has the content', async () => {
    await open();
    await open(undefined, {
      CONTENT_API_URL: 'https://content.example/api',
      MEMBER_API_URL: 'https://member.example',
    });
    expect(made.map(({ settings }) => settings)).toEqual([
      expect.objectContaining({ contentApiUrl: '/api/content', memberApiUrl: '/api/member' }),
      expect.objectContaining({
        contentApiUrl: '/api/content',
        memberApiUrl: 'https://member.example',
      }),
    ]);
    expect(await (await made[0]?.fetch('/api/content/x'))?.text()).toBe('in process /api/content/x');
    expect(made[0]?.now()).toBe(clock.now().epochMilliseconds);
  });

  test('settings: a page knows those of the deployment and of the festival, each under its name', async () => {
    await open(undefined, {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://festival.example',
      SITE_ID: '12',
      SITE_TIMEZONE: 'America/St_Johns',
      CONTENT_ROUTER: 'v2/pages',
      MEMBER_API_URL: 'https://member.example/v2',
      REGISTER_PATH: '/v2/members',
      THEME_HOSTS: 'themes.example',
      TAG_MANAGER_ID: 'GTM-ABC1234',
      SEARCH_APP_ID: 'ABC123',
      SEARCH_KEY: 'only-searches',
      SEARCH_ADMIN_KEY: 'writes',
      SEARCH_INDEX_FR: 'jazz_fr',
      SEARCH_INDEX_EN: 'jazz_en',
      SEARCH_PAID: 'yes',
      ARTIST_SITE_URL: 'https://artists.example',
      NEWSLETTER_URL: 'https://list.example/subscribe',
      TICKETS_URL: 'https://tickets.example/{lang}',
      SOCIAL_URLS: 'https://x.com/jazz',
    });
    const [{ settings, words, isElsewhere } = {}] = made;
    expect({ settings, words, isElsewhere }).toEqual({
      settings: {
        siteId: 12,
        contentRouter: 'router',
        brand: { fr: 'Festival', en: 'Festival' },
        languages: ['fr', 'en'],
        parts: allParts,
        currency: 'CAD',
        timezone: 'America/St_Johns',
        contentApiUrl: '/api/content',
        calendarApiUrl: '/api/content',
        memberApiUrl: 'https://member.example/v2',
        registerPath: '/v2/members',
        publicUrl: 'https://festival.example',
        socialImage: '/icons/social.png',
        excludedFestivals: [],
        torontoFestivals: ['jfl toronto'],
        torontoSite: null,
        hasLegalPages: true,
        production: true,
        tagManagerId: 'GTM-ABC1234',
        themeHosts: ['themes.example'],
        search: {
          appId: 'ABC123',
          key: 'only-searches',
          url: null,
          indexes: { fr: 'jazz_fr', en: 'jazz_en' },
          isHosted: true,
          isPaid: true,
          siteKey: 'site_12',
          artistSite: 'https://artists.example',
        },
        newsletterUrl: 'https://list.example/subscribe',
        ticketsUrl: 'https://tickets.example/{lang}',
        socialUrls: ['https://x.com/jazz'],
        words: { fr: null, en: null },
        look: { logo: null, mascot: null, plates: { ink: '#1b1a22', paper: '#fbf8f2' } },
      },
      words: { fr: {}, en: {} },
      isElsewhere: false,
    });
  });

  test('settings: where nothing is set a page has our own lists, tickets and members', async () => {
    await open();
    await open(undefined, { CONTENT_API_URL: 'https://content.example/api' });
    const told = made.map(({ isElsewhere, settings }) => [
      isElsewhere,
      settings['hasLegalPages'],
      settings['newsletterUrl'],
      settings['ticketsUrl'],
      settings['tagManagerId'],
      settings['production'],
    ]);
    expect(told).toEqual([
      [false, true, '', '', null, false],
      [true, false, '', '', null, false],
    ]);
  });

  test('FES-12: a page is told the festival’s own name, languages, parts, money, series, tickets, accounts and words', async () => {
    const own = {
      languages: ['en', 'fr'],
      parts: { ...allParts, videos: false },
      currency: 'EUR',
      ticketsUrl: 'https://own.example/{lang}',
      socialUrls: ['https://x.com/own'],
    } as const;
    const name = { fr: 'Rires', en: 'Laughs' };
    const words = { fr: { 'home.sticker': 'Ça swingue' }, en: {} };
    await open(
      undefined,
      {},
      {
        ...withoutFolder(readSettings({})),
        ...own,
        name,
        words,
        drawnBySeries: ['rire du nord'],
        look: lookOf({ colours: {}, series: {}, fonts: {}, logo: '/festival/logo.svg' }),
      },
    );
    expect(made).toMatchObject([
      {
        words,
        settings: {
          ...own,
          brand: name,
          torontoFestivals: ['rire du nord'],
          words: { fr: expect.stringMatching(/^\/words\/fr-[\da-f]{16}\.json$/), en: null },
          look: { logo: '/festival/logo.svg' },
        },
      },
    ]);
  });

  test('ERR-02: what a page logs is a warning with its facts', async () => {
    await open();
    made[0]?.log('page.failed', { path: '/fr', status: 503, seen: { a: [1] }, last: null });
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'warn',
        event: 'page.failed',
        path: '/fr',
        status: 503,
        seen: '{"a":[1]}',
        last: null,
      }),
    ]);
  });

  test('LAY-19: a page is told the accounts of the deployment, or that there are none', async () => {
    const accounts = ['https://x.com/chapiteau', 'https://www.tiktok.com/@chapiteau'];
    await open();
    await open(undefined, { SOCIAL_URLS: accounts.join(', ') });
    expect(made.map(({ settings }) => settings['socialUrls'])).toEqual([[], accounts]);
  });
});

describe('an external content host', () => {
  const env = { CONTENT_API_URL: 'https://content.example/api' };
  const half = (name: string): string => `<h1>Bonjour</h1> ${name}`;

  test('HST-07: its origin stands in no policy, that of the member host does', async () => {
    const module = makeModule();
    const both = { ...env, MEMBER_API_URL: 'https://member.example/v2' };
    const pages = await open(() => Promise.resolve(module), both);
    const { body } = await pages(get('/fr/a'));
    expect(body).toBe(half('/fr/a https://member.example'));
  });

  test('settings: answers are not forgotten by the clock', async () => {
    const module = makeModule();
    const pages = await open(() => Promise.resolve(module));
    clock.set('2027-07-17T12:00:00Z');
    await pages(get('/fr/a'));
    expect(asked).toEqual(['/fr/a']);
  });
});

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['an external list', { NEWSLETTER_URL: 'https://list.example/subscribe?a=1' }, ' https://list.example'],
  [
    'a search of somebody else',
    { SEARCH_APP_ID: 'ABC', SEARCH_KEY: 'k', SEARCH_HOST: 'https://search.example/v1' },
    ' https://search.example',
  ],
  ['a tag manager', { NODE_ENV: 'production', TAG_MANAGER_ID: 'GTM-ABC1234' }, ' tags'],
  ['a tag manager outside of production', { TAG_MANAGER_ID: 'GTM-ABC1234' }, ''],
  ['nothing of others in production', { NODE_ENV: 'production' }, ''],
])('Security: the policy of a page lets in what belongs to %s', async (_, env, letIn) => {
  const module = makeModule();
  const pages = await open(() => Promise.resolve(module), env);
  expect((await pages(get('/fr/a'))).body).toBe(`<h1>Bonjour</h1> /fr/a${letIn}`);
});
