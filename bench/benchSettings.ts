import { pageSizes } from '#contract/settings/pageSizes.ts';
import { site } from '#server/site.ts';

const second = 1000;

/** Every count, bound and goal of the measurements. Times in milliseconds. */
export const benchSettings = {
  /** The moment at which the sites that are measured start. */
  now: '2027-06-15T16:00:00Z',
  siteId: site.siteId,
  lang: 'fr',
  home: '/fr',
  /** The list of the artists, and the page of one of them. */
  artists: ['/fr/artistes', '/fr/artistes/desmond-okafor'],
  calendar: '/fr/calendrier',
  /** Months around `now` among which the busiest is looked for. */
  monthsBefore: 2,
  monthsAfter: 10,
  pageSize: pageSizes.programmations,
  startLimit: 60 * second,

  /** A phone of the middle class on a slow network. */
  slow4g: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  cpuSlowdown: 4,
  viewports: { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } },

  /** How often one looks whether a page is sent smaller. */
  bestLook: 100,
  /** Quiet time after which a page is taken to have asked for all that it wants. */
  settle: 1.5 * second,
  pageLimit: 60 * second,
  paintPairs: 9,
  /** How long the visitor looks at a page before the first press. */
  look: 3 * second,
  firstClicks: 7,
  monthPairs: 16,
  /** Switches that are not counted: code and data become warm. */
  warmUpSwitches: 4,

  /**
   * Programmes that are generated and imported: a month with as many dates as the largest festival that there is has (or
   * as few as a common one), the month before it with few, and how many are imported at once.
   */
  generated: {
    month: '2027-08',
    neighbour: '2027-07',
    timezone: 'America/Toronto',
    many: 59_600,
    few: 400,
    slice: 5_000,
  },
  /** Visits of each page whose heap is measured. */
  heapPairs: 7,
  /** What the heap is measured beside: packages that are installed for the measurement alone. */
  fullCalendar: ['fullcalendar@7.1.0', 'temporal-polyfill@1.0.8'],

  /** Dates of a programme whose list of shows has more than a stretch, and how often that is gone down. */
  listDates: 9_000,
  listRuns: 5,

  /** Texts that find something, typed one after the other, and how often; the first time makes code and index warm. */
  searchTexts: ['gala', 'nuit', 'toronto', 'rire', 'impro', 'cabaret'],
  searchRounds: 4,

  connections: 50,
  loadTime: 5 * second,
  warmUpTime: 2 * second,
  loadLimit: 60 * second,
  renderConnections: 8,
  renderedPages: 600,
  /** Pages that are rendered but not counted. */
  warmUpPages: 100,
  memory: { before: 2_000, after: 20_000, settle: 3 * second, connections: 20, addresses: 240 },

  /** Questions of each kind to the month with many dates. */
  summaryRuns: 12,
  /** How often another process writes while a file is imported. */
  importLook: 20,

  /** Each member reserves each show once; more than the rate needs in the time. */
  reservation: {
    members: 500,
    shows: 12,
    connections: 20,
    rate: 200,
    warmUp: 5 * second,
    time: 20 * second,
  },
  /** Dates of programmes that make 1,000 and 10,000 records, with the few of the month before; titles that are typed, queries before they are counted. */
  search: { fewDates: 92, manyDates: 4_592, titles: 60, warmUp: 200, look: 20 },
  /** How many of the worst searches are sent, so many at the same time, and how long the memory settles after them. */
  attack: { attackers: 4, requests: 100, settle: 3 * second },
  /** Asked in turn; with those that only warm up fewer than the limit of one address. */
  login: { people: 200, warmUp: 10 },
  enumeration: { people: 200, warmUp: 20 },
  /** Asks in each minute of the hour that is counted: what one attacker managed. */
  letters: { perMinute: 210 },

  /**
   * The dearest requests: how often each is asked, the first times uncounted; of one that takes longer than `dear`, once.
   * A process that spends less than `quietProcessor` in `quietLook` has nothing more to do.
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

  /** For `time` others ask for two addresses every `every` ms, answered or not, beside a load. */
  beside: { time: 8 * second, every: 20, longest: 120 * second, pictures: 12 },
} as const;

/** The figures that the site is held to. Kilobytes are 1,000 bytes. */
export const goals = {
  /** The press that shows the twentieth page of the list of the shows, beside the first. */
  lastPressRatio: 1.3,
  /** Of ready HTML, beside one round trip: from a letter to the paint of what is found. */
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
  heapRatio: 0.75,
  elementsOfMain: 2_000,
  elementsOfTile: 12,
  preparedPerSecond: 5_000,
  renderedPerSecond: 150,
  memoryGrowth: 1.1,
  reservationP99: 200,
  /** How much of the rate is really reached. */
  reservationShare: 0.95,
  loginRatio: 1.1,
  enumerationRatio: 1.1,
  /** The server's part of a month with many dates. */
  monthTime: 60,
  filteredMonthTime: 250,
  facetsTime: 250,
  /** How much later a kept answer is because of it. */
  laterBesideCounting: 20,
  importSeconds: 15,
  /** Of 1,000 records, and of 10,000. */
  searchFew: 4,
  searchMany: 25,
  searchBuildSeconds: 3,
  /** How long the building of the index holds other requests up. */
  searchStall: 50,
  searchChangeSeconds: 1,
  /** Of any one search: milliseconds of processor, megabytes of its answer, and what all of them leave in memory. */
  requestTime: 1_000,
  answerMegabytes: 2,
  attackMegabytes: 64,
  /** Of what others ask for while a stranger asks for the worst, the 99th percentile. */
  besideP99: 50,
} as const;
