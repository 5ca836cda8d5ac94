import { attack } from './attack.ts';
import { backup } from './backup.ts';
import { beside } from './beside/beside.ts';
import { cost } from './cost/cost.ts';
import { enumeration } from './enumeration.ts';
import { tableOf, type Figure } from './figure.ts';
import { festivalFolder } from './festival.ts';
import { firstClick } from './firstClick.ts';
import { heap } from './heap.ts';
import { host } from './host.ts';
import { importing } from './import.ts';
import { interactions } from './interactions.ts';
import { largeMonthPage } from './largeMonthPage.ts';
import { letters } from './letters.ts';
import { list } from './list.ts';
import { login } from './login.ts';
import { month } from './month.ts';
import { paint } from './paint.ts';
import { pictures } from './pictures.ts';
import { reservation } from './reservation.ts';
import { search } from './search.ts';
import { writeTable, type Table } from './table.ts';
import { typing } from './typing.ts';
import { server } from './server.ts';
import { summary } from './summary.ts';
import { weight } from './weight.ts';

/** The measurements, by their names for `npm run bench -- NAME`. */
const benches = new Map<string, { title: string; run: () => Promise<Figure[] | Table> }>([
  ['weight', { title: 'weight: bytes of the calendar page', run: weight }],
  ['paint', { title: 'paint: first view on slow 4G, processor 4 × slower', run: paint }],
  [
    'first',
    {
      title: 'first: the first tap on an arrow of a cold visit, slow 4G, processor 4 × slower',
      run: firstClick,
    },
  ],
  [
    'interactions',
    {
      title: 'interactions: the longest of each step, 0 below 104 ms; slow 4G, processor 4 × slower',
      run: interactions,
    },
  ],
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
  ['attack', { title: 'attack: what the worst searches cost', run: attack }],
  ['festival', { title: 'festival: the folder of the largest', run: festivalFolder }],
  ['pictures', { title: 'pictures: the photos of a folder, prepared while the site answers', run: pictures }],
  ['import', { title: 'import: the largest month, as JSON-LD', run: importing }],
  ['backup', { title: 'backup: 60,000 dates and 100,000 bookings, while the site runs', run: backup }],
  ['reservation', { title: 'reservation: members reserve at a steady rate', run: reservation }],
  ['login', { title: 'login: a wrong password, for known and unknown addresses', run: login }],
  [
    'enumeration',
    {
      title: 'enumeration: newsletter, register and reset, by addresses that are known and others',
      run: enumeration,
    },
  ],
  ['host', { title: 'host: pages on a content host with one spoilt call', run: host }],
  ['letters', { title: 'letters: what strangers can cause in an hour', run: letters }],
  ['cost', { title: 'cost: the dearest request of 16 KB to each route, in processor time', run: cost }],
  ['beside', { title: 'beside: what other visitors wait while a stranger asks for the worst', run: beside }],
]);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !benches.has(name));
if (unknown.length > 0)
  console.error(`No such measurement: ${unknown.join(', ')}. There are ${[...benches.keys()].join(', ')}.`);

/** A failed measurement says so; it fails no build. */
for (const [name, { title, run }] of benches) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  try {
    const measured = await run();
    console.log(writeTable(title, 'rows' in measured ? measured : tableOf(measured)));
  } catch (caught) {
    console.error(`${title}: could not be measured:`, caught);
  }
}
