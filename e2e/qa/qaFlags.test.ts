import { expect, test } from 'vitest';
import { readFlags, UsageError } from './qaFlags.ts';

const paths = ['login/1', 'login/2', 'reservation/1', 'reservation/12'];
const read = (...args: string[]) => readFlags(args, paths, ['reservation/3']);

test('without flags everything is walked, both languages in turn', () => {
  expect(read()).toEqual({ only: [], isAll: false, isHeaded: false, lang: null, workers: null });
});

test('paths and machines, a visible browser, one language, so many workers', () => {
  const order = read(
    '--only',
    'reservation/12',
    '--only=login',
    '--headed',
    '--lang',
    'fr',
    '--workers',
    '3',
  );
  expect(order).toEqual({
    only: ['reservation/12', 'login'],
    isAll: false,
    isHeaded: true,
    lang: 'fr',
    workers: 3,
  });
});

test('every path, repetitions too', () => {
  expect(read('--all').isAll).toBe(true);
});

test.each([
  [['--only', 'reservation/2'], '--only "reservation/2" is no path. There are login, reservation.'],
  [
    ['--only', 'reservation/3'],
    'The site lets nobody take "reservation/3": it is walked on the chart alone.',
  ],
  [['--only', 'log'], '--only "log" is no path. There are login, reservation.'],
  [['--lang', 'de'], '--lang is fr or en, not "de".'],
  [['--workers', '0'], '--workers is a number from 1 to 99, not "0".'],
  [['--workers', 'many'], '--workers is a number from 1 to 99, not "many".'],
  [['--fast'], "Unknown option '--fast'"],
  [['reservation'], "Unexpected argument 'reservation'"],
])('wrong flags are said in words: %j', (args, message) => {
  expect(() => read(...args)).toThrow(UsageError);
  expect(() => read(...args)).toThrow(message);
});
