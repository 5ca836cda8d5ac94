import { describe, expect, test } from 'vitest';
import { blockNames } from '#contract/wire/page.ts';
import { json, offline, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

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

  test('LDR-01, LAY-31: what the content host has there, under its own title', async () => {
    expect(await pageAt('/en/press', { 'en/router/press': press })).toEqual(found);
  });

  test.each(['preview=1', 'ptok=1'])('LDR-02, META-01: with ?%s it is not for robots', async (search) => {
    expect(await pageAt(`/en/press?${search}`, { 'en/router/press': press })).toEqual({
      ...found,
      isListed: false,
    });
  });

  test('META-01: a page that the search leaves out is not for robots', async () => {
    const left = pressWith({ noindex: true });
    expect(await pageAt('/en/press', { 'en/router/press': left })).toEqual({ ...found, isListed: false });
  });

  test('META-01, LAY-31: without a title of its metas a page has its own', async () => {
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

  test.each(['/en/lost', '/en/404'])('LDR-07, RTE-10, ERR-01: %s is not found', async (address) => {
    expect(await pageAt(address)).toEqual({
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
  ])('LDR-08, ERR-02: where the host %s it is not there for now', async (_, reaction, retryAfter) => {
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

test.each([
  ['RTE-22', '/en/calendrier', '/en/calendar'],
  ['RTE-22', '/fr/calendar?month=2027-07', '/fr/calendrier?month=2027-07'],
  ['RTE-24', '/de/press', '/fr/404'],
  ['LDR-10', '/en/video', '/en/404'],
])('%s: %s leads to %s', async (_, address, location) => {
  const video = contentOf({ type: 'video' });
  expect(await renderAt(address, { 'en/router/video': video })).toEqual({ kind: 'redirect', location });
});

describe('META-02: the theme of a page', () => {
  const themed = contentOf({
    type: 'page',
    computed_page_theme: {
      css: ['https://themes.example/a.css', 'https://elsewhere.example/b.css'],
      js: 'none',
      inline_css: 'h1{color:red}',
      inline_js: 5,
    },
  });
  const themeAt = async (address: string, themeHosts: string[]) => {
    const path = address.slice('/en/'.length).replace(/[?].*/, '');
    const page = await renderAt(address, { [`en/router/${path}`]: themed }, { themeHosts });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    return [page.theme, page.state.includes('"isThemed":true')];
  };

  test('META-02: its document has what is of the hosts that are named', async () => {
    const css = [{ url: 'https://themes.example/a.css', integrity: null }];
    expect(await themeAt('/en/x', ['themes.example'])).toEqual([
      { css, js: [], inlineCss: 'h1{color:red}', inlineJs: '' },
      true,
    ]);
  });

  test.each([
    ['no host is named', '/en/x', []],
    ['it is the address of a reset', '/en/reset-password', ['themes.example']],
    ['it is the login', '/en/login', ['themes.example']],
    ['it is the profile', '/en/profile', ['themes.example']],
  ])('META-02: there is none where %s', async (_, address, hosts) => {
    expect(await themeAt(address, hosts)).toEqual([null, false]);
  });
});

test.each([
  ...blockNames.map((type) => [type, 'home'] as const),
  ...(['shows', 'videos', 'festivals'] as const).map((type) => [type, 'page'] as const),
  ['artists', 'artists'] as const,
  ['circus', 'page'] as const,
])('LDR-04, LDR-05: what is of the type %s is drawn by %s', async (type, chunk) => {
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
