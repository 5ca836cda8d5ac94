import { benchSettings } from '#bench/benchSettings.ts';
import { anyPrice, budgets, filled, type Dearest } from '../dearest.ts';
import { content } from '../subject.ts';

const { lang } = benchSettings;
const api = 'GET /api/content/:lang';
const ofSite = `${api}/content/:siteId`;
const most = 'pagesize=400';
/** A year before the generated month, and one after. */
const years = 'from=1780000000&to=1850000000';

/** A path with one answer until the data change. */
const fixed = (route: string, path: string): Dearest => ({
  routes: [route],
  says: 'whole',
  ask: () => ({ path }),
  budget: budgets.prepared,
  isFixed: true,
});

/** The content API. */
export const contentRequests: readonly Dearest[] = [
  {
    routes: [`${ofSite}/programmations`],
    says: 'years of dates, 400 whole ones of them',
    ask: (run) => ({ path: `${content}/programmations?${years}&${most}&offset=${run}` }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/programmations`],
    says: '… from an instant on, the last of all',
    ask: (run) => ({ path: `${content}/programmations?from=${1_780_000_000 + run}&${most}&offset=50000` }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/calendar`],
    says: 'a month, by price',
    ask: (run, { month }) => ({
      path: `${content}/calendar?month=${month}&english=true&${anyPrice(7, run)}`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/calendar`],
    says: '… by price, genre and accessibility, without English',
    ask: (run, { month }) => ({
      path: `${content}/calendar?month=${month}&genre=Clown&accessibility=asl&${anyPrice(8, run)}`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/calendar`],
    says: '… that nothing is left of, of a year that has none',
    ask: (run) => ({
      path: `${content}/calendar?month=${1000 + run}-01&venue=${'x'.repeat(120)}&genre=Clown`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/calendar/facets`],
    says: 'all choices of a month, narrowed by price',
    ask: (run, { month }) => ({
      path: `${content}/calendar/facets?month=${month}&english=true&${anyPrice(9, run)}`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/calendar/day`],
    says: '400 of a day, the last of them',
    ask: (run, { month }) => ({
      path: `${content}/calendar/day?date=${month}-15&${most}&offset=${1_500 + run}&english=true`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/programmations/:id{[^/]+\\.ics}`],
    says: 'a date',
    ask: (run, { dates }) => ({ path: `${content}/programmations/${dates[run]}.ics` }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/shows/:id/programmations`],
    says: '400 dates of a show',
    ask: (run, { shows }) => ({ path: `${content}/shows/${shows[run]?.id}/programmations?${most}` }),
    budget: null,
  },
  fixed(`${ofSite}/metadata`, `${content}/metadata`),
  fixed(`${ofSite}/sponsors`, `${content}/sponsors`),
  fixed(`${ofSite}/passports`, `${content}/passports`),
  fixed(`${ofSite}/festivals`, `${content}/festivals`),
  {
    routes: [`${ofSite}/artists`],
    says: '400, from another one each time',
    ask: (run) => ({ path: `${content}/artists?${most}&offset=${run}` }),
    budget: budgets.shares,
  },
  fixed(`${ofSite}/live-shows`, `${content}/live-shows`),
  fixed(`${api}/content/show-categories`, `/api/content/${lang}/content/show-categories`),
  fixed(`${ofSite}/show-categories`, `${content}/show-categories`),
  fixed(`${api}/content/artist-categories`, `/api/content/${lang}/content/artist-categories`),
  fixed(`${ofSite}/artist-categories`, `${content}/artist-categories`),
  {
    routes: [`${ofSite}/shows/facets`],
    says: 'all choices, narrowed by price',
    ask: (run) => ({ path: `${content}/shows/facets?${anyPrice(10, run)}` }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/shows/facets`],
    says: '… by month, price and genre',
    ask: (run, { month }) => ({
      path: `${content}/shows/facets?month=${month}&genre=Clown&${anyPrice(11, run)}`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/shows`],
    says: '400, narrowed by price, from another one each time',
    ask: (run) => ({ path: `${content}/shows?${most}&offset=${run}&${anyPrice(12, run)}` }),
    budget: budgets.shares,
  },
  {
    routes: [`${ofSite}/videos`],
    says: '400, from another one each time',
    ask: (run) => ({ path: `${content}/videos?${most}&offset=${run}` }),
    budget: budgets.shares,
  },
  fixed(
    'GET /api/content/api/taxonomy_term/youtube_video_collections',
    '/api/content/api/taxonomy_term/youtube_video_collections',
  ),
  {
    routes: [`${api}/router/translate-path`, 'GET /api/content/router/translate-path'],
    says: 'a path of 14 KB, of slashes',
    ask: (run) => ({
      path: `/api/content/router/translate-path?path=/site/${benchSettings.siteId}/${run}${filled('/')}x`,
    }),
    budget: null,
  },
  {
    routes: [`${api}/router`, `${api}/router/:path{.*}`],
    says: 'home as a draft, which is kept nowhere',
    ask: (run) => ({ path: `/api/content/${lang}/router?preview=${run}` }),
    budget: budgets.shares,
  },
  {
    routes: [`${api}/router/:path{.*}`],
    says: 'a show as a draft',
    ask: (run, { shows }) => ({
      path: `/api/content/${lang}/router/${shows[run]?.url.slice(`/${lang}/`.length)}?preview=1`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [`${api}/router/:path{.*}`],
    says: 'a path of 14 KB, of slashes',
    ask: (run) => ({ path: `/api/content/${lang}/router/x${run}${filled('/')}x` }),
    budget: null,
  },
  {
    routes: [`${api}/router/:path{.*}`],
    says: '… of 7,000 words',
    ask: (run) => ({ path: `/api/content/${lang}/router/${run}${filled('/x')}` }),
    budget: null,
  },
  {
    routes: [`${ofSite}/calendar`],
    says: '1,600 parameters that are none',
    ask: (run) => ({
      path: `${content}/calendar?month=x${run}${Array.from({ length: 1_600 }, (_, at) => `&p${1_000 + at}=1`).join('')}`,
    }),
    budget: null,
  },
];
