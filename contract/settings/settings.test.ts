import { expect, test } from 'vitest';
import { defaultRegisterPath, fieldLengths, passwordLengths, plainLine, writtenEmail } from './account.ts';
import { defaultCurrency } from './currency.ts';
import { keptTicketsSettings } from './keptTickets.ts';
import { loginSettings } from './login.ts';
import { newsletterSettings, trapField } from './newsletter.ts';
import { ownMemberApi } from './pageSettings.ts';
import { pageSizes } from './pageSizes.ts';
import { allParts, partNames } from './parts.ts';
import { programmeLimits } from './programme.ts';
import { reservationSettings } from './reservation.ts';
import { longestRetryAfter } from './retry.ts';
import {
  asExact,
  numericAttributes,
  searchKinds,
  searchedAttributes,
  searchedLevels,
  searchSettings,
  textFacets,
} from './search.ts';
import { searchPageSettings } from './searchPage.ts';
import { sessionLimits } from './session.ts';
import { tagManager } from './tagManager.ts';
import { day, hour, minute, second } from './time.ts';

test.each([
  ['CAL-04: tiles of a day in Month view', programmeLimits.tilesOfMonthDay, 3],
  ['CAL-10: tiles of Day view', programmeLimits.tilesOfDay, 100],
  ['CAL-13: graphemes of a tile’s title', programmeLimits.tileTitle, 30],
  ['CAL-13: graphemes of any other excerpt', programmeLimits.excerpt, 50],
  ['CAL-19: years beyond the current one', programmeLimits.yearsAhead, 2],
  ['CAL-33: the site whose thumbnail serves every other', programmeLimits.sharedSiteId, 1],
  ['CAL-50: programmations of a page', pageSizes.programmations, 400],
  ['SHW-15: dates of a page', pageSizes.tickets, 50],
  ['RES-14: milliseconds before the start, two hours', reservationSettings.closing, 7_200_000],
  ['SES-07: milliseconds of leeway', sessionLimits.leeway, 60_000],
  ['SES-12: milliseconds of inactivity', sessionLimits.idleLimit, 1_800_000],
  ['SES-12: milliseconds of the warning before', sessionLimits.lastCall, 60_000],
])('%s', (_, value, literal) => {
  expect(value).toBe(literal);
});

test.each([
  ['settings: lengths of details, in characters', fieldLengths, { name: 100, email: 254, location: 200 }],
  ['settings: characters of a typed address', writtenEmail, 1_016],
  ['settings: lengths of passwords, in characters', passwordLengths, { shortest: 8, longest: 256 }],
  [
    'settings: hours of a show without an end, and after it',
    keptTicketsSettings,
    { assumedLength: 10_800_000, stays: 3_600_000 },
  ],
  ['settings: a mailed code', loginSettings, { codeDigits: 6, codeLifetime: 600_000, tries: 5 }],
  ['settings: two days of a link', newsletterSettings, { linkLifetime: 172_800_000 }],
  ['settings: two hours, and one', reservationSettings, { closing: 7_200_000, closingSoon: 3_600_000 }],
  ['settings: half a minute', longestRetryAfter, 30_000],
  [
    'settings: of a session',
    sessionLimits,
    { leeway: 60_000, unknownLifetime: 120_000, idleLimit: 1_800_000, lastCall: 60_000 },
  ],
  [
    'settings: of the programme',
    programmeLimits,
    {
      tilesOfMonthDay: 3,
      wholeMonthDay: 4,
      evening: '17:00',
      morning: '04:00',
      tilesOfDay: 100,
      tileTitle: 30,
      excerpt: 50,
      yearsAhead: 2,
      fewSeats: 20,
      sharedSiteId: 1,
    },
  ],
  [
    'settings: pages of lists',
    pageSizes,
    {
      programmations: 400,
      shows: 24,
      showsAtOnce: 480,
      narrowWindow: 575,
      artists: 24,
      artistsNarrow: 12,
      artistsAtOnce: 480,
      videos: 24,
      videosNarrow: 12,
      todaysVideos: 10,
      relatedVideos: 9,
      featuredVideos: 4,
      tickets: 50,
    },
  ],
  [
    'settings: of the search',
    searchSettings,
    {
      indexName: 'festival',
      hitsPerPage: 20,
      paginationLimit: 1_000,
      valuesPerFacet: 100,
      lettersForOneTypo: 4,
      lettersForTwoTypos: 8,
    },
  ],
  [
    'settings: of its page',
    searchPageSettings,
    {
      longestText: 200,
      mostValues: 20,
      highestPrice: 100_000,
      longestRange: 1_098,
      valuesAtOnce: 6,
      hitsAtOnce: 3,
      pagesBeside: 2,
      snippetWords: 24,
      lifetime: 10_000,
      suggestions: 6,
    },
  ],
  ['settings: spans, in milliseconds', [second, minute, hour, day], [1_000, 60_000, 3_600_000, 86_400_000]],
  [
    'settings: paths, a field and a currency',
    [ownMemberApi, defaultRegisterPath, trapField, defaultCurrency],
    ['/api/member', '/v1/register', 'topic', 'CAD'],
  ],
  ['settings: kinds of records, in their order', searchKinds, ['show', 'artist', 'video', 'page']],
  [
    'settings: searched attributes, by weight',
    searchedLevels,
    [
      ['title', 'features', 'cities'],
      ['artists'],
      ['venues'],
      ['categories', 'formats'],
      ['summary'],
      ['body'],
    ],
  ],
  [
    'settings: the same without levels',
    searchedAttributes,
    ['title', 'features', 'cities', 'artists', 'venues', 'categories', 'formats', 'summary', 'body'],
  ],
  [
    'settings: facets',
    textFacets,
    [
      'kind',
      'lang',
      'categories',
      'formats',
      'cities',
      'venues',
      'artists',
      'date.year',
      'date.month',
      'date.day',
    ],
  ],
  ['settings: compared numbers', numericAttributes, ['price', 'highestPrice', 'starts', 'localStarts']],
  [
    'settings: matches like the very word',
    asExact,
    ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
  ],
  [
    'settings: hosts of a tag manager',
    tagManager,
    {
      script: 'https://www.googletagmanager.com/gtm.js',
      scripts: ['https://*.googletagmanager.com'],
      connections: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
  ],
  [
    'settings: parts of a site',
    partNames,
    ['members', 'credits', 'newsletter', 'artists', 'videos', 'press', 'careers', 'passes'],
  ],
  [
    'settings: a festival that says nothing has them all',
    allParts,
    {
      members: true,
      credits: true,
      newsletter: true,
      artists: true,
      videos: true,
      press: true,
      careers: true,
      passes: true,
    },
  ],
] as const)('%s, written out', (_, settings, told) => {
  expect(settings).toEqual(told);
});

test('PRO-10: a line is plain without breaks, controls, halves of signs and changes of direction', () => {
  expect(['', 'Zoé Roy', 'Ana 🎪', "d'Août - 2"].filter((line) => !plainLine.test(line))).toEqual([]);
  const others = ['a\nb', 'a\tb', 'a\0', 'a\u2028b', 'a\u2029b', 'a\u202eb', 'a\ud83d', '\nab', 'ab\n'];
  expect(others.filter((line) => plainLine.test(line))).toEqual([]);
});
