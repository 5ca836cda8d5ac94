import { pageSizes } from '#contract/settings/pageSizes.ts';
import { site } from '#server/site.ts';

const second = 1000;

/** Every count, bound and goal of the measurements. Times in milliseconds. */
export const benchSettings = {
  /** The start of the measured sites' clocks. */
  now: '2027-06-15T16:00:00Z',
  siteId: site.siteId,
  lang: 'fr',
  home: '/fr',
  /** The list of the artists, and the page of one of them. */
  artists: ['/fr/artistes', '/fr/artistes/desmond-okafor'],
  calendar: '/fr/calendrier',
  /** Months around `now` to search for the busiest. */
  monthsBefore: 2,
  monthsAfter: 10,
  pageSize: pageSizes.programmations,
  startLimit: 60 * second,

  /** A phone of the middle class on a slow network. */
  slow4g: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
  viewports: { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } },

  /** Somebody else's content host: a slow call of it, pages of each kind, and questions that nobody has asked before. */
  host: {
    slow: 2 * second,
    /** The French ones are measured; the English ones warm the code up. */
    pages: {
      home: ['/fr', '/en'],
      calendar: ['/fr/calendrier', '/en/calendar'],
      month: ['/fr/calendrier?month=2027-08', '/en/calendar?month=2027-08'],
      show: [
        '/fr/spectacles/zoe-tremblay-tremblay-consanguinite-administrative',
        '/en/shows/zoe-tremblay-tremblay-no-relation',
      ],
      shows: ['/fr/spectacles', '/en/shows'],
      artist: ['/fr/artistes/desmond-okafor', '/en/artists/desmond-okafor'],
      artists: ['/fr/artistes', '/en/artists'],
      video: ['/fr/videos/la-nuit-du-lapin', '/en/videos/the-night-of-the-rabbit'],
      videos: ['/fr/videos-surdemande', '/en/videos-ondemand'],
      passes: ['/fr/choisir-son-passe', '/en/choose-your-pass'],
      page: ['/fr/accessibilite', '/en/accessibility'],
    },
    madeBytes: 2_000,
    madeAddresses: 100_000,
    warmUp: 10_000,
    atOnce: 16,
    visitors: 1_000,
  },

  /** The interval of looks for a page's smaller form. */
  bestLook: 100,
  /** After so much quiet time a page has requested everything. */
  settle: 1.5 * second,
  pageLimit: 60 * second,
  paintPairs: 9,
  /** How long visitors look at a page before the first press. */
  looks: [second, 3 * second],
  firstClicks: 7,
  monthPairs: 16,
  /** Uncounted switches, to warm code and data up. */
  warmUpSwitches: 4,

  /**
   * Generated and imported programmes: a month with as many dates as the largest existing festival (or as few as a common
   * one), the month before it with few, and how many are imported at once.
   */
  generated: {
    month: '2027-08',
    neighbour: '2027-07',
    timezone: 'America/Toronto',
    many: 59_600,
    few: 400,
    slice: 5_000,
  },
  /** Visits of each page for the heap. */
  heapPairs: 7,
  /** The comparison of the heap: packages installed for the measurement alone. */
  fullCalendar: ['fullcalendar@7.1.0', 'temporal-polyfill@1.0.8'],

  /** Dates of a programme whose list of shows has more than a stretch, and the number of walks down it. */
  listDates: 9_000,
  listRuns: 5,

  /** Texts with hits, typed one after the other, and how often; the first time warms code and index up. */
  searchTexts: ['gala', 'nuit', 'toronto', 'rire', 'impro', 'cabaret'],
  searchRounds: 4,

  connections: 50,
  loadTime: 5 * second,
  warmUpTime: 2 * second,
  loadLimit: 60 * second,
  renderConnections: 8,
  renderedPages: 600,
  /** Uncounted pages. */
  warmUpPages: 100,
  memory: { before: 2_000, after: 20_000, settle: 3 * second, connections: 20, addresses: 240 },

  /** Questions of each kind to the month with many dates. */
  summaryRuns: 12,
  /** Photos of 12 megapixels in a folder. */
  photos: 200,
  /** Questions for the site's health with nothing beside them. */
  healthAlone: 300,

  /** The interval of another process's writes during an import. */
  importLook: 20,

  /** 60,000 dates, and 100,000 bookings: three of each member. `time`: milliseconds without a backup. */
  backup: {
    rest: 120,
    shows: 20_000,
    dates: 60_000,
    members: 33_334,
    paths: ['/fr', '/en/calendar', '/api/content/fr/content/8/sponsors'],
    connections: 2,
    time: 5_000,
    reservations: 20_000,
  },

  /** Each member reserves each show once; enough for the rate and the time. */
  reservation: {
    members: 500,
    shows: 12,
    connections: 20,
    rate: 200,
    warmUp: 5 * second,
    time: 20 * second,
  },
  /**
   * Dates of programmes that make 1,000 and 10,000 records, with the few of the month before; typed titles, uncounted
   * queries.
   */
  search: { fewDates: 92, manyDates: 4_592, titles: 60, warmUp: 200, look: 20 },
  /** How many of the worst searches are sent, so many in parallel. */
  attack: { attackers: 4, requests: 100 },
  /** Asked in turn; together with the uncounted ones fewer than the limit of one address. */
  login: { people: 200, warmUp: 10 },
  enumeration: { people: 200, warmUp: 20 },
  /** Requests in each minute of the counted hour: one attacker's rate. */
  letters: { perMinute: 210 },

  /**
   * The dearest requests: how often each is sent, the first times uncounted; one that takes longer than `dear`, once. A
   * process that spends less than `quietProcessor` in `quietLook` is done.
   */
  cost: {
    runs: 5,
    warmUp: 1,
    dear: 1.5 * second,
    quietLook: 25,
    quietProcessor: 1,
    quietLimit: 120 * second,
    most: 100,
  },

  /** For `time` others request two addresses every `every` ms, answered or not, beside a load. */
  beside: { time: 8 * second, every: 20, longest: 120 * second, pictures: 12 },
} as const;

/** The limits for the site. Kilobytes are 1,000 bytes. */
export const goals = {
  /** The press for the twentieth page of the list of shows, beside the first. */
  lastPressRatio: 1.3,
  /** Of ready HTML, beside one round trip: from a letter to the paint of the hits. */
  searchSwaps: 1.5,
  scriptKilobytes: 190,
  monthHtmlKilobytes: 24,
  monthShows: 400,
  firstPaintRatio: 1.1,
  firstPaintRatioOfHome: 1.15,
  firstPaintRatioOfArtists: 1.15,
  layoutShift: 0.01,
  monthSwitchRatio: 2.5,
  /** A month with many dates beside one with few. */
  manyDatesRatio: 1.15,
  /** Beside FullCalendar with the same dates. */
  heapRatio: 0.8,
  heapRatioAhead: 1,
  firstClickRatio: 0.6,
  longestInteraction: 200,
  blockedRatio: 0.5,
  firstContentRatio: 0.4,
  elementsOfMain: 2_000,
  elementsOfTile: 12,
  preparedPerSecond: 5_000,
  renderedPerSecond: 150,
  memoryGrowth: 1.1,
  reservationP99: 200,
  /** The share of the rate that is reached. */
  reservationShare: 0.95,
  loginRatio: 1.1,
  enumerationRatio: 1.1,
  /** The server's part of a month with many dates. */
  monthTime: 60,
  filteredMonthTime: 250,
  facetsTime: 250,
  /** The delay of a kept answer by it. */
  laterBesideCounting: 20,
  importSeconds: 15,
  /** The largest festival's folder, and one changed file of it. */
  healthBesidePictures: 50,
  folderSeconds: 30,
  folderMegabytes: 600,
  changeSeconds: 2,
  /** Of 1,000 records, and of 10,000. */
  searchFew: 4,
  searchMany: 25,
  searchBuildSeconds: 3,
  /** The longest pause of other requests by building the index. */
  searchStall: 50,
  searchChangeSeconds: 1,
  /** Of any one search: milliseconds of processor, megabytes of its answer, and the memory left by all of them. */
  requestTime: 1_000,
  answerMegabytes: 2,
  attackMegabytes: 64,
  /** The 99th percentile of others' requests beside a stranger's worst ones. */
  besideP99: 50,
} as const;
