import { expect, test } from 'vitest';
import { allParts } from '#contract/settings/parts.ts';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

/** Eight in the morning in Montréal; pages of lists end at its midnight. */
const now = '2027-07-16T12:00:00Z';
const midnight = '2027-07-17T04:00:00Z';

const page = (data: object[], more: object = {}) =>
  json({ data, pagesize: 24, totalcount: data.length, previous: null, next: null, ...more });
const show = { id: '1', title: 'Nuits', url: '/x/nuits' };
const artist = { id: '7', name: 'Ana Bel', url: '/x/ana-bel' };
const video = { id: '9', title: 'Répétition', url: '/x/repetition' };
const pass = { id: '2', title: 'Matou' };
const facets = json({ data: [{ name: 'genre', choices: [{ value: 'clown', label: 'Clown', count: 3 }] }] });
const collections = json({
  data: [
    { id: '5', attributes: { name: 'Galas', langcode: 'fr' }, path: { alias: '/galas' } },
    { id: '5', attributes: { name: 'Gala nights', langcode: 'en' }, path: { alias: '/gala-nights' } },
  ],
});
const host: Record<string, Reaction> = {
  'api/taxonomy_term/youtube_video_collections': collections,
  ...Object.fromEntries(
    ['fr', 'en'].flatMap((lang) => [
      [`${lang}/content/8/shows`, page([show])],
      [`${lang}/content/8/shows/facets`, facets],
      [`${lang}/content/8/artists`, page([artist])],
      [`${lang}/content/artist-categories`, json({ data: [{ id: '2', title: 'Clown' }] })],
      [`${lang}/content/8/videos`, page([video])],
      [`${lang}/content/8/passports`, page([pass])],
      [`${lang}/content/8/festivals`, page([{ id: 3, title: 'Rires', url: '/x/rires' }])],
    ]),
  ),
};

const site = 'https://fest.example';
const headAt = async (address: string, answers = host) => {
  const drawn = await renderAt(address, answers, {}, now);
  if (drawn.kind === 'redirect') throw new Error(`Led to ${drawn.location}`);
  const { head, html, expiresAt } = drawn;
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ''] = /name="description" content="([^"]*)"/.exec(head) ?? [];
  const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  const alternates = head.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g);
  return {
    title,
    description,
    isListed: !head.includes('content="noindex"'),
    canonical,
    alternates: Object.fromEntries(Array.from(alternates, ([, lang = '', href]) => [lang, href])),
    elsewhere: /<a href="([^"]*)"[^>]* rel="alternate"/.exec(html)?.[1],
    ends: expiresAt === null ? null : new Date(expiresAt).toISOString().replace('.000', ''),
  };
};
const inBoth = (fr: string, en: string) => ({ fr: site + fr, en: site + en, 'x-default': site + fr });

test.each([
  [
    '/fr/spectacles',
    {
      title: 'Tous les spectacles | Chapiteau',
      description: 'Tous les spectacles du festival, par ville, genre, mois, langue et prix.',
      isListed: true,
      canonical: `${site}/fr/spectacles`,
      alternates: inBoth('/fr/spectacles', '/en/shows'),
      elsewhere: '/en/shows',
      ends: midnight,
    },
  ],
  [
    '/en/shows?genre=clown&offset=24',
    {
      title: 'All the shows: Clown | Chapiteau',
      description: 'Every show of the festival, by city, genre, month, language and price.',
      isListed: true,
      canonical: `${site}/en/shows?genre=clown`,
      alternates: inBoth('/fr/spectacles?genre=clown', '/en/shows?genre=clown'),
      elsewhere: '/fr/spectacles?genre=clown&amp;offset=24',
      ends: midnight,
    },
  ],
  [
    '/fr/artistes?category=2&offset=24',
    {
      title: 'Artistes\u00a0: Clown | Chapiteau',
      description: 'Toutes les personnes qui participent au festival.',
      isListed: true,
      canonical: `${site}/fr/artistes?category=2`,
      alternates: inBoth('/fr/artistes?category=2', '/en/artists?category=2'),
      elsewhere: '/en/artists?category=2&amp;offset=24',
      ends: null,
    },
  ],
  [
    '/en/artists?category=3',
    {
      title: 'Artists | Chapiteau',
      description: 'Everybody who takes part in the festival.',
      isListed: false,
      canonical: `${site}/en/artists?category=3`,
      alternates: inBoth('/fr/artistes?category=3', '/en/artists?category=3'),
      elsewhere: '/fr/artistes?category=3',
      ends: null,
    },
  ],
  [
    '/en/artists',
    {
      title: 'Artists | Chapiteau',
      description: 'Everybody who takes part in the festival.',
      isListed: true,
      canonical: `${site}/en/artists`,
      alternates: inBoth('/fr/artistes', '/en/artists'),
      elsewhere: '/fr/artistes',
      ends: null,
    },
  ],
  [
    '/fr/videos-categories/galas?offset=24',
    {
      title: 'Galas | Chapiteau',
      description:
        'Galas\u00a0: des films courts et des extraits du festival, à revoir autant que vous voulez.',
      isListed: true,
      canonical: `${site}/fr/videos-categories/galas`,
      alternates: inBoth('/fr/videos-categories/galas', '/en/videos-categories/gala-nights'),
      elsewhere: '/en/videos-categories/gala-nights?offset=24',
      ends: null,
    },
  ],
  [
    '/en/videos-ondemand',
    {
      title: 'All Videos | Chapiteau',
      description: 'All Videos: short films and excerpts from the festival, to watch as often as you like.',
      isListed: true,
      canonical: `${site}/en/videos-ondemand`,
      alternates: inBoth('/fr/videos-surdemande', '/en/videos-ondemand'),
      elsewhere: '/fr/videos-surdemande',
      ends: null,
    },
  ],
  [
    '/fr/recherche?q=lapin&category=Clown&kind=show',
    {
      title: 'Recherche\u00a0: lapin | Chapiteau',
      description:
        'Cherchez dans le festival\u00a0: spectacles, artistes, vidéos et pages, au fil de la frappe.',
      isListed: false,
      canonical: `${site}/fr/recherche`,
      alternates: inBoth('/fr/recherche', '/en/search'),
      elsewhere: '/en/search?q=lapin&amp;kind=show',
      ends: now,
    },
  ],
  [
    '/en/search',
    {
      title: 'Search | Chapiteau',
      description: 'Search the festival: shows, artists, videos and pages, as you type.',
      isListed: false,
      canonical: `${site}/en/search`,
      alternates: inBoth('/fr/recherche', '/en/search'),
      elsewhere: '/fr/recherche',
      ends: now,
    },
  ],
  [
    '/fr/choisir-son-passe',
    {
      title: 'Choisir son passe | Chapiteau',
      description:
        'Les passes du festival\u00a0: ce qu’ils coûtent, ce qu’ils font économiser et ce qu’ils ouvrent.',
      isListed: true,
      canonical: `${site}/fr/choisir-son-passe`,
      alternates: inBoth('/fr/choisir-son-passe', '/en/choose-your-pass'),
      elsewhere: '/en/choose-your-pass',
      ends: null,
    },
  ],
  [
    '/en/festivals',
    {
      title: 'Festivals | Chapiteau',
      description: 'All the festivals, with their shows.',
      isListed: true,
      canonical: `${site}/en/festivals`,
      alternates: inBoth('/fr/festivals', '/en/festivals'),
      elsewhere: '/fr/festivals',
      ends: null,
    },
  ],
  [
    '/en/ondemand',
    {
      title: 'On demand | Chapiteau',
      description: 'Today’s video, excerpts and films from the festival, to watch whenever you like.',
      isListed: true,
      canonical: `${site}/en/ondemand`,
      alternates: inBoth('/fr/surdemande', '/en/ondemand'),
      elsewhere: '/fr/surdemande',
      ends: null,
    },
  ],
])(
  'META-01: the head of %s: title, words, addresses in both languages, and the end of what was made',
  async (address, head) => {
    expect(await headAt(address)).toEqual(head);
  },
);

/** The other pages: for no search engine, and only some of them the same for everybody. */
test.each([
  ['/en/login', ['Log in', 'Log in to reserve shows with your credits.'], ['/fr/login', '/en/login'], ''],
  [
    '/fr/inscription',
    ['Créer un compte', 'Pour réserver avec vos crédits et retrouver vos coups de cœur partout.'],
    ['/fr/inscription', '/en/register'],
    'secret',
  ],
  [
    '/en/activate',
    ['Activate my account', 'One code by email, and the account is yours.'],
    ['/fr/activer', '/en/activate'],
    'secret',
  ],
  [
    '/fr/mot-de-passe',
    [
      'Nouveau mot de passe',
      'Ça arrive à tout le monde. On vous envoie un code, vous en choisissez un autre.',
    ],
    ['/fr/mot-de-passe', '/en/reset-password'],
    'secret',
  ],
  ['/en/my-list', ['My list', ''], ['/fr/ma-liste', '/en/my-list'], 'personal'],
  ['/fr/profile', ['Mon festival', ''], ['/fr/profile', '/en/profile'], 'personal'],
  ['/fr/mes-billets', ['Mes billets', ''], ['/fr/mes-billets', '/en/my-tickets'], ''],
] as const)(
  'META-01: the head of %s, which nobody looks for',
  async (address, [title, description], [fr, en], kind) => {
    const drawn = await renderAt(address, host, {}, now);
    if (drawn.kind === 'redirect') throw new Error(`Led to ${drawn.location}`);
    expect({
      ...(await headAt(address)),
      isPersonal: drawn.isPersonal,
      isSecret: drawn.head.includes('name="referrer" content="no-referrer"'),
    }).toEqual({
      title: `${title} | Chapiteau`,
      description,
      isListed: false,
      canonical: site + address,
      alternates: inBoth(fr, en),
      elsewhere: address === fr ? en : fr,
      ends: null,
      isPersonal: kind === 'personal',
      isSecret: kind === 'secret',
    });
  },
);

test.each([
  [
    '/en/login',
    'Log in to reserve shows with your credits.',
    'Log in to find your favourites wherever you are.',
  ],
  [
    '/en/register',
    'Reserve with your credits, and find your favourites wherever you are.',
    'Find your favourites wherever you are.',
  ],
])('FES-22: without credits %s is described without them', async (address, withThem, without) => {
  const descriptionOf = async (credits: boolean) => {
    const drawn = await renderAt(address, host, { parts: { ...allParts, credits } }, now);
    return drawn.kind === 'page' && /name="description" content="([^"]*)"/.exec(drawn.head)?.[1];
  };
  expect([await descriptionOf(true), await descriptionOf(false)]).toEqual([withThem, without]);
});

const taxonomy = 'api/taxonomy_term/youtube_video_collections';
const firstPage = page(
  Array.from({ length: 24 }, (_, index) => ({ ...video, id: String(index) })),
  { totalcount: 60, next: 24 },
);
const onlyFirst: Reaction = (init, url = '') =>
  (url.includes('offset=0') ? firstPage : status(500))(init, url);
const today = json({ data: [{ id: '7', attributes: { name: 'Vidéo du jour', langcode: 'fr' } }] });

test.each<[string, string, Record<string, Reaction>, boolean]>([
  [
    'shows without the choices of their filters',
    '/fr/spectacles',
    { 'fr/content/8/shows/facets': status(500) },
    false,
  ],
  [
    'artists without their categories',
    '/fr/artistes',
    { 'fr/content/artist-categories': status(500) },
    false,
  ],
  [
    'passes of which none came',
    '/fr/choisir-son-passe',
    {
      'fr/router/choisir-son-passe': json({ entity_data: { type: 'page', id: '5', attributes: {} } }),
      'fr/content/8/passports': status(500),
    },
    false,
  ],
  [
    'passes without an answer to what editors wrote',
    '/fr/choisir-son-passe',
    { 'fr/router/choisir-son-passe': status(500) },
    false,
  ],
  ['videos without their collections', '/fr/videos-surdemande', { [taxonomy]: status(500) }, false],
  [
    'videos of which a later page failed',
    '/fr/videos-surdemande?offset=24',
    { 'fr/content/8/videos': onlyFirst },
    false,
  ],
  [
    'the landing of the videos without today’s',
    '/fr/surdemande',
    { [taxonomy]: today, 'fr/content/8/videos': status(500) },
    false,
  ],
  ['control: the landing with today’s', '/fr/surdemande', { [taxonomy]: today }, true],
  [
    'control: videos with all of it',
    '/fr/videos-surdemande?offset=24',
    { 'fr/content/8/videos': firstPage },
    true,
  ],
])(
  'HST-09: a page that lacks a part is made anew for the next visitor: %s',
  async (_, address, lacking, isKept) => {
    expect((await headAt(address, { ...host, ...lacking })).ends === now).toBe(!isKept);
  },
);
