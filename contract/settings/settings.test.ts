import { expect, test } from 'vitest';
import { pageSizes } from './pageSizes.ts';
import { programmeLimits } from './programme.ts';
import { reservationSettings } from './reservation.ts';
import { sessionLimits } from './session.ts';

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
