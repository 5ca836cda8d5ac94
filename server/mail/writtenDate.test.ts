import { expect, test } from 'vitest';
import { writtenDate } from './writtenDate.ts';

const zone = 'America/Toronto';
const on = (day: string): number => Date.parse(`2027-07-${day}T23:30:00Z`) / 1000;
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

test('CAL-55: a letter says 1er in French, and only on the first', () => {
  const says = (['01', '11', '16'] as const).map((day) => spaced(writtenDate(on(day), 'fr', zone)));
  expect(says).toEqual([
    'jeudi 1er juillet 2027 à 19 h 30',
    'dimanche 11 juillet 2027 à 19 h 30',
    'vendredi 16 juillet 2027 à 19 h 30',
  ]);
  expect(spaced(writtenDate(on('01'), 'en', zone))).toBe('Thursday, July 1, 2027 at 7:30 p.m.');
});
