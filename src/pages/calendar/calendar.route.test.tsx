import { expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { openPage } from '#src/testing/openPage.tsx';

const first = programmationOf('1', { date: { start: '2027-05-05T23:00:00Z' } });
const host = {
  'en/content/8/calendar': json({ days: [], total: 0, previous: null, next: null, left_out_english: 0 }),
  'en/content/8/programmations': json({ data: [first], totalcount: 1 }),
};

test.each([
  ['/en/calendar', 'Calendar'],
  ['/en/calendar-archive', 'Calendar archive'],
])('RTE-04: an arrow leads on within its own calendar, under the same filters: %s', async (path, title) => {
  const { at, find, press, until } = await openPage(`${path}?month=2027-06&city=Laval`, { host });
  await press('Previous month');
  await until(() =>
    expect([...at(), find('h1').textContent]).toEqual([
      `${path}?month=2027-05&city=Laval`,
      2,
      `${title} May 2027`,
    ]),
  );
});
