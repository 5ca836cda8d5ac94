import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { localTime } from '#contract/programme/time/localTime.ts';
import { nearDay } from '#contract/programme/calendar/nearDay.ts';
import { nextDate } from '#contract/programme/shows/nextDate.ts';
import { quickWays } from '#contract/programme/calendar/quickWays.ts';
import {
  programmationOf,
  programmeSettings as settings,
  questionOf,
} from '#contract/programme/testing/programmations.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { calendarViewQuery } from './calendar/calendarQueries.ts';
import { tonightQuery } from './home/homeQueries.ts';
import { calendarClientOf } from './testing/calendarHost.ts';

/** `16T23:30`, of July 2027 in Toronto. */
const at = (local: string): number => Date.parse(`2027-07-${local}:00-04:00`);
const zone = { timezone: 'America/Toronto', offset: '-0400' };

interface Given {
  start: string;
  state?: ProgrammationState;
}

const dateOf = ({ start, state = 'scheduled' }: Given) => {
  const instant = at(start);
  return { instant, state, date: { start: new Date(instant).toISOString() } };
};

/** Tonight's rest according to home and the calendar, and the dates that the show's own page calls "tonight". */
const tonightAt = async (local: string, programme: readonly Given[]) => {
  const now = at(local);
  const clock = { now: () => now };
  const dates = programme.map((given) => ({ id: given.start, ...dateOf(given) }));
  const { client } = calendarClientOf(
    dates.map(({ id, state, date }) => programmationOf(id, { state, date })),
  );
  const queryClient = new QueryClient();
  const home = await queryClient.query(tonightQuery({ client, lang: 'fr', settings, clock }));
  const { day, after, before } = quickWays(now, settings.timezone).tonight;
  const question = questionOf('2027-07', { mode: 'day', day, after, before, clock });
  const view = await queryClient.query(calendarViewQuery(client, question));
  const calledTonight = dates.filter(({ id, instant, state, date }) => {
    const { date: told } = ticketOf(id);
    const ticket = ticketOf(id, { state, date: { ...told, ...date }, showstartdate: date.start });
    const local = nextDate([ticket], now) && localTime(instant, -240);
    return local && nearDay({ ...local, zone }, now) === 'tonight';
  });
  return {
    home: home.map(({ id }) => id),
    calendar: view.day?.groups
      .flatMap(({ tiles }) => tiles)
      .filter(({ hasBegun }) => !hasBegun)
      .map(({ id }) => id),
    show: calledTonight.map(({ id }) => id),
  };
};

const programme = ['16T16:59', '16T17:00', '16T23:59', '17T00:00', '17T03:59', '17T04:00', '17T17:00'];

describe('home, the calendar and the page of a show', () => {
  test.each([
    ['16T04:00', ['16T17:00', '16T23:59', '17T00:00', '17T03:59']],
    ['16T16:59', ['16T17:00', '16T23:59', '17T00:00', '17T03:59']],
    ['16T20:00', ['16T23:59', '17T00:00', '17T03:59']],
    ['16T23:59', ['17T00:00', '17T03:59']],
    ['17T00:00', ['17T03:59']],
    ['17T01:30', ['17T03:59']],
    ['17T03:59', []],
    ['17T04:00', ['17T17:00']],
  ])('TON-03: agree at %s on what is to come of tonight', async (now, tonight) => {
    const dates = programme.map((start) => ({ start }));
    expect(await tonightAt(now, dates)).toEqual({
      home: tonight.slice(0, 3),
      calendar: tonight,
      show: tonight,
    });
  });

  test.each([
    ['scheduled', 'scheduled', true, true],
    ['cancelled', 'cancelled', false, true],
    ['postponed', 'postponed', false, true],
    ['moved to another hour of it', 'rescheduled', true, true],
  ] as const)('TON-05: a date that is %s', async (_, state, isOffered, isListed) => {
    const start = '17T02:00';
    const told = await tonightAt('17T01:30', [{ start, state }]);
    const only = (is: boolean) => (is ? [start] : []);
    expect(told).toEqual({ home: only(isOffered), calendar: only(isListed), show: only(isOffered) });
  });

  test('TON-05: a date that is moved away is not tonight, and is again once it is moved back', async () => {
    const now = '17T01:30';
    const none = { home: [], calendar: [], show: [] };
    const some = { home: ['17T02:00'], calendar: ['17T02:00'], show: ['17T02:00'] };
    expect([
      await tonightAt(now, [{ start: '17T02:00' }]),
      await tonightAt(now, [{ start: '17T21:00', state: 'rescheduled' }]),
      await tonightAt(now, [{ start: '17T02:00', state: 'rescheduled' }]),
      await tonightAt(now, [{ start: '17T02:00', state: 'scheduled' }]),
    ]).toEqual([some, none, some, some]);
  });
});
