import type { Pick, Seeder, World } from './seeder.ts';

const [ofSite, inLanguage] = ['getApiContentByLangContentBySiteId', 'getApiContentByLang'];

const show: Seeder = ({ facts }, pick) => ({ params: { id: String(pick(facts.shows)) } });
const date: Seeder = ({ facts }, pick) => ({ params: { id: String(pick(facts.programmations)) } });

/** A page for the router. */
const page = ({ facts }: World, pick: Pick): { lang: string; path: string } => {
  const [, lang = '', ...rest] = pick(facts.pages).split('/');
  return { lang, path: rest.join('/') };
};

const translated = (world: World, pick: Pick) => {
  const { lang, path } = page(world, pick);
  return { lang, query: { path: `/site/${world.site.settings.siteId}/${lang}/${path}` } };
};

/** Filters with stricter rules than their schema. */
const narrowed = (pick: Pick) => ({
  price: pick([null, 'free', '25-50', '0-100000']),
  venue: pick([null, 'Théâtre du Coin', "Robert'); drop table shows; --"]),
});
const ofShows: Seeder = (_world, pick) => ({
  query: { price: narrowed(pick).price, month: pick([null, '2027-07']) },
});
const ofRange: Seeder = (_world, pick) => ({
  query: pick([
    { from: null, to: null },
    { from: '1813550400', to: '1816228800' },
  ]),
});

/** Days of one month, and hours only with them. */
const ofMonth: Seeder = (world, pick) => ({
  query: {
    ...narrowed(pick),
    ...(pick([true, false])
      ? { month: '2027-07', days: '2027-07-02..2027-07-09' }
      : { days: null, after: null, before: null }),
  },
});
const ofDay: Seeder = (_world, pick) => ({ query: narrowed(pick) });

const index: Seeder = ({ site }, pick) => ({
  params: { index: pick(Object.values(site.settings.searchIndexes)) },
});
/** Valid filters of the grammar; the old form of a query is left out. */
const filters = ['', 'lang:fr', 'kind:show AND price < 50', 'NOT lang:en', 'starts > 0 OR price:10 TO 20'];
const searched = (pick: Pick) => ({
  filters: pick(filters),
  facetFilters: pick([[], ['lang:fr'], [['lang:fr', 'lang:en'], 'kind:show']]),
  numericFilters: pick([[], ['price<100'], [['price>=10', 'starts>0']]]),
  tagFilters: pick([[], ['free'], [['free', '-late']]]),
  optionalFilters: pick([[], ['kind:show<score=2>'], [['lang:fr', 'kind:-show']]]),
});

/** Existing things of the content, the search and the files. */
export const contentSeeds: Readonly<Record<string, Seeder>> = {
  [`${ofSite}ShowsByIdProgrammations`]: show,
  [`${ofSite}ProgrammationsByIdIcs`]: date,
  [`${ofSite}Calendar`]: ofMonth,
  [`${ofSite}CalendarFacets`]: ofMonth,
  [`${ofSite}CalendarDay`]: ofDay,
  [`${ofSite}Shows`]: ofShows,
  [`${ofSite}ShowsFacets`]: ofShows,
  [`${ofSite}Programmations`]: ofRange,
  [`${ofSite}Videos`]: ({ facts }, pick) => ({ query: { collection: pick([null, ...facts.collections]) } }),
  [`${inLanguage}RouterByPath`]: (world, pick) => ({ params: page(world, pick) }),
  [`${inLanguage}RouterTranslatePath`]: (world, pick) => {
    const { lang, query } = translated(world, pick);
    return { params: { lang }, query };
  },
  getApiContentRouterTranslatePath: (world, pick) => ({ query: translated(world, pick).query }),
  postApiSearch1IndexesByIndexQueries: ({ site }, pick) => ({
    body: {
      requests: Array.from({ length: pick([1, 2, 5]) }, () => ({
        indexName: pick(Object.values(site.settings.searchIndexes)),
        query: pick(['', 'rire', 'Montréal', "l'été"]),
        ...searched(pick),
      })),
    },
  }),
  postApiSearch1IndexesByIndexQuery: async (world, pick) => ({
    ...(await index(world, pick)),
    fields: searched(pick),
  }),
  postApiSearch1IndexesByIndexFacetsByFacetQuery: async (world, pick) => ({
    ...(await index(world, pick)),
    fields: searched(pick),
  }),
  getMediaThumbnailsByIdJpg: ({ facts }, pick) => ({ params: { id: pick(facts.films) } }),
  getMediaOgByLangShowsByPicturePng: ({ facts }, pick) => {
    const [, lang = '', picture = ''] =
      /^\/media\/og\/(\w+)\/shows\/(.*)\.png$/.exec(pick(facts.pictures)) ?? [];
    return { params: { lang, picture } };
  },
  getByLangByPage: (_world, pick) => ({
    params: pick([
      { lang: 'fr', page: 'calendrier' },
      { lang: 'en', page: 'calendar' },
      { lang: 'en', page: 'calendar-archive' },
    ]),
  }),
  getByPath: ({ facts }, pick) => ({ params: { path: pick([...facts.pages, ...facts.files]).slice(1) } }),
};
