import { pageSizes } from '#contract/settings/pageSizes.ts';
import { site } from '#server/site.ts';

const second = 1000;

/** Every count, bound and goal of the measurements. Times in milliseconds. */
export const benchSettings = {
  /** The moment at which the sites that are measured start. */
  now: '2027-06-15T16:00:00Z',
  siteId: site.siteId,
  lang: 'fr',
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

  /** Quiet time after which a page is taken to have asked for all that it wants. */
  settle: 1.5 * second,
  pageLimit: 60 * second,
  paintPairs: 9,
  monthPairs: 16,
  /** Switches that are not counted: code and data become warm. */
  warmUpSwitches: 4,
  /** How many times the shows of the busiest month, to show that hidden ones cost nothing. */
  largerMonth: 10,

  connections: 50,
  loadTime: 5 * second,
  warmUpTime: 2 * second,
  loadLimit: 60 * second,
  renderConnections: 8,
  renderedPages: 600,
  /** Pages that are rendered but not counted. */
  warmUpPages: 100,
  memory: { before: 2_000, after: 20_000, settle: 3 * second, connections: 20, addresses: 240 },

  /** Questions of each kind to the largest month. */
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
  /** Asked in turn; with those that only warm up fewer than the limit of one address. */
  login: { people: 200, warmUp: 10 },
} as const;

/** The figures that the site is held to. Kilobytes are 1,000 bytes. */
export const goals = {
  scriptKilobytes: 150,
  monthHtmlKilobytes: 20,
  monthShows: 400,
  firstPaintRatio: 1.25,
  layoutShift: 0.01,
  monthSwitchRatio: 2.5,
  /** A month with more hidden shows beside the same month without them. */
  largerMonthRatio: 1.3,
  elementsOfMain: 2_000,
  elementsOfTile: 12,
  preparedPerSecond: 5_000,
  renderedPerSecond: 150,
  memoryGrowth: 1.1,
  reservationP99: 200,
  /** How much of the rate is really reached. */
  reservationShare: 0.95,
  loginRatio: 1.1,
  /** The server's part of the largest month. */
  summaryTime: 60,
  filteredSummaryTime: 250,
  facetsTime: 250,
  besideCounting: 20,
  importSeconds: 15,
} as const;
