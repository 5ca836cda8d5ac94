import { expect, test } from 'vitest';
import {
  awaitedCredits,
  contentSettings,
  memberSettings,
  pagePatience,
  staleTimes,
} from './requestSettings.ts';

test('the content host has ten seconds for an answer, and three further tries after longer and longer pauses, in milliseconds', () => {
  const { timeout, retryPauses, silentWait, maxPages, cachedAnswers } = contentSettings;
  expect({ timeout, retryPauses, silentWait, maxPages, cachedAnswers, pagePatience }).toEqual({
    timeout: 10_000,
    retryPauses: [300, 900, 2_700],
    silentWait: 3_000,
    maxPages: 100,
    cachedAnswers: 30,
    pagePatience: { page: 3_500, aside: 2_250 },
  });
});

test('HOM-01: home has three shows of tonight, eight of the weekend and eight that come next', () => {
  const { nextShows, nextShowsAsked, showsOfTonight, showsOfWeekend } = contentSettings;
  expect([nextShows, nextShowsAsked, showsOfTonight, showsOfWeekend]).toEqual([8, 24, 3, 8]);
});

test('an answer is fresh for a minute, menus for five, what is a member’s for ten seconds', () => {
  expect(staleTimes).toEqual({ page: 60_000, menus: 300_000, programme: 60_000, member: 10_000 });
});

test('the member host has ten seconds, a check four, a logout three', () => {
  const { timeout, checkTimeout, signOutTimeout } = memberSettings;
  expect({ timeout, checkTimeout, signOutTimeout }).toEqual({
    timeout: 10_000,
    checkTimeout: 4_000,
    signOutTimeout: 3_000,
  });
});

test('STF-10: awaited credits are asked for every twenty seconds, for half an hour', () => {
  expect(awaitedCredits).toEqual({ every: 20_000, times: 90 });
});
