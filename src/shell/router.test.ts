import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { blockNames } from '#contract/wire/page.ts';
import { json, offline, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openPage } from '#src/testing/openPage.tsx';
import { openWindow } from '#src/testing/openWindow.ts';
import { openRenderer, renderAt } from '#src/testing/renderAt.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { createSiteRouter } from './router.ts';

const contentOf = (entity: object) => json({ entity_data: { id: '1', attributes: {}, ...entity } });
const pressWith = (metas: object) =>
  contentOf({
    type: 'page',
    attributes: { title: 'Press', body: '<p>All of it</p>' },
    metas: { title: 'For the press', description: '', og_image: null, noindex: false, ...metas },
    translations: { fr: '/fr/presse' },
  });
const press = pressWith({});

/** The page at an address: its status, its title, its permission for robots, and its heading. */
const pageAt = async (...at: Parameters<typeof renderAt>) => {
  const page = await renderAt(...at);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return {
    status: page.status,
    title: textOf(partsOf(page.head, 'title').join()),
    isListed: !page.head.includes('content="noindex"'),
    heading: partsOf(page.html, 'h1').map(textOf).join(),
    retryAfter: page.retryAfter,
  };
};

describe('what an address answers', () => {
  const found = {
    status: 200,
    title: 'For the press | Chapiteau',
    isListed: true,
    heading: 'Press',
    retryAfter: null,
  };

  test('LDR-01: what the content host has there, under its own title', async () => {
    expect(await pageAt('/en/press', { 'en/router/press': press })).toEqual(found);
  });

  test.each(['preview=1', 'ptok=1'])('META-01: with ?%s it is not for robots', async (search) => {
    expect(await pageAt(`/en/press?${search}`, { 'en/router/press': press })).toEqual({
      ...found,
      isListed: false,
    });
  });

  test('a former address leads to the present one, in the page too', async () => {
    const moved = contentOf({ type: 'page', moved_to: '/en/press' });
    const page = await renderAt('/en/old?preview=1', { 'en/router/old': moved });
    expect(page).toEqual({ kind: 'redirect', location: '/en/press?preview=1' });
  });

  test('a former address leads to the present one with the part of the page that it names', async () => {
    const { at } = await openPage('/en/old?preview=1#kit', {
      host: { 'en/router/old': contentOf({ type: 'page', moved_to: '/en/press' }), 'en/router/press': press },
    });
    expect(at()).toEqual(['/en/press?preview=1#kit', 1]);
  });

  test('META-01: a page that the search leaves out is not for robots', async () => {
    const left = pressWith({ noindex: true });
    expect(await pageAt('/en/press', { 'en/router/press': left })).toEqual({ ...found, isListed: false });
  });

  test('LAY-31: without a title of its metas a page has its own', async () => {
    const untitled = pressWith({ title: '' });
    expect(await pageAt('/en/press', { 'en/router/press': untitled })).toEqual({
      ...found,
      title: 'Press | Chapiteau',
    });
  });

  test('META-01: the description and the picture are those of the metas', async () => {
    const told = pressWith({ description: 'All about us', og_image: '/media/press.webp' });
    const page = await renderAt('/en/press', { 'en/router/press': told });
    const head = page.kind === 'page' ? page.head : '';
    for (const tag of [
      'name="description" content="All about us"',
      'property="og:description" content="All about us"',
      'property="og:image" content="https://fest.example/media/press.webp"',
    ])
      expect(head).toContain(`<meta data-head ${tag}>`);
  });

  test('META-01: a show’s own picture comes before the one that we draw of it', async () => {
    const shown = async (metas: object) => {
      const show = contentOf({ type: 'show', id: '7', attributes: { title: 'Gala' }, metas });
      const page = await renderAt('/en/gala', { 'en/router/gala': show });
      return page.kind === 'page' ? /property="og:image" content="([^"]*)"/.exec(page.head)?.[1] : null;
    };
    const metas = { title: 'Gala', description: '', noindex: false };
    expect([
      await shown({ ...metas, og_image: '/media/gala.webp' }),
      await shown({ ...metas, og_image: null }),
    ]).toEqual(['https://fest.example/media/gala.webp', 'https://fest.example/media/og/en/shows/7.png']);
  });

  test('META-03: a page tells its own address, and where it is in each language, itself included', async () => {
    const page = await renderAt('/en/press?utm_source=letter', { 'en/router/press': press });
    const links = page.kind === 'page' ? page.head.match(/<link [^>]*(?:hreflang|canonical)[^>]*>/g) : null;
    const [fr, en] = ['https://fest.example/fr/presse', 'https://fest.example/en/press'];
    expect(links).toEqual([
      `<link data-head rel="canonical" href="${en}">`,
      `<link data-head rel="alternate" hreflang="fr" href="${fr}">`,
      `<link data-head rel="alternate" hreflang="en" href="${en}">`,
      `<link data-head rel="alternate" hreflang="x-default" href="${fr}">`,
    ]);
  });

  test.each([
    ['LDR-07', '/en/lost', {}],
    ['RTE-10', '/en/404', {}],
    ['FES-21', '/en/artists', { parts: { ...allParts, artists: false } }],
  ])('%s: %s is not found', async (_, address, others) => {
    expect(await pageAt(address, {}, others)).toEqual({
      status: 404,
      title: 'Page not found | Chapiteau',
      isListed: false,
      heading: 'Page not found',
      retryAfter: null,
    });
  });

  test.each([
    ['refuses for a while', status(503, { 'retry-after': '7' }), 7],
    ['cannot be reached', offline, null],
  ])('LDR-08: where the host %s it is not there for now', async (_, reaction, retryAfter) => {
    expect(await pageAt('/en/press', { 'en/router/press': reaction })).toEqual({
      status: 503,
      title: 'Server Error | Chapiteau',
      isListed: false,
      heading: 'Server Error',
      retryAfter,
    });
  });
});

test.each([
  ['null', { entity_data: null, data: [] }],
  ['absent', { data: [] }],
])(
  'LDR-10: a detail page whose entity_data is %s leads to the 404 page of its language',
  async (_, answer) => {
    for (const [path, lang] of [
      ['/en/videos/x', 'en'],
      ['/fr/artistes/x', 'fr'],
    ] as const)
      expect(await renderAt(path, { [`${lang}/router/${path.slice('/en/'.length)}`]: json(answer) })).toEqual(
        {
          kind: 'redirect',
          location: `/${lang}/404`,
        },
      );
  },
);

test('RTE-21: no pair route is there in a language that there is none of, whichever of its words stands there', async () => {
  const words =
    'calendar calendrier calendar-archive calendrier-archive shows spectacles festivals artists artistes videos ' +
    'ondemand surdemande videos-ondemand videos-surdemande press presse jobs emplois search recherche ' +
    'choose-your-pass choisir-son-passe register inscription activate activer reset-password mot-de-passe ' +
    'my-list ma-liste my-tickets mes-billets';
  const { render } = await openRenderer();
  for (const word of words.split(' '))
    expect([word, await render(`/de/${word}?a=b`)]).toEqual([
      word,
      { kind: 'redirect', location: '/fr/404' },
    ]);
});

test.each([
  ['RTE-22', '/en/calendrier', '/en/calendar'],
  ['RTE-22', '/fr/calendar?month=2027-07', '/fr/calendrier?month=2027-07'],
  ['RTE-24', '/de/press', '/fr/404'],
  ['LDR-10', '/en/video', '/en/404'],
  ['LDR-10', '/en/artist', '/en/404'],
])('%s: %s leads to %s', async (_, address, location) => {
  const host = {
    'en/router/video': contentOf({ type: 'video' }),
    'en/router/artist': contentOf({ type: 'artist' }),
  };
  expect(await renderAt(address, host)).toEqual({ kind: 'redirect', location });
});

test.each([
  ['unknown', '/de/press', ['en', 'fr'], '/en/404'],
  ['unknown', '/de/press', ['en'], '/en/404'],
  ['not spoken', '/fr/presse', ['en'], '/en/404'],
  ['not spoken', '/en/press', ['fr'], '/fr/404'],
] as const)(
  'RTE-24: a language that is %s leads from %s to the 404 of the festival’s first one (%j)',
  async (_, address, languages, location) => {
    const answer = await renderAt(address, {}, { languages: [...languages] });
    expect(answer).toEqual({ kind: 'redirect', location });
  },
);

describe('META-02: the theme of a page', () => {
  const themed = contentOf({
    type: 'page',
    computed_page_theme: {
      css: ['https://themes.example/a.css', 'https://elsewhere.example/b.css'],
      js: ['https://themes.example/a.js'],
      inline_css: 'h1{color:red}',
      inline_js: 5,
    },
  });
  const [css, js] = ['css', 'js'].map((kind) => [
    { url: `https://themes.example/a.${kind}`, integrity: null },
  ]);
  const themeAt = async (address: string, themeHosts: string[], host: Record<string, Reaction> = {}) => {
    const path = address.slice('/en/'.length).replace(/[?].*/, '');
    const page = await renderAt(address, { [`en/router/${path}`]: themed, ...host }, { themeHosts });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    return [page.theme, page.state.includes('"isThemed":true')];
  };

  test('META-02: its document has what is of the hosts that are named', async () => {
    expect(await themeAt('/en/x', ['themes.example'])).toEqual([
      { css, js, inlineCss: 'h1{color:red}', inlineJs: '' },
      true,
    ]);
  });

  test('META-02: a draft has its styles alone: who writes it may run no scripts', async () => {
    expect(await themeAt('/en/x?preview=1', ['themes.example'])).toEqual([
      { css, js: [], inlineCss: 'h1{color:red}', inlineJs: '' },
      true,
    ]);
  });

  const none = json({ data: [], totalcount: 0 });
  const lists = {
    'en/content/8/shows': none,
    'en/content/8/artists': none,
    'en/content/8/calendar': json({ days: [], total: 0, previous: null, next: null, left_out_english: 0 }),
    'en/content/8/programmations': none,
  };

  test.each(['/en/shows', '/en/artists?category=3', '/en/calendar?month=2027-08'])(
    'META-02: %s has a route of its own, and the theme that the host has for it',
    async (address) => {
      expect(await themeAt(address, ['themes.example'], lists)).toEqual([
        { css, js, inlineCss: 'h1{color:red}', inlineJs: '' },
        true,
      ]);
      expect(await themeAt(address, [], lists)).toEqual([null, false]);
      const failing = {
        ...lists,
        [`en/router/${address.slice('/en/'.length).replace(/[?].*/, '')}`]: status(404),
      };
      expect(await themeAt(address, ['themes.example'], failing)).toEqual([null, false]);
    },
  );

  test.each([
    ['no host is named', '/en/x', []],
    ['it is the address of a reset', '/en/reset-password', ['themes.example']],
    ['it is the login', '/en/login', ['themes.example']],
    ['it is the profile', '/en/profile', ['themes.example']],
  ])('META-02: there is none where %s', async (_, address, hosts) => {
    expect(await themeAt(address, hosts)).toEqual([null, false]);
  });
});

test('LDR-09: a page that comes within 150 ms shows no sign of loading, nor does another view of the same page', () => {
  const router = createSiteRouter(
    Object.assign(Object.create(null), { isServer: true }),
    createMemoryHistory(),
  );
  const { defaultPendingMs, defaultPendingMinMs, defaultPendingComponent } = router.options;
  const { latestLocation } = router;
  const after = (pathChanged: boolean) => {
    router.emit({
      type: 'onBeforeLoad',
      toLocation: latestLocation,
      pathChanged,
      hrefChanged: true,
      hashChanged: false,
    });
    return router.options.defaultPendingMs;
  };
  expect([
    { defaultPendingMs, defaultPendingMinMs, defaultPendingComponent },
    after(false),
    after(true),
  ]).toEqual([
    { defaultPendingMs: 150, defaultPendingMinMs: 0, defaultPendingComponent: LoadingScreen },
    Number.POSITIVE_INFINITY,
    150,
  ]);
});

test.each([
  ...blockNames.map((type) => ['LDR-05', type, 'home'] as const),
  ...(['shows', 'videos', 'festivals'] as const).map((type) => ['LDR-05', type, 'page'] as const),
  ['LDR-05', 'artists', 'artists'] as const,
  ['LDR-04', 'circus', 'page'] as const,
])('%s: what is of the type %s is drawn by %s', async (_, type, chunk) => {
  const told = contentOf({ type, attributes: { title: 'Told', body: '<p>All of it</p>' } });
  const page = await renderAt('/en/x', { 'en/router/x': told });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  expect([
    page.status,
    partsOf(page.html, 'h1').map(textOf),
    page.html.includes('<p>All of it</p>'),
    page.chunks.at(-1),
  ]).toEqual([200, ['Told'], true, `${chunk}.page`]);
});

test.each([
  ['press_list', []],
  ['press_release', ['/en/press']],
  ['career_list', []],
  ['career_posting', ['/en/jobs']],
  ['festival', ['/en/festivals']],
])('LDR-03: what is of the type %s stands below home and %j', async (type, above) => {
  const told = contentOf({ type, attributes: { title: 'Told', body: '' } });
  const page = await renderAt('/en/x', { 'en/router/x': told });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const [breadcrumb = ''] = partsOf(page.html, 'ol');
  expect([page.status, textOf(breadcrumb).endsWith('Told'), valuesOf(breadcrumb, 'href')]).toEqual([
    200,
    true,
    ['/en', ...above],
  ]);
});

test.each(['shows', 'festivals'] as const)(
  'LDR-05: what is of the type %s has its entries below its text, each with its address',
  async (type) => {
    const entries = [1, 2].map((id) => ({ id, title: `Entry ${id}`, url: `/en/${id}`, image_url: null }));
    const told = json({
      entity_data: { id: '1', type, attributes: { title: 'Told', body: '' } },
      data: [...entries, { title: 'Nothing to lead to' }],
    });
    const page = await renderAt('/en/x', { 'en/router/x': told });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const main = partsOf(page.html, 'main').join();
    expect(partsOf(main, 'h2').flatMap((heading) => [textOf(heading), ...valuesOf(heading, 'href')])).toEqual(
      ['Entry 1', '/en/1', 'Entry 2', '/en/2'],
    );
  },
);

test.each([
  ['en', 'Featured Videos See all the videos One Two', '/en/videos'],
  ['fr', 'En vedette Vidéos Voir toutes les vidéos One Two', '/fr/videos'],
])(
  'VID-24: what is of the type videos (%s) has its videos as a block below its text, with its words',
  async (lang, says, all) => {
    const told = json({
      entity_data: { id: '1', type: 'videos', attributes: { title: 'Told', body: '<p>All of it</p>' } },
      data: [
        { id: 1, title: 'One', url: `/${lang}/1` },
        { id: 2, title: 'Two', url: `/${lang}/2` },
        { title: 'Nothing to lead to' },
      ],
    });
    const page = await renderAt(`/${lang}/x`, { [`${lang}/router/x`]: told });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const [, block = ''] = partsOf(page.html, 'main').join().split('<p>All of it</p>');
    expect([
      textOf(block),
      valuesOf(block, 'href').filter((href) => href.startsWith('/')),
      page.chunks.includes(`locales/${lang}/videos.json`),
    ]).toEqual([says, [all, `/${lang}/1`, `/${lang}/2`], true]);
  },
);

test('LDR-03: another page of the same type is another page, which begins anew', async () => {
  const { find, router, until } = await openPage('/en/a', {
    host: Object.fromEntries(
      ['a', 'b'].map((id) => [`en/router/${id}`, contentOf({ type: 'page', id, attributes: { title: id } })]),
    ),
  });
  const first = find('h1');
  await act(() => router.navigate({ href: '/en/b' }));
  await until(() => expect(find('h1').textContent).toBe('b'));
  expect(find('h1') === first).toBe(false);
});

const titled = (title: string) => contentOf({ type: 'page', id: title, attributes: { title } });
const twoPages = { 'en/router/a': titled('A'), 'en/router/b': titled('B') };

test.each([
  ['/en/', '/en'],
  ['/en/press/', '/en/press'],
  ['/en/press/?preview=1', '/en/press?preview=1'],
  ['/en/press//', '/en/press'],
])('a slash at the end of an address is none: %s leads to %s', async (address, location) => {
  const home = { 'en/router/': titled('Home'), 'en/router/press': press };
  expect(await renderAt(address, home)).toEqual({ kind: 'redirect', location });
});

test('a link with a slash at its end leads to the address without', async () => {
  const { router, at } = await openPage('/en/a', { host: twoPages });
  await act(() => router.navigate({ href: '/en/b/?from=mail#kit' }));
  expect(at()).toEqual(['/en/b?from=mail#kit', 2]);
});

test('LDR-15: what is fetched ahead, or was shown before, is as old as its answers, which alone say so', async () => {
  const { router, queryClient, asked } = await openPage('/en/a', { host: twoPages });
  /** Asked pages of the host: once all answers are too old, then while they are not. */
  const askedBy = async (way: () => Promise<unknown>) => {
    const told: string[][] = [];
    for (const isOld of [true, false]) {
      if (isOld) queryClient.removeQueries();
      asked.length = 0;
      await act(async () => void (await way()));
      told.push(asked.filter((path) => path.startsWith('en/router/')));
    }
    return told;
  };
  const ahead = () => router.preloadRoute({ to: '.', href: '/en/b' });
  expect([
    await askedBy(ahead),
    await askedBy(ahead),
    await askedBy(() => router.navigate({ href: '/en/b' })),
    await askedBy(() => router.navigate({ href: '/en/a' })),
    await askedBy(() => router.navigate({ href: '/en/b' })),
  ]).toEqual([
    [['en/router/b'], []],
    [['en/router/b'], []],
    [['en/router/b'], []],
    [['en/router/a'], []],
    [['en/router/b'], []],
  ]);
});

const place = { selector: 'main', index: 0, top: 0, scrolled: 300 };
test.each([
  ['a page', '/en/b', null, [[{ top: 0, left: 0, behavior: 'instant' }]]],
  ['a part of a page', '/en/b#kit', null, []],
  ['a place that was left', '/en/b', { place }, []],
])(
  'RTE-25: the way to %s begins at the top, at once, or is left to who knows its place',
  async (_, href, state, scrolls) => {
    openWindow();
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    const { router } = await openPage('/en/a', { host: twoPages });
    window.history.replaceState(state, '', href);
    scroll.mockClear();
    await act(() => router.navigate({ href }));
    expect(scroll.mock.calls).toEqual(scrolls);
  },
);
