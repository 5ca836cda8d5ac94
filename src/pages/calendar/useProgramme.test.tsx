import { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { describe, expect, test } from 'vitest';
import { viewOf } from '#contract/programme/testing/views.ts';
import { programmationAt, questionOf as askedOf } from '#contract/programme/testing/programmations.ts';
import type { DaysBeyond } from '#contract/programme/shows/view.ts';
import { calendarViewQuery } from '#src/api/calendar/calendarQueries.ts';
import { calendarClientOf } from '#src/api/testing/calendarHost.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { july, stateAt } from './testing/sample.ts';
import { questionOf, questionsAround } from './calendar.question.ts';
import { useProgramme } from './useProgramme.ts';

const { client } = calendarClientOf([]);
const { lang, settings, opening, until, clock } = askedOf('2027-07');
const asker = { lang, settings, opening, until, clock };

/** The hook's result at an address, with a view of July in the cache that has shows on these days. */
const programmeAt = (
  search: Record<string, string>,
  days: readonly string[],
  beyond: Partial<DaysBeyond> = {},
) => {
  const queries = new QueryClient();
  const state = stateAt(search);
  const question = questionOf(state, asker);
  const items = days.map((day) => programmationAt(day, `2027-07-${day}T20:00:00Z`));
  const july = viewOf(items, '2027-07', { mode: question.mode, day: question.day });
  queries.setQueryData(calendarViewQuery(client, { ...question, month: '2027-07' }).queryKey, {
    ...july,
    beyond: { previous: null, next: null, ...beyond },
  });
  const told: ReturnType<typeof useProgramme>[] = [];
  const Probe = () => {
    told.push(useProgramme(client, state, asker, search['offset']));
    return null;
  };
  renderScreen(<Probe />, { queries });
  const [programme] = told;
  if (!programme) throw new Error('Nothing was drawn');
  return programme;
};

describe('CAL-45: what is fetched ahead', () => {
  const around = (
    search: Record<string, string>,
    days: readonly string[] = [],
    next: string | null = null,
  ) => {
    const state = stateAt(search);
    const view = {
      ...july,
      days: days.map((date) => ({ date, count: 1, tiles: [] })),
      beyond: { previous: null, next },
    };
    return questionsAround(questionOf(state, asker), state, view).map((asked) => [
      asked.month,
      asked.mode,
      asked.day,
      asked.filters.city,
    ]);
  };
  const month = (name: string) => [name, 'month', null, []];

  test.each([
    ['CAL-40', '2027-01', ['2027-02']],
    ['CAL-40', '2027-02', ['2027-03', '2027-01']],
    ['CAL-41', '2029-11', ['2029-12', '2029-10']],
    ['CAL-41', '2029-12', ['2029-11']],
  ])('%s: by month the months around %s that the calendar reaches', (_, search, months) => {
    expect(around({ month: search })).toEqual(months.map(month));
  });

  test('CAL-45: by day its neighbours and its month, with the same filters', () => {
    const search = { mode: 'day', day: '2027-07-16', city: 'Laval' };
    expect(around(search, ['2027-07-03', '2027-07-16'], '2027-10-02')).toEqual([
      ['2027-10', 'day', '2027-10-02', ['Laval']],
      ['2027-07', 'day', '2027-07-03', ['Laval']],
      ['2027-07', 'month', null, ['Laval']],
    ]);
    expect(around(search, ['2027-07-16'])).toEqual([['2027-07', 'month', null, ['Laval']]]);
  });
});

describe('CAL-43: the arrows of Day view', () => {
  const day = { mode: 'day', day: '2027-07-16' };

  test('CAL-42: lead to the days of the month', () => {
    expect(programmeAt(day, ['03', '16', '30']).neighbours).toEqual({
      previousDay: '2027-07-03',
      nextDay: '2027-07-30',
    });
  });

  test('CAL-43: or to the nearest beyond it', () => {
    const beyond = { previous: '2027-05-10', next: '2027-09-05' };
    expect(programmeAt(day, ['16'], beyond).neighbours).toEqual({
      previousDay: '2027-05-10',
      nextDay: '2027-09-05',
    });
  });

  test('CAL-03: there are none by month', () => {
    expect(programmeAt({ month: '2027-07' }, ['03', '16']).neighbours).toEqual({
      previousDay: null,
      nextDay: null,
    });
  });
});

describe('what the panels ask', () => {
  const search = { mode: 'day', day: '2027-07-16', after: '19:00', offset: '100', city: 'Laval' };

  test('CAL-21: a draft at the place of the address', () => {
    const { panelQueries } = programmeAt(search, ['16']);
    const { filters } = stateAt({ venue: 'Club' }).context;
    const draft = { ...filters, english: 'true' } as const;
    const place = { lang: 'fr', month: '2027-07', filters, english: 'true' };
    expect(panelQueries.draft(draft).queryKey).toEqual([
      'calendar',
      {
        ...place,
        mode: 'day',
        day: '2027-07-16',
        days: null,
        after: '19:00',
        before: null,
        offset: 0,
        opening: null,
        until: null,
      },
    ]);
    expect(panelQueries.facets(draft).queryKey).toEqual([
      'facets',
      'fr',
      {
        month: '2027-07',
        days: { from: '2027-07-16', to: '2027-07-16', after: '19:00', before: null },
        filters: draft,
      },
    ]);
  });

  test('CAL-20: the days of another month', () => {
    const { panelQueries } = programmeAt(search, ['16']);
    expect(panelQueries.month('2027-09').queryKey).toEqual([
      'calendar',
      {
        lang: 'fr',
        month: '2027-09',
        mode: 'month',
        day: null,
        days: null,
        after: null,
        before: null,
        offset: 0,
        opening: null,
        until: null,
        filters: stateAt({ city: 'Laval' }).context.filters,
        english: 'false',
      },
    ]);
  });
});

describe('CAL-56: what is there', () => {
  test('CAL-56: a month at hand is ready, one that is not is on its way', () => {
    expect([
      programmeAt({ month: '2027-07' }, ['16']).status,
      programmeAt({ month: '2027-08' }, ['16']).status,
    ]).toEqual(['ready', 'loading']);
  });

  test('CAL-56: the last view stays, with its own question, until the next one has come', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const put = (search: Record<string, string>, shows: number) => {
      const items = Array.from({ length: shows }, (_, place) =>
        programmationAt(String(place), `${search['month']}-20T20:00:00Z`),
      );
      const question = questionOf(stateAt(search), asker);
      queries.setQueryData(calendarViewQuery(client, question).queryKey, viewOf(items, question.month));
    };
    put({ month: '2027-07' }, 2);
    const told: ReturnType<typeof useProgramme>[] = [];
    const Probe = ({ month, offset }: { month: string; offset?: string }) => {
      const state = useMemo(() => stateAt({ month }), [month]);
      told.push(useProgramme(client, state, asker, offset));
      return null;
    };
    const look = () => {
      const now = told.at(-1);
      return [now?.status, now?.view?.total, now?.asking.question.month];
    };
    const { redraw, until: holds } = await renderLive(<Probe month="2027-07" />, { queries });
    const seen = [look()];
    await redraw(<Probe month="2027-08" />);
    seen.push(look());
    put({ month: '2027-08' }, 3);
    await holds(() => expect(look()[0]).toBe('ready'));
    seen.push(look());
    await redraw(<Probe month="2027-07" />);
    seen.push(look());
    expect(seen).toEqual([
      ['ready', 2, '2027-07'],
      ['loading', 2, '2027-07'],
      ['ready', 3, '2027-08'],
      ['ready', 2, '2027-07'],
    ]);
  });
});
