import { pairPath, type PairName } from '#contract/address/pairs.ts';
import { benchSettings } from '#bench/benchSettings.ts';
import { anyPrice, budgets, filled, pageFill, type Dearest } from '../dearest.ts';

const { lang } = benchSettings;
const page = 'GET /*';
const list = 'GET /:lang/:page';
const at = (name: PairName): string => pairPath(name, lang);

/** A page without parameters: rendered once a version of the data. */
const fixed = (path: string): Dearest => ({
  routes: [page],
  says: path,
  ask: () => ({ path }),
  budget: budgets.turns,
  isFixed: true,
});

const rendered = (says: string, ask: Dearest['ask']): Dearest => ({
  routes: [page],
  says,
  ask,
  budget: budgets.turns,
});

/** Documents: every kind of page, and the list for print. */
export const pageRequests: readonly Dearest[] = [
  ...[
    `/${lang}`,
    at('calendar-archive'),
    at('festivals'),
    at('ondemand'),
    at('press'),
    at('jobs'),
    at('choose-your-pass'),
    at('register'),
    at('reset-password'),
    at('my-list'),
    at('my-tickets'),
    `/${lang}/login`,
    `/${lang}/profile`,
    `/${lang}/accessibilite`,
    `/${lang}/videos/la-nuit-du-lapin`,
    `/${lang}/videos-categories/coulisses`,
    `/${lang}/artistes/desmond-okafor`,
    `/${lang}/404`,
    `/${lang}/503`,
  ].map(fixed),
  rendered('home with a parameter that nobody reads', (run) => ({ path: `/${lang}?x=${run}` })),
  rendered('a month of the calendar with the filters, by price', (run, { month }) => ({
    path: `${at('calendar')}?month=${month}&panel=filters&english=true&${anyPrice(1, run)}`,
  })),
  rendered('… of the archive', (run, { month }) => ({
    path: `${at('calendar-archive')}?month=${month}&panel=filters&english=true&${anyPrice(2, run)}`,
  })),
  rendered('a day of the calendar with the filters', (run, { month }) => ({
    path: `${at('calendar')}?mode=day&day=${month}-15&panel=filters&english=true&${anyPrice(3, run)}`,
  })),
  rendered('480 shows, by price', (run) => ({ path: `${at('shows')}?offset=456&${anyPrice(4, run)}` })),
  rendered('480 artists, of a category that is none', (run) => ({
    path: `${at('artists')}?offset=${480 + 24 * run}`,
  })),
  rendered('videos from another one on', (run) => ({ path: `${at('videos')}?offset=${24 * run}` })),
  rendered('a search of 200 letters, 40 chosen values', (run) => ({
    path: `${at('search')}?q=${run}+${'spectacel+'.repeat(19)}&category=${'genre|'.repeat(20)}&city=${'ville|'.repeat(20)}`,
  })),
  rendered('a search for what everything has', (run) => ({ path: `${at('search')}?q=spectacle+${run}` })),
  rendered('a show', (run, { shows }) => {
    const show = shows[run];
    return show ? { path: show.url } : null;
  }),
  rendered('the box office', (run, { dates }) => {
    const date = dates[run];
    return date === undefined ? null : { path: `/${lang}/billetterie/${date}` };
  }),
  rendered('nothing at a path of 2,000 letters', (run) => ({
    path: `/${lang}/${run}${'x'.repeat(pageFill)}`,
  })),
  rendered('nothing at a path of 1,000 words', (run) => ({
    path: `/${lang}/${run}${'/x'.repeat(pageFill / 2)}`,
  })),
  rendered('a video category at a path of 1,000 words', (run) => ({
    path: `${at('videos-ondemand')}/${run}${'/x'.repeat(pageFill / 2)}`,
  })),
  rendered('a draft of home, which is kept nowhere', (run) => ({ path: `/${lang}?preview=${run}` })),
  rendered('home with 600 parameters', (run) => ({
    path: `/${lang}?x=${run}${Array.from({ length: 300 }, (_, index) => `&${index}=1`).join('')}`,
  })),
  {
    routes: [page],
    says: 'a language that there is not, 14 KB of path',
    ask: (run) => ({ path: `/xx/${run}${filled('/x')}` }),
    budget: null,
  },
  {
    routes: [page],
    says: 'the root, with 14 KB of languages',
    ask: (run) => ({
      path: `/?x=${run}`,
      headers: { 'accept-language': filled('zz;q=0.9,') },
    }),
    budget: null,
  },
  {
    routes: [page],
    says: '… with 14 KB of cookies',
    ask: (run) => ({ path: `/?x=${run}`, headers: { cookie: `${filled('lang=x; ')}lang=en` } }),
    budget: null,
  },
  {
    routes: [list],
    says: '2,000 dates of a month for print, by price',
    ask: (run, { month }) => ({
      path: `${at('calendar')}?print=all&month=${month}&english=true&${anyPrice(5, run)}`,
    }),
    budget: budgets.shares,
  },
  {
    routes: [list],
    says: '… the last of them',
    ask: (run, { month }) => ({
      path: `${at('calendar')}?print=all&month=${month}&english=true&part=29&${anyPrice(6, run)}`,
    }),
    budget: budgets.shares,
  },
];
