import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from '#contract/programme/testing/views.ts';
import { questionOf as askedOf } from '#contract/programme/testing/programmations.ts';
import { calendarViewQuery } from '#src/api/calendar/calendarQueries.ts';
import { calendarClientOf } from '#src/api/testing/calendarHost.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { questionOf } from '../calendar.question.ts';
import { stateAt } from '../testing/sample.ts';
import { useNeighbours } from './useNeighbours.ts';

afterEach(() => void vi.useRealTimers());

const { lang, settings, opening, until, clock } = askedOf('2027-07');
const asker = { lang, settings, opening, until, clock };
const dayAt = (day: string) => ({ mode: 'day', day });

/** The neighbours of a place once the page has room, of these that have come with so many shows. */
const neighboursOf = async (
  search: Record<string, string>,
  come: readonly (readonly [search: Record<string, string>, total: number])[],
  days: { previousDay: string | null; nextDay: string | null } = { previousDay: null, nextDay: null },
) => {
  openWindow();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { userAgent: '' });
  const { client } = calendarClientOf([]);
  const queries = new QueryClient();
  for (const [near, total] of come) {
    const question = questionOf(stateAt(near), asker);
    const view = viewOf([], question.month, { mode: question.mode, day: question.day });
    queries.setQueryData(calendarViewQuery(client, question).queryKey, {
      ...view,
      day: view.day && { ...view.day, total },
    });
  }
  const state = stateAt(search);
  const seen: string[][] = [];
  function Places() {
    const neighbours = useNeighbours(client, state, asker, days);
    seen.push(
      neighbours.map(({ state: near, view }) =>
        [near.context.day ?? near.context.month, view.month].join(' of '),
      ),
    );
    return null;
  }
  await renderLive(<Places />, { queries });
  const before = seen.at(-1);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  return [before, seen.at(-1)];
};

const [june, august] = [{ month: '2027-06' }, { month: '2027-08' }];
const both = [
  [june, 0],
  [august, 0],
] as const;
test.each([
  ['both', { month: '2027-07' }, both, ['2027-06 of 2027-06', '2027-08 of 2027-08']],
  ['the one that has come', { month: '2027-07' }, both.slice(1), ['2027-08 of 2027-08']],
  [
    'of the first month the second',
    { month: '2027-01' },
    [[{ month: '2027-02' }, 0]],
    ['2027-02 of 2027-02'],
  ],
  ['none of some chosen days', { days: '2027-07-30..2027-08-01' }, both, []],
] as const)(
  'CAL-57: the months beside the shown one stand ready once the browser is idle: %s',
  async (_, search, come, ready) => {
    expect(await neighboursOf(search, come)).toEqual([[], ready]);
  },
);

const [before, after] = ['2027-07-14', '2027-08-02'];
const [ofBefore, ofAfter] = ['2027-07-14 of 2027-07', '2027-08-02 of 2027-08'];
test.each([
  ['both', before, 100, [ofBefore, ofAfter]],
  ['none that reads on by itself', before, 101, [ofBefore]],
  ['the only one', null, 1, [ofAfter]],
])('CAL-57: so do the days beside the shown one: %s', async (_, previousDay, total, ready) => {
  const come = [[dayAt(before), 100] as const, [dayAt(after), total] as const];
  const days = { previousDay, nextDay: after };
  expect(await neighboursOf(dayAt('2027-07-16'), come, days)).toEqual([[], ready]);
});
