import { expect, test } from 'vitest';
import { addressFor, readPrintAsked } from './printAddress.ts';

const chosen =
  'month=2027-07&city=Laval&city=Toronto&accessibility=asl&accessibility=lsq&venue=gesu&english=true';
const read = (search: string, path = '/en/calendar') =>
  readPrintAsked(new URL(`https://festival.example${path}?${search}`), '2027-06');

test.each([
  [null, ''],
  [1, '&print=all'],
  [2, '&print=all&part=2'],
])('CAL-10: part %s of a list has all filters in its address, those of several values too', (part, more) => {
  const asked = read(`print=all&${chosen}&nothing=1&kind=`);
  const address = asked && new URL(addressFor(asked, part), 'https://festival.example');
  const sorted = (search: string | undefined) => [...new URLSearchParams(search)].map(String).toSorted();
  expect([address?.pathname, sorted(address?.search)]).toEqual(['/en/calendar', sorted(chosen + more)]);
});
