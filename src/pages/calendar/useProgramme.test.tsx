import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createContentClient } from '#src/api/content.ts';
import { calendarViewQuery, monthQuery } from '#src/api/queries.ts';
import { hostOf, offline } from '#src/api/testing/fakeHost.ts';
import { projectMonth } from '#contract/programme/projectMonth.ts';
import { programmationAt, programmeSettings } from '#contract/programme/testing/programmations.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { stateAt } from './testing/sample.ts';
import { neighbourQuestions, questionOf } from './calendar.question.ts';
import { useProgramme } from './useProgramme.ts';

const client = createContentClient({
  fetch: hostOf(offline).fetch,
  baseUrl: '/api/content',
  siteId: 8,
  log: () => {},
  sanitise: (html) => html,
});
const secondsOf = (iso: string) => Date.parse(iso) / 1000;

/** What the hook tells at an address, with these months (`YYYY-MM` → days) at hand. */
const programmeAt = (
  search: Record<string, string>,
  months: Record<string, readonly string[]>,
  around: { previous?: string; next?: string } = {},
) => {
  const queries = new QueryClient();
  const state = stateAt(search);
  const question = questionOf(state, 'fr', programmeSettings);
  const place = (iso: string | undefined) => (iso === undefined ? null : secondsOf(iso));
  for (const [month, days] of Object.entries(months)) {
    const items = days.map((day) => programmationAt(day, `${month}-${day}T20:00:00Z`));
    const answer = { items, previous: place(around.previous), next: place(around.next), skipped: 0 };
    queries.setQueryData(monthQuery(client, 'fr', month).queryKey, answer);
    const asked =
      month === question.month ? question : { ...question, month, mode: 'month' as const, day: null };
    queries.setQueryData(calendarViewQuery(client, asked).queryKey, projectMonth(answer, asked));
  }
  const told: ReturnType<typeof useProgramme>[] = [];
  const Probe = () => {
    told.push(useProgramme(client, state, 'fr', programmeSettings));
    return null;
  };
  renderScreen(<Probe />, { queries });
  const [programme] = told;
  if (!programme) throw new Error('Nothing was drawn');
  return programme;
};

describe('CAL-45: the months that are fetched ahead', () => {
  const around = (search: Record<string, string>) => {
    const state = stateAt(search);
    const { present, previous, next } = neighbourQuestions(questionOf(state, 'fr', programmeSettings), state);
    return [previous, present, next].map(
      (asked) => asked && [asked.month, asked.mode, asked.day, asked.filters.city],
    );
  };

  test.each([
    ['2027-01', [null, ['2027-01', 'month', null, ''], ['2027-02', 'month', null, '']]],
    [
      '2027-02',
      [
        ['2027-01', 'month', null, ''],
        ['2027-02', 'month', null, ''],
        ['2027-03', 'month', null, ''],
      ],
    ],
    [
      '2029-11',
      [
        ['2029-10', 'month', null, ''],
        ['2029-11', 'month', null, ''],
        ['2029-12', 'month', null, ''],
      ],
    ],
    ['2029-12', [['2029-11', 'month', null, ''], ['2029-12', 'month', null, ''], null]],
  ])('CAL-40, CAL-41: around %s', (month, asked) => {
    expect(around({ month })).toEqual(asked);
  });

  test('CAL-45: by month and with the same filters, also of a day', () => {
    expect(around({ mode: 'day', day: '2027-07-16', city: 'Laval' })).toEqual([
      ['2027-06', 'month', null, 'Laval'],
      ['2027-07', 'month', null, 'Laval'],
      ['2027-08', 'month', null, 'Laval'],
    ]);
  });
});

describe('CAL-43: the arrows of Day view', () => {
  const day = { mode: 'day', day: '2027-07-16' };

  test('CAL-43: lead to the days of the months on either side', () => {
    const months = { '2027-06': ['02', '28'], '2027-07': ['16'], '2027-08': ['05', '20'] };
    expect(programmeAt(day, months).neighbours).toEqual({ previousDay: '2027-06-28', nextDay: '2027-08-05' });
  });

  test('CAL-43: or where the host says that there are shows', () => {
    const around = { previous: '2027-05-10T20:00Z', next: '2027-09-05T20:00Z' };
    expect(programmeAt(day, { '2027-07': ['16'] }, around).neighbours).toEqual({
      previousDay: '2027-05-10',
      nextDay: '2027-09-05',
    });
  });

  test('CAL-03: there are none by month', () => {
    expect(programmeAt({ month: '2027-07' }, { '2027-07': ['03', '16'] }).neighbours).toEqual({
      previousDay: null,
      nextDay: null,
    });
  });
});

describe('CAL-17: the nearest day with shows', () => {
  const previous = '2027-05-10T20:00Z';
  const next = '2027-09-05T20:00Z';

  test.each([
    [{ previous, next }, '2027-09-05'],
    [{ next }, '2027-09-05'],
    [{ previous }, '2027-05-10'],
    [{}, null],
  ])('CAL-17: with %o it is %s: what is to come first', (around, nearest) => {
    expect(programmeAt({ month: '2027-07' }, { '2027-07': [] }, around).nearest).toBe(nearest);
  });
});

describe('CAL-21: how many shows a draft would leave', () => {
  const draft = { venue: '', city: '', category: '', type: '', english: 'false' } as const;
  const months = { '2027-07': ['03', '16', '30'] };

  test('CAL-21: of the month by month, of the day by day, and not known where the month is not at hand', () => {
    const byMonth = programmeAt({ month: '2027-07' }, months);
    const byDay = programmeAt({ mode: 'day', day: '2027-07-16' }, months);
    expect([
      byMonth.countMatches(draft),
      byDay.countMatches(draft),
      byMonth.countMatches({ ...draft, city: 'Laval' }),
      programmeAt({ month: '2027-08' }, months).countMatches(draft),
    ]).toEqual([3, 1, 0, undefined]);
  });
});

describe('CAL-56: what is there', () => {
  test('CAL-56: a month at hand is ready, one that is not is on its way', () => {
    expect([
      programmeAt({ month: '2027-07' }, { '2027-07': ['16'] }).status,
      programmeAt({ month: '2027-08' }, { '2027-07': ['16'] }).status,
    ]).toEqual(['ready', 'loading']);
  });
});
