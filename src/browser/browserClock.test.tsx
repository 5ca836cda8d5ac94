import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { useMinute, useNow, useToday } from './browserClock.ts';

const clock = { now: () => Date.parse('2027-07-17T04:00:30Z'), drawnAt: Date.parse('2027-07-17T03:59:40Z') };

function Times() {
  const times = [useNow(clock), useToday(clock, 'America/Toronto'), useMinute(clock.now)];
  return times.map((time) => (time === null ? 'unknown' : new Date(time).toISOString())).join(' ');
}

test('CAL-35: the page of the server is of the minute for which it was drawn, however long that took', () => {
  expect(renderScreen(<Times />)).toBe('2027-07-17T03:59:00.000Z 2027-07-16T00:00:00.000Z unknown');
});
