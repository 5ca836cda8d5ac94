import { act } from 'react';
import { expect, test } from 'vitest';
import { json, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { openPage } from '#src/testing/openPage.tsx';

/** Sixty shows, 24 at a time. */
const shows: Reaction = (_init, url = '') => {
  const offset = Number(new URL(url, 'https://x.example').searchParams.get('offset'));
  const data = Array.from({ length: Math.min(24, 60 - offset) }, (_, place) => ({
    id: `${offset + place}`,
    title: `Show ${offset + place}`,
    url: `/en/shows/${offset + place}`,
    venues: [],
  }));
  return Response.json({ data, pagesize: 24, totalcount: 60, previous: null, next: offset + 24 });
};
const city = { name: 'city', choices: [{ value: 'Laval', label: '', count: 3 }] };
const host = { 'en/content/8/shows': shows, 'en/content/8/shows/facets': json({ data: [city] }) };
const cardsIn = (main: string) => partsOf(main, 'article').map(textOf);

test('RTE-17: more shows come below the others, at an address of their own, from which one step back leaves the list', async () => {
  const { at, main, press, until } = await openPage('/en/shows?city=Laval', { host });
  const before = cardsIn(main()).length;
  await press('Load more');
  await until(() => expect(cardsIn(main())).toHaveLength(48));
  expect([before, cardsIn(main())[24], at()]).toEqual([
    24,
    'Dates to come Show 24',
    ['/en/shows?city=Laval&offset=24', 1],
  ]);
});

test('RTE-17: more shows that do not come leave those that are there, with a message', async () => {
  const failing: Reaction = (init, url = '') =>
    url.includes('offset=24') ? new Response('{}', { status: 500 }) : shows(init, url);
  const { main, press, until } = await openPage('/en/shows', {
    host: { ...host, 'en/content/8/shows': failing },
  });
  await press('Load more');
  await until(() => expect(main()).toContain('role="alert"'));
  expect(cardsIn(main())).toHaveLength(24);
});

test('HOM-13: a chosen filter is a step of its own, asks for its shows, and begins at their first page', async () => {
  const { asked, at, find, until } = await openPage('/en/shows?offset=24', { host });
  find('select').value = 'Laval';
  await act(async () =>
    find('form', 1).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  await until(() => expect(at()).toEqual(['/en/shows?city=Laval', 2]));
  await until(() =>
    expect(asked.filter((path) => path.includes('8/shows?')).at(-1)).toBe(
      'en/content/8/shows?offset=0&pagesize=24&sort=default&city=Laval',
    ),
  );
});
