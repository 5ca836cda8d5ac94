/** A question to a content host. */
export interface Resource {
  /** Below the host's address. `{lang}` is `fr` or `en`, `{site}` the site's number, `{router}` a setting. */
  path: string;
  /** Its parameters, with their meanings. */
  parameters: Readonly<Record<string, string>>;
  /** The name of the answer in docs/wire; of pages, there is one for each type. */
  answer: string;
  asked: string;
  /** The loss to visitors where a host answers 404 to it. */
  without: string;
}

const paged = {
  offset: 'how many entries to leave out at the beginning',
  pagesize: 'how many entries to answer at most',
};

/** Every question to a content host. */
export const resources = {
  page: {
    path: '{lang}/{router}/{path}',
    parameters: { preview: 'as in the address of the page', ptok: 'as in the address of the page' },
    answer: 'page-…',
    asked: 'for every address that has no page of its own below; `{path}` is empty for home',
    without: 'the page "not found"; home without texts of yours',
  },
  metadata: {
    path: '{lang}/content/{site}/metadata',
    parameters: {},
    answer: 'metadata',
    asked: 'on every page',
    without: 'pages without menus',
  },
  sponsors: {
    path: '{lang}/content/{site}/sponsors',
    parameters: {},
    answer: 'sponsors',
    asked: 'on every page, at its end',
    without: 'pages without sponsors',
  },
  liveShows: {
    path: '{lang}/content/{site}/live-shows',
    parameters: {},
    answer: 'live-shows',
    asked: 'on every page, once it stands',
    without: 'no line about shows that are on',
  },
  programmations: {
    path: '{lang}/content/{site}/programmations',
    parameters: {
      from: 'the earliest start, in seconds since 1970',
      to: 'the first start that is too late',
      ...paged,
      showthumbnail: 'always 1',
    },
    answer: 'programmations',
    asked: 'on the calendar, and on home for tonight, the weekend and the next dates',
    without: 'no calendar; home without a programme',
  },
  tickets: {
    path: '{lang}/content/{site}/shows/{id}/programmations',
    parameters: paged,
    answer: 'tickets',
    asked: 'on the page of a show, for its dates; `{id}` is the id of the page',
    without: 'the page says that it has no dates now',
  },
  shows: {
    path: '{lang}/content/{site}/shows',
    parameters: {
      ...paged,
      sort: 'always `default`: the order is yours',
      tag_unit: 'only shows with this tag; on home',
      city: 'only shows in this city',
      genre: 'only shows of this genre',
      series: 'only shows of this `show_type`',
      month: 'only shows with a date in this month, like 2027-07',
      language: 'only shows in this language',
      price: '`free`, or two prices, like `25-50`',
      festival: 'only shows of the festival with this id',
    },
    answer: 'shows',
    asked: 'on the list of shows, on the page of a festival, and on home for each tag',
    without: 'no list of shows; home and festivals without their shows',
  },
  showFacets: {
    path: '{lang}/content/{site}/shows/facets',
    parameters: {
      city: 'the chosen value, as above',
      genre: 'the chosen value',
      series: 'the chosen value',
      month: 'the chosen value',
      language: 'the chosen value',
      price: 'the chosen value',
      festival: 'the chosen value',
    },
    answer: 'show-facets',
    asked: 'on the list of shows, for its filters',
    without: 'the list of shows without filters',
  },
  artists: {
    path: '{lang}/content/{site}/artists',
    parameters: { ...paged, category_id: 'only artists of this category' },
    answer: 'artists',
    asked: 'on the list of artists',
    without: 'no list of artists',
  },
  artistCategories: {
    path: '{lang}/content/artist-categories',
    parameters: {},
    answer: 'artist-categories',
    asked: 'on the list of artists, for its filter',
    without: 'the list of artists without its filter',
  },
  videos: {
    path: '{lang}/content/{site}/videos',
    parameters: { ...paged, collection: 'only videos of this collection' },
    answer: 'videos',
    asked: 'on the pages of videos, and below other pages',
    without: 'no videos',
  },
  videoCollections: {
    path: 'api/taxonomy_term/youtube_video_collections',
    parameters: {},
    answer: 'video-collections',
    asked: 'on the pages of videos',
    without: 'videos without collections',
  },
  festivals: {
    path: '{lang}/content/{site}/festivals',
    parameters: {},
    answer: 'festivals',
    asked: 'on the list of festivals',
    without: 'no list of festivals',
  },
  passports: {
    path: '{lang}/content/{site}/passports',
    parameters: {},
    answer: 'passports',
    asked: 'on the list of passes, on their pages, and on home',
    without: 'no passes',
  },
} as const satisfies Readonly<Record<string, Resource>>;
export type ResourceName = keyof typeof resources;
