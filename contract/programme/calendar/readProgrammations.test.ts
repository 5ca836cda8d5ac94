import { expect, test } from 'vitest';
import { programmationOf } from '../testing/programmations.ts';
import { readProgrammations } from './readProgrammations.ts';

const read = (data: readonly unknown[]) => {
  const logged: unknown[] = [];
  const { items, skipped } = readProgrammations(
    data,
    (event, details) => logged.push({ event, ...details }),
    {
      month: '2027-07',
    },
  );
  return { ids: items.map(({ id }) => id), skipped, logged };
};
const good = programmationOf('1');

test('CAL-34: what is right is read without a word', () => {
  expect(read([good])).toEqual({ ids: ['1'], skipped: 0, logged: [] });
  expect(read([])).toEqual({ ids: [], skipped: 0, logged: [] });
});

test('CAL-34: what is malformed or has no day is skipped and told, and so is a missing offset', () => {
  const { timezone_offset: _, ...date } = good.date;
  const dayless = programmationOf('3', { date: { start: 'x' } });
  const yearTooFar = programmationOf('5', { date: { start: '+012027-07-16T23:30:00Z' } });
  const { ids, skipped, logged } = read([
    good,
    { id: '2' },
    dayless,
    yearTooFar,
    { ...good, id: '4', date },
    null,
    { date: null },
    { date: 'soon' },
  ]);
  expect([ids.includes('1'), ids.includes('4'), skipped]).toEqual([true, true, 6]);
  expect(logged).toEqual([
    expect.objectContaining({ event: 'content.items.skipped', month: '2027-07', skipped: 6, id: '2' }),
    { event: 'content.offset.missing', month: '2027-07', items: 1 },
  ]);
});
