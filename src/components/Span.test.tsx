import { expect, test } from 'vitest';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Span } from './Span.tsx';

test.each([
  [null, ''],
  [{ first: '2027-07-16', last: '2027-07-16' }, '<time dateTime="2027-07-16">Jul 16, 2027</time>'],
  [
    { first: '2027-07-16', last: '2027-08-01' },
    '<time dateTime="2027-07-16">Jul 16</time> – <time dateTime="2027-08-01">Aug 1, 2027</time>',
  ],
  [
    { first: '2027-12-31', last: '2028-01-01' },
    '<time dateTime="2027-12-31">Dec 31, 2027</time> – <time dateTime="2028-01-01">Jan 1, 2028</time>',
  ],
])('SHW-09: from the first to the last day of %j, for people and for machines', (days, html) => {
  expect(renderScreen(<Span days={days} />)).toBe(html);
});
