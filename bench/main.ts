import { enumeration } from './enumeration.ts';
import { toTable, type Figure } from './figure.ts';
import { heap } from './heap.ts';
import { importing } from './import.ts';
import { largeMonthPage } from './largeMonthPage.ts';
import { list } from './list.ts';
import { login } from './login.ts';
import { month } from './month.ts';
import { paint } from './paint.ts';
import { reservation } from './reservation.ts';
import { search } from './search.ts';
import { typing } from './typing.ts';
import { server } from './server.ts';
import { summary } from './summary.ts';
import { weight } from './weight.ts';

/** The measurements, by the name that `npm run bench -- NAME` takes. */
const benches = new Map<string, { title: string; run: () => Promise<Figure[]> }>([
  ['weight', { title: 'weight: bytes of the calendar page', run: weight }],
  ['paint', { title: 'paint: first view on slow 4G, processor 4 × slower', run: paint }],
  ['month', { title: 'month: from month to month, data at hand, processor 4 × slower', run: month }],
  ['large', { title: 'large: the page of a month with many dates, beside few', run: largeMonthPage }],
  [
    'list',
    { title: 'list: more of the list of all the shows, data at hand, processor 4 × slower', run: list },
  ],
  ['typing', { title: 'typing: a search as one types, processor 4 × slower', run: typing }],
  ['heap', { title: 'heap: what the page of a month keeps, beside FullCalendar', run: heap }],
  ['server', { title: 'server: one process', run: server }],
  ['summary', { title: 'summary: a month with many dates, counted and drawn by the server', run: summary }],
  ['search', { title: 'search: the embedded index', run: search }],
  ['import', { title: 'import: the largest month, as JSON-LD', run: importing }],
  ['reservation', { title: 'reservation: members reserve at a steady rate', run: reservation }],
  ['login', { title: 'login: a wrong password, for known and unknown addresses', run: login }],
  [
    'enumeration',
    {
      title: 'enumeration: newsletter, register and reset, by addresses that are known and others',
      run: enumeration,
    },
  ],
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.has(name));
if (unknown.length > 0)
  console.error(`No such measurement: ${unknown.join(', ')}. There are ${[...benches.keys()].join(', ')}.`);

/** A measurement that fails says so; it fails no build. */
for (const [name, { title, run }] of benches) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    console.log(toTable(title, await run()));
  } catch (caught) {
    console.error(`${title}: could not be measured:`, caught);
  }
}
