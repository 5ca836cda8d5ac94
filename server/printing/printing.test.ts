import { expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { openPrepared } from '../prepared/testing/preparedSite.ts';
import { testFestival, testSource } from '../profile/testing/testFestival.ts';
import { insertProgrammations } from '../store/schema/insert.ts';
import { evening } from '../store/testing/programme.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import type { TestApp } from '../testing/startTestApp.ts';
import { readPrintAsked } from './printAddress.ts';
import { createPrinting } from './printing.ts';
import { writeSheet } from './sheet.ts';

const publicUrl = 'https://festival.example';
const start = () => startOwnApp({ env: { PUBLIC_URL: publicUrl } });
const ask = async ({ app }: TestApp, path: string) => {
  const answer = await app.hono.request(path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const rowsIn = (html: string): string[][] =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].flatMap(([, body = '']) =>
    body
      .split('</tr>')
      .filter((row) => row.trim() !== '')
      .map((row) =>
        [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
      ),
  );
const captionsIn = (html: string): string[] =>
  [...html.matchAll(/<caption><time[^>]*>(.*?)<\/time>/g)].map(([, day = '']) => day);

test('CAL-04: ?print=all of a month is the list of all its shows, by day, in the language of the address', async () => {
  const running = await start();
  const [fr, en] = [
    await ask(running, '/fr/calendrier?month=2027-07&print=all'),
    await ask(running, '/en/calendar?print=all&month=2027-07'),
  ];
  expect([captionsIn(fr.text), rowsIn(fr.text)]).toEqual([
    ['vendredi 16 juillet 2027', 'samedi 17 juillet 2027'],
    [
      ['19:30', 'Micro fermé', 'En ligne', 'Gratuit', ''],
      ['19:30', 'Les Nuits blanches', 'Théâtre du Coin · Montréal', '25\u00a0$ – 48,50\u00a0$', ''],
      ['19:30', 'Les Nuits blanches', 'Théâtre du Coin · Montréal', '25\u00a0$ – 48,50\u00a0$', 'Complet'],
    ],
  ]);
  expect(rowsIn(en.text)[2]).toEqual([
    '7:30 pm',
    'Sleepless Nights',
    'Théâtre du Coin · Montréal',
    '$25 – $48.50',
    'Sold out',
  ]);
});

test('CAL-04: the list tells what became of a date, at the day that it has now', async () => {
  const running = await start();
  const states = dateStates({
    scheduled: ['16', '', ''],
    cancelled: ['16', 'Annulé', 'Cancelled'],
    'cancelled, given after all': ['16', '', ''],
    postponed: ['16', 'Reporté', 'Postponed'],
    'postponed, given at its old hour': ['16', '', ''],
    'postponed, then moved': ['17', 'Nouvelle date', 'New date'],
    moved: ['17', 'Nouvelle date', 'New date'],
    'moved back': ['16', '', ''],
    'moved twice': ['18', 'Nouvelle date', 'New date'],
  });
  await running.store.write(async (db) => {
    await db.deleteFrom('programmations').execute();
    const common = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
    await insertProgrammations(
      db,
      // A minute apart, so that each is known by its hour.
      states.map(({ name, state, day }, id) => ({
        ...common,
        id,
        external_id: name,
        starts_at: evening + day * 86_400 + id * 60,
        state,
      })),
    );
  });
  const read = async (address: string) =>
    (await ask(running, address)).text.split('<table>').flatMap((table) => {
      const [, day = ''] = /<caption><time datetime="\d{4}-\d\d-(\d\d)"/.exec(table) ?? [];
      return rowsIn(table).map((row) => ({
        minute: /:(\d\d)/.exec(row[0] ?? '')?.[1],
        day,
        state: row.at(-1),
      }));
    });
  const [fr, en] = [
    await read('/fr/calendrier?month=2027-07&print=all'),
    await read('/en/calendar?month=2027-07&print=all'),
  ];
  const told = states.map(({ name }, id) => {
    const at = ({ minute }: { minute: string | undefined }): boolean => minute === String(30 + id);
    return [name, fr.find(at)?.day, fr.find(at)?.state, en.find(at)?.state];
  });
  expect(told).toEqual(states.map((state) => [state.name, ...state.told]));
});

test('META-01: the list is not for searches, runs no script, and points at the month', async () => {
  const { status, headers, text } = await ask(
    await start(),
    '/fr/calendrier?print=all&month=2027-07&city=Laval',
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain(
    `<link rel="canonical" href="${publicUrl}/fr/calendrier?month=2027-07&#38;city=Laval">`,
  );
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
});

test('CAL-24: the list is narrowed as its address says; what cannot be read is as if it were not there', async () => {
  const running = await start();
  const count = async (search: string) =>
    rowsIn((await ask(running, `/fr/calendrier?print=all&${search}`)).text).length;
  expect([
    await count('month=2027-07&city=Montr%C3%A9al'),
    await count('month=2027-07&price=free'),
    await count('month=2027-07&price=dear&panel=filters&part=none'),
    await count('month=2027-08'),
    await count('month=2027-99'),
    await count('mode=day&day=2027-07-17'),
    await count('mode=day&day=2027-08-17&month=2027-07'),
  ]).toEqual([2, 1, 3, 0, 3, 3, 0]);
});

test('CAL-24: the list says that it is narrowed, where anything but the English shows is chosen', async () => {
  const running = await start();
  const said = async (search: string) =>
    (await ask(running, `/en/calendar?print=all&month=2027-07${search}`)).text.includes('chosen filters');
  expect([await said(''), await said('&english=true'), await said('&english=true&city=Laval')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('RTE-04: the archive’s list for print ends with today, and is made anew at midnight', async () => {
  const running = await start();
  const count = async (path: string) =>
    rowsIn((await ask(running, `${path}?print=all&month=2027-07`)).text).length;
  const counts: number[] = [];
  for (const now of ['2027-06-30T12:00', '2027-07-16T12:00', '2027-07-17T03:59', '2027-07-17T04:00']) {
    running.clock.set(`${now}:00Z`);
    counts.push(await count('/fr/calendrier-archive'));
  }
  expect([counts, await count('/fr/calendrier')]).toEqual([[0, 2, 2, 3], 3]);
});

test('CAL-04: other addresses are not lists', async () => {
  const running = await start();
  for (const path of ['/fr/calendar?print=all', '/fr/spectacles?print=all', '/fr/calendrier?print=some'])
    expect((await ask(running, path)).text, path).not.toContain('<table');
});

test('CAL-11: titles and places are text', async () => {
  const running = await start();
  const hostile = '</td><script>alert("1")</script>&';
  await running.store.write(async (db) => {
    await db.updateTable('show_texts').set({ title: hostile }).execute();
    await db.updateTable('venues').set({ name: hostile }).execute();
  });
  const { text } = await ask(running, '/fr/calendrier?print=all&month=2027-07');
  expect(text).not.toMatch(/<script|alert\("1"/);
  expect(rowsIn(text)).toHaveLength(3);
});

test('CAL-10: a month of thousands comes in parts, whole and in order', async () => {
  const running = await start();
  const most = 2_000;
  const many = Array.from({ length: most }, (_, index) => ({
    id: 100 + index,
    external_id: `many:${index}`,
    show_id: 1,
    venue_id: 1,
    starts_at: evening + 60 * index,
    ends_at: null,
    timezone: 'America/Toronto',
    status: 'ON_SALE' as const,
    price_min: 0,
    price_max: 0,
    ticket_url: null,
    capacity: null,
    taken: 0,
  }));
  await running.store.write((db) => insertProgrammations(db, many));
  const address = '/en/calendar?month=2027-07&print=all';
  const [first, second] = [await ask(running, address), await ask(running, `${address}&part=2`)];
  expect([rowsIn(first.text).length, rowsIn(second.text).length]).toEqual([most, 3]);
  expect(first.text).toContain('<a rel="next" href="/en/calendar?month=2027-07&#38;print=all&#38;part=2">');
  expect(first.text).toContain('<p>Part 1 of 2</p>');
  expect(second.text).toContain('<a rel="prev" href="/en/calendar?month=2027-07&#38;print=all">');
  const beyond = await running.app.hono.request(`${address}&part=9`);
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, `${address}&part=2`]);
});

test('IMP-09: a day without an hour has none in the list, and stands first', async () => {
  const running = await start();
  const [starts, ends] = ['2027-07-16T04:00:00Z', '2027-07-17T04:00:00Z'].map(
    (iso) => Temporal.Instant.from(iso).epochMilliseconds / 1000,
  );
  await running.store.write((db) =>
    insertProgrammations(db, [
      {
        id: 100,
        external_id: 'day',
        show_id: 1,
        venue_id: 1,
        starts_at: starts ?? 0,
        ends_at: ends ?? 0,
        timezone: 'America/Toronto',
        status: null,
        price_min: null,
        price_max: null,
        ticket_url: null,
        capacity: null,
        taken: 0,
      },
    ]),
  );
  const { text } = await ask(running, '/en/calendar?month=2027-07&print=all');
  expect(rowsIn(text)[0]).toEqual(['', 'Sleepless Nights', 'Théâtre du Coin · Montréal', '', '']);
});

test.each([
  ['of somebody else, for a minute', '/fr/calendrier', 60_000, [1, 1, 2, 3]],
  ['of ours, until the data change', '/fr/calendrier', null, [1, 1, 1, 1]],
  ['of the past, until midnight', '/fr/calendrier-archive', null, [1, 1, 1, 2]],
  ['of somebody else’s past, for a minute', '/fr/calendrier-archive', 60_000, [1, 1, 2, 3]],
] as const)('CAL-48: a list for print is kept: %s', async (_name, path, lifetime, asked) => {
  const { prepared, clock } = openPrepared();
  let calls = 0;
  const calendar = {
    readSummary: () => Promise.reject(new Error('Not asked')),
    readFacets: () => Promise.reject(new Error('Not asked')),
    readSpan: () => {
      calls += 1;
      return Promise.resolve({ items: [], total: 0 });
    },
    lifetime,
  };
  const settings = { publicUrl, siteTimezone: 'America/Toronto' };
  const shareOf = () => undefined;
  const hono = createPrinting({ calendar, clock, prepared, shareOf, festival: testSource, settings });
  const callsAt = async (instant: string) => {
    clock.set(instant);
    await hono.request(`${path}?print=all&month=2027-07`);
    return calls;
  };
  expect([
    await callsAt('2027-07-17T03:58:00Z'),
    await callsAt('2027-07-17T03:58:59.999Z'),
    await callsAt('2027-07-17T03:59:00Z'),
    await callsAt('2027-07-17T04:00:00Z'),
  ]).toEqual(asked);
});

/** A document without its styles. */
const withoutStyles = (html: string): string => html.replace(/<style>[^]*?<\/style>/, '<style/>');

test('CAL-04: the whole document of a month that is narrowed, as a browser without scripts reads it', async () => {
  const running = await start();
  await running.store.write((db) =>
    db.updateTable('show_texts').set({ written_in: 'fr' }).where('lang', '=', 'en').execute(),
  );
  const { text } = await ask(running, '/en/calendar?print=all&month=2027-07&city=Montr%C3%A9al');
  const heads = ['Time', 'Show', 'Place', 'Price', 'Status'].map((head) => `<th scope="col">${head}</th>`);
  const tableOf = (day: string, words: string, state: string): string =>
    `<table><caption><time datetime="${day}">${words}</time></caption><thead><tr>${heads.join('')}</tr></thead>
<tbody><tr><td><time datetime="${day}T23:30:00Z">7:30 pm</time></td><td><a href="/en/shows/sleepless-nights" lang="fr">Sleepless Nights</a></td><td>Théâtre du Coin · Montréal</td><td>$25 – $48.50</td><td>${state}</td></tr></tbody></table>`;
  const month = '/en/calendar?month=2027-07&#38;city=Montr%C3%A9al';
  expect(withoutStyles(text)).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Calendar, July 2027: every show | Festival</title>
<link rel="canonical" href="${publicUrl}${month}">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<style/>
</head>
<body>
<header><p>Festival</p><h1>July 2027</h1><p><b>Every show</b> · 2 shows</p>
<p><small>Time indicated corresponds to venue's local time. This list follows the chosen filters.</small></p>
<a href="${month}">Back to the calendar</a></header>
<main>
${tableOf('2027-07-16', 'Friday, July 16, 2027', '')}
${tableOf('2027-07-17', 'Saturday, July 17, 2027', 'Sold out')}

</main>
</body>
</html>
`);
});

test('CAL-04: a month without shows says so, and one part among several leads to its neighbours', () => {
  const url = new URL('/fr/calendrier?print=all&month=2027-08&part=2', publicUrl);
  const asked = readPrintAsked(url, '2027-07');
  const partOf = (parts: number): unknown => {
    if (asked === null) return null;
    const html = writeSheet(asked, { days: [], total: 1, parts }, { festival: testFestival, publicUrl });
    return [/· ([^<]*)<\/p>/.exec(html)?.[1], /<main>\n([^]*)\n<\/main>/.exec(html)?.[1]?.split('\n')];
  };
  const address = '/fr/calendrier?month=2027-08&#38;print=all';
  const none = '<p>Aucun spectacle ce mois-ci.</p>';
  const told = (parts: number): string => `<nav aria-label="Parties de la liste"><p>Partie 2 de ${parts}</p>`;
  const previous = `<a rel="prev" href="${address}">Partie précédente</a>`;
  const next = `<a rel="next" href="${address}&#38;part=3">Partie suivante</a>`;
  expect([1, 2, 3].map(partOf)).toEqual([
    ['1 spectacle', [none, '']],
    ['1 spectacle', [none, `${told(2)}${previous}</nav>`]],
    ['1 spectacle', [none, `${told(3)}${previous}${next}</nav>`]],
  ]);
});

test('Security: a list says its language, and lets in its own styles, fonts and icon alone', async () => {
  const { headers } = await ask(await start(), '/en/calendar?print=all&month=2027-07');
  expect([headers.get('content-language'), headers.get('content-security-policy')?.split('; ')]).toEqual([
    'en',
    [
      "default-src 'none'",
      expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
      "font-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ],
  ]);
});

test('RTE-04: the archive’s list of a month that is over is whole', async () => {
  const running = await start();
  running.clock.set('2027-08-03T12:00:00Z');
  const { text } = await ask(running, '/en/calendar-archive?print=all&month=2027-07');
  expect(rowsIn(text)).toHaveLength(3);
});
