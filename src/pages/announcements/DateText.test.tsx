import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DateText } from './DateText.tsx';

test.each([
  ['fr', '16 juill. 2027'],
  ['en', 'Jul 16, 2027'],
] as const)(
  'PRS-03 (%s): a day is itself, an instant the day that it is where the festival is',
  (lang, said) => {
    const drawn = (date: string, timezone = 'America/Toronto') =>
      textOf(renderScreen(<DateText {...{ date, timezone }} width="medium" />, { lang }));
    expect([
      drawn('2027-07-16'),
      drawn('2027-07-17T01:30:00Z'),
      drawn('2027-07-15T22:30:00Z', 'Asia/Tokyo'),
    ]).toEqual([said, said, said]);
    expect(drawn('soon')).toBe('');
  },
);
