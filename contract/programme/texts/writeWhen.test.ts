import { describe, expect, test } from 'vitest';
import en from '#locales/en/format.json' with { type: 'json' };
import fr from '#locales/fr/format.json' with { type: 'json' };
import { fill, writer } from './writeWhen.ts';

const inBoth = (date: string, time: string) => {
  const written = (name: keyof typeof en.pattern): string[] =>
    [fr, en].map((texts) => writer(texts.pattern[name], texts)({ date, time }));
  return written;
};

describe('CAL-55: dates and times in the words of a language', () => {
  test('CAL-55: every pattern, in the afternoon of a Friday', () => {
    const written = inBoth('2027-07-16', '19:05');
    expect({
      time: written('time'),
      dayTime: written('dayTime'),
      dayYearTime: written('dayYearTime'),
      shortDate: written('shortDate'),
      mediumDate: written('mediumDate'),
      year: written('year'),
      monthYear: written('monthYear'),
      longDate: written('longDate'),
    }).toEqual({
      time: ['19:05', '7:05 pm'],
      dayTime: ['ven. 16 juill. 19:05', 'Fri 16 Jul 7:05 pm'],
      dayYearTime: ['ven. 16 juill. 2027 19:05', 'Fri 16 Jul 2027 7:05 pm'],
      shortDate: ['16 juill.', 'Jul 16'],
      mediumDate: ['16 juill. 2027', 'Jul 16, 2027'],
      year: ['2027', '2027'],
      monthYear: ['juillet 2027', 'July 2027'],
      longDate: ['vendredi 16 juillet 2027', 'Friday, July 16, 2027'],
    });
  });

  test.each([
    ['00:00', ['00:00', '12:00 am']],
    ['00:59', ['00:59', '12:59 am']],
    ['01:00', ['01:00', '1:00 am']],
    ['11:59', ['11:59', '11:59 am']],
    ['12:00', ['12:00', '12:00 pm']],
    ['13:00', ['13:00', '1:00 pm']],
    ['23:59', ['23:59', '11:59 pm']],
    ['09', ['09:00', '9:00 am']],
  ])('CAL-55: the hour %s', (time, read) => {
    expect(inBoth('2027-07-16', time)('time')).toEqual(read);
  });

  test.each([
    ['2027-01-01', ['vendredi 1er janvier 2027', 'Friday, January 1, 2027']],
    ['2027-12-31', ['vendredi 31 décembre 2027', 'Friday, December 31, 2027']],
    ['2028-02-29', ['mardi 29 février 2028', 'Tuesday, February 29, 2028']],
    ['2027-08-01', ['dimanche 1er août 2027', 'Sunday, August 1, 2027']],
    ['2027-08-07', ['samedi 7 août 2027', 'Saturday, August 7, 2027']],
    ['2027-11', ['lundi 1er novembre 2027', 'Monday, November 1, 2027']],
    ['2027', ['vendredi 1er janvier 2027', 'Friday, January 1, 2027']],
  ])('CAL-55: the day %s', (date, read) => {
    expect(inBoth(date, '10:00')('longDate')).toEqual(read);
  });

  test('CAL-55: a day without an hour is told without one', () => {
    const written = inBoth('2027-05-01', '');
    expect([written('dayTime'), written('dayYearTime'), written('time')]).toEqual([
      ['sam. 1er mai', 'Sat 1 May'],
      ['sam. 1er mai 2027', 'Sat 1 May 2027'],
      ['', ''],
    ]);
  });

  test('CAL-55: a date that is none has no name of a month or a day', () => {
    expect(inBoth('2027-13-xx', '10:00')('dayTime')).toEqual([' NaN  10:00', ' NaN  10:00 am']);
  });
});

test('a text is filled with its values; a name without one is nothing', () => {
  expect(fill('{{min}} – {{max}} ({{ min }}, {{more}}, {min})', { min: '5', max: '{{min}}' })).toBe(
    '5 – {{min}} ({{ min }}, , {min})',
  );
});
